import { isList, isRecord, own, owns, type Steps } from '@toolfault/model'
import type {
  McpRevision,
  PrimitiveSchemaDefinition,
  PrimitiveSchemaFields
} from '@toolfault/types/mcp'
import { unions } from '../schema/branches.js'
import { limitsOf, nextTo } from '../schema/limits.js'
import { choiceOf, MANY, selectionOf, titledOf, valuesOf } from './choice.js'
import { onlyMeant } from './plain.js'

/** What no field of a form can hold. */
export type Unfit =
  /** An object: forms are flat. */
  | 'object'
  /** A list, but one of listed texts. */
  | 'list'
  /** Listed values that are not all texts, or too many of them. */
  | 'choices'
  /** No schema says what it is, or one that a form cannot follow. */
  | 'unknown'

/**
 * A subschema as one field of a form, with the members that `protocols.md` 1.6 lists for its kind and
 * no other: clients build forms from these alone. What it leaves out is checked when the call is
 * repeated.
 */
export const fieldOf = (
  root: unknown,
  given: unknown,
  version: McpRevision,
  budget: Steps
): PrimitiveSchemaDefinition | Unfit => {
  const schema = onlyMeant(root, given, budget)
  if (!isRecord(schema)) return 'unknown'
  const isOld = version < '2025-11-25'
  const fields = { ...named(given), ...named(schema) }
  const values = valuesOf(schema)
  const titled = titledOf(schema)
  if (values !== undefined || titled !== undefined) {
    const choice = choiceOf(values, titled, isOld)
    if (choice === undefined) return 'choices'
    const value = own(schema, 'default')
    const all = values ?? titled?.map((one): unknown => one.const)
    const isOne = !isOld && typeof value === 'string' && all?.includes(value) === true
    return { ...fields, ...choice, ...(isOne ? { default: value } : {}) }
  }
  switch (typeOf(schema)) {
    case 'string':
      return { type: 'string', ...fields, ...text(schema), ...byDefault(schema, isOld) }
    case 'integer':
      return { type: 'integer', ...fields, ...limits(schema, true), ...byDefault(schema, isOld) }
    case 'number':
      return { type: 'number', ...fields, ...limits(schema, false), ...byDefault(schema, isOld) }
    case 'boolean':
      return { type: 'boolean', ...fields, ...byDefault(schema, false) }
    case 'array': {
      const items = isOld ? undefined : selectionOf(onlyMeant(root, own(schema, 'items'), budget))
      return items === undefined
        ? 'list'
        : { type: 'array', ...fields, items, ...sizes(schema), ...selected(schema) }
    }
    case 'object':
      return 'object'
    default:
      return 'unknown'
  }
}

/** The type that a form can hold best, where a schema names several; a text where it names none. */
const typeOf = (schema: object): string | undefined => {
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

/** What an author wrote is shown to a person: the writer of the wire escapes it. */
const named = (schema: unknown): PrimitiveSchemaFields => {
  const title = own(schema, 'title')
  const description = own(schema, 'description')
  return {
    ...(typeof title === 'string' ? { title: title.slice(0, 200) } : {}),
    ...(typeof description === 'string' ? { description: description.slice(0, MANY) } : {})
  }
}

const formats = ['email', 'uri', 'date', 'date-time'] as const

const text = (schema: object): object => {
  const format = formats.find((name) => name === own(schema, 'format'))
  return {
    ...whole(schema, 'minLength'),
    ...whole(schema, 'maxLength'),
    ...(format === undefined ? {} : { format })
  }
}

const sizes = (schema: object): object => ({
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
const limits = (schema: object, isWhole: boolean): object => {
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
const byDefault = (schema: object, isOld: boolean): object => {
  const value = own(schema, 'default')
  if (isOld) return {}
  const type = typeOf(schema)
  const fits =
    typeof value === 'number'
      ? type === 'number' || (type === 'integer' && Number.isInteger(value))
      : typeof value === type
  return fits && typeof value !== 'object' ? { default: value } : {}
}

const selected = (schema: object): object => {
  const value = own(schema, 'default')
  return isList(value) && value.length <= MANY && value.every((item) => typeof item === 'string')
    ? { default: value.slice() }
    : {}
}
