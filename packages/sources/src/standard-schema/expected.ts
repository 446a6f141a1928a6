import { isList, own } from '@toolfault/model'
import type { Copy } from '../copy.js'
import type { Place } from '../place.js'
import { bare, type Rule, ruledBy, type Said } from '../said.js'
import { choiceRule, jsonType, limitRule, typeRule } from '../spelling.js'
import { textOf } from '../text-of.js'
import { listedValues } from './listed.js'
import { phrased } from './phrase.js'

/** A longer sentence is not taken apart. */
const LONG = 10_000

/** What came, as it stands behind what was expected: Effect says `actual`, typia `got`, yup the final value. */
const came = /, (?:actual|got|received|but (?:got|received|the final value was)):? .*$/s

const nothing = /, (?:actual|got|received) undefined$/

/** What several libraries say of a key that is not there, and of one that nobody knows. */
const sentences: ReadonlyMap<string, Said> = /* @__PURE__ */ new Map<string, Said>([
  ['is missing', { ...bare('required'), stock: true, absent: true }],
  ['Missing key', { ...bare('required'), stock: true, absent: true }],
  ['Unexpected key', { ...bare('additionalProperties'), stock: true }]
])

/** How Effect begins what it says of a key, and of an item behind the last of a tuple. */
const unexpected = 'is unexpected, expected: '

/** How many items a tuple has places for, which are listed by number; `undefined` of the keys of an object, which are texts. */
const placesIn = (issue: object, expected: string): number | undefined => {
  const path = own(issue, 'path')
  if (!isList(path) || typeof own(path, String(path.length - 1)) !== 'number') return undefined
  if (expected === 'never') return 0
  const places = expected.split(' | ')
  return places.every((place, at) => place === String(at)) ? places.length : undefined
}

/**
 * What an issue says of which only a path and a sentence are known, where that names a type or lists values
 * (`Expected string, actual 3`). Of another that begins so it is what was expected, without what came: that is the caller's.
 * `undefined` for a sentence of another form.
 */
export const expectedSaid = (issue: object, copy: Copy, { value }: Place): Said | undefined => {
  const message = textOf(issue, 'message') ?? ''
  if (message.length > LONG) return undefined
  const known = sentences.get(message)
  if (known !== undefined) return known
  if (message.startsWith(unexpected)) {
    const limit = placesIn(issue, message.slice(unexpected.length))
    const rule = limit === undefined ? undefined : limitRule('maxItems', limit)
    return rule === undefined
      ? { ...bare('additionalProperties'), stock: true, message: 'is unexpected' }
      : { ...rule, stock: true, message: 'is unexpected', isOfOwner: true }
  }
  const told = message.replace(came, '')
  const wanted =
    /^(?:Invalid input: )?[Ee]xpected (.+)$/s.exec(told)?.[1] ??
    /^.* must be a `(\w+)` type$/s.exec(told)?.[1]
  if (wanted === undefined) return undefined
  const rule = phrased(wanted, value) ?? ruleOf(wanted, copy)
  // Of shapes no more than that none of them fits.
  const isKnown = rule !== undefined && !allows(rule, value)
  return {
    ...(isKnown ? rule : { kind: 'unknown' }),
    stock: true,
    message: told,
    ...(nothing.test(message) ? { came: 'nothing' } : {})
  }
}

/** A type by its name, or several; values. JSON has no `undefined`: a key that may hold nothing else must not be sent. */
const ruleOf = (wanted: string, copy: Copy): Rule | undefined => {
  if (wanted === 'undefined') return bare('false schema')
  const parts = listIn(wanted)
    .split(' | ')
    .filter((part) => part !== 'undefined')
  const values = listedValues(parts.join(' | '), / \| /)
  if (values !== undefined && !values.every((value) => value === null))
    return choiceRule(values, copy)
  const types = parts.map(typeIn)
  const known = types.filter((type) => type !== undefined)
  if (known.length < types.length) return undefined
  return types.length === 1 ? typeRule(known[0]) : ruledBy('type', 'type', [...new Set(known)])
}

/** What Effect writes around the values of an enum. */
const listIn = (wanted: string): string =>
  /^<enum \d+ value\(s\): (.+)>$/s.exec(wanted)?.[1] ?? wanted

/** Whether what came is of a type that is wanted. */
const allows = ({ params }: Rule, value: unknown): boolean => {
  const types = params?.['type']
  const type = isList(value) ? 'array' : value === null ? 'null' : typeof value
  return value !== undefined && (isList(types) ? types.includes(type) : types === type)
}

/** The type of what TypeScript would write so. */
const typeIn = (wanted: string): string | undefined => {
  if (/^\{.*\}$/s.test(wanted)) return 'object'
  if (/^(?:ReadonlyArray|Array)<.*>$|^readonly \[.*\]$/s.test(wanted)) return 'array'
  return jsonType(wanted)
}
