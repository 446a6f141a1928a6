import { type Fault, unknownTool } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { faults, questions } from '@toolfault/words/en'
import { toolName } from '@toolfault/words/escape'
import { unknownIn } from '../no-tool.js'
import { isQuiet } from './quiet.js'
import type { Sort } from './sort.js'

/** Whether what was said stands in `detail`, and the message is a sentence of ours in its place. */
export const withheld = (message: string, detail: string | undefined): boolean =>
  detail !== undefined && isQuiet(message)

/** A fault outside the categories: all that is said of it is its text, of which what is ours is told apart. */
export const spokenOf = (
  sort: Exclude<Sort, 'authorization_required' | 'invalid_arguments' | 'misconfigured'>,
  text: string,
  tool: string | undefined,
  retry: boolean | undefined
): Fault => {
  const named = tool === undefined ? {} : { tool }
  switch (sort) {
    case 'syntax':
    case 'shape': {
      const head = sort === 'syntax' ? faults.parseError('') : faults.invalidRequest('')
      return { kind: 'malformed_request', reason: sort, ...named, ...detailed(text, head) }
    }
    case 'invalid_schema':
      return { kind: sort, ...named, ...detailed(text, faults.invalidSchema('')) }
    case 'unknown_tool':
      return unknown(text, tool, retry)
    case 'unavailable':
      return { kind: sort, ...named, ...unless(faults.unavailable, text) }
    case 'execution_failed':
      return { kind: sort, ...named, ...failed(text, retry) }
    case 'internal':
      return { kind: sort, ...named, ...unless(faults.internal, text) }
  }
}

/** Our own sentence about the kind says nothing beside it. */
const unless = (ours: string, text: string): { readonly message?: string } =>
  text === ours || text === '' ? {} : { message: text }

const failed = (text: string, retry: boolean | undefined) =>
  retry === true
    ? {
        canRetry: true,
        ...unless(`${faults.executionFailed} ${faults.mayRetry}`, text)
      }
    : unless(faults.executionFailed, text)

/** Detail and guidance behind our prefix; a text without it stands whole. */
const detailed = (
  text: string,
  prefix: string
): { readonly detail: string; readonly guidance?: string; readonly message?: string } => {
  const head = prefix.trim()
  if (!text.startsWith(head)) return { detail: text, ...unless('', text) }
  const [first, guidance] = firstLine(text)
  const detail = first.slice(head.length).replace(/^ /, '')
  return {
    // A prefix that is there is not added again, so that of two one would be lost.
    detail: detail.startsWith(prefix) ? first : detail,
    ...(guidance === undefined ? {} : { guidance })
  }
}

/** Guidance stands on lines of its own. */
const firstLine = (text: string): readonly [string, string?] => {
  const end = text.indexOf('\n')
  return end < 0 ? [text] : [text.slice(0, end), text.slice(end + 1)]
}

const unknown = (text: string, tool: string | undefined, retry: boolean | undefined): Fault => {
  const name = tool ?? nameIn(text) ?? ''
  const bare = retry === false ? text : unasked(text)
  const [first, guidance] = firstLine(bare)
  const heads = [...[toolName(name), name].map(faults.unknownTool), digest(unknownTool(name))]
  const head = heads.find((one) => first.startsWith(one))
  const rest = head === undefined ? undefined : first.slice(head.length)
  const suggestion = suggested.exec(rest ?? '')?.[1]
  const isOurs = rest === '' || rest === '.' || suggestion !== undefined
  return {
    kind: 'unknown_tool',
    tool: name,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(isOurs && guidance !== undefined ? { guidance } : {}),
    ...(isOurs ? {} : unless('', text))
  }
}

const suggested = /^\. Did you mean `([^`]*)`\?$/

/** Without the question that is put behind it; it stands behind a whole sentence. */
const unasked = (text: string): string => {
  const end = ` ${questions.whichTool}`
  const bare = text.endsWith(end) ? text.slice(0, -end.length) : text
  return /[.!?:…]$/.test(bare) ? bare : text
}

/** Gateways put the code before a text. */
export const uncoded = (text: string): string => text.replace(/^MCP error -?\d+: /i, '')

/** The name of a tool that a text calls unknown. */
export const nameIn = (text: string): string | undefined => {
  const bare = uncoded(text)
  const head = faults.unknownTool('')
  const rest = bare.startsWith(head) ? firstLine(bare.slice(head.length))[0] : ''
  // As it is written here, a name may end like a sentence, and one in backticks hold the end of one.
  const quoted = /^`([^`]+)`/.exec(rest)?.[1] ?? (toolName(rest) === rest ? rest : undefined)
  return quoted || unknownIn(bare)?.tool
}
