import { isRecord } from '@toolfault/model'
import { type AttemptStore, attemptStore } from '../attempts.js'

const stores = new WeakMap<object, AttemptStore>()

/**
 * Where the plugins of a server keep attempts when nobody says: all of them in one place, so that a call
 * knows the validation before it. By the low-level server; a place of its own where that is not known.
 */
export const attemptsOf = (server: unknown): AttemptStore => {
  if (!isRecord(server)) return attemptStore()
  const store = stores.get(server) ?? attemptStore()
  stores.set(server, store)
  return store
}
