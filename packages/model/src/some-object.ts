import { isList, isRecord, keysOf, own, step, steps, total } from './total.js'

/**
 * Whether a value is, or holds however deep, an object that is so, as a schema may have a keyword in any subschema;
 * `undefined` where it cannot be looked through, or is too large for that, and none was found before.
 */
export const someObject = (
  value: unknown,
  isSo: (object: object) => boolean
): boolean | undefined =>
  total(
    () => found(value, isSo),
    () => undefined
  )

const found = (value: unknown, isSo: (object: object) => boolean): boolean | undefined => {
  const budget = steps()
  const open: Array<unknown> = [value]
  while (open.length > 0) {
    const node = open.pop()
    if (!step(budget)) return undefined
    // One more than there are steps left: the last one tells that there were too many.
    if (isList(node)) open.push(...node.slice(0, budget.left + 1))
    if (!isRecord(node)) continue
    if (isSo(node)) return true
    for (const key of keysOf(node)) open.push(own(node, key))
  }
  return false
}
