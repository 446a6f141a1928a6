import { unavailable } from '@toolfault/model'
import type { Failed } from '../call.js'
import { givenUp } from './ending.js'
import type { Run } from './run.js'
import { isOpen, type Thread } from './thread.js'

/** The run with each thread changed that is still to be called. */
export const each = (run: Run, change: (thread: Thread, at: number) => Thread): Run => ({
  ...run,
  threads: run.threads.map((thread, at) => (isOpen(thread) ? change(thread, at) : thread))
})

/** Of a call that was under way when the run was stopped nobody knows what became. */
export const lost = (run: Run, which: ReadonlyArray<number>): Run =>
  which.length === 0
    ? run
    : each(run, (thread, at) =>
        which.includes(at) ? { ...thread, answer: unanswered(thread.call.tool) } : thread
      )

const unanswered = (tool: string): Failed => ({
  ok: false,
  fault: { ...unavailable(), tool },
  unsure: true
})

/** A thread that is not gone on with, and who would have to. */
export const over = (
  thread: Thread,
  because: 'cancelled' | 'no_more_time' | 'model_stopped' | 'declined' | 'user_must_act'
): Thread => {
  const { answer } = thread
  const failed = answer?.ok === false ? answer : undefined
  const isUsers = because === 'declined' || because === 'user_must_act'
  const by = isUsers ? 'user' : because === 'model_stopped' ? 'caller' : 'nobody'
  return { ...thread, ending: givenUp(because, by, failed?.fault, failed?.unsure) }
}
