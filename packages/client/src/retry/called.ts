import { isRecord, own } from '@toolfault/model'
import type { Answer, ToolCall } from '../call.js'
import { failureOf } from '../failure.js'
import { quietly } from '../quietly.js'
import type { Effects } from './effects.js'
import type { Event } from './event.js'
import type { Step } from './step.js'

/** What a run is over by; it wins every race. */
export interface Stopping {
  readonly signal: AbortSignal
  readonly stopped: Promise<undefined>
}

/** Make the calls of a step, all at the same time; `undefined` where the run was stopped before any answer. */
export const called = async (
  calls: Extract<Step, { do: 'call' }>['calls'],
  effects: Effects,
  { signal, stopped }: Stopping
): Promise<Event | undefined> => {
  const { clock } = effects
  const made = calls.map(async ({ call, thread }) => {
    const began = clock.now()
    const answer = await Promise.race([answerOf(call, effects, signal), stopped])
    if (answer === undefined) return []
    const repeatable = !answer.ok && (await quietly(() => effects.mayRepeat?.(call, answer), false))
    return [{ thread, answer, ms: clock.now() - began, repeatable: repeatable === true }]
  })
  const answers = (await Promise.all(made)).flat()
  return answers.length === 0 ? undefined : { event: 'called', at: clock.now(), answers }
}

const answerOf = async (call: ToolCall, effects: Effects, signal: AbortSignal): Promise<Answer> => {
  const about = { tool: call.tool }
  const nothing = (): Answer => failureOf(undefined, about) ?? { ok: true, value: undefined }
  try {
    const answer: unknown = await effects.call(call, signal)
    // A border: an answer is told by its members.
    if (own(answer, 'ok') === true) return answer as Answer
    if (!isRecord(own(answer, 'fault'))) return failureOf(answer, about) ?? nothing()
    const failed = answer as Extract<Answer, { ok: false }>
    return (await quietly(() => effects.explain?.(failed, call), undefined)) ?? failed
  } catch (error) {
    return failureOf(error, about) ?? nothing()
  }
}
