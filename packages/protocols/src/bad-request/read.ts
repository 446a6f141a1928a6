import { type Decoded, type Fault, isJsonObject, isList, losses, right } from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import type { Either } from 'fp-ts/lib/Either.js'
import { asJson, type Refused, readAs, under } from '../reading/json.js'
import { type Noted, noted } from '../reading/notes.js'
import { isSnake } from './names.js'
import { quiet } from './quiet.js'
import { readingOf } from './reading.js'
import { seek } from './seek.js'
import { error as shape } from './shape.js'
import { toldBy } from './told.js'
import { type BadRequestForm, encode } from './write.js'

/** How the error was spelled, which the writer takes, and what is doubtful; plain JSON. */
export interface BadRequestReadForm extends BadRequestForm, Noted {}

/**
 * Read an error with the details of google.rpc: google.rpc.Status, the body of a Google API, an error of
 * A2A over JSON-RPC, each with its HTTP status or without, in camelCase or snake_case.
 *
 * The kind is what our ErrorInfo says, else what code and details say, never a text (row X1). What is
 * for operators (DebugInfo) is not even kept to be written back. `Left` for what is no error.
 */
export const decode = (wire: unknown): Either<Refused, Decoded<Fault, BadRequestReadForm>> => {
  const json = asJson(wire)
  if (json._tag === 'Left') return json
  const found = seek(json.right)
  if (found._tag === 'Left') return found
  const { error, path, spelling, status } = found.right
  const read = under(path, readAs(shape, error))
  if (read._tag === 'Left') return read
  const name = spelling.shape === 'a2a' ? 'data' : 'details'
  const details = detailsOf(error, name)
  const told = toldBy(details, [...path, name])
  if (told._tag === 'Left') return told
  const spelt = { ...spelling, ...(details.some(isSnake) ? ({ names: 'snake' } as const) : {}) }
  const { fault, notes, said } = readingOf({
    read: read.right,
    told: told.right,
    error,
    spelling: spelt,
    ...(status === undefined ? {} : { status })
  })
  const form = { ...spelt, ...said }
  return right({
    value: fault,
    form: {
      ...form,
      ...noted(notes),
      read: { wire: quiet(json.right), written: written(fault, form) }
    }
  })
}

/** What this wire keeps of a fault: kind, places, sentences and what fits the metadata. */
export const keep = (fault: Fault): Fault => {
  const read = decode(encode(fault))
  return read._tag === 'Right' ? read.right.value : fault
}

/** The fields that this wire loses. */
export const loses = (fault: Fault): ReadonlyArray<string> => losses(fault, keep(fault))

const detailsOf = (error: JsonObject, name: string): ReadonlyArray<JsonObject> => {
  const list = error[name]
  return isList(list) ? list.filter(isJsonObject) : []
}

/** A border: what is written is JSON. */
const written = (fault: Fault, form: BadRequestForm): JsonObject =>
  encode(fault, form) as unknown as JsonObject
