import { own, type Steps, step, total } from '@toolfault/model'

/** How many bytes a view of binary data has; `undefined` for anything else. */
export const bytes = (value: unknown): number | undefined =>
  total(() => (ArrayBuffer.isView(value) ? value.byteLength : undefined), nothing)

/** The time of a date in milliseconds; `undefined` for anything else. */
export const time = (value: unknown): number | undefined =>
  total(
    () => (Object.prototype.toString.call(value) === '[object Date]' ? Number(value) : undefined),
    nothing
  )

/** How many keys an object has, as 0.34 counts them; `undefined` where nobody may look any longer. */
export const keyCount = (value: object, looks: Steps): number | undefined => {
  if (!step(looks)) return undefined
  const count = total(() => Object.getOwnPropertyNames(value).length, nothing)
  looks.left -= count ?? 0
  return count
}

/** Whether a list has an item twice; `undefined` where only the comparing of objects could tell. */
export const repeats = (items: ReadonlyArray<unknown>, looks: Steps): boolean | undefined => {
  const met = new Set<unknown>()
  let isPlain = true
  for (let at = 0; at < items.length; at++) {
    if (!step(looks)) return undefined
    const item = own(items, String(at))
    if (met.has(item)) return true
    if (typeof item === 'object' && item !== null) isPlain = false
    else met.add(item)
  }
  return isPlain ? false : undefined
}

const nothing = (): undefined => undefined
