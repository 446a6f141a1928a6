/**
 * Open eXecution Protocol, HTTP 1.0: what `POST /tools/call` answers.
 *
 * Texts: OpenExecProtocol/Specification `spec/http/1.0/openapi.json` (main, 4ebed7f);
 * the "Error schemas" page (seed 003, equal to docs pull request 15, 1533959).
 * Members beyond these are allowed everywhere but in {@link ToolAuthorizationChallenge}.
 */
import type { Integer, Json } from './json.js'

/**
 * "Tool Authorization Challenge": closed, all strings may be any text (row O10).
 *
 * @additionalProperties false
 */
export interface ToolAuthorizationChallenge {
  readonly id: string
  readonly url: string
  readonly check_url?: string
}

/** What must be there before the tool can be called; `secrets` is private (row O6). */
export interface MissingRequirements {
  readonly authorization?: ReadonlyArray<ToolAuthorizationChallenge>
  readonly user_id?: boolean
  readonly secrets?: ReadonlyArray<string>
}

/** "Server Error Response", HTTP 400: an error before the tool was called. */
export interface ServerErrorResponse {
  readonly $schema?: string
  readonly message: string
  /** For operators; SHOULD NOT be shown to a user or a model. */
  readonly developer_message?: string
  readonly missing_requirements?: MissingRequirements
}

/** "Input Validation Error Response", HTTP 422; values are one sentence a parameter. */
export interface ValidationErrorResponse {
  readonly $schema?: string
  readonly message: string
  readonly parameter_errors?: { readonly [parameter: string]: string }
}

/** The `error` of a call that ran and failed (openapi, `ToolError`). */
export interface ToolError {
  readonly message: string
  readonly developer_message?: string
  /** Absent means false (call-tool page, "Retrying Errors"). */
  readonly can_retry?: boolean
  readonly additional_prompt_content?: string
  /** Milliseconds, an integer (row O3). */
  readonly retry_after_ms?: Integer
  /** Misplaced here by one published example (row O5). */
  readonly missing_requirements?: MissingRequirements
}

/** HTTP 200 of a call that ran well. */
export interface CallToolSuccess {
  readonly call_id: string
  readonly duration?: number
  readonly success: true
  readonly value?: Json
}

/** HTTP 200 of a call that ran and failed. */
export interface CallToolFailure {
  readonly call_id: string
  readonly duration?: number
  readonly success: false
  readonly error: ToolError
}

/** HTTP 200 of `POST /tools/call`, also when the tool failed (row O1 says how to validate it). */
export type CallToolResponse = CallToolSuccess | CallToolFailure

/** A {@link CallToolResponse} inside the wrapper of the main branch (row O2). */
export interface WrappedCallToolResponse {
  readonly $schema?: string
  readonly result: CallToolResponse
}

/** What `check_url` answers (seed 003, "Authorization Challenge Check Response"). */
export interface AuthorizationChallengeCheckResponse {
  readonly status: 'pending' | 'completed' | 'failed'
}

/** Any body of `POST /tools/call`; a 401 has none. */
export type OxpBody =
  | CallToolResponse
  | WrappedCallToolResponse
  | ServerErrorResponse
  | ValidationErrorResponse
  | AuthorizationChallengeCheckResponse

/** A status and its body, the form in which an OXP answer travels through programs. */
export interface OxpAnswer {
  readonly status: number
  readonly body?: OxpBody
}

/**
 * HTTP 401, which has no body.
 *
 * @additionalProperties false
 */
export interface UnauthorizedAnswer {
  readonly status: 401
}

/** A status with the body that the texts have for it. */
export type OxpStatusAnswer =
  | { readonly status: 200; readonly body: CallToolResponse | WrappedCallToolResponse }
  | { readonly status: 400; readonly body: ServerErrorResponse }
  | UnauthorizedAnswer
  | { readonly status: 422; readonly body: ValidationErrorResponse }
