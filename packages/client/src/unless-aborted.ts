/**
 * What some work comes to; `undefined` as soon as the signal aborts, and then it is not begun where that
 * was before. No listener is left. Rejects as the work does.
 */
export const unlessAborted = <A>(
  signal: AbortSignal | undefined,
  run: () => Promise<A>
): Promise<A | undefined> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) return resolve(undefined)
    const end = (): void => resolve(undefined)
    signal?.addEventListener('abort', end)
    run()
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', end))
  })
