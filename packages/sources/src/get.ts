/**
 * A property of an object or a function, its prototype's getters included: arktype's sentences and
 * every library's `~standard` may be one. `undefined` when there is none or reading throws. Only for
 * names that `Object.prototype` does not have.
 */
export const get = (value: unknown, name: string): unknown => {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    // A border: the type of any object's property is unknown until it is tested.
    return (value as Record<string, unknown>)[name]
  } catch {
    return undefined
  }
}

/** The property where it is a text. */
export const textOf = (value: unknown, name: string): string | undefined => {
  const text = get(value, name)
  return typeof text === 'string' ? text : undefined
}

/** Whether a value is a promise, or passes for one. */
export const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof get(value, 'then') === 'function'
