import type { Json, JsonObject } from '@toolfault/types/json'
import type { AuthorizationChallengeCheckResponse } from '@toolfault/types/oxp'
import * as t from 'io-ts'
import { among, json, jsonObject } from '../fault/shape/exactly.js'
import { orNull } from '../reading/or-null.js'

/** What may be left out; who writes `null` for that is understood. */
type Maybe<A> = A | null

/** "Tool Authorization Challenge". */
export interface ReadChallenge {
  readonly id: string
  readonly url: string
  readonly check_url?: Maybe<string>
}

/** What must be there before a tool can be called. */
export interface Requirements {
  readonly authorization?: Maybe<ReadonlyArray<ReadChallenge>>
  readonly user_id?: Maybe<boolean>
  readonly secrets?: Json
}

/** What every error says; `missing_requirements` also where it is misplaced (rows O5, O12). */
export interface Failing {
  readonly message: string
  readonly developer_message?: Maybe<string>
  readonly missing_requirements?: Maybe<Requirements>
}

/** A body of a 400 or 422. */
export interface ReadBody extends Failing {
  readonly $schema?: Maybe<string>
  readonly parameter_errors?: Maybe<JsonObject>
}

/** The error of a tool that ran. */
export interface ReadToolError extends Failing {
  readonly can_retry?: Maybe<boolean>
  readonly additional_prompt_content?: Maybe<string>
  readonly retry_after_ms?: Maybe<number>
}

/** The answer of a tool that ran and failed. */
export interface ReadFailure {
  readonly success: false
  readonly error: ReadToolError
  readonly call_id?: Maybe<string>
  readonly duration?: Maybe<number>
}

/** Any text will do (row O10). */
const challenge: t.Type<ReadChallenge> = t.intersection([
  t.type({ id: t.string, url: t.string }),
  t.partial({ check_url: orNull(t.string) })
])

/** `secrets` is private, so it may be anything (row O6). */
const requirements: t.Type<Requirements> = t.partial({
  authorization: orNull(t.readonlyArray(challenge)),
  user_id: orNull(t.boolean),
  secrets: json
})

const failing: t.Type<Failing> = t.intersection([
  t.type({ message: t.string }),
  t.partial({ developer_message: orNull(t.string), missing_requirements: orNull(requirements) })
])

/** "Server Error Response" and "Input Validation Error Response" (seed 003); values are untyped (openapi). */
export const body: t.Type<ReadBody> = t.intersection([
  failing,
  t.partial({ $schema: orNull(t.string), parameter_errors: orNull(jsonObject) })
])

/** openapi, ToolError; a delay need not be an integer (row O3). */
const toolError: t.Type<ReadToolError> = t.intersection([
  failing,
  t.partial({
    can_retry: orNull(t.boolean),
    additional_prompt_content: orNull(t.string),
    retry_after_ms: orNull(t.number)
  })
])

/** openapi, CallToolResponse of a call that failed; its `oneOf` cannot be met as it stands (row O1). */
export const failure: t.Type<ReadFailure> = t.intersection([
  t.type({ success: t.literal(false), error: toolError }),
  t.partial({ call_id: orNull(t.string), duration: orNull(t.number) })
])

/** "Authorization Challenge Check Response" (seed 003). */
export const check: t.Type<AuthorizationChallengeCheckResponse> = t.type({
  status: among(['pending', 'completed', 'failed'])
})
