import type { About } from '@toolfault/model'
import { atom } from './escape.js'
import type { Say } from './naming.js'

/** A signature is clipped at so many characters. */
const SIGNATURE = 600

/** The expected shape in one line, where the schema tells more than the type. */
export const signing = ({ signature }: About): string =>
  signature === undefined ? '' : atom(signature, SIGNATURE)

/** Whether the shape has to be told to who builds the value: it has keys, places or members of its own. */
export const shaped = (types: ReadonlyArray<string>, about: About): boolean => {
  const signature = signing(about)
  return /[{"]|^\[|\b\d/.test(signature) && (isWide(types) || !signature.includes('{'))
}

/** Whether a value may hold others. */
export const isWide = (types: ReadonlyArray<string>): boolean =>
  types.some((type) => type === 'object' || type === 'array')

const orNull = / \| null$/

/** The format of the texts in a list, in brackets; `''` where its shape is more than that. */
const ofItems = ([type, ...others]: ReadonlyArray<string>, signature: string): string =>
  type === 'array' &&
  others.length === 0 &&
  signature.startsWith('string (') &&
  signature.indexOf(')[]') === signature.length - ')[]'.length
    ? signature.slice('string'.length, -'[]'.length)
    : ''

/** Types with the shape behind them, where that has to be told; null is said once, and last. */
export const shaping = (
  types: ReadonlyArray<string>,
  about: About,
  say: Say,
  phrase: (types: ReadonlyArray<string>) => string
): string => {
  const signature = signing(about)
  if (!shaped(types, about)) return `${phrase(types)}${ofItems(types, signature)}`
  const others = types.filter((type) => type !== 'null')
  // Of a union it says the types as well, if nothing of it is cut off.
  if (!isWide(types) || (others.length > 1 && !signature.endsWith('…'))) return signature
  return others.length < types.length && orNull.test(signature)
    ? say.or([`${phrase(others)} ${signature.replace(orNull, '')}`, say.aType('null')])
    : `${phrase(types)} ${signature}`
}

/** Types as a phrase: `a string or null`, `an array of strings`. */
export const typing = (
  types: ReadonlyArray<string>,
  items: ReadonlyArray<string> | undefined,
  say: Say
): string =>
  say.or(
    types.map((type) => {
      const of = type === 'array' ? say.arrayOf : type === 'object' ? say.objectOf : undefined
      return of !== undefined && items !== undefined && items.length > 0
        ? of(manyOf(items, say))
        : say.aType(atom(type))
    })
  )

/** Types of what a value holds. */
export const manyOf = (items: ReadonlyArray<string>, say: Say): string =>
  say.or(items.map((item) => say.manyOf(atom(item))))
