import { isList, isRecord, own, right, total } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { asJson, type Refused, refuse } from '../reading/json.js'
import { whyNone } from './found.js'
import { parsed } from './within.js'

/** A response, a result in it, blocks in that, a text in those. */
const DEPTH = 8

/** Blocks of a result that are looked at. */
const BLOCKS = 64

/**
 * Read the answer to a batch, our extension (row N5): the verdicts of `{results: [verdict]}`, in order and
 * as they came, each for `decode`. Wrapped as a single verdict may be. `Left` for what holds no results.
 */
export const decodeResults = (wire: unknown): Either<Refused, ReadonlyArray<Json>> =>
  total<Either<Refused, ReadonlyArray<Json>>>(
    () => {
      const json = asJson(wire)
      if (json._tag === 'Left') return json
      const results = resultsIn(json.right, DEPTH)
      return results === undefined ? refuse([], whyNone(json.right)) : right(results)
    },
    () => refuse([], readings.notJson)
  )

const resultsIn = (json: unknown, depth: number): ReadonlyArray<Json> | undefined => {
  if (depth === 0) return undefined
  if (typeof json === 'string') return resultsIn(parsed(json), depth - 1)
  if (isList(json)) return firstOf(json.slice(0, BLOCKS), depth)
  if (!isRecord(json)) return undefined
  const results = own(json, 'results')
  // A border: a member of JSON is JSON.
  if (isList(results)) return results as ReadonlyArray<Json>
  return (
    resultsIn(own(json, 'content'), depth - 1) ??
    resultsIn(own(json, 'structuredContent'), depth - 1) ??
    resultsIn(own(json, 'result'), depth - 1)
  )
}

const firstOf = (
  blocks: ReadonlyArray<unknown>,
  depth: number
): ReadonlyArray<Json> | undefined => {
  for (const block of blocks) {
    const results = resultsIn(own(block, 'text'), depth - 1)
    if (results !== undefined) return results
  }
  return undefined
}
