import {
  authorizationRequired,
  executionFailed,
  type Fault,
  type FaultDetails,
  internal,
  isList,
  malformedRequest,
  misconfigured,
  own,
  unavailable,
  unknownTool
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { faults, fixed } from '@toolfault/words/en'
import { toolName, toolNamed } from '@toolfault/words/escape'
import { unknownIn, unnamed } from '../no-tool.js'
import { wordsOf } from '../reading/sentence.js'
import { kindOfStatus } from '../reading/status.js'

/**
 * The fault that a status means by itself, whatever the body (row X1); `undefined` where the body has to
 * say. The statuses of `/call` are here too (facts 4.7). Execution that is off is a switch which only the
 * operator can turn, so waiting does not help. F7 knows no authorization of a tool.
 */
export const faultOfStatus = (status: number, body: Json | undefined): Fault | undefined => {
  const kind = kindOfStatus(status, undefined, body)?.kind
  // Most answers are read of their members, and what all of these say together may be long.
  if (kind === undefined) return undefined
  const said = wordsOf(body)
  if (status >= 500 && isResult(body)) return executionFailed(detailsOf(said))
  switch (kind) {
    case 'authorization_required':
      return disabled(said) ?? authorizationRequired('server', [], detailsOf(said))
    case 'unknown_tool':
      return toolNotFound(said) ?? unknownTool('', undefined, detailsOf(said))
    case 'unavailable':
      return unavailable(detailsOf(said))
    case 'internal':
      return internal(detailsOf(said))
    default:
      return undefined
  }
}

/** The fault that a sentence means where no status came with it. */
export const faultOfSentence = (said: string): Fault =>
  toolNotFound(said) ??
  disabled(said) ??
  (/^unauthorized\b/i.test(said)
    ? authorizationRequired('server', [], detailsOf(said))
    : internal(detailsOf(said)))

/** Row V12, or another's sentence. */
const toolNotFound = (said: string): Fault | undefined => {
  const prefix = fixed.toolNotFound('')
  const tool = said.startsWith(prefix) ? toolNamed(said.slice(prefix.length)) : ''
  if (fixed.toolNotFound(toolName(tool)) === said) return unknownTool(tool)
  const unknown = unknownIn(said)
  return unknown === undefined ? undefined : unnamed(unknown, said)
}

const disabled = (said: string): Fault | undefined =>
  /^tool execution is disabled\b/i.test(said) ? misconfigured('', [], detailsOf(said)) : undefined

/** What a request that is no JSON, or no call, is told; rows V4, V11: the reference says only `Invalid JSON`. */
export const malformed = (said: string): Fault => {
  const shape = faults.invalidRequest('')
  if (said.startsWith(shape)) return malformedRequest('shape', said.slice(shape.length))
  const syntax = invalidJson.exec(said)
  return malformedRequest('syntax', syntax === null ? said : (syntax[1] ?? ''))
}

/** Whether a sentence says itself that the request was no JSON, or no call. */
export const isMalformed = (said: string): boolean =>
  said.startsWith(faults.invalidRequest('')) ||
  /\b(?:invalid|malformed|not valid) JSON|\bin JSON\b|\bJSON (?:parse|decode)|\bunexpected (?:token|end of)\b/i.test(
    said
  )

/** Row V4: the prefix alone is read. */
export const invalidJson: RegExp = /^Invalid JSON(?::\s*(.*))?$/s

/** Our own words for a fault that says nothing are nobody's message. */
const detailsOf = (said: string): FaultDetails =>
  said === '' || said === faults.internal ? {} : { message: said }

/** Whether it is the result of a tool that ran. */
export const isResult = (body: Json | undefined): boolean => isList(own(body, 'content'))
