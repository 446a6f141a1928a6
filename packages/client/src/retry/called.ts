import { faultOf, internal, isRecord, own, total } from '@toolfault/model'
import type { Answer, Failed, ToolCall } from '../call.js'
import type { Clock } from '../clock.js'
import { failureOf } from '../failure.js'
import { isErrorResult } from '../mcp/result.js'
import { quietly } from '../quietly.js'
import type { Effects } from './effects.js'
import type { Event } from './event.js'
import type { Step } from './step.js'
import type { Unmade } from './taken.js'

/** What a run is over by, which wins every race; and what it knows of calls that cannot be made. */
export interface Stopping {
  readonly signal: AbortSignal
  readonly stopped: Promise<undefined>
  readonly unmade: Unmade
}

/** How long it took; a clock may have been set back. */
export const since = (began: number, clock: Clock): number => Math.max(0, clock.now() - began)

/** Make the calls of a step, all at the same time. */
export const called = async (
  calls: Extract<Step, { do: 'call' }>['calls'],
  effects: Effects,
  { signal, stopped, unmade }: Stopping
): Promise<Event> => {
  const { clock } = effects
  const lost: Array<number> = []
  const made = calls.map(async ({ call, thread }) => {
    const began = clock.now()
    const known = unmade.get(call)
    const given = known ?? (await Promise.race([answerOf(call, effects, signal), stopped]))
    if (given === undefined) {
      lost.push(thread)
      return []
    }
    const answer = atRest(given)
    const ms = since(began, clock)
    const isUnsure = !answer.ok && answer.unsure === true
    const may = isUnsure && quietly(() => effects.mayRepeat?.(call, answer), false)
    const repeatable = (await Promise.race([may, stopped])) === true
    return [{ thread, answer, ms, repeatable }]
  })
  const answers = (await Promise.all(made)).flat()
  const event = { event: 'called', at: clock.now(), answers } as const
  return lost.length === 0 ? event : { ...event, lost }
}

/** An answer whose members are values, as what follows reads them without a net; a fault that cannot be read is `internal`. */
const atRest = (answer: Answer): Answer =>
  total<Answer>(
    () => (answer.ok ? answer : { ...answer, fault: { ...answer.fault } }),
    () => ({ ok: false, fault: internal() })
  )

const answerOf = async (call: ToolCall, effects: Effects, signal: AbortSignal): Promise<Answer> => {
  const answer = await made(call, effects, signal)
  if (answer.ok) return answer
  const more = await quietly(() => effects.explain?.(answer, call), undefined)
  if (own(more, 'ok') !== false || !isRecord(own(more, 'fault'))) return answer
  // A border: it has a fault; that a call may have run nobody explains away.
  return { ...(more as Failed), ...(answer.unsure === true ? { unsure: true } : {}) }
}

const made = async (call: ToolCall, effects: Effects, signal: AbortSignal): Promise<Answer> => {
  const about = { tool: call.tool }
  const nothing = (): Answer => failureOf(undefined, about) ?? { ok: true, value: undefined }
  try {
    const answer: unknown = await effects.call(call, signal)
    const ok = own(answer, 'ok')
    if (ok === false && isRecord(own(answer, 'fault'))) {
      // A border: an answer is told by its members, and what is no fault is read as `internal`.
      return { ...(answer as Failed), fault: faultOf(answer) }
    }
    const value = ok === true ? own(answer, 'value') : answer
    // A tool of MCP says itself that it failed, whoever calls that a success.
    const isSuccess = ok === true && !isErrorResult(value)
    if (isSuccess) return { ok: true, value }
    return (
      failureOf(value, about) ?? (ok === true || isRecord(value) ? { ok: true, value } : nothing())
    )
  } catch (error) {
    return failureOf(error, about) ?? nothing()
  }
}
