/** Headers of a request, by name. */
export type Headings = Readonly<Record<string, string>>

/** What is asked of `fetch`. No redirect is followed. */
export type Request = Post | Get

/** A call, or a question about one. */
export interface Post {
  readonly method: 'POST'
  readonly headers: Record<string, string>
  readonly body: string
  readonly redirect: 'manual'
  readonly signal: AbortSignal
}

/** A question that a server wants asked at an address of its choice: no cookie and no referrer is sent. */
export interface Get {
  readonly method: 'GET'
  readonly headers: Record<string, string>
  readonly redirect: 'manual'
  readonly credentials: 'omit'
  readonly cache: 'no-store'
  readonly referrerPolicy: 'no-referrer'
  readonly signal: AbortSignal
}

/** The part of a `Response` that is read here. */
export interface Response {
  readonly status: number
  readonly type?: string
  /** Where the answer came from in the end; `''` where nobody says. */
  readonly url?: string
  readonly headers?: { readonly get: (name: string) => string | null }
  readonly body: Readable | null
}

/** The part of a stream that is read here. */
export interface Readable {
  readonly getReader: () => {
    readonly read: () => Promise<{ readonly done: boolean; readonly value?: unknown }>
    readonly cancel: () => Promise<unknown>
  }
}

/** The platform's `fetch`, or what stands before it. One that throws or rejects counts as failed. */
export type Fetch = (url: string, request: Request) => Promise<Response>
