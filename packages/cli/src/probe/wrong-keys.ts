import { own } from '@toolfault/model'
import { type Call, type Candidate, SECRET, SURPLUS } from './call.js'
import { misspell } from './misspell.js'
import { having, MANY, type Place, without } from './place.js'
import type { Sampling } from './sample.js'
import { allTypes, propertiesOf, requiredOf, settled } from './schema.js'
import { valuesOf } from './wrong-values.js'

/** Without a required key. */
export const lacking = (
  place: Place,
  { root }: Sampling,
  mistake: Call['mistake']
): Array<Candidate> =>
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

/** A key more, where none is allowed. */
export const surplus = (place: Place): Array<Candidate> =>
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

/** A required key with two letters swapped. */
export const misspelt = (place: Place): Array<Candidate> =>
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
