import { attempt, attempted, fingerprint, mendedBy } from '@toolfault/model'
import { startsAsQuestion } from '@toolfault/words/question'
import type { Answer, Failed } from '../call.js'
import { visibleText } from '../visible-text.js'
import { decide } from './decide.js'
import type { Event } from './event.js'
import { leftOf, type Run } from './run.js'
import type { Thread } from './thread.js'
import type { Entry, Failure } from './transcript.js'

/** The run after a round of calls: each answer is compared with the one before, and decided about. */
export const advancedByAnswers = (
  run: Run,
  { answers, at }: Extract<Event, { event: 'called' }>
): Run => {
  const entries: Array<Entry> = []
  const threads = [...run.threads]
  for (const { answer, ms, repeatable = false, thread: index } of answers) {
    const before = threads[index]
    if (before === undefined || before.ending !== undefined) continue
    const told = compared(answer, before)
    const after = decided(run, { ...before, attempts: before.attempts + 1 }, told, at, repeatable)
    threads[index] = after
    const { id, tool } = before.call
    entries.push({
      event: 'answered',
      at,
      thread: index,
      attempt: after.attempts,
      id,
      tool,
      ms,
      ...(told.ok ? {} : { error: recorded(told) })
    })
  }
  return { ...run, threads, transcript: [...run.transcript, ...entries] }
}

/** With what has changed since the attempt before, so that the text can say it. */
const compared = (answer: Answer, { last }: Thread): Answer =>
  answer.ok || last === undefined ? answer : { ...answer, fault: attempted(answer.fault, last) }

const decided = (
  run: Run,
  thread: Thread,
  answer: Answer,
  at: number,
  repeatable: boolean
): Thread => {
  if (answer.ok) return { ...thread, answer, ending: { end: 'succeeded' } }
  const last = attempt(answer.fault, thread.last)
  const { able, policy, turn } = run
  const retries = thread.attempts - 1
  const about = { policy, able, retries, turn, left: leftOf(run, at), repeatable }
  const what = decide(answer, about)
  if ('ending' in what) return { ...thread, answer, last, ending: what.ending }
  const { need, waitMs } = what
  return {
    ...thread,
    answer,
    last,
    ...(need === undefined ? {} : { need }),
    ...(waitMs > 0 ? { notBefore: at + waitMs } : {})
  }
}

const recorded = ({ fault, unsure, wire }: Failed): Failure => {
  const { developerMessage: _, ...kept } = fault
  return {
    fault: kept,
    mendedBy: mendedBy(fault),
    fingerprint: fingerprint(fault),
    question: startsAsQuestion(wire === undefined ? (fault.message ?? '') : visibleText(wire)),
    ...(unsure === true ? { unsure } : {})
  }
}
