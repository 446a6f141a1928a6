import {
  type AuthorizationRequired,
  type ExecutionFailed,
  type Fault,
  type InvalidArguments,
  type Misconfigured,
  total,
  type Unavailable,
  type UnknownTool
} from '@toolfault/model'
import { en, type Pack } from './en.js'
import { atom, code, line, link, prose } from './escape.js'
import { pointsOf } from './points.js'
import { type Saying, sentence } from './sentence.js'

/** How a whole fault is said. */
export interface Digesting extends Saying {
  /** Characters for our own lines; a message that was read is never cut by it. */
  readonly budget?: number
  /** What `setupUrl` is relative to (row A15). */
  readonly baseUrl?: string
}

/** About 300 tokens: enough for a dozen lines, too little to drown a conversation. */
const BUDGET = 1_200

/** Longest name of a tool that MCP allows. */
const NAME = 128

/**
 * Say a fault to the model that called: most useful first, the rest counted, never cut in a sentence.
 *
 * What another party said of the whole failure stands in place of our own headline. Returns `''` for
 * what is no fault.
 */
export const digest = (fault: Fault, digesting: Digesting = {}): string =>
  total(
    () => {
      const text = say(fault, digesting)
      const guidance = prose(fault.guidance ?? '')
      return guidance === '' || text.includes(guidance) ? text : `${text}\n${guidance}`
    },
    () => ''
  )

const say = (fault: Fault, digesting: Digesting): string => {
  const { pack = en } = digesting
  const message = prose(fault.message ?? '')
  switch (fault.kind) {
    case 'invalid_arguments':
      return arguments_(fault, message, digesting)
    case 'malformed_request':
      return prefixed(
        fault.reason === 'syntax' ? pack.parseError : pack.invalidRequest,
        line(fault.detail)
      )
    case 'unknown_tool':
      return unknown(fault, pack)
    case 'invalid_schema':
      return prefixed(pack.invalidSchema, line(fault.detail))
    case 'authorization_required':
      return authorization(fault, message, digesting)
    case 'misconfigured':
      return settings(fault, message, digesting)
    case 'unavailable':
      return sentences(message || pack.unavailable, wait(fault, pack))
    case 'execution_failed':
      return failed(fault, message, pack)
    default:
      return message || pack.internal
  }
}

/** A prefix is added only when it is absent, so that a text which was read is not prefixed again. */
const prefixed = (prefix: (text: string) => string, text: string): string => {
  const head = prefix('')
  return text.startsWith(head) ? text : prefix(text).trim()
}

/** The sentences about what is wrong with the arguments, one for each point. */
export const complaints = (fault: InvalidArguments, saying: Saying = {}): ReadonlyArray<string> =>
  total(
    () => pointsOf(fault).map((point) => sentence(point, saying)),
    () => []
  )

const arguments_ = (fault: InvalidArguments, message: string, digesting: Digesting): string => {
  const { budget = BUDGET, pack = en } = digesting
  const all = complaints(fault, digesting)
  const head = message || pack.invalidArguments(atom(fault.tool ?? '', NAME))
  const first = all[0]
  if (first === undefined) return head
  const more = fault.truncated === true ? pack.truncated : ''
  if (all.length === 1 && message === '') return sentences(`${head}: ${stop(first)}`, more)
  const shown = fitting(all, budget)
  const rest = all.length - shown.length
  return [
    message === '' ? `${head}:` : head,
    ...shown.map((text) => `- ${text}`),
    ...(rest > 0 ? [`- ${pack.more(rest)}`] : []),
    ...(more === '' ? [] : [more])
  ].join('\n')
}

/** As many lines as the budget holds, the first one always. */
const fitting = (lines: ReadonlyArray<string>, budget: number): ReadonlyArray<string> => {
  let left = budget
  return lines.filter((text, at) => {
    left -= text.length + 3
    return at === 0 || left >= 0
  })
}

const unknown = ({ suggestion, tool }: UnknownTool, pack: Pack): string =>
  sentences(
    pack.unknownTool(atom(tool, NAME)) + (suggestion === undefined ? '' : '.'),
    suggestion === undefined ? '' : pack.didYouMean(code(suggestion, NAME))
  )

const authorization = (
  fault: AuthorizationRequired,
  message: string,
  { baseUrl, pack = en }: Digesting
): string => {
  const urls = fault.challenges.map(({ url }) => link(url)).filter((url) => url !== undefined)
  const setUp = urls.length > 0 ? undefined : resolved(fault.setupUrl, baseUrl)
  return sentences(
    message || pack.authorization(atom(fault.service ?? '')),
    ...urls.map((url) => pack.visit(url)),
    setUp === undefined ? '' : pack.setUp(setUp),
    fault.userId === true ? pack.userId : ''
  )
}

const settings = (
  fault: Misconfigured,
  message: string,
  { baseUrl, pack = en }: Digesting
): string => {
  const names = fault.requirements.map((name) => code(name))
  const setUp = resolved(fault.setupUrl, baseUrl)
  return sentences(
    message || pack.misconfigured(atom(fault.service)),
    names.length === 0 ? '' : pack.requires(pack.and(names)),
    setUp === undefined ? '' : pack.setUp(setUp)
  )
}

/** An absolute address: as given, or the site's path behind the origin of the base (row A15). */
export const resolved = (url: string | undefined, base: string | undefined): string | undefined => {
  if (typeof url !== 'string' || !/^\/(?!\/)/.test(url)) return link(url)
  const origin = typeof base === 'string' ? /^https?:\/\/[^/?#]+/i.exec(base)?.[0] : undefined
  return origin === undefined ? undefined : link(origin + url)
}

const failed = (fault: ExecutionFailed, message: string, pack: Pack): string =>
  sentences(
    message || pack.executionFailed,
    prose(fault.hint ?? ''),
    fault.canRetry === true ? wait(fault, pack) || pack.mayRetry : ''
  )

const wait = ({ retryAfterMs }: Unavailable | ExecutionFailed, pack: Pack): string =>
  retryAfterMs === undefined ? '' : pack.retryAfter(retryAfterMs)

/** Join sentences; one that already stands in the text before it is not said again. */
const sentences = (...parts: ReadonlyArray<string>): string =>
  parts.reduce(
    (text, part) =>
      part === '' || text.includes(part) ? text : text === '' ? part : `${stop(text)} ${part}`,
    ''
  )

const stop = (text: string): string => (/[.!?:…]$/.test(text) ? text : `${text}.`)
