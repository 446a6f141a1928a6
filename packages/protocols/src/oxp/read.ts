import { type Decoded, type Fault, losses, right, total } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { withHeaders } from '../reading/headers.js'
import { asJson, type Refused, refuse } from '../reading/json.js'
import { type Noted, noted } from '../reading/notes.js'
import { delayIn } from '../reading/retry-after.js'
import { answered } from './answered.js'
import { type Opened, opened } from './envelope.js'
import type { OxpReadForm } from './form.js'
import type { Found } from './found.js'
import { encode } from './write.js'

export { decodeCheck } from './read-check.js'

/** How an answer was spelled, and what is said of its reading. */
export interface OxpRead extends OxpReadForm, Noted {}

/**
 * Read an OXP answer, `{ status, body }` or its body alone, as a fault (seed 003): a CallToolResponse
 * bare or in its wrapper (row O2), a 400, a 422, a 401 without a body. `Left` for what is no error, with
 * a sentence that says what it is.
 */
export const decode = (wire: unknown): Either<Refused, Decoded<Fault, OxpRead>> =>
  total<Either<Refused, Decoded<Fault, OxpRead>>>(
    () => {
      const json = asJson(withHeaders(wire))
      if (json._tag === 'Left') return json
      const envelope = opened(json.right)
      const found = answered(envelope)
      return found._tag === 'Left'
        ? found
        : right(spelled(delayed(found.right, envelope), json.right, envelope.status === undefined))
    },
    () => refuse([], readings.notJson)
  )

/** What this wire keeps of a fault. */
export const keep = (fault: Fault): Fault => {
  const read = decode(encode(fault))
  return read._tag === 'Right' ? read.right.value : fault
}

/** The fields that this wire loses. */
export const loses = (fault: Fault): ReadonlyArray<string> => losses(fault, keep(fault))

const spelled = (found: Found, wire: Json, bare: boolean): Decoded<Fault, OxpRead> => {
  const { form, notes, value } = found
  const observed: OxpReadForm = { ...form, bare }
  // A border: what is written is JSON.
  const written = encode(value, observed) as unknown as Json
  return {
    value,
    form: {
      ...observed,
      read: { wire, written },
      ...noted(bare ? ['no_status', ...notes] : notes)
    }
  }
}

/** `Retry-After` says when to come back where the body has no member for it. */
const delayed = (found: Found, { headers }: Opened): Found => {
  const { value } = found
  const retryAfterMs = delayIn(headers)
  return retryAfterMs === undefined || value.kind !== 'unavailable' || 'retryAfterMs' in value
    ? found
    : { ...found, value: { ...value, retryAfterMs } }
}
