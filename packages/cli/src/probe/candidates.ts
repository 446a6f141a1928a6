import { type IssueKind, isRecord, own, type Path } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { type Call, SECRET, SURPLUS } from './call.js'
import { misspell } from './misspell.js'
import { type Sampling, sample } from './sample.js'
import { allTypes, listOf, propertiesOf, requiredOf, settled, typesOf } from './schema.js'

/** A call that should be refused for an issue of this kind at its path; the validator decides. */
export interface Candidate extends Omit<Call, 'tool'> {
  readonly kind: IssueKind
}

/** A place in a call: the object there, its schema, and the whole call with another one there. */
interface Place {
  readonly at: Path
  readonly value: JsonObject
  readonly schema: object
  readonly put: (value: Json) => Json
}

/** More properties than this are not tried for one mistake. */
const MANY = 16

/** The calls with one mistake each that a schema and a smallest valid call suggest, the plainest first. */
export const candidates = (valid: JsonObject, sampling: Sampling): ReadonlyArray<Candidate> => {
  const schema = settled(sampling.root, sampling.root, sampling.branch)
  const top: Place = { at: [], value: valid, schema, put: (value) => value }
  return [
    ...lacking(top, sampling, 'missing'),
    ...mistyped(top, sampling, 'type'),
    ...unlisted(top, sampling),
    ...beyond(top, sampling),
    ...surplus(top),
    ...misspelt(top),
    ...inside(top, sampling).flatMap((place) => [
      ...lacking(place, sampling, 'nested'),
      ...mistyped(place, sampling, 'nested')
    ]),
    ...items(top, sampling)
  ]
}

const lacking = (place: Place, { root }: Sampling, mistake: Call['mistake']): Array<Candidate> =>
  requiredOf(place.schema)
    .filter((key) => Object.hasOwn(place.value, key))
    .slice(0, MANY)
    .map((key) => ({
      mistake,
      kind: 'missing',
      path: [...place.at, key],
      args: place.put(without(place.value, key)),
      want: wantOf(propertiesOf(place.schema).get(key), root)
    }))

/** What is said of a key that lacks: its values where they are listed, else its type. */
const wantOf = (schema: unknown, root: unknown): Call['want'] => {
  const values = valuesOf(settled(schema, root))
  return values.length > 0
    ? { id: 'values', values }
    : { id: 'types', types: allTypes(schema, root) }
}

/** The values that a schema lists. A border: a schema is JSON, and so is what stands in it. */
const valuesOf = (schema: unknown): ReadonlyArray<Json> =>
  listOf(own(schema, 'enum')) as ReadonlyArray<Json>

/** The properties that a call has, or would have with one more value. */
const filled = (place: Place, sampling: Sampling): ReadonlyArray<readonly [string, object]> => {
  const required = new Set(requiredOf(place.schema))
  const all = [...propertiesOf(place.schema)].slice(0, MANY * MANY)
  const rank = ([key]: readonly [string, unknown]): number => (required.has(key) ? 0 : 1)
  return all
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MANY)
    .map(([key, inner]) => [key, settled(inner, sampling.root)] as const)
}

/** A text that looks secret where it is wrong, else something else that is. */
const wrong: ReadonlyArray<Json> = [SECRET, [SECRET], { value: SECRET }, 12.5, true]

const mistyped = (place: Place, sampling: Sampling, mistake: Call['mistake']): Array<Candidate> =>
  filled(place, sampling)
    .filter(([, inner]) => own(inner, 'enum') === undefined && own(inner, 'const') === undefined)
    .flatMap(([key]) => {
      const types = allTypes(propertiesOf(place.schema).get(key), sampling.root)
      return wrong.map(
        (value): Candidate => ({
          mistake,
          kind: 'type',
          path: [...place.at, key],
          args: place.put(having(place.value, key, value)),
          want: { id: 'types', types }
        })
      )
    })

