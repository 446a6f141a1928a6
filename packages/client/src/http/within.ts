import { total } from '@toolfault/model'
import type { Clock } from '../clock.js'

/** How a piece of work ended. */
export type Ended<A> =
  | { readonly value: A }
  | { readonly thrown: unknown }
  | { readonly reason: 'late' | 'aborted' }

/** How long it may take, by which clock, and who may stop it. */
export interface Limits {
  readonly clock: Pick<Clock, 'sleep'>
  /** Milliseconds. */
  readonly limitMs: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Run work that may never settle for so long and no longer. The signal that it is given aborts only when
 * nobody waits for it any more, since some clients take an abort after the answer for a cancellation. No
 * timer and no listener is left. Never rejects; a clock that cannot wait makes the work late, for nobody
 * could say when to stop.
 */
export const within = <A>(
  work: (signal: AbortSignal) => A | Promise<A>,
  { clock, limitMs, signal }: Limits
): Promise<Ended<A>> =>
  new Promise((resolve) => {
    const waiting = new AbortController()
    const working = new AbortController()
    const stop = (): void => give('aborted')
    const end = (ended: Ended<A>): void => {
      total(() => signal?.removeEventListener('abort', stop), unheard)
      resolve(ended)
      waiting.abort()
    }
    const give = (reason: 'late' | 'aborted'): void => {
      if (waiting.signal.aborted) return
      end({ reason })
      working.abort()
    }
    if (total(() => signal?.aborted, unheard) === true) return give('aborted')
    total(() => signal?.addEventListener('abort', stop), unheard)
    started(() => work(working.signal)).then(
      (value) => end({ value }),
      (thrown: unknown) => end({ thrown })
    )
    started(() => clock.sleep(limitMs, waiting.signal)).then(
      () => give('late'),
      () => give('late')
    )
  })

/** What is no signal aborts nothing. */
const unheard = (): undefined => undefined

/** What throws at once rejects. */
const started = async <A>(work: () => A | Promise<A>): Promise<A> => work()
