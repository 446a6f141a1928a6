import type { Issue } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { foreign } from '../reading/foreign.js'
import { namesSaid } from '../reading/names-listed.js'
import { isSentence, sentenceOf } from '../reading/sentence.js'
import type { Meaning } from './meaning.js'
import { membersOf } from './members.js'
import { nameIn } from './spoken.js'

/** What an error says, its data with its message. */
export interface Beside {
  readonly text: string
  /** What is wrong with the parameters, where the data lists it. */
  readonly issues: ReadonlyArray<Issue>
  /** The data has Agentopia's members, which say all themselves. */
  readonly isTold: boolean
}

/**
 * The message of an error with what the data of other houses says beside it: a text, as servers in Ruby and
 * Java have it, a list of errors, or an object that holds one of them (JSON-RPC 2.0, section 5.1: "The value
 * of this member is defined by the Server").
 */
export const beside = (
  code: number | undefined,
  message: string,
  data: Json | undefined
): Beside => {
  if (data === undefined || data === null) return { text: message, issues: [], isTold: false }
  const { category, guidance, parameter, retry, ...members } = membersOf(data)
  const isOurs =
    (category ?? retry ?? guidance ?? members.expectedFormat ?? members.validationError) !==
      undefined || members.missing.length + members.required.length > 0
  const isTold = isOurs || parameter !== undefined || members.isValidation
  if (isOurs || members.setupUrl !== undefined || members.configuration !== undefined) {
    return { text: message, issues: [], isTold: true }
  }
  const found = foreign(data)
  const said = found.text || sentenceOf(data) || namesSaid(data)
  const { parameterType, provided, tool } = members
  // One name with one sentence, beside which nothing else stands: what is said is said of it.
  const isOfOne =
    !members.isValidation &&
    generic.test(message) &&
    (parameterType ?? provided ?? tool) === undefined
  if (code === INVALID_PARAMS && found.issues.length > 0 && (!isTold || isOfOne)) {
    return { text: joined(code, message, found.text), issues: found.issues, isTold }
  }
  return { text: joined(code, message, said), issues: [], isTold }
}

const INVALID_PARAMS = -32602

/** The listed issues as a fault; `undefined` where none is. */
export const listedMeaning = ({ issues, text }: Beside): Meaning | undefined =>
  issues.length === 0
    ? undefined
    : {
        fault: {
          kind: 'invalid_arguments',
          issues,
          ...(generic.test(text) ? {} : { message: text })
        },
        notes: ['other_errors']
      }

const joined = (code: number | undefined, message: string, said: string): string => {
  if (said === '' || !isSentence(said) || message.includes(said)) return message
  if (generic.test(message)) return said
  // What says something itself needs no more, but where a parameter is to be mended; a name at the end would be longer.
  return code === INVALID_PARAMS && nameIn(message) === undefined ? `${message}: ${said}` : message
}

/** What JSON-RPC calls its codes (2.0, section 5.1), and what says no more. */
const generic =
  /^(?:(?:mcp )?error|(?:invalid|bad) (?:params|parameters|arguments|request(?: parameters)?|input)|(?:internal )?(?:server )?error|internal error|(?:input |request )?validation (?:error|failed)|tool execution (?:error|failed))?[.:]?$/i
