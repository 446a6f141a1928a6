import {
  findTool,
  type Judge,
  own,
  type Registry,
  type Tool,
  toolNames,
  total
} from '@toolfault/model'
import type { McpForm } from '@toolfault/protocols/mcp'
import type { Failed } from '../call.js'
import { explain } from '../explain.js'
import { sentMessageOf } from '../thrown.js'
import { answered, refused } from './answer.js'
import { around } from './around.js'
import { contentText } from './result.js'
import { isOurs, isTold, retold } from './retell.js'
import { type Listed, listing } from './tools.js'

/** How a client tells of calls that failed. */
export interface ClientOptions {
  /** Finds what is wrong with arguments, so that a plain server's failures get advice. */
  readonly judge?: Judge
  /** The server's tools; when absent, those that the client has listed itself. */
  readonly tools?: Registry
  /** Leave protocol errors thrown, as the SDK has them; off by default. */
  readonly throws?: boolean
  /** How the text is worded. */
  readonly form?: Pick<McpForm, 'pack' | 'verbosity' | 'budget' | 'measure' | 'carrier' | 'baseUrl'>
}

interface State {
  options: ClientOptions
}

const wrapped = new WeakMap<object, State>()

/** Stand around `callTool` and `listTools` of one client, once; `revision` says which one it speaks. */
export const wrap = (
  client: object,
  options: ClientOptions,
  revision: () => NonNullable<McpForm['version']>
): void => {
  const before = wrapped.get(client)
  if (before !== undefined) {
    before.options = options
    return
  }
  const state: State = { options }
  wrapped.set(client, state)
  const listed = listing()
  around(client, 'listTools', async (inner, given) => {
    const result = await inner()
    listed.keep(given[0], result)
    return result
  })
  around(client, 'callTool', async (inner, given) => {
    const name = own(given[0], 'name')
    const call = { tool: typeof name === 'string' ? name : '', args: own(given[0], 'arguments') }
    return mended(inner, call, { ...state.options }, listed, revision)
  })
}

interface Called {
  readonly tool: string
  readonly args: unknown
}

const mended = async (
  inner: () => Promise<unknown>,
  call: Called,
  options: ClientOptions,
  listed: Listed,
  revision: () => NonNullable<McpForm['version']>
): Promise<unknown> => {
  const form = { ...options.form, version: revision() }
  let result: unknown
  try {
    result = await inner()
  } catch (error) {
    if (options.throws === true) throw error
    const failure = refused(error, call.tool)
    if (!isForModel(error, failure)) throw error
    const { fault } = await explained(failure, call, options, listed)
    const text = total(
      () => sentMessageOf(Object(error)),
      () => ''
    )
    return retold(fault, undefined, text, form)
  }
  // A question to the user is for whoever has asked for it.
  if (own(result, 'isError') !== true || isOurs(result)) return result
  const failure = answered(result, call.tool)
  if (failure.ok) return result
  const better = await explained(failure, call, options, listed)
  if (better === failure && !isTold(failure)) return result
  return retold(better.fault, result, contentText(result), form)
}

/** What the caller can mend, and a server said; a connection that broke is thrown as ever. */
const isForModel = (error: unknown, { fault, unsure }: Failed): boolean =>
  Number.isInteger(own(error, 'code')) &&
  unsure !== true &&
  (fault.kind === 'invalid_arguments' ||
    fault.kind === 'unknown_tool' ||
    fault.kind === 'malformed_request')

const explained = async (
  failure: Failed,
  { args, tool: name }: Called,
  { judge, tools }: ClientOptions,
  listed: Listed
): Promise<Failed> => {
  const found = tools === undefined ? undefined : await findTool(tools, name)
  const tool: Tool | undefined =
    found === undefined ? listed.get(name) : found._tag === 'Right' ? found.right : undefined
  // Arguments that are left out count as none.
  const names = tools === undefined ? listed.names() : toolNames(tools)
  return explain(failure, { tool, args: args === undefined ? {} : args, judge, names })
}
