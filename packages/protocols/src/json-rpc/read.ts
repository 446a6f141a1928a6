import { type Decoded, type Fault, losses, own, right, steps, toJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Either } from 'fp-ts/lib/Either.js'
import { carriedBy } from '../fault/carried.js'
import { FAULT, sayingIn } from '../fault/said.js'
import { asJson, type Refused } from '../reading/json.js'
import { evenBreaks } from '../reading/line-breaks.js'
import { type Noted, noted } from '../reading/notes.js'
import type { AsRead } from '../reading/respell.js'
import { edgeMembers } from './edge-members.js'
import { errorMeaning } from './error-meaning.js'
import { type Meaning, meaningOf } from './meaning.js'
import { seek } from './seek.js'
import { encode, type JsonRpcShapedForm } from './write.js'

/** How the message was worded where it was written, for a fault that rides along to be compared. */
export type JsonRpcWording = Pick<JsonRpcShapedForm, 'asking' | 'attempts' | 'pack' | 'verbosity'>

/** How the error was spelled; plain JSON, which the writer takes. */
export interface JsonRpcSpelling
  extends Pick<
      JsonRpcShapedForm,
      'asking' | 'carrier' | 'id' | 'shape' | 'verbosity' | 'withStatus'
    >,
    Noted {
  readonly read: AsRead
}

/**
 * Read a JSON-RPC error with Agentopia's data: bare, as the `error` of an object or of a response, or as
 * the body of an Edge Function, each with its HTTP status or without. `Left` for what is no error.
 *
 * A fault that rides along counts where it says what is visible. Of a server that words its questions
 * with `asking`, that can only be told by who reads with the same.
 */
export const decode = (
  wire: unknown,
  wording: JsonRpcWording = {}
): Either<Refused, Decoded<Fault, JsonRpcSpelling>> => {
  const json = asJson(wire)
  if (json._tag === 'Left') return json
  const found = seek(json.right)
  if (found._tag === 'Left') return found
  const { error, spelling } = found.right
  const { fault, notes, ...more } =
    spelling.shape === 'edge' ? ofEdge(error) : ofError(error, wording)
  const form = { ...spelling, ...more }
  const written = toJson(encode(fault, form), steps(WRITTEN)) ?? null
  return right({
    value: fault,
    form: { ...form, ...noted(notes), read: { wire: json.right, written } }
  })
}

/** What this wire keeps of a fault: its kind, its text and the names of parameters and services. */
export const keep = (fault: Fault): Fault => {
  const read = decode(encode(fault))
  return read._tag === 'Right' ? read.right.value : fault
}

/** The fields that this wire loses. */
export const loses = (fault: Fault): ReadonlyArray<string> => losses(fault, keep(fault))

/** Steps for a copy of what was written; more than it ever takes. */
const WRITTEN = 1_000_000

const ofEdge = (body: Json): Meaning => {
  const { code, data } = edgeMembers(body)
  return meaningOf(code, evenBreaks(textIn(body, 'error')), data)
}

type Worded = Meaning & Pick<JsonRpcShapedForm, 'asking' | 'carrier' | 'verbosity'>

const ofError = (error: Json, given: JsonRpcWording): Worded => {
  const code = own(error, 'code')
  const message = evenBreaks(textIn(error, 'message'))
  // A border: a member of JSON is JSON.
  const data = own(error, 'data') as Json | undefined
  const carrier = own(data, FAULT) as Json | undefined
  const wording = { ...verbosityIn(carrier), ...given }
  // With the carrier itself: a page that nobody sees must not ride along.
  const again = (fault: Fault): unknown => encode(fault, { ...wording, carrier: true })
  const carried = carriedBy(carrier, message, error, again)
  if (carried !== undefined && 'fault' in carried) {
    return { fault: carried.fault, notes: [], carrier: true, ...plain(wording) }
  }
  const meaning = errorMeaning(typeof code === 'number' ? code : undefined, message, data)
  return carried === undefined ? meaning : { ...meaning, notes: [carried.note, ...meaning.notes] }
}

/** How long it was said, which the carrier itself tells. */
const verbosityIn = (carrier: Json | undefined): Pick<JsonRpcShapedForm, 'verbosity'> => {
  const { verbosity } = sayingIn(carrier)
  return verbosity === undefined ? {} : { verbosity }
}

/** The wording that has a form in JSON. */
const plain = ({
  asking,
  verbosity
}: JsonRpcWording): Pick<JsonRpcShapedForm, 'asking' | 'verbosity'> => {
  // A border: the same texts, of which a copy as JSON leaves out what is none.
  const copy = toJson(asking, steps()) as JsonRpcShapedForm['asking']
  return {
    ...(copy === undefined ? {} : { asking: copy }),
    ...(verbosity === undefined ? {} : { verbosity })
  }
}

const textIn = (json: Json, name: string): string => {
  const text = own(json, name)
  return typeof text === 'string' ? text : ''
}
