import { format } from '@cfworker/json-schema'
import { isList, isRecord, keysOf, own } from '@toolfault/model'
import type { Dialect } from '../dialect.js'
import { isSchema, noSchema } from '../refusal.js'
import { fits, keywords } from './keywords.js'
import { unicode } from './pattern.js'

/** A copy that the validator may write on: it puts absolute addresses into every schema. */
export type Prepared = boolean | { readonly [keyword: string]: unknown }

interface Work {
  readonly dialect: Dialect
  /** Keywords of the dialect that are left out, too. */
  readonly without: ReadonlySet<string>
  /** Names in the whole schema under which references look for schemas. */
  readonly referred: ReadonlySet<string>
}

/**
 * Copy a schema as the validator can judge it: only the keywords of the dialect and none of `without`, only
 * formats that it has and can judge in time, patterns of the one kind that it knows. Throws for what no
 * dialect's own schema allows.
 */
export const prepared = (
  schema: unknown,
  dialect: Dialect,
  without: ReadonlySet<string> = new Set()
): Prepared => {
  const work: Work = { dialect, without, referred: referredIn(schema) }
  const copy = ofSchema(schema, work)
  if (copy === true || copy === false || work.referred.size === 0) return copy
  const kept = keysOf(schema).filter((key) => work.referred.has(key) && !keywords.has(key))
  const more = kept.map((key) => [key, loose(own(schema, key), work)] as const)
  return Object.fromEntries([...Object.entries(copy), ...more])
}

const ofSchema = (schema: unknown, work: Work): Prepared => {
  if (!isSchema(schema)) throw noSchema()
  if (typeof schema === 'boolean') return schema
  const entries: Array<readonly [string, unknown]> = []
  for (const key of Object.keys(schema)) {
    const keyword = keywords.get(key)
    if (keyword?.dialects.includes(work.dialect) !== true) continue
    // A reference of draft-07 stands alone: no name beside it counts.
    if (key === '$id' && work.dialect === 'draft-07' && Object.hasOwn(schema, '$ref')) continue
    // Not `own`: a getter that throws is a schema that cannot be read.
    const value: unknown = Reflect.get(schema, key)
    if (!fits(keyword.form, value, work.dialect)) {
      throw new TypeError(`${key} of the schema has a value that it cannot have`)
    }
    const copy = work.without.has(key) ? undefined : ofKeyword(key, value, work)
    if (copy !== undefined) entries.push([key, copy])
  }
  return Object.fromEntries(entries)
}

const ofKeyword = (key: string, value: unknown, work: Work): unknown => {
  switch (keywords.get(key)?.form) {
    case 'schema':
      return ofSchema(value, work)
    case 'schemas':
    case 'either':
      return isList(value) ? value.map((one) => ofSchema(one, work)) : ofSchema(value, work)
    case 'map':
      return key === 'patternProperties' ? patterned(value, work) : ofMap(value, work)
    case 'lists':
      return ofLists(key, value, work)
    case 'pattern':
      return typeof value === 'string' ? unicode(value) : undefined
    default:
      return key === 'format' && !isJudged(value) ? undefined : plain(value)
  }
}

/**
 * Whether the validator has a format; the names are looked up in an object that inherits some. Its `url`,
 * which no dialect knows, is left out: a text of forty letters keeps its pattern busy for most of an hour.
 */
const isJudged = (name: unknown): boolean =>
  typeof name === 'string' && name !== 'url' && Object.hasOwn(format, name)

const ofMap = (map: unknown, work: Work): object =>
  Object.fromEntries(keysOf(map).map((name) => [name, ofSchema(own(map, name), work)]))

/** Two patterns may become one. */
const patterned = (map: unknown, work: Work): object => {
  const found = new Map<string, Prepared>()
  for (const [pattern, schema] of Object.entries(ofMap(map, work))) {
    const name = unicode(pattern)
    const other = found.get(name)
    found.set(name, other === undefined ? schema : { allOf: [other, schema] })
  }
  return Object.fromEntries(found)
}

const ofLists = (key: string, map: unknown, work: Work): object =>
  Object.fromEntries(
    keysOf(map).map((name) => {
      const value = own(map, name)
      const isNames = isList(value) && value.every((one) => typeof one === 'string')
      if (key === 'dependencies' && !isNames) return [name, ofSchema(value, work)]
      if (!isNames) throw new TypeError(`${key} of the schema has a value that it cannot have`)
      return [name, [...value]]
    })
  )

const plain = (value: unknown): unknown => {
  if (isList(value)) return value.map((one) => plain(one))
  if (!isRecord(value)) return value
  return Object.fromEntries(keysOf(value).map((key) => [key, plain(own(value, key))]))
}

/** Schemas under a name that is no keyword, such as `components`: what holds them is left as it is. */
const loose = (value: unknown, work: Work): unknown => {
  if (!isRecord(value)) return plain(value)
  const isHolder = keysOf(value).every((key) => !keywords.has(key))
  if (!isHolder) return ofSchema(value, work)
  return Object.fromEntries(keysOf(value).map((key) => [key, loose(own(value, key), work)]))
}

/** The first name behind `#/` of each reference. */
const referredIn = (schema: unknown): ReadonlySet<string> => {
  const found = new Set<string>()
  const open: Array<unknown> = [schema]
  while (open.length > 0) {
    const node = open.pop()
    const reference = own(node, '$ref')
    const name = typeof reference === 'string' ? /^#\/([^/]+)\//.exec(reference)?.[1] : undefined
    if (name !== undefined) found.add(name)
    for (const key of keysOf(node)) open.push(own(node, key))
  }
  return found
}
