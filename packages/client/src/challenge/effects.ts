import { total } from '@toolfault/model'
import type { Clock } from '../clock.js'
import { within } from '../http/within.js'
import { quietly } from '../quietly.js'
import type { ChallengeEnding } from './ending.js'
import type { ChallengeEvent, CheckAnswer } from './heard.js'
import type { PollingPolicy } from './policy.js'

/** What a user is told of a page beside its address; texts are one line and escaped. */
export interface Page {
  readonly id: string
  /** To be shown so that nobody takes another host for it. */
  readonly host: string
  /** The host may look like another one: warn. */
  readonly punycode: boolean
  /** What the server says; `''` where it says nothing. */
  readonly message: string
  readonly tool: string
}

/** A step, for a log: no address, no text of the server's. */
export type Seen =
  | ChallengeEvent
  | (ChallengeEnding & { readonly id: 'ended'; readonly asked: number })

/** The effects, each without its address. */
export interface Watching {
  readonly clock: Clock
  readonly policy: Partial<PollingPolicy>
  readonly signal: AbortSignal | undefined
  readonly log: ((seen: Seen) => void) | undefined
  readonly show: (signal: AbortSignal) => unknown
  readonly ask: ((signal: AbortSignal) => Promise<CheckAnswer>) | undefined
  readonly notice: ((signal: AbortSignal) => Promise<unknown>) | undefined
}

/** What the `check_url` says within so many milliseconds. */
export const checked = async (
  ask: NonNullable<Watching['ask']>,
  clock: Clock,
  limitMs: number,
  signal: AbortSignal
): Promise<CheckAnswer> => {
  const came = await within(ask, { clock, limitMs, signal })
  if ('value' in came) return came.value
  return { id: 'answer', says: 'thrown' in came ? 'network' : 'timeout' }
}

/** Whether a clock slept. */
export const slept = (clock: Clock, ms: number, signal: AbortSignal): Promise<'slept' | 'broken'> =>
  quietly(async () => {
    await clock.sleep(ms, signal)
    return 'slept' as const
  }, 'broken')

/** Whether a notice came. */
export const noticed = (notice: Watching['notice'], signal: AbortSignal): Promise<boolean> =>
  quietly(async () => {
    await notice?.(signal)
    return notice !== undefined
  }, false)

type Saying = (ChallengeEvent & { readonly id: 'user' })['says']

/** What the user says of the page. */
export const shown = (show: Watching['show'], signal: AbortSignal): Promise<Saying> =>
  quietly(async () => saying(await show(signal)), 'not_shown')

const saying = (answer: unknown): Saying =>
  answer === false ? 'declined' : answer === true ? 'done' : 'nothing'

/** Tell a log, which may throw. */
export const say = (log: Watching['log'], seen: Seen): void =>
  total(
    () => log?.(seen),
    () => undefined
  )
