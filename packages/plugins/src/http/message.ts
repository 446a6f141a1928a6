import type { Received } from './body.js'

/** A request as far as it matters here. */
export interface HttpRequest {
  readonly method: string
  /** Percent-encoded as it came, without a query. */
  readonly path: string
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | undefined
  /** Reads the body, once. */
  readonly body: () => Promise<Received>
  /** The request as the framework has it, for the author's hooks. */
  readonly raw: unknown
}

/** What is sent back; the body is JSON, or a text for the wire `text`, or there is none. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Status and body of an answer; the body is not yet text. */
export interface Reply {
  readonly status: number
  readonly body?: object
}
