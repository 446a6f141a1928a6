import { isList, own, owns } from '@toolfault/model'
import type { PrimitiveSchemaFields } from '@toolfault/types/mcp'
import { unions } from '../schema/branches.js'
import { limitsOf, nextTo } from '../schema/limits.js'
import { MANY } from './choice.js'

/** What an author wrote is shown to a person: the writer of the wire escapes it. */
export const named = (schema: unknown): PrimitiveSchemaFields => {
  const title = own(schema, 'title')
  const description = own(schema, 'description')
  return {
    ...(typeof title === 'string' ? { title: title.slice(0, 200) } : {}),
    ...(typeof description === 'string' ? { description: description.slice(0, MANY) } : {})
  }
}

const formats = ['email', 'uri', 'date', 'date-time'] as const

/** The sizes and the format that a form knows of a text. */
export const text = (schema: object): object => {
  const format = formats.find((name) => name === own(schema, 'format'))
  return {
    ...whole(schema, 'minLength'),
    ...whole(schema, 'maxLength'),
    ...(format === undefined ? {} : { format })
  }
}

/** How many may be chosen. */
export const sizes = (schema: object): object => ({
  ...whole(schema, 'minItems'),
  ...whole(schema, 'maxItems')
})

const whole = (schema: object, keyword: string): object => {
  const size = own(schema, keyword)
  return typeof size === 'number' && Number.isSafeInteger(size) && size >= 0
    ? { [keyword]: size }
    : {}
}

/** A form knows inclusive limits only; next to an exclusive one stands the next integer, if any. */
export const limits = (schema: object, isWhole: boolean): object => {
  const of = (sign: '<' | '>'): ReadonlyArray<number> =>
    limitsOf(schema)
      .filter(({ comparison }) => comparison === `${sign}=` || (isWhole && comparison === sign))
      .map(nextTo)
      .filter(Number.isFinite)
  const [least, most] = [of('>'), of('<')]
  return {
    ...(least.length > 0 ? { minimum: Math.max(...least) } : {}),
    ...(most.length > 0 ? { maximum: Math.min(...most) } : {})
  }
}

/** Until 2025-06-18 only yes or no has a default. */
export const byDefault = (schema: object, isOld: boolean): object => {
  const value = own(schema, 'default')
  if (isOld) return {}
  const type = typeOf(schema)
  const fits =
    typeof value === 'number'
      ? type === 'number' || (type === 'integer' && Number.isInteger(value))
      : typeof value === type
  return fits && typeof value !== 'object' ? { default: value } : {}
}

/** What is chosen until the user chooses. */
export const selected = (schema: object): object => {
  const value = own(schema, 'default')
  return isList(value) && value.length <= MANY && value.every((item) => typeof item === 'string')
    ? { default: value.slice() }
    : {}
}

/** The type that a form can hold best, where a schema names several; a text where it names none. */
export const typeOf = (schema: object): string | undefined => {
  const type = own(schema, 'type')
  if (typeof type === 'string') return type
  if (isList(type)) return order.find((name) => type.includes(name))
  if (owns(schema, 'properties')) return 'object'
  if (owns(schema, 'items')) return 'array'
  return [...unions, 'allOf', '$ref', '$dynamicRef'].some((keyword) => owns(schema, keyword))
    ? undefined
    : 'string'
}

const order = ['string', 'integer', 'number', 'boolean', 'array', 'object'] as const
