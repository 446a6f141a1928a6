import { isList, isRecord, keysOf, own, owns, type Steps, step, steps } from '@toolfault/model'
import { references } from '../schema/keywords.js'
import { limitsNames } from '../schema/patterns.js'
import { referred } from '../schema/refs.js'

/** A schema that speaks of a place: always, or only where a branch or a condition applies. */
export interface Speaker {
  readonly schema: unknown
  readonly sure: boolean
}

/** What the schemas of one place know of an object's keys. */
export interface Known {
  readonly speakers: ReadonlyArray<Speaker & { readonly schema: object }>
  /** What is said of each key; nothing where only its name is known. */
  readonly keys: ReadonlyMap<string, ReadonlyArray<Speaker>>
  /** A key that is not known here is refused. */
  readonly closed: boolean
  /** A key that is not known here may be known all the same: by a pattern, or where nobody looked. */
  readonly vague: boolean
}

/** Whose members speak of the place where a branch or a condition applies. */
const branches = ['anyOf', 'oneOf', 'dependentSchemas', 'dependencies'] as const
const conditions = ['if', 'then', 'else'] as const

/** What a speaker says of the keys that `properties` does not name. */
const others = ['additionalProperties', 'unevaluatedProperties'] as const

/** Steps for one place, whatever was looked at before: what is remembered must not depend on that. */
const STEPS = 2_000

/** What all schemas of a place know together. What the steps do not reach makes it vague. */
export const knownBy = (root: unknown, schemas: ReadonlyArray<Speaker>): Known => {
  const budget = steps(STEPS)
  const { blind, speakers } = spoken(root, schemas, budget)
  const keys = new Map<string, ReadonlyArray<Speaker>>()
  let closed = false
  let vague = blind
  for (const { schema, sure } of speakers) {
    const properties = own(schema, 'properties')
    for (const key of keysOf(properties)) {
      if (!step(budget)) break
      keys.set(key, [...(keys.get(key) ?? []), { schema: own(properties, key), sure }])
    }
    for (const name of namesIn(schema)) if (step(budget) && !keys.has(name)) keys.set(name, [])
    for (const keyword of others) {
      const rest = own(schema, keyword)
      if (rest === false && sure) closed = true
      else if (rest !== undefined && rest !== true) vague = true
    }
    if (owns(schema, 'patternProperties') || limitsNames(schema)) vague = true
  }
  return { speakers, keys, closed, vague: vague || budget.left < 0 }
}

/** All that speak, what they refer to and consist of included, each once. */
const spoken = (
  root: unknown,
  schemas: ReadonlyArray<Speaker>,
  budget: Steps
): Pick<Known, 'speakers'> & { readonly blind: boolean } => {
  const speakers = new Map<object, boolean>()
  const open = [...schemas]
  let blind = false
  for (const { schema, sure } of open) {
    // `true` lets everything through, and who refers to it may mean something by that.
    if (!isRecord(schema)) blind ||= schema !== false
    else if (speakers.get(schema) !== true && speakers.get(schema) !== sure) {
      if (!step(budget)) break
      speakers.set(schema, sure)
      const found = referred(root, schema)
      blind ||= found.length < references.filter((keyword) => owns(schema, keyword)).length
      for (const one of found) open.push({ schema: one, sure })
      for (const one of schemasOf(schema, 'allOf')) open.push({ schema: one, sure })
      for (const keyword of branches)
        for (const one of schemasOf(schema, keyword)) open.push({ schema: one, sure: false })
      for (const keyword of conditions)
        if (owns(schema, keyword)) open.push({ schema: own(schema, keyword), sure: false })
    }
  }
  return { blind, speakers: [...speakers].map(([schema, sure]) => ({ schema, sure })) }
}

/** The subschemas under a keyword; what `dependencies` lists besides are names. */
const schemasOf = (schema: object, keyword: string): ReadonlyArray<unknown> => {
  const members = own(schema, keyword)
  return isList(members) ? members.slice(0, STEPS) : membersOf(members).filter(isRecord)
}

/** The values of an object, as many as there are steps. */
const membersOf = (value: unknown): ReadonlyArray<unknown> =>
  keysOf(value)
    .slice(0, STEPS)
    .map((key) => own(value, key))

/** Keys that a schema names without saying more of them. */
const namesIn = (schema: object): ReadonlyArray<string> => {
  const needs = [own(schema, 'dependentRequired'), own(schema, 'dependencies')]
  const lists = [own(schema, 'required'), ...needs.flatMap(membersOf), ...needs.map(keysOf)]
  return lists
    .flatMap((list) => (isList(list) ? list.slice(0, STEPS) : []))
    .filter((name) => typeof name === 'string')
}
