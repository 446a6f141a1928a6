import type { AuthorizationRequired } from '@toolfault/model'
import { type Completing, complete } from '../challenge/complete.js'
import type { ChallengeOutcome } from '../challenge/ending.js'
import type { Outcome } from '../retry/transcript.js'
import type { Turn } from './turn.js'

/** How pages to authorize at are shown, and how it is asked whether that is done. */
export type Visiting = Omit<Completing, 'signal' | 'message' | 'tool'>

/** See the challenges of a fault through, one after another. */
export const visiting =
  (given: Visiting): Turn<AuthorizationRequired> =>
  async ({ challenges, message }, { tool }, signal) => {
    for (const challenge of challenges) {
      const { outcome } = await complete(challenge, { ...given, message, tool, signal })
      const became = outcomes[outcome]
      if (became !== 'completed') return became
    }
    return 'completed'
  }

/** A page of which nobody can be asked whether it is done is tried: the call will tell. */
export const outcomes: { readonly [outcome in ChallengeOutcome]: Outcome } = {
  completed: 'completed',
  shown: 'completed',
  declined: 'declined',
  cancelled: 'declined',
  late: 'late',
  failed: 'failed',
  unreachable: 'failed',
  refused_url: 'failed'
}
