/** How a piece of work ended. */
export type Ended = 'late' | { readonly value: unknown } | { readonly thrown: unknown }

/** How long it may take, and whose answer it is for. */
export interface Limits {
  readonly limitMs: number
  /** The signal of the request, if there is one. */
  readonly signal: unknown
}

/** Run work for so long and no longer; no timer and no listener is left, however it ends. Never rejects. */
export const limited = async (
  work: (signal: AbortSignal) => unknown,
  { limitMs, signal }: Limits
): Promise<Ended> => {
  const controller = new AbortController()
  const outer = signal instanceof AbortSignal ? signal : undefined
  return new Promise<Ended>((resolve) => {
    const end = (ended: Ended): void => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', give)
      resolve(ended)
    }
    const give = (): void => {
      controller.abort()
      end('late')
    }
    const timer = setTimeout(give, limitMs)
    outer?.addEventListener('abort', give)
    if (outer?.aborted === true) return give()
    new Promise((done) => done(work(controller.signal))).then(
      (value) => end({ value }),
      (thrown: unknown) => end({ thrown })
    )
  })
}
