import { isList, isRecord, own, owns, parsePointer } from '@toolfault/model'
import * as t from 'io-ts'
import { limited, type Sort } from './limits.js'
import { listed, only } from './listed.js'
import { arrayOf, type Convert, objectOf } from './object.js'
import { against, all, type Codec, checking, fits, limit, never, some, whenever } from './own.js'

/**
 * An io-ts codec that takes exactly what a JSON Schema takes, as near as may be to what a hand would write.
 * Throws for a reference that leads nowhere, and for a keyword that it does not know to mean nothing.
 */
export const toIoTs = (root: unknown): Codec => {
  const known = new Map<string, Codec>()
  const isOld = String(own(root, '$schema')).includes('draft-07')

  const referred = (pointer: string): Codec => {
    const found = known.get(pointer)
    if (found !== undefined) return found
    const target = targetOf(root, pointer)
    const self: Codec = t.recursion(pointer, () => codec(target))
    known.set(pointer, self)
    return self
  }

  const codec = (schema: unknown): Codec => {
    if (schema === true) return t.unknown
    if (schema === false) return never
    if (!isRecord(schema)) throw new TypeError('a schema is an object or a boolean')
    const strange = Object.keys(schema).filter((key) => !keywords.has(key))
    if (strange.length > 0) throw new TypeError(`the keyword ${strange.join(', ')} is not known`)
    const reference = own(schema, '$ref')
    const named = typeof reference === 'string' ? [referred(reference)] : []
    if (named.length > 0 && isOld) return all(named)
    return all([...named, ...valued(schema), ...combined(schema, codec)])
  }

  const refusesNothing = (schema: unknown, depth = 0): boolean => {
    if (schema === false) return true
    if (!isRecord(schema) || depth > 8) return false
    const deeper = (one: unknown): boolean => refusesNothing(one, depth + 1)
    const [reference, one, many] = ['$ref', 'oneOf', 'anyOf'].map((name) => own(schema, name))
    return (
      ['type', 'enum', 'const'].some((name) => owns(schema, name)) ||
      (typeof reference === 'string' && deeper(targetOf(root, reference))) ||
      [one, many].some((branches) => isList(branches) && branches.every(deeper))
    )
  }

  const convert: Convert = { codec, refusesNothing }

  /** What a schema says itself: types, listed values, and what holds for values of one sort. */
  const valued = (schema: object): ReadonlyArray<Codec> => {
    const types = typesOf(schema)
    const lists = [
      ...(owns(schema, 'enum') ? [own(schema, 'enum')] : []),
      ...(owns(schema, 'const') ? [[own(schema, 'const')]] : [])
    ].filter(isList)
    if (types !== undefined && lists.length === 0) {
      return [some(types.map((type) => typed(type, schema)))]
    }
    return [
      ...lists.map((values) => {
        const meant = values.filter((value) => types?.some((type) => is(type, value)) ?? true)
        return meant.length === 1 ? only(meant[0]) : listed(meant)
      }),
      ...sorts
        .filter((sort) => needs[sort].some((keyword) => owns(schema, keyword)))
        .map((sort) => whenever((value) => is(sort, value), typed(sort, schema)))
    ]
  }

  const typed = (type: string, schema: object): Codec => {
    switch (type) {
      case 'string':
        return limited(t.string, 'string', schema)
      case 'number':
        return limited(t.number, 'number', schema)
      case 'integer':
        return limited(t.Int, 'number', schema)
      case 'boolean':
        return t.boolean
      case 'null':
        return t.null
      case 'array':
        return arrayOf(schema, convert)
      case 'object':
        return objectOf(schema, convert)
      default:
        throw new TypeError(`the type ${type} is not known`)
    }
  }

  return codec(root)
}

const typesOf = (schema: object): ReadonlyArray<string> | undefined => {
  const type = own(schema, 'type')
  const types = typeof type === 'string' ? [type] : isList(type) ? type.map(String) : undefined
  return types !== undefined && own(schema, 'nullable') === true
    ? [...new Set([...types, 'null'])]
    : types
}

const is = (type: string, value: unknown): boolean => {
  switch (type) {
    case 'integer':
      return Number.isInteger(value)
    case 'null':
      return value === null
    case 'array':
      return isList(value)
    case 'object':
      return isRecord(value)
    default:
      return typeof value === type
  }
}

/** What a schema says through others. */
const combined = (schema: object, codec: (schema: unknown) => Codec): ReadonlyArray<Codec> => {
  const many = (keyword: string): ReadonlyArray<Codec> | undefined => {
    const given = own(schema, keyword)
    return isList(given) ? given.map(codec) : undefined
  }
  const [allOf = [], anyOf, oneOf] = ['allOf', 'anyOf', 'oneOf'].map(many)
  return [
    ...allOf,
    ...(anyOf === undefined ? [] : [some(anyOf)]),
    ...(oneOf === undefined ? [] : [single(oneOf)]),
    ...(owns(schema, 'not') ? [other(codec(own(schema, 'not')))] : []),
    ...(owns(schema, 'if') ? [conditional(schema, codec)] : [])
  ]
}

const single = (branches: ReadonlyArray<Codec>): Codec =>
  limit(
    some(branches),
    'oneOf',
    (value) => branches.filter((branch) => fits(branch, value)).length === 1
  )

const other = (codec: Codec): Codec => limit(t.unknown, 'not', (value) => !fits(codec, value))

const conditional = (schema: object, codec: (schema: unknown) => Codec): Codec => {
  const [when, yes, no] = ['if', 'then', 'else'].map((name) => codec(own(schema, name) ?? true))
  return checking('if', (value, context) => {
    const meant = when !== undefined && fits(when, value) ? yes : no
    return meant === undefined ? [] : against(meant, value, context)
  })
}

const targetOf = (root: unknown, reference: string): unknown => {
  const path = reference.startsWith('#')
    ? parsePointer(decodeURIComponent(reference.slice(1)))
    : undefined
  const target = path?.reduce<unknown>((schema, key) => own(schema, key), root)
  if (target === undefined) throw new TypeError(`the reference ${reference} leads nowhere`)
  return target
}

const sorts: ReadonlyArray<Sort> = ['string', 'number', 'array', 'object']

/** The keywords that say something of values of a sort. */
const needs: Readonly<Record<Sort, ReadonlyArray<string>>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'],
  array: [
    'items',
    'prefixItems',
    'additionalItems',
    'contains',
    'minContains',
    'maxContains',
    'minItems',
    'maxItems',
    'uniqueItems'
  ],
  object: [
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'propertyNames',
    'dependentRequired',
    'dependentSchemas',
    'dependencies',
    'minProperties',
    'maxProperties'
  ]
}

const keywords: ReadonlySet<string> = new Set([
  ...sorts.flatMap((sort) => needs[sort]),
  ...['type', 'nullable', 'enum', 'const', '$ref', 'allOf', 'anyOf', 'oneOf', 'not'],
  ...['if', 'then', 'else'],
  // These refuse nothing.
  ...['$schema', '$defs', 'definitions', '$comment', 'title', 'description', 'default'],
  ...['examples', 'deprecated', 'readOnly', 'writeOnly']
])
