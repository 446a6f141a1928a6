import type { ToolCall } from '../call.js'
import { type Ask, askOf } from './ask.js'
import type { Run } from './run.js'
import { isOpen, type Thread } from './thread.js'

/** What a run wants done next. */
export type Step =
  | { readonly do: 'call'; readonly calls: ReadonlyArray<{ thread: number; call: ToolCall }> }
  | { readonly do: 'wait'; readonly until: number }
  | { readonly do: 'ask'; readonly ask: Ask; readonly threads: ReadonlyArray<number> }
  | { readonly do: 'visit' | 'fill'; readonly thread: number }
  | { readonly do: 'end' }

/**
 * What is to be done next: users first, then the model, once for all that it has to mend, then waiting,
 * then the calls, so that one round of calls holds everything that can be made.
 */
export const nextStep = (run: Run): Step => {
  const open = run.threads.flatMap((thread, at) => (isOpen(thread) ? [{ thread, at }] : []))
  if (open.length === 0) return { do: 'end' }
  const user = open.find(({ thread: { need } }) => need === 'visit' || need === 'fill')
  if (user !== undefined) {
    return { do: user.thread.need === 'fill' ? 'fill' : 'visit', thread: user.at }
  }
  const toMend = open.filter(({ thread }) => thread.need === 'model').map(({ at }) => at)
  if (toMend.length > 0) return { do: 'ask', ask: askOf(run, toMend), threads: toMend }
  const until = Math.max(...open.map(({ thread }) => notBefore(thread)))
  if (until > 0) return { do: 'wait', until }
  return { do: 'call', calls: open.map(({ at, thread: { call } }) => ({ thread: at, call })) }
}

const notBefore = (thread: Thread): number => thread.notBefore ?? 0
