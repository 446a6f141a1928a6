import { type Decoded, type Fault, losses, own, right } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { asJson, type Refused, refuse } from '../reading/json.js'
import { type Noted, noted } from '../reading/notes.js'
import type { AsRead } from '../reading/respell.js'
import { type Recognised, recognise } from './recognise.js'
import { encode } from './write.js'

/** What was read, how sure that is, and that it was made out from a sentence. */
export interface TextReadForm extends Noted {
  readonly confidence: Recognised['confidence']
  readonly read: AsRead
}

/**
 * Read a text that a model was given: a string, or a text block of MCP. Any text can be read, if only
 * as that something failed.
 */
export const decode = (wire: unknown): Either<Refused, Decoded<Fault, TextReadForm>> => {
  const json = asJson(wire)
  if (json._tag === 'Left') return json
  const text = own(json.right, 'type') === 'text' ? own(json.right, 'text') : json.right
  if (typeof text !== 'string') return refuse([], readings.notText)
  const { confidence, fault } = recognise(text)
  const read = { wire: text, written: encode(fault) }
  return right({ value: fault, form: { confidence, read, ...noted(['from_text']) } })
}

/** What this wire keeps of a fault: its kind, what the sentences name, and the text. */
export const keep = (fault: Fault): Fault => {
  const read = decode(encode(fault))
  return read._tag === 'Right' ? read.right.value : fault
}

/** The fields that this wire loses. */
export const loses = (fault: Fault): ReadonlyArray<string> => losses(fault, keep(fault))
