import type { Clock } from '../clock.js'

/**
 * Run something that may never settle, for so many milliseconds at the most. Its signal aborts when the
 * time is over, when the outer one aborts, and when it has settled; nothing is left behind. `otherwise`
 * answers when the time is over or a clock fails, `broken` when it throws or rejects. Never rejects.
 */
export const within = async <A>(
  ms: number,
  clock: Clock,
  outer: AbortSignal,
  run: (signal: AbortSignal) => A | Promise<A>,
  otherwise: A,
  broken: A
): Promise<A> => {
  const own = new AbortController()
  const end = (): void => own.abort()
  outer.addEventListener('abort', end)
  try {
    return await Promise.race([
      attempt(() => run(own.signal), broken),
      attempt(async () => {
        await clock.sleep(ms, own.signal)
        return otherwise
      }, otherwise)
    ])
  } finally {
    outer.removeEventListener('abort', end)
    own.abort()
  }
}

/** What something answers; another answer when it throws or rejects. Never rejects. */
export const attempt = async <A>(run: () => A | Promise<A>, broken: A): Promise<A> => {
  try {
    return await run()
  } catch {
    return broken
  }
}
