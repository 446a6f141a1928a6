import { isJsonObject, keysOf, type Path, right } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { ElicitResult } from '@toolfault/types/mcp'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { among, exactly } from '../fault/shape/exactly.js'
import { asJson, member, type Refused, readAs, refuse, under } from '../reading/json.js'

/** Numbers may have fractions when read (row M7). */
const answer: t.Decoder<unknown, ElicitResult> = exactly(
  { action: among(['accept', 'decline', 'cancel']) },
  {
    content: t.record(t.string, t.union([t.string, t.number, t.boolean, t.readonlyArray(t.string)]))
  }
)

/** What a user answered, by the names under which they were asked. */
export type UserAnswers = { readonly [key: string]: ElicitResult }

/**
 * Read what a user answered: the `inputResponses` of a repeated call (2026-07-28, MRTR), or the one result
 * of an `elicitation/create` request (until 2025-11-25), which stands under `arguments`. Answers that are
 * no elicitation's (sampling, roots) are passed over; `Left` for one that is malformed.
 */
export const decodeAnswers = (wire: unknown): Either<Refused, UserAnswers> => {
  const json = asJson(wire)
  if (json._tag === 'Left') return json
  if (!isJsonObject(json.right)) return refuse([], readings.noAnswers)
  if (typeof json.right['action'] === 'string') return answersOf({ arguments: json.right }, [])
  return answersOf(json.right, undefined)
}

/** Some clients write `null` where there is no content, and both SDKs take it for none. */
const withoutNull = (one: Json): Json =>
  isJsonObject(one) && member(one, 'content') === null
    ? Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'content'))
    : one

const answersOf = (given: Json, path: Path | undefined): Either<Refused, UserAnswers> => {
  const answers: Array<readonly [string, ElicitResult]> = []
  for (const key of keysOf(given)) {
    const one = member(given, key) ?? null
    // What a model or a client answered has no action.
    if (member(one, 'action') === undefined && (member(one, 'role') ?? member(one, 'roots')))
      continue
    const read = readAs(answer, withoutNull(one))
    if (read._tag === 'Left') return under(path ?? [key], read)
    answers.push([key, read.right])
  }
  return right(Object.fromEntries(answers))
}
