import { type Decoded, type Fault, isJsonObject, isList, losses, right } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { asJson, type Refused, refuse, under } from '../reading/json.js'
import { type Noted, noted } from '../reading/notes.js'
import type { Recognised } from '../text/recognise.js'
import { readAsked } from './asked.js'
import { errorOf, opened } from './envelope.js'
import { readError } from './error.js'
import type { Reading } from './reading.js'
import { readResult } from './result.js'
import { isTask } from './task.js'
import { encode, type McpForm } from './write.js'

/** How the other side spelled it, what is doubtful, and how sure a reading of mere text is. */
export interface McpReadForm extends McpForm, Noted {
  readonly confidence?: Recognised['confidence']
}

/**
 * Read what MCP answers a failed `tools/call` with, in every revision: a result with `isError`, an
 * InputRequiredResult, a protocol error, bare or inside the JSON-RPC response.
 *
 * What rides along in `_meta` counts where it says what the text says; else Agentopia's data there
 * (row A14); else the text, as far as it is known (facts, appendix B). `Left` for what is no error.
 */
export const decode = (wire: unknown): Either<Refused, Decoded<Fault, McpReadForm>> => {
  const json = asJson(wire)
  if (json._tag === 'Left') return json
  const { answer, at, envelope } = opened(json.right)
  const read = under(at, readAnswer(answer))
  if (read._tag === 'Left') return read
  const { confidence, fault, notes } = read.right
  const form = { ...read.right.form, ...(envelope === undefined ? {} : { envelope }) }
  return right({
    value: fault,
    form: {
      ...form,
      read: { wire: json.right, written: writtenOf(fault, form) },
      ...noted(notes),
      ...(confidence === undefined ? {} : { confidence })
    }
  })
}

const readAnswer = (answer: Json): Either<Refused, Reading> => {
  if (!isJsonObject(answer)) {
    return refuse([], isList(answer) ? readings.batch : readings.noAnswer)
  }
  if (isTask(answer)) return readTask(answer)
  const error = errorOf(answer)
  if (error !== undefined) return readError(error, ['error'])
  if (answer['content'] === undefined && typeof answer['code'] === 'number') {
    return readError(answer, [])
  }
  const type = answer['resultType']
  if (type === 'input_required') return readAsked(answer)
  // An absent type is `complete` (2026-07-28, Basic, "ResultType"; row M8).
  if ((type ?? 'complete') !== 'complete') return refuse(['resultType'], readings.resultType)
  return readResult(answer)
}

/** A task that has ended holds the answer to its call (SEP-2663, "Task Execution Errors"). */
const readTask = (whole: JsonObject): Either<Refused, Reading> => {
  const { error, result, ...task } = whole
  const read =
    error !== undefined
      ? readError(error, ['error'])
      : isJsonObject(result)
        ? // The revisions that have tasks say the type of a result.
          under(['result'], readResult({ resultType: 'complete', ...result }))
        : refuse(['resultType'], readings.resultType)
  return read._tag === 'Left' ? read : right({ ...read.right, form: { ...read.right.form, task } })
}

/** A border: what is written is JSON. */
const writtenOf = (fault: Fault, form: McpForm): JsonObject =>
  encode(fault, form) as unknown as JsonObject

/** What this wire keeps of a fault; what rides along is as much as 16 issues and 8 kB. */
export const keep = (fault: Fault): Fault => {
  const read = decode(encode(fault))
  return read._tag === 'Right' ? read.right.value : fault
}

/** The fields that this wire loses. */
export const loses = (fault: Fault): ReadonlyArray<string> => losses(fault, keep(fault))
