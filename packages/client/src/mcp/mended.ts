import { findTool, own, type Tool, toolNames, total } from '@toolfault/model'
import type { McpForm } from '@toolfault/protocols/mcp'
import type { Failed } from '../call.js'
import { explain } from '../explain.js'
import { isOpen } from '../open.js'
import { sentMessageOf } from '../thrown.js'
import { answered, refused } from './answer.js'
import type { ClientOptions } from './options.js'
import { contentText } from './result.js'
import { isOurs, isTold, retold } from './retell.js'
import type { Listed } from './tools.js'

/** What is known of the tools of a server, and how more is learnt. */
export interface Known {
  readonly listed: Listed
  readonly learn: () => Promise<unknown>
}

/** A call, as it was sent. */
export interface Called {
  readonly tool: string
  readonly args: unknown
}

/** What a call comes to, told to the model in our words where they say more. Rejects as the client does. */
export const mended = async (
  inner: () => Promise<unknown>,
  call: Called,
  options: ClientOptions,
  known: Known,
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
    const { fault } = await explained(failure, call, options, known)
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
  const better = await explained(failure, call, options, known)
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
  { args: sent, tool: name }: Called,
  { judge, lists, tools }: ClientOptions,
  { learn, listed }: Known
): Promise<Failed> => {
  // Arguments that are left out count as none.
  const args = sent === undefined ? {} : sent
  const isUseful =
    failure.fault.kind === 'unknown_tool' || (judge !== undefined && isOpen(failure, args))
  if (tools === undefined && lists !== false && isUseful) await learn()
  const found = tools === undefined ? undefined : await findTool(tools, name)
  const tool: Tool | undefined =
    found === undefined ? listed.get(name) : found._tag === 'Right' ? found.right : undefined
  const names = tools === undefined ? listed.names() : toolNames(tools)
  return explain(failure, { tool, args, judge, names })
}
