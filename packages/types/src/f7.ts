/**
 * F7, the tool validation endpoint: `POST /tools/{name}/validate`.
 *
 * Texts: "F7: Tool Validation API" (seed 002, aipartnerup/mcp-embedded-ui c6147ef);
 * the keyword `schema` and the name `ValidationFailure` come from its v0.5.0 (3b734ff; rows V5, V10).
 */

/**
 * One entry of `errors`.
 *
 * @additionalProperties false
 */
export interface ValidationFailure {
  /**
   * JSON Pointer (RFC 6901) to the offending field; `''` is the root.
   *
   * @pattern ^(?:/(?:[^~/]|~[01])*)*$
   */
  readonly path: string
  /** The validator's own sentence, untranslated. */
  readonly message: string
  /** The failing JSON Schema keyword; left out when unknown. */
  readonly keyword?: string
}

/**
 * The answer when validation found nothing: `errors` is absent, never `[]`.
 *
 * @additionalProperties false
 */
export interface ValidResult {
  readonly valid: true
}

/**
 * The answer when it found something.
 *
 * @additionalProperties false
 */
export interface InvalidResult {
  readonly valid: false
  /**
   * Never empty.
   *
   * @minItems 1
   */
  readonly errors: ReadonlyArray<ValidationFailure>
}

/** HTTP 200, and HTTP 400 for a body that is not JSON. */
export type ValidateResult = ValidResult | InvalidResult

/** HTTP 404 for an unknown tool, 5xx for a fault of the server. */
export interface F7Error {
  readonly error: string
}

/** A status and its body, the form in which an F7 answer travels through programs. */
export interface F7Answer {
  readonly status: number
  readonly body: ValidateResult | F7Error
}

/** A status with the body that the text has for it. */
export type F7StatusAnswer =
  | { readonly status: 200; readonly body: ValidateResult }
  | { readonly status: 400; readonly body: InvalidResult }
  | { readonly status: 404; readonly body: F7Error }
  | { readonly status: ServerErrorStatus; readonly body: F7Error }

/**
 * HTTP's 5xx.
 *
 * @asType integer
 * @minimum 500
 * @maximum 599
 */
export type ServerErrorStatus = number
