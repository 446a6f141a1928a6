import { type FaultKind, unknownTool } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { faults, fixed } from '@toolfault/words/en'
import { startsAsQuestion } from '@toolfault/words/question'
import { kindOfStatus } from '../reading/status.js'
import { saysOfResult } from '../text/result.js'
import type { Members } from './members.js'
import { nameIn, uncoded } from './spoken.js'

/** A kind of fault; of a malformed request its reason. */
export type Sort = Exclude<FaultKind, 'malformed_request'> | 'shape' | 'syntax'

/** Which sort it is, and whether that had to be made out from sentences. */
export interface Sorted {
  readonly sort: Sort
  readonly by: 'members' | 'code' | 'text'
}

/** The sort of an error: by category, by members, by code, by text (row X1). */
export const sortOf = (
  code: number | undefined,
  message: string,
  text: string,
  members: Members,
  isWithheld: boolean
): Sorted => {
  const told = byMembers(members)
  if (told !== undefined) return { sort: told, by: 'members' }
  // -32602 is said of a result, too (row M4).
  if (saysOfResult(uncoded(text))) return { sort: 'internal', by: 'text' }
  switch (code ?? codeIn(text)) {
    case -32700:
      return { sort: 'syntax', by: 'code' }
    case -32600:
      return { sort: 'shape', by: 'code' }
    case -32602:
      return ofParams(text, members)
    default:
      return ofText(code, isWithheld ? message : text, members)
  }
}

const byMembers = (members: Members): Sort | undefined => {
  switch (members.category) {
    case 'missing_parameter':
    case 'invalid_parameter':
      return 'invalid_arguments'
    case 'authentication_required':
      return 'authorization_required'
    case 'service_configuration':
      return 'misconfigured'
    default:
      return byFields(members)
  }
}

const byFields = (members: Members): Sort | undefined => {
  const { action, asksForParameters, configuration, isValidation, setupUrl } = members
  const { expectedFormat, missing, parameter, required, validationError } = members
  const isNamed =
    missing.length + required.length > 0 ||
    (parameter ?? expectedFormat ?? validationError) !== undefined
  if (isNamed || isValidation) return 'invalid_arguments'
  if (configuration !== undefined) return 'misconfigured'
  if ((action ?? setupUrl) !== undefined) return 'authorization_required'
  return asksForParameters ? 'invalid_arguments' : undefined
}

/** -32602 is said of a tool that nobody has, of a malformed call and of wrong arguments alike. */
const ofParams = (text: string, { retry, tool }: Members): Sorted => {
  if (text.startsWith(faults.invalidRequest('').trim())) return { sort: 'shape', by: 'text' }
  if (nameIn(text) !== undefined) return { sort: 'unknown_tool', by: 'text' }
  if (startsAsQuestion(text)) return { sort: 'invalid_arguments', by: 'text' }
  if (tool !== undefined && retry !== undefined) return { sort: 'unknown_tool', by: 'members' }
  return accuses(text) ? { sort: 'invalid_arguments', by: 'text' } : { sort: 'shape', by: 'code' }
}

/** Whether a text blames a parameter; `Invalid params` alone is JSON-RPC's own name of the code. */
const accuses = (text: string): boolean =>
  !/\b_meta\b|\bprotocol version\b/i.test(text) &&
  /invalid arguments?\b|\b(?:required|missing|expected|undefined)\b|\b(?:must|should) (?:be|have|match)\b|please provide/i.test(
    text
  )

/** The rest is told by the flag, which is always there where it was written here, and by sentences. */
const ofText = (code: number | undefined, text: string, members: Members): Sorted => {
  const { retry } = members
  const own = ownWords(code, text, members)
  if (own !== undefined) return { sort: own, by: 'text' }
  if (retry === false) return { sort: 'internal', by: 'members' }
  const asks = startsAsQuestion(text)
  if (retry === true) {
    // This house asks about arguments with another code, and a category.
    if (asks && code !== undefined && code !== -32603)
      return { sort: 'invalid_arguments', by: 'text' }
    return asks || text.includes(faults.mayRetry)
      ? { sort: 'execution_failed', by: 'text' }
      : { sort: 'unavailable', by: 'members' }
  }
  if (nameIn(text) !== undefined) return { sort: 'unknown_tool', by: 'text' }
  return asks || /please provide|^missing required (?:argument|parameter)s?\b/i.test(text)
    ? { sort: 'invalid_arguments', by: 'text' }
    : { sort: ofStatus(code) ?? 'internal', by: 'code' }
}

/** A code of HTTP, which who passes an answer on takes for that of JSON-RPC: of it counts who has to act. */
const ofStatus = (code: number | undefined): Sort | undefined => {
  const kind = code === undefined || code > 599 ? undefined : kindOfStatus(code)?.kind
  return kind === 'authorization_required' || kind === 'unavailable' ? kind : undefined
}

const ownWords = (
  code: number | undefined,
  text: string,
  { retry, tool }: Members
): Sort | undefined => {
  const begins = (sentence: string): boolean => text.startsWith(sentence.trim())
  // Without a code it stands in the sentence alone.
  if (code === undefined && begins(faults.parseError(''))) return 'syntax'
  if (code === undefined && begins(faults.invalidRequest(''))) return 'shape'
  const isUnknown = begins(faults.unknownTool('')) || begins(`${digest(unknownTool(''))}.`)
  if (code === undefined && tool !== undefined && isUnknown) return 'unknown_tool'
  if (retry === true) return undefined
  if (begins(faults.invalidSchema('')) || begins(fixed.schemaOfTool)) return 'invalid_schema'
  if (begins(faults.unavailable)) return 'unavailable'
  return begins(faults.executionFailed) ? 'execution_failed' : undefined
}

/** Gateways put the code before the text: `MCP error -32602: …`. */
const codeIn = (text: string): number | undefined => {
  const digits = /^MCP error (-\d{1,9}): /i.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
