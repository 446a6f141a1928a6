import { isRecord, type Mender, own } from '@toolfault/model'
import type { Entry, Failure, Transcript } from '../retry/transcript.js'

/** What became of one call that was meant, as its transcript tells. */
export interface Course {
  readonly tool: string
  /** Its failed attempts, in order. */
  readonly errors: ReadonlyArray<Failure>
  readonly attempts: number
  readonly succeeded: boolean
  /** The moments of its first answer and its last. */
  readonly first: number
  readonly last: number
  /** Who has to act, where it was given up. */
  readonly by?: Mender
}

/** The courses of the threads of a run, in their order; one that was never answered has none. */
export const coursesOf = (transcript: Transcript): ReadonlyArray<Course> => {
  const courses = new Map<number, Course>()
  for (const entry of transcript.filter(isRecord)) {
    if (entry.event !== 'answered' && entry.event !== 'ended') continue
    if (own(entry, 'error') !== undefined && !isRecord(own(own(entry, 'error'), 'fault'))) continue
    const after = gone(courses.get(entry.thread), entry)
    if (after !== undefined) courses.set(entry.thread, after)
  }
  return [...courses].sort(([a], [b]) => a - b).map(([, course]) => course)
}

const gone = (
  before: Course | undefined,
  entry: Extract<Entry, { event: 'answered' | 'ended' }>
): Course | undefined => {
  if (entry.event === 'ended') {
    return before === undefined || entry.by === undefined ? before : { ...before, by: entry.by }
  }
  const { at, error, tool } = entry
  const { attempts, errors, first } = before ?? { attempts: 0, errors: [], first: at }
  return {
    tool,
    first,
    last: at,
    attempts: attempts + 1,
    errors: error === undefined ? errors : [...errors, error],
    succeeded: error === undefined
  }
}
