import { isInvalidArguments, isList, isRecord, type Judge, judged, own } from '@toolfault/model'
import { toolOf } from '@toolfault/protocols/ncp/read'
import type { ToolValidationRequest } from '@toolfault/types/ncp'
import type { Validation } from '../capability.js'
import { type Limits, within } from '../http/within.js'
import type { Heard, Question, Silence, Way } from './checked.js'
import { heardResult, heardResults, heardThrown } from './heard.js'

/** Calls a tool of the server and returns its result, or throws, as the clients of both MCP SDKs do. */
export type CallTool = (
  name: string,
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal
) => unknown

/** An MCP server that may validate calls. */
export interface McpServer {
  /** Its capabilities, or what it answered to `initialize` or `server/discover`. */
  readonly capabilities: unknown
  readonly call: CallTool
  /** Its tools as it lists them: a validation tool that takes no such question is then not asked. */
  readonly tools?: ReadonlyArray<ListedTool>
}

/** A tool as a server lists it, as far as it is looked at. */
export interface ListedTool {
  readonly name: string
  readonly inputSchema?: unknown
}

/** How it is asked. */
export interface Asking extends Omit<Limits, 'signal'> {
  readonly judge?: Judge | undefined
}

/** Ask the validation tool of an MCP server (seed 004, "Validation Tool Specification"). */
export const native = (
  { call, tools }: McpServer,
  { batch, method }: Validation,
  { clock, judge, limitMs }: Asking
): Way => {
  // What is looked up and judged before may take its time as well.
  const limited = async <A>(
    signal: AbortSignal | undefined,
    run: (own: AbortSignal) => Promise<A | Silence>
  ): Promise<A | Silence> => {
    const came = await within(run, { clock, limitMs, signal })
    if ('reason' in came) return came
    return 'thrown' in came ? heardThrown(came.thrown, method) : came.value
  }
  const told = async (input: Input, signal: AbortSignal): Promise<Told> => {
    if (await takesOther(tools, method, judge, input)) return { reason: 'other_input' }
    return { result: await call(method, input, signal) }
  }
  const ask = (question: Question, signal?: AbortSignal): Promise<Heard> =>
    limited<Heard>(signal, async (own) => {
      const input = requestOf(question, tools)
      if (input === undefined) return { reason: 'unsendable' }
      const answer = await told({ ...input }, own)
      return 'reason' in answer ? answer : heardResult(answer.result, method)
    })
  const askAll = (
    questions: ReadonlyArray<Question>,
    signal?: AbortSignal
  ): Promise<ReadonlyArray<Heard> | Silence> =>
    limited<ReadonlyArray<Heard>>(signal, async (own) => {
      const inputs = questions.map((question) => requestOf(question, tools))
      const calls = inputs.filter((input) => input !== undefined)
      if (calls.length === 0) return inputs.map(() => ({ reason: 'unsendable' }))
      const answer = await told({ calls }, own)
      if ('reason' in answer) return answer
      const heard = heardResults(answer.result, calls.length, method)
      if ('reason' in heard) return heard
      const rest = heard.values()
      return inputs.map((input) =>
        input === undefined
          ? { reason: 'unsendable' }
          : (rest.next().value ?? { reason: 'unreadable' })
      )
    })
  return {
    method: 'mcp-native',
    place: () => '',
    ask,
    ...(batch === undefined ? {} : { batch: { size: batch, ask: askAll } })
  }
}

/** Rows N1 and N2: `arguments`, and the name without a prefix, unless the server lists it with one. */
const requestOf = ({ args, tool }: Question, tools: McpServer['tools']): Sendable | undefined => {
  if (!isSendable(args)) return undefined
  const bare = toolOf(tool.name).tool
  if (bare === tool.name || bare === '') return { tool: tool.name, arguments: args }
  const isListed = listedAs(tools, tool.name) !== undefined
  return { tool: isListed ? tool.name : bare, arguments: args }
}

/** What is in the arguments is for the transport to write. */
type Sendable = Omit<ToolValidationRequest, 'arguments'> & {
  readonly arguments: Readonly<Record<string, unknown>>
}

type Input = Readonly<Record<string, unknown>>

type Told = Silence | { readonly result: unknown }

const isSendable = (args: unknown): args is Sendable['arguments'] => isRecord(args)

const listedAs = (tools: McpServer['tools'], name: string): unknown =>
  isList(tools) ? tools.find((listed) => own(listed, 'name') === name) : undefined

/** Whether the tool is listed with a schema that refuses the question itself, as NCP's own server does. */
const takesOther = async (
  tools: McpServer['tools'],
  method: string,
  judge: Judge | undefined,
  asked: Input
): Promise<boolean> => {
  const listed = listedAs(tools, method)
  if (listed === undefined || judge === undefined) return false
  const verdict = await judged(
    judge,
    { name: method, inputSchema: own(listed, 'inputSchema') },
    asked
  )
  return (
    !verdict.valid &&
    isInvalidArguments(verdict.fault) &&
    verdict.fault.issues.some((issue) => Number(own(own(issue, 'path'), 'length')) <= 1)
  )
}
