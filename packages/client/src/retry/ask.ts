import { total, unavailable } from '@toolfault/model'
import { retries } from '@toolfault/words/en'
import { toolName } from '@toolfault/words/escape'
import type { Answer, ToolCall } from '../call.js'
import { reply } from '../reply/reply.js'
import { type Policy, policyOf } from './policy.js'
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
  /** Every call of its last turn, in its order, with its answer: interfaces of models want one for each. */
  readonly replies: ReadonlyArray<Told>
  /** Those that the model is to make again, with the text that says what was wrong. */
  readonly failures: ReadonlyArray<Told & { readonly text: string }>
  readonly temperature: number
  readonly toolChoice: 'auto' | 'required'
}

/** Ask the model to mend these threads of a run. */
export const askOf = (run: Run, threads: ReadonlyArray<number>): Ask => {
  // A run that was kept as JSON has lost what is a function.
  const policy = policyOf(run.policy)
  const failures = threads.flatMap((at) => {
    const thread = run.threads[at]
    if (thread?.answer === undefined || thread.answer.ok) return []
    const { answer, call } = thread
    return [{ call: asModels(call), answer, text: reply(answer).text }]
  })
  return {
    retry: run.turn + 1,
    system: systemOf(policy, said(failures)),
    replies: repliesOf(run),
    failures,
    temperature: policy.temperature,
    toolChoice: policy.toolChoice
  }
}

/** A sentence of the user's own that fails is none. */
const systemOf = ({ system }: Policy, error: string): string => {
  const text: unknown = total(
    () => system(error),
    () => undefined
  )
  return typeof text === 'string' ? text : retries.system(error)
}

/**
 * What the model is still to be told: each call of its last turn, in its order, with its answer. After a
 * run it is what goes into the next request; empty where the model was told all and made no more calls.
 * A call that was not made by the end of a run counts as `unavailable`.
 */
export const repliesOf = ({ passedOver, threads, turn }: Run): ReadonlyArray<Told> =>
  [
    ...threads.flatMap(({ answer = unmade, call, place, turn: of }) =>
      of === turn ? [{ answer, call, place }] : []
    ),
    ...passedOver
  ]
    .sort((a, b) => a.place - b.place)
    .map(({ answer, call }) => ({ call: asModels(call), answer }))

const unmade: Answer = { ok: false, fault: unavailable() }

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
