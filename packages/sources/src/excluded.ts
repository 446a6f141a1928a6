import type { Copy } from './copy.js'
import { bare, type Rule, ruledBy, type Said } from './said.js'

/** What a value must not be, which JSON Schema says with a schema, and so no parameter of it. */
export const otherThan = (values: ReadonlyArray<unknown>, copy: Copy): Rule => {
  const known = values.length > 0 && values.every(isScalar) ? copy(values) : undefined
  return known === undefined ? bare('not') : ruledBy('not', 'excludedValues', known)
}

/** Of a date or a bigint there is no JSON. */
const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** What a list must not hold, told of each item that is it; the sentence alone where none is seen to be. */
export const without = (
  list: ReadonlyArray<unknown>,
  unwanted: unknown,
  copy: Copy
): Rule & Pick<Said, 'keys'> => {
  const keys: Array<number> = []
  for (let at = 0; at < list.length && keys.length < MANY; at++) {
    if (list[at] === unwanted) keys.push(at)
  }
  return keys.length === 0 ? { kind: 'unknown' } : { ...otherThan([unwanted], copy), keys }
}

/** More items than this are not told apart. */
const MANY = 64

/** What a text must not have, as a pattern: the sentence is of signs alone, and repeats what came. */
export const withoutText = (unwanted: unknown): Rule => {
  if (typeof unwanted !== 'string' || unwanted.length > LONG) return { kind: 'pattern' }
  const text = Array.from(unwanted, (one) => (signs.has(one) ? `\\${one}` : one)).join('')
  return ruledBy('pattern', 'pattern', `^(?![\\s\\S]*${text})`)
}

/** What stands for itself in a pattern only behind a backslash. */
const signs: ReadonlySet<string> = /* @__PURE__ */ new Set('\\^$.*+?()[]{}|/')

/** A longer text is not told. */
const LONG = 100
