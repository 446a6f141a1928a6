import type { JsonObject } from '../json.js'
import type { MetaObject } from './revision.js'

/**
 * A form for the user, since 2025-06-18 (there without `mode`); never for secrets.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/schema#elicitrequestformparams
 */
export interface ElicitFormParams {
  /** Absent means `form`. */
  readonly mode?: 'form'
  readonly message: string
  readonly requestedSchema: RequestedSchema
}

/**
 * A page for the user, since 2025-11-25; `accept` is consent, not completion.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/schema#elicitrequesturlparams
 */
export interface ElicitUrlParams {
  readonly mode: 'url'
  readonly message: string
  /** Absolute. */
  readonly url: string
}

/** 2025-11-25 alone gives the page an id; `task` is left out (Schema, `ElicitRequestURLParams`). */
export interface ElicitUrlParams20251125 extends ElicitUrlParams {
  readonly elicitationId: string
  readonly _meta?: MetaObject
}

/** The flat schema of a form; `$schema` since 2025-11-25 (Elicitation, Requested Schema). */
export interface RequestedSchema {
  readonly $schema?: string
  readonly type: 'object'
  readonly properties: { readonly [name: string]: PrimitiveSchemaDefinition }
  readonly required?: ReadonlyArray<string>
}

/** One field of a form; further keywords validate, but no client shows them (Schema). */
export type PrimitiveSchemaDefinition =
  | StringSchema
  | NumberSchema
  | BooleanSchema
  | SingleSelectEnumSchema
  | MultiSelectEnumSchema

/** What all fields share, since 2025-06-18 (Elicitation, Requested Schema). */
export interface PrimitiveSchemaFields {
  readonly title?: string
  readonly description?: string
}

/** A line of text; `default` since 2025-11-25 (Schema, `StringSchema`). */
export interface StringSchema extends PrimitiveSchemaFields {
  readonly type: 'string'
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: 'email' | 'uri' | 'date' | 'date-time'
  readonly default?: string
}

/** A number; `default` since 2025-11-25 (Schema, `NumberSchema`). */
export interface NumberSchema extends PrimitiveSchemaFields {
  readonly type: 'number' | 'integer'
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: number
}

/** Yes or no (Schema, `BooleanSchema`). */
export interface BooleanSchema extends PrimitiveSchemaFields {
  readonly type: 'boolean'
  readonly default?: boolean
}

/** One of several (Schema, `SingleSelectEnumSchema` and `LegacyTitledEnumSchema`). */
export type SingleSelectEnumSchema = UntitledSingleSelectEnumSchema | TitledSingleSelectEnumSchema

/** One of several values; `default` since 2025-11-25 (Schema, the same name). */
export interface UntitledSingleSelectEnumSchema extends PrimitiveSchemaFields {
  readonly type: 'string'
  readonly enum: ReadonlyArray<string>
  /** The titles of old, deprecated since 2025-11-25 (`LegacyTitledEnumSchema`). */
  readonly enumNames?: ReadonlyArray<string>
  readonly default?: string
}

/** One of several titled values, since 2025-11-25 (Schema, the same name). */
export interface TitledSingleSelectEnumSchema extends PrimitiveSchemaFields {
  readonly type: 'string'
  readonly oneOf: ReadonlyArray<TitledValue>
  readonly default?: string
}

/** Some of several, titled or not, since 2025-11-25 (Schema, the same name). */
export interface MultiSelectEnumSchema extends PrimitiveSchemaFields {
  readonly type: 'array'
  readonly items:
    | { readonly type: 'string'; readonly enum: ReadonlyArray<string> }
    | { readonly anyOf: ReadonlyArray<TitledValue> }
  readonly minItems?: number
  readonly maxItems?: number
  readonly default?: ReadonlyArray<string>
}

/** A value and what the user reads for it (Schema, `TitledSingleSelectEnumSchema`). */
export interface TitledValue {
  readonly const: string
  readonly title: string
}

/**
 * A question to the user inside {@link InputRequests}; until 2025-11-25 a JSON-RPC request.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation
 */
export interface ElicitRequest {
  readonly method: 'elicitation/create'
  readonly params: ElicitFormParams | ElicitUrlParams
}

/** The user's answer; `content` for accepted forms only (Elicitation, Response Actions). */
export interface ElicitResult {
  readonly action: 'accept' | 'decline' | 'cancel'
  /** Lists since 2025-11-25; schema.json admits no fractions, schema.ts does. */
  readonly content?: {
    readonly [name: string]: string | number | boolean | ReadonlyArray<string>
  }
}

/**
 * The call needs more input, since 2026-07-28; one of requests and state MUST be there, or both.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
 */
export interface InputRequiredResult {
  readonly resultType: 'input_required'
  readonly inputRequests?: InputRequests
  readonly requestState?: string
  readonly _meta?: MetaObject
}

/** What the server asks, under keys of its choice (MRTR, InputRequests). */
export interface InputRequests {
  readonly [key: string]: InputRequest
}

/** Elicitation, or two kinds whose inside is left as JSON (Schema, `InputRequest`). */
export type InputRequest =
  | ElicitRequest
  | { readonly method: 'sampling/createMessage'; readonly params: JsonObject }
  | { readonly method: 'roots/list'; readonly params?: JsonObject }

/** The answers, under the same keys; other than elicited ones are JSON (MRTR, InputResponses). */
export interface InputResponses {
  readonly [key: string]: ElicitResult | JsonObject
}
