import type { Integer } from '../json.js'
import type { ClientCapabilities } from './capabilities.js'
import type { ElicitUrlParams20251125 } from './elicitation.js'

/** The message is not JSON (JSON-RPC 2.0, section 5.1). */
export type ParseErrorCode = -32700
/** The JSON is no request (JSON-RPC 2.0, section 5.1). */
export type InvalidRequestCode = -32600
/** No such method, or a feature not advertised (Schema, `MethodNotFoundError`). */
export type MethodNotFoundCode = -32601
/** An unknown tool, malformed `params`; since 2026-07-28 also a resource not found (Tools). */
export type InvalidParamsCode = -32602
/** The server failed (JSON-RPC 2.0, section 5.1). */
export type InternalErrorCode = -32603
/** Until 2025-11-25; clients SHOULD still accept it (Basic, Error Codes). */
export type ResourceNotFoundCode = -32002
/** 2025-11-25 only; later ones MUST NOT send it (Basic, Error Codes). */
export type UrlElicitationRequiredCode = -32042
/** Since 2026-07-28, with HTTP 400 (Schema, `HeaderMismatchError`). */
export type HeaderMismatchCode = -32020
/** Since 2026-07-28, with HTTP 400 (Schema, `MissingRequiredClientCapabilityError`). */
export type MissingRequiredClientCapabilityCode = -32021
/** Since 2026-07-28, with HTTP 400 (Schema, `UnsupportedProtocolVersionError`). */
export type UnsupportedProtocolVersionCode = -32022

/**
 * Every code a revision defines; one's own SHOULD lie outside -32768 to -32000.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic#error-codes
 */
export type McpErrorCode =
  | ParseErrorCode
  | InvalidRequestCode
  | MethodNotFoundCode
  | InvalidParamsCode
  | InternalErrorCode
  | ResourceNotFoundCode
  | UrlElicitationRequiredCode
  | HeaderMismatchCode
  | MissingRequiredClientCapabilityCode
  | UnsupportedProtocolVersionCode

/**
 * The `error` of a response, in all revisions; `code` is an integer (Schema, `Error`).
 *
 * The three errors after it bear names that the schema gives to the whole response.
 */
export interface McpError {
  readonly code: Integer
  readonly message: string
  readonly data?: unknown
}

/**
 * The user must visit a page first; 2025-11-25 only.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#error-handling
 */
export interface UrlElicitationRequiredError extends McpError {
  readonly code: UrlElicitationRequiredCode
  readonly data: { readonly elicitations: ReadonlyArray<ElicitUrlParams20251125> }
}

/** The client did not declare what the call needs; `data` is keyed by capability (Schema). */
export interface MissingRequiredClientCapabilityError extends McpError {
  readonly code: MissingRequiredClientCapabilityCode
  readonly data: { readonly requiredCapabilities: ClientCapabilities }
}

/** The server does not speak the requested revision (Schema, the same name). */
export interface UnsupportedProtocolVersionError extends McpError {
  readonly code: UnsupportedProtocolVersionCode
  readonly data: { readonly supported: ReadonlyArray<string>; readonly requested: string }
}
