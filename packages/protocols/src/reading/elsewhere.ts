import {
  executionFailed,
  type Fault,
  type Issue,
  isRecord,
  malformedRequest,
  own
} from '@toolfault/model'
import { sentence } from '@toolfault/words/sentence'
import { unknownIn, unnamed } from '../no-tool.js'
import { withDecoded } from './decoded-body.js'
import { type Foreign, foreign } from './foreign.js'
import { hinted } from './hint.js'
import type { Note } from './notes.js'
import { sentenceOf, wordsOf } from './sentence.js'
import { faultOfStatus } from './status.js'
import { unparsedIn } from './unparsed.js'

/** What a status and a body say that is on no wire of ours, and what had to be guessed. */
export interface Elsewhere {
  readonly fault: Fault
  readonly notes: ReadonlyArray<Note>
}

/**
 * The fault that a status tells, with what a foreign body says beside it: where the arguments are wrong, or a
 * sentence. `undefined` for a status that is no failure.
 */
export const elsewhere = (
  status: number,
  body: unknown,
  retryAfterMs?: number
): Elsewhere | undefined => {
  const fault = faultOfStatus(status, retryAfterMs, body)
  if (fault === undefined) return undefined
  const broken = unparsedIn(body)
  if (broken !== undefined && callers.includes(fault.kind)) {
    return { fault: malformedRequest('syntax', broken), notes: ['other_errors'] }
  }
  const found = callers.includes(fault.kind) ? withDecoded(foreign(body)) : foreign(body)
  const { issues, notes } = found
  const { details, hint } = hinted(body)
  const said = found.text || contraryTo(status, wordsOf(body))
  const text = said === '' || details === '' ? said : `${said}\n${details}`
  if (issues.length === 0 && text === '') {
    return { fault: absent(fault, body), notes: ['from_status'] }
  }
  const whole = saying(fault, { ...found, text }, body)
  return { fault: hint === '' ? whole : { ...whole, guidance: hint }, notes }
}

/** Kinds of what the caller has to send otherwise. */
const callers: ReadonlyArray<Fault['kind']> = ['invalid_arguments', 'malformed_request']

/**
 * Of a request that is wrong in some way a status in words is all that is known: which one, of those that have no kind
 * of their own. A service that answers with members, and with words of its own for 404, has been asked: what it does
 * not find may be a customer as well as an address, and that it is the tool nobody has said.
 */
const absent = (fault: Fault, body: unknown): Fault => {
  const words = wordsOf(body).trim()
  if (words === '') return fault
  if (fault.kind === 'malformed_request') return { ...fault, detail: words }
  return fault.kind === 'unknown_tool' && isRecord(body)
    ? executionFailed({ message: words })
    : fault
}

/** What a status in words says that is not the status beside it. */
const contraryTo = (status: number, words: string): string =>
  contraries.some(([form, own]) => !own.includes(status) && form.test(words.trim())) ? words : ''

/** What HTTP calls some of its statuses (RFC 9110, section 15; RFC 6585, section 4), which says who acts. */
const contraries: ReadonlyArray<readonly [RegExp, ReadonlyArray<number>]> = [
  [/^(?:unauthorized|forbidden)\.?$/i, [401, 403]],
  [/^(?:too many requests|service unavailable|gateway time-?out)\.?$/i, [429, 502, 503, 504]]
]

const saying = (fault: Fault, { issues, text }: Foreign, body: unknown): Fault => {
  const unknown = issues.length === 0 ? unknownIn(text) : undefined
  if (unknown !== undefined) return unnamed(unknown, text)
  const message = text === '' ? {} : { message: text }
  switch (fault.kind) {
    case 'invalid_arguments':
      return { ...fault, issues, ...message }
    case 'malformed_request':
      return issues.length > 0
        ? { kind: 'invalid_arguments', issues, ...message }
        : { ...fault, detail: text, ...message }
    case 'unknown_tool': {
      const said = text || saidOf(issues, body)
      // A tool's own service has much that may be absent.
      return speaksOfTool(said) ? { ...fault, message: said } : executionFailed({ message: said })
    }
    default: {
      const said = needing(text || saidOf(issues, body), body)
      return said === '' ? fault : { ...fault, message: said }
    }
  }
}

const speaksOfTool = (said: string): boolean =>
  /\btool\b/i.test(said) && /\b(?:not found|unknown|no such|does not exist|disabled)\b/i.test(said)

/** Slack has a code for what lacks, and beside it what that is. */
const needing = (said: string, body: unknown): string => {
  const needed = own(body, 'needed')
  const isCode = said !== '' && !/\s/.test(said)
  return isCode && typeof needed === 'string' && needed !== '' ? `${said}: ${needed}` : said
}

/** What a body says of the whole; where that is what it lists, each with its place. */
const saidOf = (issues: Foreign['issues'], body: unknown): string => {
  const whole = sentenceOf(body)
  const listed = new Set(issues.map(({ message }) => message))
  return whole.split('\n').every((line) => line === '' || listed.has(line))
    ? sentences(issues)
    : whole
}

const sentences = (issues: Foreign['issues']): string =>
  issues.flatMap((issue) => (issue.message === undefined ? [] : [placed(issue)])).join('\n')

const placed = ({ message = '', path }: Issue): string =>
  path.length === 0
    ? message
    : sentence({ path, kind: 'unknown', expected: { id: 'said', text: message } })
