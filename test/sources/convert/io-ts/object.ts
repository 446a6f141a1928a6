import { isList, isRecord, keysOf, own, owns } from '@toolfault/model'
import * as t from 'io-ts'
import { limited, matcher } from './limits.js'
import { against, all, below, type Codec, checking, fits, never } from './own.js'

/** What turns a subschema into a codec, and knows whether that refuses `undefined`. */
export interface Convert {
  readonly codec: (schema: unknown) => Codec
  readonly refusesNothing: (schema: unknown) => boolean
}

/** The codec of the objects that a schema wants: `type` and `partial`, and what io-ts has no word for. */
export const objectOf = (schema: object, convert: Convert): Codec => {
  const parts = [
    ...declared(schema, convert),
    ...rest(schema, convert),
    ...names(schema, convert),
    ...dependent(schema, convert)
  ]
  return limited(parts.length === 0 ? t.UnknownRecord : all(parts), 'object', schema)
}

const declared = (schema: object, convert: Convert): ReadonlyArray<Codec> => {
  const properties = own(schema, 'properties')
  const required = texts(own(schema, 'required'))
  const codecs = new Map(
    keysOf(properties).map((key) => [key, convert.codec(own(properties, key))])
  )
  const asked = [...new Set(required)].map((key): readonly [string, Codec] => {
    const codec = codecs.get(key)
    if (codec === undefined) return [key, present]
    return [key, convert.refusesNothing(own(properties, key)) ? codec : all([present, codec])]
  })
  const optional = [...codecs].filter(([key]) => !required.includes(key))
  const inherited = [...asked, ...optional].filter(([key]) => key in Object.prototype)
  const plain = ([key]: readonly [string, Codec]): boolean => !(key in Object.prototype)
  return [
    ...(asked.some(plain) ? [t.type(Object.fromEntries(asked.filter(plain)))] : []),
    ...(optional.some(plain) ? [t.partial(Object.fromEntries(optional.filter(plain)))] : []),
    ...(inherited.length > 0 ? [owned(new Map(inherited), required)] : []),
    ...(asked.length + optional.length === 0 ? [t.UnknownRecord] : [])
  ]
}

/** What must be there, whatever it is. */
const present = checking('present', (value, context) =>
  value === undefined ? [{ value, context }] : []
)

/** io-ts takes what every object inherits for its own. */
const owned = (codecs: ReadonlyMap<string, Codec>, required: ReadonlyArray<string>): Codec =>
  checking('owned', (value, context) =>
    isRecord(value)
      ? [...codecs].flatMap(([key, codec]) =>
          owns(value, key) || required.includes(key)
            ? below(codec, key, own(value, key), context)
            : []
        )
      : [{ value, context }]
  )

/** Keys that the schema does not name: io-ts lets them pass, or takes them away without a word. */
const rest = (schema: object, { codec }: Convert): ReadonlyArray<Codec> => {
  const properties = own(schema, 'properties')
  const given = own(schema, 'patternProperties')
  const patterns = keysOf(given).map(
    (pattern) => [matcher(pattern), codec(own(given, pattern))] as const
  )
  const others = own(schema, 'additionalProperties')
  const other = others === undefined || others === true ? undefined : codec(others)
  if (patterns.length === 0 && other === undefined) return []
  if (other !== undefined && patterns.length === 0 && keysOf(properties).length === 0) {
    if (other !== never) return [t.record(t.string, other)]
  }
  return [
    checking('rest', (value, context) =>
      keysOf(isRecord(value) ? value : {}).flatMap((key) => {
        const meant = patterns.filter(([matches]) => matches(key)).map(([, one]) => one)
        const isOther = meant.length === 0 && other !== undefined && !owns(properties, key)
        return [...meant, ...(isOther ? [other] : [])].flatMap((one) =>
          below(one, key, own(value, key), context)
        )
      })
    )
  ]
}

/** `propertyNames`, as a dictionary whose domain is reported: the io-ts of today only takes the keys away. */
const names = (schema: object, { codec }: Convert): ReadonlyArray<Codec> => {
  if (!owns(schema, 'propertyNames')) return []
  const domain = codec(own(schema, 'propertyNames'))
  const check = (value: unknown, context: t.Context): t.Errors =>
    keysOf(isRecord(value) ? value : {}).flatMap((key) => below(domain, key, key, context))
  const one = checking('names', check)
  return [new t.DictionaryType('names', one.is, one.validate, one.encode, domain, t.unknown)]
}

/** `dependentRequired`, `dependentSchemas` and the `dependencies` that were both. */
const dependent = (schema: object, { codec }: Convert): ReadonlyArray<Codec> =>
  ['dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((keyword) => {
    const rules = own(schema, keyword)
    return keysOf(rules).map((cause) => {
      const rule = own(rules, cause)
      const wanted = isList(rule) ? undefined : codec(rule)
      return checking(keyword, (value, context) => {
        if (!isRecord(value) || !owns(value, cause)) return []
        if (wanted !== undefined) return against(wanted, value, context)
        return texts(rule).flatMap((key) => below(present, key, own(value, key), context))
      })
    })
  })

const texts = (value: unknown): ReadonlyArray<string> =>
  isList(value) ? value.filter((one) => typeof one === 'string') : []

/** The codec of the arrays that a schema wants. */
export const arrayOf = (schema: object, { codec }: Convert): Codec => {
  const items = own(schema, 'items')
  const prefix = own(schema, 'prefixItems') ?? (isList(items) ? items : undefined)
  const further = isList(items) ? own(schema, 'additionalItems') : items
  const each = further === undefined ? undefined : codec(further)
  const first = isList(prefix) ? prefix.map(codec) : []
  const parts = [
    first.length > 0 || each === undefined ? t.UnknownArray : t.array(each),
    ...(first.length > 0 ? [positions(first, each)] : []),
    ...(owns(schema, 'contains') ? [containing(schema, codec(own(schema, 'contains')))] : [])
  ]
  return limited(all(parts), 'array', schema)
}

/** A tuple of io-ts wants all its items; JSON Schema takes a shorter array. */
const positions = (first: ReadonlyArray<Codec>, each: Codec | undefined): Codec =>
  checking('positions', (value, context) =>
    (isList(value) ? value : []).flatMap((item, at) => {
      const codec = first[at] ?? each
      return codec === undefined ? [] : below(codec, String(at), item, context)
    })
  )

const containing = (schema: object, codec: Codec): Codec => {
  const least = Number(own(schema, 'minContains') ?? 1)
  const most = Number(own(schema, 'maxContains') ?? Number.POSITIVE_INFINITY)
  return checking('contains', (value, context) => {
    if (!isList(value)) return []
    const count = value.filter((item) => fits(codec, item)).length
    return count >= least && count <= most ? [] : [{ value, context }]
  })
}
