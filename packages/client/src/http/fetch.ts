/** Headers of a request, by name. */
export type Headings = Readonly<Record<string, string>>

/** What is asked of `fetch`: one POST, no redirect followed. */
export interface Request {
  readonly method: 'POST'
  readonly headers: Record<string, string>
  readonly body: string
  readonly redirect: 'manual'
  readonly signal: AbortSignal
}

/** The part of a `Response` that is read here. */
export interface Response {
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: Readable | null
}

/** The part of a stream of bytes that is read here. */
export interface Readable {
  readonly getReader: () => {
    readonly read: () => Promise<{
      readonly done: boolean
      readonly value?: Uint8Array | undefined
    }>
    readonly cancel: (reason?: unknown) => Promise<unknown>
  }
}

/** The platform's `fetch`, or what stands before it. One that throws or rejects counts as failed. */
export type Fetch = (url: string, request: Request) => Promise<Response>
