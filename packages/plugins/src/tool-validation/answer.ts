import { type Fault, internal, invalid, type Registry, type Verdict } from '@toolfault/model'
import { batchResult, type NcpForm, toolResult, type ValidateTool } from '@toolfault/protocols/ncp'
import * as attempts from '@toolfault/words/attempt'
import { type FaultContext, failed, succeeded } from '../failure.js'
import { sessionOf } from '../mcp/session.js'
import { sessionSaid } from '../session.js'
import { type Decided, decide } from './decide.js'
import { isQuestion, type Question, readInput } from './input.js'
import { mending } from './mending.js'
import type { ToolValidationOptions } from './options.js'
import type { Answer } from './wrap.js'

/** The SDK that serves a newer revision puts `resultType` into each result itself. */
const version = '2025-11-25'

/** What the validation tool answers: a verdict in a normal result, also on its own input (row N11). */
export const answering = (
  server: object,
  tools: (extra: unknown) => Registry | Promise<Registry>,
  definition: ValidateTool,
  options: ToolValidationOptions
): Answer => {
  const form: NcpForm = { attempts, ...options.form }
  return async (input, extra, request) => {
    const read = readInput(input, definition, options.batch ?? 0)
    const session =
      options.session === undefined
        ? sessionOf(extra, server)
        : await sessionSaid(() => options.session?.(extra))
    const asking = { extra, options, request, registry: await tools(extra) }
    if ('one' in read) {
      const whose = session === undefined ? {} : { session }
      return toolResult(await verdictOn(read.one, { ...asking, ...whose }), { ...form, version })
    }
    // Calls that are asked about together are no attempts one after the other.
    const verdicts = read.many.map((question) => verdictOn(question, asking))
    return batchResult(await Promise.all(verdicts), { ...form, version })
  }
}

interface Asking {
  readonly extra: unknown
  readonly options: ToolValidationOptions
  readonly registry: Registry
  readonly request: unknown
  readonly session?: string
}

const verdictOn = async (read: Question | Fault, asking: Asking): Promise<Verdict> => {
  const { extra, options, registry, request, session } = asking
  const whose = session === undefined ? {} : { session }
  const contextOf = (tool: string): FaultContext => ({ tool, request, ...whose })
  const told = (fault: Fault): Promise<Fault> =>
    failed(fault, contextOf(fault.tool ?? ''), { ...options, attempts: false })
  const { tool, verdict } = isQuestion(read)
    ? await quietly(read, () =>
        decide(registry, read.tool, read.args, { extra, ...whose, told }, options)
      )
    : { tool: read.tool ?? '', verdict: invalid(read) }
  if (verdict.valid === true) {
    await succeeded(contextOf(tool), { attempts: mending(options.attempts) })
    return verdict
  }
  return { ...verdict, fault: await failed(verdict.fault, contextOf(tool), options) }
}

/** What an author's code returned may throw when it is read. */
const quietly = async ({ tool }: Question, run: () => Promise<Decided>): Promise<Decided> => {
  try {
    return await run()
  } catch (error) {
    return { tool, verdict: invalid(internal({ tool, developerMessage: String(error) })) }
  }
}
