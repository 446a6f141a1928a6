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
 * What is to be done next: users first, then waiting and the calls that need nobody, and the model last,
 * once for all that it has to mend: no answer that it reads changes behind its back, so that it repeats
 * nothing that is still to be made.
 */
export const nextStep = (run: Run): Step => {
  const open = run.threads.flatMap((thread, at) => (isOpen(thread) ? [{ thread, at }] : []))
  if (open.length === 0) return { do: 'end' }
  const user = open.find(({ thread: { need } }) => need === 'visit' || need === 'fill')
  if (user !== undefined) {
    return { do: user.thread.need === 'fill' ? 'fill' : 'visit', thread: user.at }
  }
  const ready = open.filter(({ thread }) => thread.need === undefined)
  if (ready.length === 0) {
    const threads = open.map(({ at }) => at)
    return { do: 'ask', ask: askOf(run, threads), threads }
  }
  const until = Math.max(...ready.map(({ thread }) => notBefore(thread)))
  if (until > 0) return { do: 'wait', until }
  return { do: 'call', calls: ready.map(({ at, thread: { call } }) => ({ thread: at, call })) }
}

const notBefore = (thread: Thread): number => thread.notBefore ?? 0
