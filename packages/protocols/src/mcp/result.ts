import { type Fault, isJsonObject, isList, own, right } from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import * as attempts from '@toolfault/words/attempt'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { type Carried, carriedBy } from '../fault/carried.js'
import { FAULT, sayingIn } from '../fault/said.js'
import { meaningOf } from '../json-rpc/meaning.js'
import { member, type Refused, readAs, refuse } from '../reading/json.js'
import { evenBreaks } from '../reading/line-breaks.js'
import { sentenceOf } from '../reading/sentence.js'
import { channelOf } from './channel.js'
import type { Reading } from './reading.js'
import { errorResult } from './shape.js'
import { toldIn } from './told.js'
import { encode, type McpForm, RETRY } from './write.js'

/** Read a result with `isError`: what rides along, else Agentopia's data, else the text. */
export const readResult = (answer: JsonObject): Either<Refused, Reading> => {
  if (answer['isError'] !== true) return refuse(['isError'], readings.noError)
  const shaped = readAs(errorResult, answer)
  if (shaped._tag === 'Left') return shaped
  const text = evenBreaks(textOf(answer))
  const version = (answer['resultType'] ?? undefined) === undefined ? '2025-11-25' : '2026-07-28'
  return right(meant(answer, text, { version }))
}

/** The texts of its blocks; where it has none, what an embedded resource or the structured content says. */
const textOf = (answer: JsonObject): string =>
  textsIn(answer).join('\n') ||
  blocksOf(answer)
    .map((block) => own(own(block, 'resource'), 'text'))
    .filter(isString)
    .join('\n') ||
  sentenceOf(answer['structuredContent'])

const textsIn = (answer: JsonObject): ReadonlyArray<string> =>
  blocksOf(answer)
    .map((block) =>
      typeof block === 'string' || !isText(own(block, 'type')) ? block : own(block, 'text')
    )
    .filter(isString)

const blocksOf = ({ content }: JsonObject): ReadonlyArray<unknown> =>
  isList(content) ? content : [content]

const isText = (type: unknown): boolean => (type ?? 'text') === 'text'

const isString = (text: unknown): text is string => typeof text === 'string'

const meant = (answer: JsonObject, text: string, form: McpForm): Reading => {
  const carried = riding(answer, text, form)
  if (carried !== undefined && 'fault' in carried) {
    return { ...carried, form: { ...form, ...switched(carried.fault) }, notes: [] }
  }
  const ignored = carried === undefined ? [] : [carried.note]
  const retry = member(answer['_meta'], RETRY)
  if (isJsonObject(retry)) {
    const { fault, notes } = meaningOf(undefined, text, retry)
    const failed = asResult(fault, text)
    const notesOf = [...ignored, ...notes]
    return { fault: failed, form: { ...form, carrier: false, ...switched(failed) }, notes: notesOf }
  }
  const { confidence, fault } = toldIn(text, textsIn(answer), answer['structuredContent'])
  const failed = text === '' ? EMPTY : fault
  return {
    fault: failed,
    form: { ...form, carrier: false, ...switched(failed) },
    // Where nothing was made out, nothing is of the text.
    notes:
      failed.kind === 'execution_failed' && confidence === 'guess'
        ? ignored
        : [...ignored, 'from_text'],
    confidence
  }
}

/** A result without a text says that the tool failed, and nothing else. */
const EMPTY: Fault = { kind: 'execution_failed' }

/** Where the usual channel is the other one. */
const switched = (fault: Fault): McpForm => {
  if (fault.kind === 'unknown_tool') return { unknownTool: 'result' }
  return channelOf(fault, {}) === 'result' ? {} : { others: 'result' }
}

/**
 * What a text in a result says was found by the tool or on its way: a protocol error it is not, unless
 * one that rides along says so.
 */
const asResult = (fault: Fault, text: string): Fault => {
  if (channelOf(fault, { unknownTool: 'result' }) === 'result') return fault
  const { canRetry, tool } = fault
  return {
    kind: 'execution_failed',
    ...(tool === undefined ? {} : { tool }),
    ...(canRetry === undefined ? {} : { canRetry }),
    message: text
  }
}

/** What rides along, where writing it again gives this text, this data and this carrier. */
const riding = (answer: JsonObject, text: string, form: McpForm): Carried => {
  const carrier = member(answer['_meta'], FAULT)
  const said = sayingIn(carrier)
  const again = (more: McpForm) => (fault: Fault) =>
    encode(fault, { ...form, ...said, ...switched(fault), ...more })
  const plain = carriedBy(carrier, text, answer, again({}))
  return plain !== undefined && 'note' in plain && member(carrier, 'attempt') !== undefined
    ? carriedBy(carrier, text, answer, again({ attempts }))
    : plain
}
