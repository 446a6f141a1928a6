import { total } from '@toolfault/model'

/** A part of an object of an SDK, inherited or own; `undefined` where there is none, or reading throws. */
export const part = (whole: unknown, name: string): unknown =>
  total<unknown>(
    () => (typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined),
    () => undefined
  )
