import { isRecord, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { type Call, type Candidate, SECRET } from './call.js'
import { filled, having, type Place } from './place.js'
import type { Sampling } from './sample.js'
import { allTypes, listOf, propertiesOf, settled, typesOf } from './schema.js'

/** The values that a schema lists. A border: a schema is JSON, and so is what stands in it. */
export const valuesOf = (schema: unknown): ReadonlyArray<Json> =>
  listOf(own(schema, 'enum')) as ReadonlyArray<Json>

/** A text that looks secret where it is wrong, else something else that is. */
const wrong: ReadonlyArray<Json> = [SECRET, [SECRET], { value: SECRET }, 12.5, true]

/** A value of another type. */
export const mistyped = (
  place: Place,
  sampling: Sampling,
  mistake: Call['mistake']
): Array<Candidate> =>
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

/** A text that is not listed. */
export const unlisted = (place: Place, sampling: Sampling): Array<Candidate> =>
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

/** A number below its minimum or above its maximum. */
export const beyond = (place: Place, sampling: Sampling): Array<Candidate> =>
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

/** An item of another type. */
export const items = (place: Place, sampling: Sampling): Array<Candidate> =>
  filled(place, sampling)
    .filter(([, inner]) => isRecord(own(inner, 'items')))
    .flatMap(([key, inner]) => {
      const item = own(inner, 'items')
      const values = valuesOf(settled(item, sampling.root))
      const types = allTypes(item, sampling.root)
      return wrong.map(
        (value): Candidate => ({
          mistake: 'nested',
          // A list without a type has nothing else to say.
          kind: types.length === 0 && values.length > 0 ? 'choice' : 'type',
          path: [...place.at, key, '0'],
          args: place.put(having(place.value, key, [value])),
          want: { id: 'types', types, ...(values.length === 0 ? {} : { values }) }
        })
      )
    })
