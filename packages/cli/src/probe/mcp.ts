import { Client, ProtocolError, SdkError, SdkErrorCode } from '@modelcontextprotocol/client'
import { own, readTool } from '@toolfault/model'
import { decodeCapability } from '@toolfault/protocols/ncp/read'
import { quoted, Unusable } from '../flags.js'
import { version } from '../version.js'
import { gone, junk, late } from './answer.js'
import { assigned, splitCommand } from './command.js'
import { toldAddress } from './http.js'
import { heard } from './mcp-answer.js'
import { isAddress, type ProbeOptions } from './options.js'
import { reached, SAID } from './reached.js'
import { listOf } from './schema.js'
import type { Listed, Target } from './target.js'

/** More pages of tools than this are not read. */
const PAGES = 64

/** Any answer as it came: the probe wants to see also those that are none. */
const anything = {
  '~standard': { version: 1, vendor: 'toolfault', validate: (value: unknown) => ({ value }) }
} as const

/** An MCP server of any revision: a command that is started here, or an address. */
export const mcp = async ({ target, timeout }: ProbeOptions): Promise<Target> => {
  const client = new Client(
    { name: 'toolfault-probe', version: version() },
    { versionNegotiation: { mode: 'auto', probe: { timeoutMs: timeout } } }
  )
  // Without a listener each line that is no JSON would be an error of ours.
  client.onerror = () => undefined
  const { gone: ended, said, transport } = reached(target)
  const options = { timeout, maxTotalTimeout: timeout, allowInputRequired: true }
  const close = async (): Promise<void> => {
    await client.close().catch(() => undefined)
    await ended()
  }
  try {
    await client.connect(transport, { timeout })
    const tools = await listed((params) =>
      client.request({ method: 'tools/list', params }, anything, options)
    )
    const verdicts = verdictToolOf(client.getServerCapabilities())
    return {
      tools: tools.map((one) => (one.tool.name === verdicts ? { ...one, unfit: VERDICTS } : one)),
      close,
      call: async (call) => {
        const params = { name: call.tool, arguments: call.args }
        const isStranger = call.mistake === 'unknown tool'
        try {
          const result = await client.request({ method: 'tools/call', params }, anything, options)
          return heard({ result }, isStranger)
        } catch (error) {
          if (error instanceof ProtocolError) return heard(error, isStranger)
          if (codeOf(error) === SdkErrorCode.RequestTimeout) return late(timeout)
          const isEnd = client.transport === undefined
          return isEnd
            ? gone()
            : junk('an answer that is none of MCP', String(own(error, 'message')))
        }
      }
    }
  } catch (error) {
    await close()
    throw new Unusable(`${quoted(told(target))} ${why(error, timeout)}${said()}`)
  }
}

/** What is set for a command before it may be a key, and so may what stands behind the path of an address. */
const told = (target: string): string =>
  isAddress(target) ? toldAddress(target) : assigned(splitCommand(target)).words.join(' ')

/** NCP's tool tells of mistakes in results that are no errors (seed 004, row N11). */
const VERDICTS = 'it answers with verdicts'

const verdictToolOf = (capabilities: unknown): string | undefined => {
  const announced = decodeCapability(capabilities)
  return announced._tag === 'Left' ? undefined : (announced.right.capability.method ?? 'validate')
}

const listed = async (
  page: (params: { readonly cursor?: string }) => Promise<unknown>
): Promise<ReadonlyArray<Listed>> => {
  const tools: Array<Listed> = []
  let cursor: string | undefined
  for (let at = 0; at < PAGES; at++) {
    const result = await page(cursor === undefined ? {} : { cursor })
    if (!Array.isArray(own(result, 'tools'))) throw new Unusable('lists no tools')
    tools.push(...listOf(own(result, 'tools')).flatMap(entry))
    const next = own(result, 'nextCursor')
    if (typeof next !== 'string' || next === cursor) break
    cursor = next
  }
  return tools
}

const entry = (definition: unknown): ReadonlyArray<Listed> => {
  const tool = readTool(definition)
  if (tool === undefined) return []
  const readOnly = own(own(definition, 'annotations'), 'readOnlyHint') === true
  const isTask = own(own(definition, 'execution'), 'taskSupport') === 'required'
  return [{ tool, readOnly, ...(isTask ? { unfit: 'it answers with tasks alone' } : {}) }]
}

const why = (error: unknown, timeout: number): string => {
  if (error instanceof Unusable) return error.message
  if (codeOf(error) === SdkErrorCode.RequestTimeout) return `gave no answer in ${timeout} ms`
  if (own(error, 'code') === 'ENOENT') return 'cannot be started: there is no such program'
  if (error instanceof ProtocolError) return `answers with error ${error.code}: ${error.message}`
  const status = own(own(error, 'data'), 'status')
  const message = own(error, 'message')
  const what = typeof status === 'number' ? `it answers HTTP ${status}` : String(message)
  return `cannot be reached as an MCP server: ${what.slice(0, SAID)}`
}

const codeOf = (error: unknown): unknown => (error instanceof SdkError ? error.code : undefined)
