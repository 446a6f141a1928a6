import type { Judge } from '@toolfault/model'
import type { Validation } from '../capability.js'
import { type Limits, within } from '../http/within.js'
import type { Heard, Question, Silence, Way } from './checked.js'
import { heardResult, heardResults, heardThrown } from './heard.js'
import { type Input, type ListedTool, requestOf, takesOther } from './input.js'

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
  const told = async (input: Input, signal: AbortSignal): Promise<ToolReply> => {
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

type ToolReply = Silence | { readonly result: unknown }
