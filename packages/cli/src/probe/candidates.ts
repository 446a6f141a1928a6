import type { JsonObject } from '@toolfault/types/json'
import type { Candidate } from './call.js'
import { inside, type Place } from './place.js'
import type { Sampling } from './sample.js'
import { settled } from './schema.js'
import { lacking, misspelt, surplus } from './wrong-keys.js'
import { beyond, items, mistyped, unlisted } from './wrong-values.js'

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