const unlisted = (place: Place, sampling: Sampling): Array<Candidate> =>
  filled(place, sampling).flatMap(([key, inner]) => {
    const values = valuesOf(inner)
    if (!values.some((value) => typeof value === 'string')) return []
    return [
      {
        mistake: 'choice',
        kind: 'choice',
        path: [key],
        args: place.put(having(place.value, key, SECRET)),
        want: { id: 'values', values }
      }
    ]
  })

const beyond = (place: Place, sampling: Sampling): Array<Candidate> =>
  filled(place, sampling).flatMap(([key, inner]) =>
    bounds.flatMap(([keyword, step]): Array<Candidate> => {
      const limit = own(inner, keyword)
      if (typeof limit !== 'number' || !typesOf(inner).some(isNumeric)) return []
      return [
        {
          mistake: 'bound',
          kind: 'range',
          path: [key],
          args: place.put(having(place.value, key, limit + step)),
          want: { id: 'bound', limit }
        }
      ]
    })
  )

const bounds = [
  ['minimum', -1],
  ['exclusiveMinimum', 0],
  ['maximum', 1],
  ['exclusiveMaximum', 0]
] as const

const isNumeric = (type: string): boolean => type === 'integer' || type === 'number'

const surplus = (place: Place): Array<Candidate> =>
  // What lets more keys through is left out before it is counted as unproven.
  [own(place.schema, 'additionalProperties'), own(place.schema, 'unevaluatedProperties')].includes(
    false
  )
    ? [
        {
          mistake: 'surplus',
          kind: 'unexpected',
          path: [SURPLUS],
          args: place.put(having(place.value, SURPLUS, SECRET)),
          want: { id: 'nothing' }
        }
      ]
    : []

const misspelt = (place: Place): Array<Candidate> =>
  requiredOf(place.schema)
    .slice(0, MANY)
    .flatMap((key): Array<Candidate> => {
      const other = misspell(key, [...propertiesOf(place.schema).keys()])
      const value = Object.hasOwn(place.value, key) ? place.value[key] : undefined
      if (other === undefined || value === undefined) return []
      return [
        {
          mistake: 'misspelt',
          kind: 'missing',
          path: [key],
          sentAs: [other],
          args: place.put(having(without(place.value, key), other, value)),
          want: { id: 'name', name: key }
        }
      ]
    })

/** The objects inside of a call, and those in its arrays. */
const inside = (place: Place, sampling: Sampling): ReadonlyArray<Place> =>
  filled(place, sampling).flatMap(([key, inner]): ReadonlyArray<Place> => {
    const isArray = typesOf(inner).includes('array')
    const of = isArray ? own(inner, 'items') : inner
    const schema = settled(of, sampling.root)
    const value = sample(of, sampling)
    if (!isObject(value) || propertiesOf(schema).size === 0) return []
    const at = isArray ? [...place.at, key, '0'] : [...place.at, key]
    const wrapped = (made: Json): Json => (isArray ? [made] : made)
    return [
      { at, schema, value, put: (made) => place.put(having(place.value, key, wrapped(made))) }
    ]
  })

const items = (place: Place, sampling: Sampling): Array<Candidate> =>
  filled(place, sampling)
    .filter(([, inner]) => isRecord(own(inner, 'items')))
    .flatMap(([key, inner]) =>
      wrong.map(
        (value): Candidate => ({
          mistake: 'nested',
          kind: 'type',
          path: [...place.at, key, '0'],
          args: place.put(having(place.value, key, [value])),
          want: { id: 'types', types: allTypes(own(inner, 'items'), sampling.root) }
        })
      )
    )

const isObject = (value: Json | undefined): value is JsonObject => isRecord(value)

/** Not an assignment: a key called `__proto__` would be lost. */
const having = (object: JsonObject, key: string, value: Json): JsonObject =>
  Object.fromEntries([...Object.entries(object).filter(([name]) => name !== key), [key, value]])

const without = (object: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
