import { isList, isRecord, keysOf, own } from '@toolfault/model'

/** A call with one mistake, and where a validator must see it. */
export interface Mistake {
  readonly kind: 'missing' | 'type' | 'surplus' | 'enum'
  /** The place at fault as F7 writes it (row V1: a missing or surplus key is blamed at the key). */
  readonly pointer: string
  readonly keyword: 'required' | 'type' | 'additionalProperties' | 'enum'
  readonly args: unknown
}

/** The smallest value that a schema of plain keywords accepts. */
export const smallest = (schema: unknown): unknown => {
  const members = own(schema, 'enum')
  if (isList(members)) return members[0]
  switch (own(schema, 'type')) {
    case 'object':
      return Object.fromEntries(
        requiredOf(schema).map((key) => [key, smallest(own(own(schema, 'properties'), key))])
      )
    case 'array':
      return [smallest(own(schema, 'items'))]
    case 'string':
      return 'text'
    case 'boolean':
      return true
    default:
      return own(schema, 'minimum') ?? 1
  }
}

/**
 * Every call that is one mistake away from the smallest one, in the order of the schema: a required key
 * dropped, a value of another type, a key that a closed schema does not have, a member of no enum.
 */
export const mistakes = (schema: object): ReadonlyArray<Mistake> => {
  const args = smallest(schema)
  if (!isRecord(args)) return []
  const properties = own(schema, 'properties')
  const dropped = requiredOf(schema).map(
    (key): Mistake => ({
      kind: 'missing',
      pointer: `/${key}`,
      keyword: 'required',
      args: Object.fromEntries(Object.entries(args).filter(([name]) => name !== key))
    })
  )
  const wrong = keysOf(properties).flatMap((key) => wrongOf(key, own(properties, key), args))
  const surplus: Mistake = {
    kind: 'surplus',
    pointer: '/surplus_key',
    keyword: 'additionalProperties',
    args: { ...args, surplus_key: 1 }
  }
  return [...dropped, ...wrong, surplus]
}

const wrongOf = (key: string, schema: unknown, args: object): ReadonlyArray<Mistake> => {
  const type = own(schema, 'type')
  const at = { pointer: `/${key}` }
  const other = { ...args, [key]: type === 'object' ? 'text' : { not: 'this' } }
  return [
    ...(typeof type === 'string'
      ? [{ ...at, kind: 'type', keyword: 'type', args: other } as const]
      : []),
    ...(isList(own(schema, 'enum'))
      ? [
          {
            ...at,
            kind: 'enum',
            keyword: 'enum',
            args: { ...args, [key]: 'no such member' }
          } as const
        ]
      : [])
  ]
}

const requiredOf = (schema: unknown): ReadonlyArray<string> => {
  const required = own(schema, 'required')
  return isList(required) ? required.filter((key) => typeof key === 'string') : []
}
