import { isList, isRecord, keysOf, own } from '@toolfault/model'

/** Limits of a number, or of the length of a text or list. */
export interface Limits {
  readonly least: number | undefined
  readonly most: number | undefined
}

/** How a validator library says what the fixtures and probes of this bench say in JSON Schema. */
export interface Library<Type> {
  readonly object: (members: ReadonlyArray<Member<Type>>, isClosed: boolean) => Type
  readonly map: (values: Type) => Type
  readonly list: (items: Type, limits: Limits) => Type
  readonly literals: (values: ReadonlyArray<string | number>) => Type
  readonly union: (first: Type, ...others: ReadonlyArray<Type>) => Type
  readonly text: (pattern: RegExp | undefined, length: Limits) => Type
  readonly number: (isWhole: boolean, limits: Limits) => Type
  readonly boolean: () => Type
  readonly anything: () => Type
}

export interface Member<Type> {
  readonly key: string
  readonly type: Type
  readonly isRequired: boolean
}

/** What no library here has a word for; such a row is left out. */
const unsaid = ['if', 'uniqueItems', '$ref', 'format', 'writeOnly']

/** Say a schema in the words of a library. Throws for what it has no words for. */
export const saidBy = <Type>(library: Library<Type>, schema: unknown): Type => {
  const lacking = unsaid.find((keyword) => own(schema, keyword) !== undefined)
  if (lacking !== undefined) throw new TypeError(`nobody says ${lacking}`)
  const say = (part: unknown): Type => saidBy(library, part)
  const [first, ...others] = listed(own(schema, 'anyOf')).map(say)
  if (first !== undefined) return library.union(first, ...others)
  const values = own(schema, 'const') === undefined ? own(schema, 'enum') : [own(schema, 'const')]
  if (isList(values)) return library.literals(values.filter(isLiteral))
  switch (typeOf(schema)) {
    case 'object':
      return objectBy(library, schema, say)
    case 'array':
      return library.list(say(own(schema, 'items') ?? {}), limits(schema, 'Items'))
    case 'string': {
      const pattern = own(schema, 'pattern')
      const regExp = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined
      return library.text(regExp, limits(schema, 'Length'))
    }
    case 'integer':
    case 'number': {
      const range = { least: numberAt(schema, 'minimum'), most: numberAt(schema, 'maximum') }
      return library.number(typeOf(schema) === 'integer', range)
    }
    case 'boolean':
      return library.boolean()
    default:
      return library.anything()
  }
}

const objectBy = <Type>(
  library: Library<Type>,
  schema: unknown,
  say: (part: unknown) => Type
): Type => {
  const properties = own(schema, 'properties')
  const others = own(schema, 'additionalProperties')
  if (isRecord(others) && properties === undefined) return library.map(say(others))
  const required = listed(own(schema, 'required'))
  const members = [...new Set([...keysOf(properties), ...required.map(String)])].map((key) => ({
    key,
    type: say(own(properties, key) ?? {}),
    isRequired: required.includes(key)
  }))
  return library.object(members, others === false)
}

const typeOf = (schema: unknown): unknown => {
  const text = ['pattern', 'minLength', 'maxLength'].some((key) => own(schema, key) !== undefined)
  return own(schema, 'type') ?? (text ? 'string' : undefined)
}

const limits = (schema: unknown, of: 'Items' | 'Length'): Limits => ({
  least: numberAt(schema, `min${of}`),
  most: numberAt(schema, `max${of}`)
})

const numberAt = (schema: unknown, key: string): number | undefined => {
  const value = own(schema, key)
  return typeof value === 'number' ? value : undefined
}

const listed = (value: unknown): ReadonlyArray<unknown> => (isList(value) ? value : [])

const isLiteral = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
