/** What is used of Hono's context. */
export interface HonoContextPart {
  readonly req: {
    readonly raw: Request
    /** The body as text, also where a middleware before us has read it. */
    readonly text: () => Promise<string>
  }
  readonly header: (name: string, value: string, how: { append: true }) => unknown
  /** A response with the headers that were set before. */
  readonly newResponse: (body: string | ReadableStream | null, like: Response) => Response
}

/** What validators for Hono tell their hooks. */
export interface HonoResult {
  readonly success: boolean
  readonly data?: unknown
  /** The issues, or an error that holds them. */
  readonly error?: unknown
  readonly issues?: unknown
  /** `json`, `form`, `query`, `param`, `header` or `cookie`. */
  readonly target?: string
}
