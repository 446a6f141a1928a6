import { quietly } from '../quietly.js'
import { called, type Stopping, since } from './called.js'
import type { Effects } from './effects.js'
import type { Event } from './event.js'
import type { Run } from './run.js'
import type { Step } from './step.js'
import { isCall, taken } from './taken.js'
import type { Outcome } from './transcript.js'

/** Do what a step says; `undefined` where the run was stopped before anything came of it. */
export const done = (
  step: Exclude<Step, { do: 'end' }>,
  run: Run,
  effects: Effects,
  stopping: Stopping
): Promise<Event | undefined> => {
  switch (step.do) {
    case 'call':
      return called(step.calls, effects, stopping)
    case 'ask':
      return asked(step, effects, stopping)
    case 'wait':
      return waited(step.until, effects, stopping)
    default:
      return turned(step.do, step.thread, run, effects, stopping)
  }
}

const asked = async (
  { ask }: Extract<Step, { do: 'ask' }>,
  { clock, model }: Effects,
  { signal, stopped, unmade }: Stopping
): Promise<Event | undefined> => {
  const began = clock.now()
  const given = await Promise.race([quietly(() => model?.(ask, signal) ?? [], FAILED), stopped])
  if (given === undefined) return undefined
  const event = { event: 'asked', at: clock.now(), ms: since(began, clock) } as const
  return given === FAILED
    ? { ...event, calls: [], unread: true }
    : { ...event, calls: taken(given, unmade) }
}

const FAILED = Symbol('failed')

const waited = async (
  until: number,
  { clock }: Effects,
  { signal, stopped }: Stopping
): Promise<Event | undefined> => {
  const began = clock.now()
  await Promise.race([
    quietly(() => clock.sleep(Math.max(0, until - began), signal), undefined),
    stopped
  ])
  return signal.aborted ? undefined : { event: 'waited', at: clock.now(), ms: since(began, clock) }
}

const outcomes: ReadonlyArray<unknown> = ['completed', 'declined', 'failed', 'late']

const turned = async (
  need: 'visit' | 'fill',
  thread: number,
  run: Run,
  { clock, fill, visit }: Effects,
  { signal, stopped }: Stopping
): Promise<Event | undefined> => {
  const meant = run.threads[thread]
  const failed = meant?.answer?.ok === false ? meant.answer : undefined
  const fault = failed?.fault
  const began = clock.now()
  const turn = async (): Promise<unknown> => {
    if (meant === undefined) return 'failed'
    if (need === 'visit' && fault?.kind === 'authorization_required') {
      return visit?.(fault, meant.call, signal, failed)
    }
    return fault?.kind === 'invalid_arguments'
      ? fill?.(fault, meant.call, signal, failed)
      : 'failed'
  }
  const came = await Promise.race([quietly(turn, 'failed'), stopped.then(() => STOPPED)])
  if (came === STOPPED) return undefined
  const event = { event: 'user', at: clock.now(), ms: since(began, clock), thread } as const
  if (isCall(came)) return { ...event, outcome: 'completed', call: came }
  // A border: it is one of the outcomes.
  return { ...event, outcome: outcomes.includes(came) ? (came as Outcome) : 'failed' }
}

const STOPPED = Symbol('stopped')
