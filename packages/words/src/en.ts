import { attempts } from './en/attempts.js'
import { faults, fixed } from './en/faults.js'
import { fixes } from './en/fixes.js'
import { points } from './en/points.js'
import { asking, questions } from './en/questions.js'
import { remarks } from './en/remarks.js'
import { replies } from './en/replies.js'
import { retries } from './en/retries.js'

export { asking, attempts, faults, fixed, fixes, points, questions, remarks, replies, retries }

/** What a language must say. */
export interface Pack {
  readonly points: typeof points
  readonly faults: typeof faults
  readonly fixed: typeof fixed
  readonly fixes: typeof fixes
  readonly questions: typeof questions
  readonly asking: typeof asking
  readonly attempts: typeof attempts
  readonly remarks: typeof remarks
  readonly replies: typeof replies
  readonly retries: typeof retries
}

/**
 * The English of this house: every sentence it writes, by message id, in groups by who says them, so
 * that a bundle holds only what it says. Arguments arrive escaped.
 */
export const en: Pack = {
  points,
  fixes,
  faults,
  fixed,
  questions,
  asking,
  attempts,
  remarks,
  replies,
  retries
}
