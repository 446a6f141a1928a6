import { left, own, right } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Decoder } from 'io-ts'
import { FAULT } from '../fault/said.js'
import { type Refused, readAs, under } from '../reading/json.js'
import { respelled } from './names.js'
import * as shape from './shape.js'
import { CONFIGURATION, type DetailType, typeOf } from './type.js'

/** What the details of an error tell. */
export interface Told {
  readonly violations?: ReadonlyArray<shape.ViolationShape>
  readonly reason?: string
  readonly domain?: string
  readonly metadata?: object
  readonly retryDelay?: string
  readonly links?: ReadonlyArray<{ readonly description?: string; readonly url?: string }>
  /** What is to be set. */
  readonly subjects?: ReadonlyArray<string>
  /** What is said of each quota that is used up. */
  readonly quotas?: ReadonlyArray<string>
  /** What else has to be so. */
  readonly conditions?: ReadonlyArray<string>
  readonly localized?: string
  readonly resource?: { readonly resourceType?: string; readonly resourceName?: string }
  readonly carrier?: Json
}

/**
 * What the details tell, those of a type that is not known aside. Several BadRequests are one; of other
 * types the first counts. What has a known type and another shape is refused at its place.
 */
export const toldBy = (
  details: ReadonlyArray<JsonObject>,
  path: ReadonlyArray<string>
): Either<Refused, Told> => {
  let told: Told = {}
  for (const [at, detail] of details.entries()) {
    const spelt = respelled(detail, 'camel')
    const read = under([...path, String(at)], readDetail(typeOf(detail), spelt))
    if (read._tag === 'Left') return left(read.left)
    const violations = [...(told.violations ?? []), ...(read.right.violations ?? [])]
    told = { ...read.right, ...told, ...(violations.length === 0 ? {} : { violations }) }
  }
  return right(told)
}

const readDetail = (type: string, detail: JsonObject): Either<Refused, Told> => {
  const as = <A>(codec: Decoder<unknown, A>, tell: (read: A) => Told): Either<Refused, Told> => {
    const read = readAs(codec, detail)
    return read._tag === 'Left' ? read : right(tell(read.right))
  }
  switch (type as DetailType) {
    case 'google.rpc.BadRequest':
      return as(shape.badRequest, ({ fieldViolations = [] }) => ({ violations: fieldViolations }))
    case 'google.rpc.ErrorInfo':
      return as(shape.errorInfo, (info) => info)
    case 'google.rpc.RetryInfo':
      return as(shape.retryInfo, (info) => info)
    case 'google.rpc.Help':
      return as(shape.help, (read) => read)
    case 'google.rpc.PreconditionFailure':
      return as(shape.preconditionFailure, preconditions)
    case 'google.rpc.QuotaFailure':
      return as(shape.quotaFailure, ({ violations = [] }) => ({
        quotas: violations.flatMap(({ description = '' }) =>
          description === '' ? [] : [description]
        )
      }))
    case 'google.rpc.LocalizedMessage':
      return as(shape.localizedMessage, ({ message }) =>
        message === undefined ? {} : { localized: message }
      )
    case 'google.rpc.ResourceInfo':
      return as(shape.resourceInfo, (resource) => ({ resource }))
    case 'google.protobuf.Struct':
      return as(shape.struct, ({ value }) => {
        // A border: a member of JSON is JSON.
        const carrier = own(value, FAULT) as Json | undefined
        return carrier === undefined ? {} : { carrier }
      })
    default:
      return right({})
  }
}

/**
 * What a PreconditionFailure names. Its types are each service's own (error_details.proto): one subject is a setting,
 * another a bucket that is not empty or terms that nobody accepted, of which the description says what is to be done.
 */
const preconditions = ({
  violations = []
}: {
  readonly violations?: ReadonlyArray<shape.PreconditionShape>
}): Told => {
  const settings = violations.filter(({ type }) => type === CONFIGURATION)
  const others = violations.filter(({ type }) => type !== CONFIGURATION)
  const conditions = others.flatMap(({ description = '' }) =>
    description === '' ? [] : [description]
  )
  return {
    subjects: settings.flatMap(({ subject }) => (subject === undefined ? [] : [subject])),
    ...(conditions.length === 0 ? {} : { conditions })
  }
}
