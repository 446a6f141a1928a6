import { retries } from '@toolfault/words/en'
import { toolName } from '@toolfault/words/escape'
import type { Answer, ToolCall } from '../call.js'
import { reply } from '../reply/reply.js'
import { policyOf } from './policy.js'
import type { Run } from './run.js'

/** A call of the model's last turn, and what it is to be told of it. */
export interface Told {
  readonly call: ToolCall
  readonly answer: Answer
}

/** What the model is asked for another try. */
export interface Ask {
  /** Which retry this is, from 1. */
  readonly retry: number
  /** The system message; what servers wrote stands in it, so it is as trustworthy as they are. */
  readonly system: string
  /** Every call of its last turn, with its answer: interfaces of models want one for each. */
  readonly replies: ReadonlyArray<Told>
  /** Those that the model is to make again, with the text that says what was wrong. */
  readonly failures: ReadonlyArray<Told & { readonly text: string }>
  readonly temperature: number
  readonly toolChoice: 'auto' | 'required'
}

/** Ask the model to mend these threads of a run. */
export const askOf = (run: Run, threads: ReadonlyArray<number>): Ask => {
  const { passedOver, turn } = run
  // A run that was kept as JSON has lost what is a function.
  const policy = policyOf(run.policy)
  const answered = run.threads.flatMap(
    ({ answer, call, turn: of }): ReadonlyArray<Told> =>
      answer === undefined || of !== turn ? [] : [{ call: asModels(call), answer }]
  )
  const failures = threads.flatMap((at) => {
    const thread = run.threads[at]
    if (thread?.answer === undefined || thread.answer.ok) return []
    const { answer, call } = thread
    return [{ call: asModels(call), answer, text: reply(answer).text }]
  })
  return {
    retry: run.retries + 1,
    system: policy.system(said(failures)),
    replies: [...answered, ...passedOver],
    failures,
    temperature: policy.temperature,
    toolChoice: policy.toolChoice
  }
}

/** What a user answered to the server is no part of what a model called, and answers no other call. */
const asModels = (made: ToolCall): ToolCall => {
  const { resumed: _, ...call } = made
  return call
}

/** One failure is said as it is, of several each under the name of its tool. */
const said = (
  failures: ReadonlyArray<{ readonly call: ToolCall; readonly text: string }>
): string =>
  failures.length === 1
    ? (failures[0]?.text ?? '')
    : failures.map(({ call, text }) => retries.ofTool(toolName(call.tool), text)).join('\n')
