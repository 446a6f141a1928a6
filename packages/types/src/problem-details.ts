/**
 * Problem details: how an HTTP API says what went wrong, in JSON.
 *
 * Text: RFC 9457 (July 2023, obsoletes RFC 7807), https://www.rfc-editor.org/rfc/rfc9457.html.
 * Media type `application/problem+json`. Every member may be absent, one of another type counts as
 * absent (section 3.1), and members beyond these are allowed (section 3.2).
 */

/**
 * An HTTP status code, in the bounds of the RFC's own schema (appendix A).
 *
 * @asType integer
 * @minimum 100
 * @maximum 599
 */
export type HttpStatus = number

/** One item of the "errors" extension, as section 3 shows it. */
export interface ProblemError {
  /** Describes the issue. */
  readonly detail: string
  /** Locates it in the request's content: a JSON Pointer as a URI fragment (`#/age`; RFC 6901, section 6). */
  readonly pointer: string
}

/** "Members of a Problem Details Object" (section 3.1). */
export interface ProblemDetails {
  /** A URI reference that identifies the problem type; `about:blank` when absent. */
  readonly type?: string
  /** The HTTP status code, for those who no longer see the response. */
  readonly status?: HttpStatus
  /** The same for each occurrence of the type. */
  readonly title?: string
  /** Explains this occurrence; nobody should parse it. */
  readonly detail?: string
  /** A URI reference that identifies this occurrence. */
  readonly instance?: string
  /** Extension of the example in section 3. */
  readonly errors?: ReadonlyArray<ProblemError>
}

/** A response, the form in which problem details travel through programs. */
export interface ProblemAnswer<Body extends ProblemDetails = ProblemDetails> {
  /** The same as in the body (section 3.1.2). */
  readonly status: HttpStatus
  /** Headers that the problem type asks for (section 4: `Retry-After`). */
  readonly headers?: { readonly [name: string]: string }
  readonly body: Body
}
