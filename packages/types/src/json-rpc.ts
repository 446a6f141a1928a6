/**
 * JSON-RPC 2.0 errors, and the error data that Agentopia puts into them.
 *
 * Texts: JSON-RPC 2.0 (2013-01-04, https://www.jsonrpc.org/specification);
 * "MCP Client Error Response Protocol" (seed 001, read 2026-08);
 * the Edge Function fields marked "code" are the ones agentopia itself emits (commit 1923a02).
 */
import type { Integer, Json, JsonObject } from './json.js'

/** A request id; JSON-RPC also allows `null`, which MCP forbids. */
export type JsonRpcId = string | number

/** The codes JSON-RPC 2.0 reserves (section 5.1). */
export type JsonRpcErrorCode = -32700 | -32600 | -32601 | -32602 | -32603

/** The `error` member of a response (JSON-RPC 2.0, section 5.1). */
export interface JsonRpcError<Data = Json> {
  readonly code: Integer
  readonly message: string
  readonly data?: Data
}

/** A failed response; `id` is `null` or absent when the request could not be read. */
export interface JsonRpcErrorResponse<Data = Json> {
  readonly jsonrpc: '2.0'
  readonly id?: JsonRpcId | null
  readonly error: JsonRpcError<Data>
}

/** Seed 001, "Error Categories". */
export type AgentopiaErrorCategory =
  | 'missing_parameter'
  | 'authentication_required'
  | 'invalid_parameter'
  | 'service_configuration'

/** Every member of `error.data` that seed 001 shows; its examples never hold all at once. */
export interface AgentopiaErrorData {
  readonly retry_capable?: boolean
  readonly error_category?: AgentopiaErrorCategory
  readonly tool_name?: string
  readonly required_parameter?: string
  readonly parameter_type?: string
  readonly required_parameters?: ReadonlyArray<string>
  readonly optional_parameters?: ReadonlyArray<string>
  readonly missing_parameters?: ReadonlyArray<string>
  /** Advice in a sentence; the contact tools of agentopia send an object here (code). */
  readonly guidance?: string | JsonObject
  readonly parameter?: string
  /** "DO" example: what `parameter_type` is elsewhere. */
  readonly type?: string
  readonly expected_format?: string
  /** Shown as `[REDACTED]` in the text. */
  readonly provided_value?: string
  readonly validation_error?: string
  readonly service?: string
  /** Site-relative in every example. */
  readonly setup_url?: string
  readonly action_required?: string
  readonly configuration_required?: string
}

/** Seed 001, "Edge Function Response": the flags move to `metadata`, the message to `error`. */
export interface EdgeFunctionError {
  readonly success: false
  readonly error: string
  readonly metadata?: AgentopiaErrorData & EdgeFunctionMetadata
  /** Code: the flag that agentopia itself reads. */
  readonly requires_retry?: boolean
  /** Code: suggestions, example parameters and filters. */
  readonly guidance?: string | JsonObject
}

/** Members of `metadata` that only agentopia's code emits. */
export interface EdgeFunctionMetadata {
  readonly error_type?: string
  readonly field?: string
  readonly cleaned_value?: string
  readonly mcp_error_code?: Integer
  readonly mcp_error?: Json
  readonly retry_reason?: string
  readonly schema_refresh_triggered?: boolean
}
