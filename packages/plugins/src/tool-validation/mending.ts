import { isList, issueKinds, own } from '@toolfault/model'
import type { AttemptStore } from '../attempts.js'

/**
 * A store in which arguments that are right now make up for wrong ones, and not for a tool that ran and
 * failed: a caller that validates before each call must still be told to stop.
 */
export const mending = (store: AttemptStore | false | undefined): AttemptStore | false =>
  store
    ? {
        get: (key) => store.get(key),
        set: async (key, attempt) => {
          const marks = own(await store.get(key), 'marks')
          return isList(marks) && marks.some(isOfCall) ? store.set(key, attempt) : undefined
        }
      }
    : false

/** A mark begins with the kind of an issue, or of a fault that names none. */
const isOfCall = (mark: unknown): boolean => kinds.has(String(mark).split(' ', 1)[0] ?? '')

const kinds: ReadonlySet<string> = new Set([...issueKinds, 'invalid_arguments', 'unknown_tool'])
