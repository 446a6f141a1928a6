import type { Json } from '@toolfault/types/json'
import { meant } from '../names/meant.js'
import { isSameName } from './fold.js'
import type { Form } from './scalar.js'

/**
 * The listed value that was meant: the only one that is the same but for case, separators and quotes
 * is `certain`, the only near one and the only one at all are `likely`. `undefined` where two fit.
 */
export const listedFor = (value: unknown, values: ReadonlyArray<Json>): Form | undefined => {
  const alike = values.filter((one) => isAlike(value, one))
  if (alike.length > 1) return undefined
  const [same] = alike
  if (same !== undefined) return { grade: 'certain', value: same }
  const texts = values.filter((one) => typeof one === 'string')
  const near = typeof value === 'string' ? meant(value, texts) : undefined
  if (near !== undefined && numbersIn(near) === numbersIn(value)) {
    return { grade: 'likely', value: near }
  }
  const [only, ...more] = values
  return only !== undefined && more.length === 0 ? { grade: 'likely', value: only } : undefined
}

/** A digit is no slip of the pen: it makes another version, year or size. */
const numbersIn = (value: unknown): string =>
  String(value)
    .match(/^-\d+|\d+/g)
    ?.join(' ') ?? ''

const isAlike = (value: unknown, one: Json): boolean => {
  if (typeof value === 'string' && typeof one === 'string') return isSameName(value, one)
  if (!isScalar(value) || !isScalar(one) || typeof value === typeof one) return false
  return String(value).trim() === String(one)
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
