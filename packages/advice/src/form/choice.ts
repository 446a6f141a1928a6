import { isList, isRecord, own, owns } from '@toolfault/model'
import type {
  MultiSelectEnumSchema,
  SingleSelectEnumSchema,
  TitledValue
} from '@toolfault/types/mcp'

/** A longer list is no choice that a person makes. */
export const MANY = 1_000

/** The values that a schema lists, its constant as the only one; `undefined` when it lists none. */
export const valuesOf = (schema: object): ReadonlyArray<unknown> | undefined => {
  const values = own(schema, 'enum')
  if (isList(values)) return values
  return owns(schema, 'const') ? [own(schema, 'const')] : undefined
}

/** Values with titles, as `oneOf` or `anyOf` of constants, `null` aside. */
export const titledOf = (schema: unknown): ReadonlyArray<TitledValue> | undefined => {
  const members = own(schema, 'oneOf') ?? own(schema, 'anyOf')
  if (!isList(members) || members.length === 0 || members.length > MANY) return undefined
  const values: Array<TitledValue> = []
  for (const member of members) {
    if (own(member, 'type') === 'null') continue
    const value = own(member, 'const')
    const title = own(member, 'title')
    if (typeof value !== 'string') return undefined
    values.push({ const: value, title: typeof title === 'string' ? title.slice(0, 200) : value })
  }
  return values.length > 0 ? values : undefined
}

/** One of several; `undefined` where not all are texts, `null` aside, or there are too many. */
export const choiceOf = (
  values: ReadonlyArray<unknown> | undefined,
  titled: ReadonlyArray<TitledValue> | undefined,
  isOld: boolean
): SingleSelectEnumSchema | undefined => {
  if (values === undefined) {
    if (titled === undefined) return undefined
    // Titles beside the values are the way of old (Schema, `EnumSchema` of 2025-06-18).
    return isOld
      ? {
          type: 'string',
          enum: titled.map((value) => value.const),
          enumNames: titled.map(({ title }) => title)
        }
      : { type: 'string', oneOf: titled }
  }
  if (values.length > MANY) return undefined
  const texts = values.filter((value) => typeof value === 'string')
  const others = values.some((value) => value !== null && typeof value !== 'string')
  return others || texts.length === 0 ? undefined : { type: 'string', enum: texts }
}

/** Some of several: the items of a list of texts. */
export const selectionOf = (items: unknown): MultiSelectEnumSchema['items'] | undefined => {
  if (!isRecord(items)) return undefined
  const titled = titledOf(items)
  const choice = choiceOf(valuesOf(items), undefined, false)
  if (choice !== undefined && 'enum' in choice) return { type: 'string', enum: choice.enum }
  return titled === undefined ? undefined : { anyOf: titled }
}
