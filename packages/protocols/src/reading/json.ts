import {
  type Issue,
  isRecord,
  left,
  own,
  right,
  STEPS,
  steps,
  toJson,
  total
} from '@toolfault/model'
import { fromIoTs } from '@toolfault/sources/io-ts'
import type { Json } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Decoder } from 'io-ts'

/** What a reader answers for what it cannot read: where and why. */
export type Refused = ReadonlyArray<Issue>

/** A refusal names so many places at the most. */
const MOST = 64

/** Steps for copying a wire: enough for forty thousand failures, each with its path and its message. */
const BUDGET = 20 * STEPS

/**
 * A foreign value as JSON, copied within bounds: what throws, turns in circles or has no form in JSON
 * is left out, so that io-ts never meets it.
 */
export const asJson = (wire: unknown): Either<Refused, Json> =>
  total<Either<Refused, Json>>(
    () => {
      const budget = steps(BUDGET)
      const json = toJson(wire, budget)
      if (json === undefined) return refuse([], readings.notJson)
      // What was cut would be lost in silence.
      return budget.left > 0 ? right(json) : refuse([], readings.tooLong)
    },
    () => refuse([], readings.notJson)
  )

/** Read JSON with a codec; what does not fit is named place by place, at most 64 of them. */
export const readAs = <A>(codec: Decoder<unknown, A>, json: Json): Either<Refused, A> =>
  total<Either<Refused, A>>(
    () => {
      const read = codec.decode(json)
      return read._tag === 'Right'
        ? read
        : left(fromIoTs(read.left).issues.slice(0, MOST).map(spoken))
    },
    () => refuse([], readings.notJson)
  )

/** What a refusal says to a program of the answer to a call that succeeded. */
export const SUCCESS = { reason: 'success' } as const

/** Refuse a wire at one place, with a sentence that says what was looked for. */
export const refuse = (
  path: Issue['path'],
  message: string,
  params?: typeof SUCCESS
): Either<Refused, never> =>
  left([{ path, kind: 'unknown', message, ...(params === undefined ? {} : { params }) }])

/** io-ts says where and which type; a sentence says it to a person. */
const spoken = (issue: Issue): Issue => {
  if (issue.message !== undefined) return issue
  const wanted = isRecord(issue.params) ? own(issue.params, 'type') : undefined
  return {
    ...issue,
    message:
      issue.kind === 'missing'
        ? readings.missing
        : typeof wanted === 'string'
          ? readings.wanted(wanted)
          : readings.other
  }
}

/** A member of JSON, itself JSON. */
export const member = (json: Json | undefined, name: string): Json | undefined =>
  // A border: what is inside JSON is JSON.
  own(json, name) as Json | undefined

/** The same answer about a part of the wire, told from its root. */
export const under = <A>(path: Issue['path'], read: Either<Refused, A>): Either<Refused, A> =>
  read._tag === 'Right'
    ? read
    : left(read.left.map((issue) => ({ ...issue, path: [...path, ...issue.path] })))
