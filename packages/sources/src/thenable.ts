import { part } from '@toolfault/model'

/** Whether a value is a promise, or passes for one. */
export const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof part(value, 'then') === 'function'
