import { type Decoded, type Fault, losses, own, right } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { asJson, type Refused, readAs, refuse } from '../reading/json.js'
import { VERSION } from './copy.js'
import { fault as shape } from './shape/fault.js'
import { encode } from './write.js'

/** The model has one spelling. */
export type FaultForm = Readonly<Record<never, never>>

/**
 * Read a fault from the model as JSON. Members that the model does not have are left out, a
 * `developerMessage` among them. `Left` for what is none, or of a version that is not known.
 */
export const decode = (wire: unknown): Either<Refused, Decoded<Fault, FaultForm>> => {
  const json = asJson(wire)
  if (json._tag === 'Left') return json
  if (own(json.right, 'version') !== VERSION) return refuse(['version'], readings.version(VERSION))
  const read = readAs(shape, json.right)
  return read._tag === 'Left' ? read : right({ value: read.right, form: {} })
}

/** What this wire keeps of a fault: all but `developerMessage` and what repeats the caller's text. */
export const keep = (fault: Fault): Fault => {
  const read = decode(encode(fault))
  return read._tag === 'Right' ? read.right.value : fault
}

/** The fields that this wire loses. */
export const loses = (fault: Fault): ReadonlyArray<string> => losses(fault, keep(fault))
