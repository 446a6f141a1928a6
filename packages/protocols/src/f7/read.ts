import {
  type Decoded,
  executionFailed,
  isJsonObject,
  left,
  losses,
  own,
  owns,
  right,
  total,
  type Verdict
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { elsewhere } from '../reading/elsewhere.js'
import { asJson, type Refused, readAs, refuse, SUCCESS } from '../reading/json.js'
import { type Note, type Noted, noted } from '../reading/notes.js'
import { wordsOf } from '../reading/sentence.js'
import type { Paths } from './issues.js'
import { faultOfSentence, faultOfStatus, isMalformed, isResult, malformed } from './said.js'
import { envelope } from './shape.js'
import { type Told, told, verdictOf } from './verdict.js'
import { encode, type F7Form, type F7Verdict } from './write.js'

/** How to read where the text leaves it open. */
export interface F7Reading {
  /** Whose paths stand in a body; `auto` lets each sentence decide (facts 4.5). */
  readonly paths?: Paths
}

/** How the answer was spelled. */
export interface F7ReadForm extends F7Form, Noted {}

/**
 * Read the answer of `POST /tools/{name}/validate`, `{status, body}` or the body alone, and what `/call`
 * of the same server answers where it fails. The status picks the kind before any text (row X1). `Left`
 * for what is no answer, or that of a call which succeeded.
 */
export const decode = (
  wire: unknown,
  reading: F7Reading = {}
): Either<Refused, Decoded<Verdict, F7ReadForm>> =>
  total<Either<Refused, Decoded<Verdict, F7ReadForm>>>(
    () => {
      const json = asJson(wire)
      if (json._tag === 'Left') return json
      const answer = answerOf(json.right)
      const asked = own(reading, 'paths')
      const paths = asked === 'field' || asked === 'native' ? asked : 'auto'
      const told = toldBy(answer, paths)
      if (told._tag === 'Left') return told
      const { notes, value } = told.right
      const isNative = paths === 'native' || notes.includes('native_paths')
      const isBare = answer.status === undefined
      const form: F7Form = {
        ...(isNative ? { paths: 'native' } : {}),
        ...(isBare ? { bare: true } : {})
      }
      const all: ReadonlyArray<Note> = isBare ? ['no_status', ...notes] : notes
      // A border: what has no form of its own is a 500, and an answer is JSON.
      const written = encode(value as F7Verdict, form) as unknown as Json
      return right({ value, form: { ...form, read: { wire: json.right, written }, ...noted(all) } })
    },
    () => refuse([], readings.notJson)
  )

interface Answer {
  readonly status?: number
  readonly body: Json | undefined
}

const answerOf = (json: Json): Answer => {
  const status = own(json, 'status')
  return isJsonObject(json) && typeof status === 'number' && !owns(json, 'valid')
    ? { status, body: json['body'] }
    : { body: json }
}

const toldBy = ({ body, status }: Answer, paths: Paths): Either<Refused, Told> => {
  const at = status === undefined ? [] : ['body']
  const fault = status === undefined ? undefined : faultOfStatus(status, body)
  if (fault !== undefined) return right(told(fault))
  if (owns(body, 'valid') && body !== undefined) {
    const read = readAs(envelope, body)
    return read._tag === 'Right'
      ? right(verdictOf(read.right, status, paths))
      : left(read.left.map((issue) => ({ ...issue, path: [...at, ...issue.path] })))
  }
  if (isResult(body)) {
    return own(body, 'isError') === true
      ? right(told(executionFailed({ message: wordsOf(body) })))
      : refuse(at, readings.succeeded, SUCCESS)
  }
  const said = typeof body === 'string' ? '' : wordsOf(own(body, 'error'))
  if (status !== undefined && status >= 400) return right(refusal(status, body))
  return said === '' ? refuse(at, readings.notF7) : right(told(faultOfSentence(said), 'from_text'))
}

/** Of its own, F7 refuses with 400 what is no JSON, or no call; what stands before it says more. */
const refusal = (status: number, body: Json | undefined): Told => {
  const found = elsewhere(status, body)
  const said = wordsOf(body)
  const isOwn = status === 400 && (said === '' || isMalformed(said))
  return found === undefined || (isOwn && found.fault.kind === 'malformed_request')
    ? told(malformed(said))
    : told(found.fault, ...found.notes)
}

/** What this wire keeps of a verdict, as it writes it: with the paths of keys. */
export const keep = (verdict: F7Verdict): Verdict => {
  const read = decode(encode(verdict), { paths: 'field' })
  return read._tag === 'Right' ? read.right.value : verdict
}

/** The fields that this wire loses. */
export const loses = (verdict: F7Verdict): ReadonlyArray<string> => losses(verdict, keep(verdict))
