import { total } from '@toolfault/model'

/** A part of an object of somebody else's, inherited ones included; `undefined` for what has none. */
export const part = (whole: unknown, name: PropertyKey): unknown =>
  total<unknown>(
    () =>
      (typeof whole === 'object' && whole !== null) || typeof whole === 'function'
        ? Reflect.get(whole, name)
        : undefined,
    () => undefined
  )

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
