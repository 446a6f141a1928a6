import type { Convert, Fix, JsonType } from '@toolfault/model'
import { isList, keysOf, own } from '@toolfault/model'
import { accepts } from '../schema/misfits.js'
import { isNumeric, truth, typeOf } from './received.js'

/** What a place takes: its types, and whether a value would fit as its only item. */
export interface Wanted {
  readonly types: ReadonlyArray<string>
  readonly fitsItem: (value: unknown) => boolean
  readonly fits: (value: unknown) => boolean
}

/** A longer text is not looked into. */
const LONG = 100_000

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

const put = (value: number | boolean | string | null): Fix => ({ id: 'put', value })

const convert = (how: Convert['how'], to: JsonType, key?: string): Convert => ({
  id: 'convert',
  how,
  to,
  ...(key === undefined ? {} : { key })
})

const fromText = (text: string, wanted: Wanted): Fix | undefined => {
  const bare = text.trim()
  const number = isNumeric(bare) ? Number(bare) : undefined
  if (number !== undefined && Number.isFinite(number) && takes(wanted, typeOf(number)))
    return put(number)
  const boolean = truth(bare)
  if (boolean !== undefined && takes(wanted, 'boolean')) return put(boolean)
  if (takes(wanted, 'null') && /^(?:null|none)$/i.test(bare)) return put(null)
  if (text.length > LONG) return undefined
  if (takes(wanted, 'object') && encloses(bare, '{', '}')) return convert('parse', 'object')
  if (!takes(wanted, 'array')) return undefined
  if (encloses(bare, '[', ']')) return convert('parse', 'array')
  if (bare.split(',').length > 1 && bare.split(',').every((part) => wanted.fitsItem(part.trim())))
    return convert('split', 'array')
  return wanted.fitsItem(text) || wanted.fitsItem(number) ? convert('wrap', 'array') : undefined
}

const encloses = (text: string, first: string, last: string): boolean =>
  text.startsWith(first) && text.endsWith(last)

const fromList = (list: ReadonlyArray<unknown>, wanted: Wanted): Fix | undefined => {
  const type = typeOf(list[0])
  if (list.length !== 1 || type === undefined) return undefined
  return takes(wanted, type) ? convert('unwrap', type) : undefined
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
  if ((typeof value === 'number' || typeof value === 'boolean') && takes(wanted, 'string'))
    return put(String(value))
  const isItem = value !== null && takes(wanted, 'array') && wanted.fitsItem(value)
  return isItem ? convert('wrap', 'array') : undefined
}
