import type { ProblemDetails } from '@toolfault/types/problem-details'
import * as t from 'io-ts'
import { among, exactly, json, texts } from '../fault/shape/exactly.js'
import type { Members } from './members.js'

/** Members that others write, and lists of errors in whatever spelling. */
interface Foreign {
  readonly errors?: unknown
  readonly 'invalid-params'?: unknown
  readonly invalid_params?: unknown
  readonly violations?: unknown
  readonly retryable?: boolean
  /** Seconds. */
  readonly retry_after?: number
}

type Read<A> = { readonly [name in keyof A]?: A[name] | undefined }

/** The members of a body that are read. */
export type Body = Read<Omit<ProblemDetails, 'errors'>> & Read<Members> & Read<Foreign>

/** "If a member's value type does not match the specified type, the member MUST be ignored" (section 3.1). */
const orAbsent = <A>(codec: t.Type<A>): t.Type<A | undefined> =>
  new t.Type(
    codec.name,
    (input): input is A | undefined => input === undefined || codec.is(input),
    (input) => {
      const read = codec.decode(input)
      return t.success(read._tag === 'Right' ? read.right : undefined)
    },
    t.identity
  )

const text = orAbsent(t.string)

const flag = orAbsent(t.boolean)

/** "100..599": the range that RFC 9110, section 15 gives to codes. */
const status = t.refinement(
  t.number,
  (code) => Number.isInteger(code) && code >= 100 && code <= 599,
  'a status code'
)

const amount = t.refinement(t.number, (value) => value >= 0 && Number.isFinite(value), 'an amount')

const challenge = exactly({ id: t.string, url: t.string }, { checkUrl: t.string })

const members = {
  type: text,
  title: text,
  status: orAbsent(status),
  detail: text,
  instance: text,
  errors: json,
  'invalid-params': json,
  invalid_params: json,
  violations: json,
  tool: text,
  callId: text,
  guidance: text,
  canRetry: flag,
  retryable: flag,
  retry_after: orAbsent(amount),
  retryAfterMs: orAbsent(amount),
  hint: text,
  reason: orAbsent(among(['syntax', 'shape'] as const)),
  suggestion: text,
  service: text,
  setupUrl: text,
  requirements: orAbsent(texts),
  challenges: orAbsent(t.readonlyArray(challenge)),
  userId: flag,
  action: text,
  unlisted: orAbsent(amount),
  truncated: orAbsent(t.literal(true))
}

/** A body: an object, of which what is of another type is passed over. */
export const body: t.Decoder<unknown, Body> = exactly({}, members)

/** What a response has beside its body. */
export const response: t.Decoder<
  unknown,
  { readonly status?: number | undefined; readonly headers?: unknown; readonly body: unknown }
> = exactly({ body: json }, { status: orAbsent(status), headers: json })
