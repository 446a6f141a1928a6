import { internal, own, readJson } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import { beyondStatus } from '../beyond-status.js'
import type { Answer, Failed } from '../call.js'
import { failing } from '../failed.js'
import { weighed } from '../says-less.js'
import { spoken } from '../spoken.js'
import { faultOfStatus } from '../status.js'
import { isAnswer, timed } from '../timed.js'
import type { Came } from './exchange.js'

/** An answer as protocols read it: HTTP status and JSON body. */
export interface Wire {
  readonly status: number
  readonly body: unknown
}

/** What a protocol makes of an answer; `undefined` for one that it does not know. */
export type Reads = (wire: Wire) => Answer | undefined

/**
 * What an answer says: by its protocol, else as whatever stands before its server writes it, else by its
 * status. One that says that all went well, and that nobody can read, is of a tool that may have run.
 */
export const answerOf = (came: Came, tool: string, reads: Reads): Answer => {
  const { status, text } = came
  const json = readJson(text)
  if (json._tag === 'Left') {
    // Some say it in a plain text.
    const said = status < 400 ? undefined : beyondStatus({ status, body: text }, tool)
    if (said !== undefined) return timed(spoken(said, tool), text, status, came.retryAfterMs)
    const why = text.trim() === '' ? readings.answerEmpty : readings.answerNoJson(json.left.detail)
    return silent(came, tool, text, why)
  }
  const wire = { status, body: json.right }
  // Gateways have forms of their own.
  const answer = reads(wire) ?? weighed(beyondStatus(wire, tool), status)
  const isRead =
    answer !== undefined &&
    (answer.ok || answer.unsure === true || status >= 300 || saysFailure(json.right))
  if (!isRead) return silent(came, tool, json.right, readings.answerUnknown)
  return answer.ok ? answer : timed(spoken(answer, tool), json.right, status, came.retryAfterMs)
}

/** What comes with a status of success has to say itself that the call failed; else it may have run. */
const saysFailure = (body: unknown): boolean =>
  (own(body, 'error') ?? null) !== null || own(body, 'valid') === false || isAnswer(body)

const silent = (came: Came, tool: string, body: unknown, why: string): Failed => {
  const { retryAfterMs, status } = came
  const told =
    status < 300
      ? { fault: internal({ developerMessage: why }), unsure: true as const }
      : faultOfStatus(status, retryAfterMs, body)
  return { ...failing(told, tool), wire: { status, body } }
}
