import type { Convert, Fix, JsonType } from '@toolfault/model'
import { isList, keysOf, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { accepts } from '../schema/misfits.js'
import { isNumeric, truth, typeOf } from './received.js'

/** What a place takes: its types, what else a text has to be, and whether a value would fit, or be its only item. */
export interface Wanted {
  readonly types: ReadonlyArray<string>
  readonly formats: ReadonlyArray<unknown>
  readonly fitsItem: (value: unknown) => boolean
  readonly fits: (value: unknown) => boolean
}

/** A longer text is not looked into, and more numbers are not written one by one. */
const LONG = 100_000
const MANY = 20

/** Formats that no text of a number or a boolean has. */
const wordy: ReadonlySet<unknown> = /* @__PURE__ */ new Set(
  'email idn-email date date-time time duration uuid uri iri url ipv4 ipv6'.split(' ')
)

/**
 * The same value in a form that the place takes, where there is exactly one: a number out of its
 * quotation marks, an object out of its text, an item into or out of an array. `undefined` where there
 * is none.
 */
export const converted = (value: unknown, wanted: Wanted): Fix | undefined => {
  if (typeof value === 'string') return fromText(value, wanted)
  if (isList(value)) return fromList(value, wanted)
  if (typeof value === 'object' && value !== null) return fromObject(value, wanted)
  return fromScalar(value, wanted)
}

const takes = ({ types }: Wanted, type: string | undefined): boolean => accepts(types, type)

const put = (value: Json): Fix => ({ id: 'put', value })

const convert = (how: Convert['how'], to: JsonType, key?: string): Convert => ({
  id: 'convert',
  how,
  to,
  ...(key === undefined ? {} : { key })
})

const fromText = (text: string, wanted: Wanted): Fix | undefined => {
  const bare = text.trim()
  const number = numberIn(bare)
  if (number !== undefined && takes(wanted, typeOf(number)) && wanted.fits(number))
    return put(number)
  const boolean = truth(bare)
  if (boolean !== undefined && takes(wanted, 'boolean') && wanted.fits(boolean)) return put(boolean)
  if (takes(wanted, 'null') && /^(?:null|none)$/i.test(bare)) return put(null)
  if (text.length > LONG) return undefined
  if (takes(wanted, 'object') && encloses(bare, '{', '}')) return convert('parse', 'object')
  if (!takes(wanted, 'array')) return undefined
  if (encloses(bare, '[', ']')) return convert('parse', 'array')
  const parts = bare.split(',').map((part) => part.trim())
  if (parts.length > 1 && parts.every((part) => wanted.fitsItem(part)))
    return convert('split', 'array')
  if (wanted.fitsItem(text)) return convert('wrap', 'array')
  const numbers = parts.slice(0, MANY).map(numberIn)
  const isWhole = parts.length <= MANY && numbers.every((one) => wanted.fitsItem(one))
  return isWhole ? put(numbers.filter((one) => one !== undefined)) : undefined
}

/** The number that a text spells; `undefined` where a number would not hold all of its digits. */
const numberIn = (text: string): number | undefined => {
  const number = isNumeric(text) ? Number(text) : Number.NaN
  const isExact = Number.isInteger(number) ? Number.isSafeInteger(number) : Number.isFinite(number)
  return isExact ? number : undefined
}

const encloses = (text: string, first: string, last: string): boolean =>
  text.startsWith(first) && text.endsWith(last)

const fromList = (list: ReadonlyArray<unknown>, wanted: Wanted): Fix | undefined => {
  const type = typeOf(list[0])
  if (list.length !== 1 || type === undefined) return undefined
  return takes(wanted, type) && wanted.fits(list[0]) ? convert('unwrap', type) : undefined
}

const fromObject = (value: object, wanted: Wanted): Fix | undefined => {
  if (takes(wanted, 'array') && wanted.fitsItem(value)) return convert('wrap', 'array')
  const [key, more] = keysOf(value)
  if (key === undefined || more !== undefined) return undefined
  const type = typeOf(own(value, key))
  return type !== undefined && takes(wanted, type) && wanted.fits(own(value, key))
    ? convert('unwrap', type, key)
    : undefined
}

const fromScalar = (value: unknown, wanted: Wanted): Fix | undefined => {
  if (typeof value === 'number' && takes(wanted, 'boolean') && (value === 0 || value === 1))
    return put(value === 1)
  const isSaid = typeof value === 'number' || typeof value === 'boolean'
  if (isSaid && takes(wanted, 'string') && wanted.fits(String(value)))
    return wanted.formats.some((one) => wordy.has(one)) ? undefined : put(String(value))
  const isItem = value !== null && takes(wanted, 'array') && wanted.fitsItem(value)
  return isItem ? convert('wrap', 'array') : undefined
}
