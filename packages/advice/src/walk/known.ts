import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { once } from '../once.js'
import { listAt } from '../schema/branches.js'
import { dependent } from '../schema/dependents.js'
import { keyPatternsOf } from '../schema/every-key.js'
import { listIn } from '../schema/listed-by-pattern.js'
import { otherKeysOf } from '../schema/other-keys.js'
import type { Rule } from './rule.js'

/** What the subschemas of an object say of its keys, whatever it holds. */
export interface Known {
  /** Keys that they name, and the place of each among them. */
  readonly keys: ReadonlySet<string>
  readonly named: ReadonlyMap<string, number>
  /** The places of the keys that they require. */
  readonly required: ReadonlyMap<string, number>
  /** Keys whose being there or whose value others depend on, and that are needed then. */
  readonly deciding: ReadonlySet<string>
  /** Other keys are a matter of a pattern, or of a schema for all of them. */
  readonly isMapped: boolean
}

/** The keys of an object by its rules; they are looked at once. */
export const knownOf: (rules: ReadonlyArray<Rule>) => Known = /* @__PURE__ */ once((rules) => {
  const schemas = rules.map(({ schema }) => schema).filter(isRecord)
  const patterns = schemas.flatMap((schema) => keysOf(keyPatternsOf(schema)))
  const listed = patterns.map(listIn)
  const named = [
    ...schemas.flatMap((schema) => keysOf(own(schema, 'properties'))),
    ...listed.flatMap((keys) => keys ?? [])
  ]
  return {
    keys: new Set(named),
    named: numbered(named),
    required: numbered(schemas.flatMap(requiredBy)),
    deciding: new Set(schemas.flatMap(decidingIn)),
    isMapped: listed.includes(undefined) || schemas.some((schema) => isRecord(otherKeysOf(schema)))
  }
})

const decidingIn = (schema: object): ReadonlyArray<string> => {
  const test = own(schema, 'if')
  const asked = [test, own(test, 'not'), own(schema, 'not')].flatMap((one) => [
    ...keysOf(own(one, 'properties')),
    ...requiredBy(one)
  ])
  return [...dependent.flatMap((keyword) => dependingBy(own(schema, keyword))), ...asked]
}

/** What others depend on, and what they need then. */
const dependingBy = (given: unknown): ReadonlyArray<string> =>
  keysOf(given).flatMap((key) => {
    const needed = own(given, key)
    return isList(needed) ? [key, ...needed.map(String)] : [key]
  })

const requiredBy = (schema: unknown): ReadonlyArray<string> =>
  listAt(schema, 'required').map(String)

/** Each key once, with its place. */
export const numbered = (keys: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  for (const key of keys) if (!places.has(key)) places.set(key, places.size)
  return places
}
