import { internal, isList, malformedRequest, own } from '@toolfault/model'
import { fromAjv } from '@toolfault/sources/ajv'
import { type Told, together } from '../reading/told.js'
import { pathOf } from '../reading/written-place.js'
import { joined } from './joined.js'
import { raised } from './raised.js'
import type { Recogniser } from './recognise.js'
import { saysOfResult } from './result.js'
import { wrong } from './told.js'
import { parsed, zodList, zodSentence } from './zod.js'

/**
 * What the TypeScript SDKs of MCP write, and servers that print what their validator said: a headline,
 * and behind it issues as JSON, one on a line, or one after the other.
 */
export const sdkSaid: Recogniser = (body, text) => {
  if (saysOfResult(body)) {
    return { fault: internal({ message: text }), confidence: 'certain' }
  }
  const [head = '', isSdk, named] =
    /^(?:### Error\n)?(Input validation error: )?Invalid (?:arguments|input|parameters|params)(?: for (?:tool )?([^\n]*?))?:\s/.exec(
      body
    ) ?? []
  const [fastHead = '', fastTool] =
    /^Tool '([^'\n]{1,200})' parameter validation failed: /.exec(body) ?? []
  const tool = named?.replace(/^(["'])(.*)\1$/, '$2')
  const rest = behindValue(body.slice(head.length + fastHead.length))
  const list = listed(rest.replace(/^Invalid tools\/call request: /, ''))
  if (list !== undefined) {
    const [first] = list.issues
    // The request itself was refused, not what is in its arguments.
    return first?.path[0] === 'params' || first?.path[0] === 'method'
      ? { fault: malformedRequest('shape', detailOf(first)), confidence: 'certain' }
      : wrong(tool, list, text, head === '' ? 'likely' : 'certain')
  }
  if (fastTool !== undefined) {
    const end = rest.indexOf('. Please check the parameter types')
    return wrong(fastTool, joined(end < 0 ? rest : rest.slice(0, end)), text)
  }
  if (head === '') return undefined
  const told =
    isSdk === undefined && !rest.startsWith('✖ ')
      ? raised(rest, tool)
      : (lines(rest) ?? spread(rest, tool))
  return told === undefined ? undefined : wrong(tool, told, text)
}

/** What is joined as the SDK joins it, unless another validator wrote it. */
const spread = (text: string, tool: string | undefined): Told => {
  const told = joined(text)
  const isKnown = told.issues.some(({ kind }) => kind !== 'unknown')
  return isKnown ? told : (raised(text, tool) ?? told)
}

/** The AI SDK writes what was sent before what the validator said of it. */
const behindValue = (text: string): string => {
  const at = text.startsWith('Type validation failed: Value: ') ? text.lastIndexOf(SAID) : -1
  return at < 0 ? text : text.slice(at + SAID.length)
}

const SAID = '\nError message: '

/** Issues as JSON: zod's, or ajv's. */
const listed = (text: string): Told | undefined => {
  const zod = zodList(text)
  if (zod !== undefined) return zod
  const list = parsed(text)
  const isAjv =
    isList(list) &&
    list.length > 0 &&
    list.every(
      (one) =>
        typeof own(one, 'keyword') === 'string' && typeof own(one, 'instancePath') === 'string'
    )
  // A border: the source reads what it knows and says what it cannot.
  return isAjv ? { ...fromAjv(list as Parameters<typeof fromAjv>[0]), whole: true } : undefined
}

const detailOf = ({ message = '', path }: Told['issues'][number]): string =>
  `${message === '' ? '' : `${message} at `}${path.join('.')}`

/** Version 1.30 and later: a line for each issue, the place at its end; or zod's own pretty print. */
const lines = (text: string): Told | undefined => {
  const pretty = text.replace(/\n\s{1,9}→ at /g, ' at ').split('\n')
  const parts = pretty.map((line) => placed(line.replace(/^✖ /, '')))
  return parts.every((part) => part !== undefined) ? together(parts) : undefined
}

const placed = (line: string): Told | undefined => {
  const at = line.lastIndexOf(' at ')
  const path = at < 0 ? undefined : pathOf(line.slice(at + 4))
  return path === undefined ? zodSentence(line, []) : zodSentence(line.slice(0, at), path)
}
