import { advancedByAnswers } from './answered.js'
import type { Event } from './event.js'
import { matched } from './match.js'
import { each, lost, over } from './over.js'
import type { Run } from './run.js'
import { nextStep } from './step.js'
import type { Thread } from './thread.js'
import type { Entry } from './transcript.js'

/** The run after an event; an event that fits no step of it changes nothing but the transcript. */
export const advance = (run: Run, event: Event): Run => {
  switch (event.event) {
    case 'called':
      return ended(run, lost(advancedByAnswers(run, event), event.lost ?? []), event.at)
    case 'asked':
      return ended(run, asked(run, event), event.at)
    case 'waited':
      return {
        ...run,
        threads: run.threads.map(awake),
        transcript: [...run.transcript, { event: 'waited', at: event.at, ms: event.ms }]
      }
    case 'user':
      return ended(run, turned(run, event), event.at)
    case 'stopped':
      return ended(
        run,
        each(run, (thread) => over(thread, event.because)),
        event.at
      )
  }
}

const awake = (thread: Thread): Thread => {
  const { notBefore: _, ...rest } = thread
  return rest
}

/** What the model called takes the place of what failed; what it did not call again is over. */
const asked = (run: Run, event: Extract<Event, { event: 'asked' }>): Run => {
  const { at, calls, ms } = event
  const { again, fresh, passedOver } = matched(calls, run.threads)
  const step = nextStep(run)
  const entries: ReadonlyArray<Entry> = [
    {
      event: 'asked',
      at,
      retry: run.turn + 1,
      ms,
      threads: step.do === 'ask' ? step.threads : [],
      calls: calls.length
    },
    ...passedOver.map(({ call: { id, tool } }): Entry => ({ event: 'passed_over', at, id, tool }))
  ]
  // What a model that failed was asked for it has not read.
  const turn = run.turn + (event.unread === true ? 0 : 1)
  const mended = each(run, (thread, index) => {
    if (thread.need !== 'model') return thread
    const said = again.get(index)
    if (said === undefined) return over(thread, 'model_stopped')
    const { need: _, ...rest } = thread
    return { ...rest, ...said, turn }
  })
  return {
    ...mended,
    turn,
    passedOver: event.unread === true ? run.passedOver : passedOver,
    threads: [...mended.threads, ...fresh.map((said) => ({ ...said, turn, attempts: 0 }))],
    transcript: [...run.transcript, ...entries]
  }
}

/** A user who has done it lets the call be made; anything else ends it. */
const turned = (run: Run, event: Extract<Event, { event: 'user' }>): Run => {
  const { at, call, ms, outcome, thread: index } = event
  const need = run.threads[index]?.need === 'fill' ? 'fill' : 'visit'
  const advanced = each(run, (thread, own) => {
    if (own !== index) return thread
    if (outcome === 'declined') return over(thread, 'declined')
    if (outcome !== 'completed') return over(thread, 'user_must_act')
    const { need: _, ...rest } = thread
    return { ...rest, call: call === undefined ? thread.call : { ...call, id: thread.call.id } }
  })
  const entry: Entry = { event: 'user', at, thread: index, need, outcome, ms }
  return { ...advanced, transcript: [...run.transcript, entry] }
}

/** Each thread that ended by this event is said to have. */
const ended = (before: Run, after: Run, at: number): Run => {
  const entries = after.threads.flatMap(({ call, ending }, thread): ReadonlyArray<Entry> => {
    if (ending === undefined || before.threads[thread]?.ending !== undefined) return []
    const { tool } = call
    return ending.end === 'succeeded'
      ? [{ event: 'ended', at, thread, tool }]
      : [{ event: 'ended', at, thread, tool, because: ending.because, by: ending.by }]
  })
  return entries.length === 0 ? after : { ...after, transcript: [...after.transcript, ...entries] }
}
