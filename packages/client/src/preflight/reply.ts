/** The part of a `Response` that is read. */
export interface Reply {
  readonly status: number
  /** Where the answer came from in the end; `''` where nobody says. */
  readonly url?: string
  readonly body: ReadableStream<Uint8Array> | null
}

/** The platform's `fetch`, as far as it is used. */
export type Fetch = (
  url: string,
  init: {
    readonly method: 'POST'
    readonly headers: Record<string, string>
    readonly body: string
    readonly redirect: 'manual'
    readonly signal: AbortSignal
  }
) => Promise<Reply>

/**
 * The text of an answer; `undefined` for one of more bytes than `most`, of which the rest is not read, nor
 * after an abort. Rejects as the stream does.
 */
export const textOf = async (
  { body }: Reply,
  most: number,
  signal: AbortSignal
): Promise<string | undefined> => {
  if (body === null || body === undefined) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const stop = (): void => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    // A stream of empty pieces has no end either.
    bytes += Math.max(1, value.byteLength)
    if (bytes > most || signal.aborted) {
      stop()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
  signal.removeEventListener('abort', stop)
  return text + decoder.decode()
}

/** Leave the rest of an answer unread, so that nothing waits for a reader. */
export const dropped = async ({ body }: Reply): Promise<void> => body?.cancel()
