import { part, total } from '@toolfault/model'

/** Call a method of an object of somebody else's; `undefined` where it has none, or the method throws. */
export const asked = (
  whole: unknown,
  name: PropertyKey,
  ...given: ReadonlyArray<unknown>
): unknown =>
  total<unknown>(
    () => {
      const method = part(whole, name)
      return typeof method === 'function' ? Reflect.apply(method, whole, given) : undefined
    },
    () => undefined
  )

/** A function of somebody else's, which takes and answers what it likes. */
export const isFunction = (value: unknown): value is (...args: ReadonlyArray<unknown>) => unknown =>
  typeof value === 'function'
