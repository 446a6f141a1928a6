import { isIndex, own } from '@toolfault/model'
import { momentOf } from '../../moment.js'
import type { Place } from '../../place.js'
import type { Rule } from '../../said.js'
import { exactRule, limitRule } from '../../spelling.js'

const sizes: ReadonlyMap<unknown, string> = /* @__PURE__ */ new Map([
  ['string', 'Length'],
  ['array', 'Items'],
  ['set', 'Items'],
  ['map', 'Properties'],
  ['object', 'Properties'],
  ['record', 'Properties']
])

/** What `too_small` and `too_big` say: a bound of a number, or of a size by what it is the size of. */
export const sizeOf = (issue: object, isLeast: boolean): Rule => {
  const origin = own(issue, 'origin') ?? own(issue, 'type')
  const limit = own(issue, isLeast ? 'minimum' : 'maximum')
  const isExact = own(issue, 'exact') === true
  const isExclusive = own(issue, 'inclusive') === false && !isExact
  const end = isLeast ? 'min' : 'max'
  if (origin === 'number' || origin === 'int' || origin === 'bigint' || origin === 'date') {
    const name = isLeast ? 'inimum' : 'aximum'
    // Of a date zod tells the milliseconds.
    const bound = origin === 'date' ? momentOf(limit) : limit
    return limitRule(isExclusive ? `exclusiveM${name}` : `m${name}`, bound)
  }
  const size = sizes.get(origin)
  // Of bytes, which JSON Schema does not count.
  if (size === undefined) return { kind: 'size' }
  const step = isLeast ? 1 : -1
  const bound = isExclusive && typeof limit === 'number' ? limit + step : limit
  const rule = limitRule(`${end}${size}`, bound)
  return isExact ? exactRule(rule) : rule
}

/**
 * Whether a length is that of a record's key, which zod 3 reports where its value stands: that is no text, and the key is as wrong
 * as it is said, where the value written as a text is not.
 */
export const isLengthOfKey = ({ keyword, params }: Rule, { here, path, value }: Place): boolean => {
  const key = path.at(-1)
  const limit = own(params, 'limit')
  if (here !== 'there' || key === undefined || isIndex(key)) return false
  if (typeof value === 'string' || typeof limit !== 'number') return false
  const isBroken = (text: string): boolean =>
    keyword === 'minLength' ? text.length < limit : text.length > limit
  const isOfText = keyword === 'minLength' || keyword === 'maxLength'
  const isScalar = typeof value === 'number' || typeof value === 'boolean'
  return isOfText && isBroken(key) && !(isScalar && isBroken(`${value}`))
}
