/**
 * Errors as `google.rpc.Status` with typed details, in JSON.
 *
 * Texts: googleapis `google/rpc/status.proto`, `code.proto`, `error_details.proto` (read 2026-11,
 * https://github.com/googleapis/googleapis/tree/master/google/rpc); AIP-193 "Errors" with its HTTP
 * mapping (https://google.aip.dev/193); A2A 1.0, "Error Handling" (https://a2a-protocol.org);
 * ProtoJSON (https://protobuf.dev/programming-guides/json): names are lowerCamelCase, snake_case is read.
 */
import type { Json } from './json.js'
import type { JsonRpcError, JsonRpcErrorResponse } from './json-rpc.js'

/** `google.rpc.Code`: 0 is no error. */
export type RpcCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16

/** The names of the codes that are errors. */
export type RpcCodeName =
  | 'CANCELLED'
  | 'UNKNOWN'
  | 'INVALID_ARGUMENT'
  | 'DEADLINE_EXCEEDED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'RESOURCE_EXHAUSTED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'OUT_OF_RANGE'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'DATA_LOSS'
  | 'UNAUTHENTICATED'

/** A message for a user, in the language of a BCP 47 tag. */
export interface LocalizedMessage {
  readonly locale?: string
  readonly message?: string
}

/**
 * A constant's name: at most 63 characters (error_details.proto, `ErrorInfo.reason`).
 *
 * @pattern ^[A-Z][A-Z0-9_]+[A-Z0-9]$
 * @maxLength 63
 */
export type Reason = string

/** One bad field; members that are empty are left out. */
export interface FieldViolation {
  /** Dot-separated names from the root, `emailAddresses[0].email`; indexes count from 0. */
  readonly field?: string
  readonly description?: string
  /** Unique within the domain of the ErrorInfo. */
  readonly reason?: Reason
  readonly localizedMessage?: LocalizedMessage
}

/** A detail: a message of Protocol Buffers, with its type behind the last slash of `@type`. */
export interface RpcDetail<Type extends string = string> {
  readonly '@type': `type.googleapis.com/${Type}`
}

/** Which fields of the request are bad. */
export interface BadRequest extends RpcDetail<'google.rpc.BadRequest'> {
  readonly fieldViolations: ReadonlyArray<FieldViolation>
}

/** What sort of error it is, for programs. */
export interface ErrorInfo extends RpcDetail<'google.rpc.ErrorInfo'> {
  readonly reason: Reason
  readonly domain: string
  /**
   * Keys of at most 64 characters, `[a-z][a-zA-Z0-9-_]+`.
   *
   * @propertyNames { pattern: '^[a-z][a-zA-Z0-9_-]+$', maxLength: 64 }
   */
  readonly metadata?: { readonly [key: string]: string }
}

/** When to try again. */
export interface RetryInfo extends RpcDetail<'google.rpc.RetryInfo'> {
  /**
   * A `google.protobuf.Duration`: seconds with 0, 3, 6 or 9 digits behind the point.
   *
   * @pattern ^-?[0-9]+(?:\.(?:[0-9]{3}){1,3})?s$
   */
  readonly retryDelay: `${string}s`
}

/** Pages to read or to visit. */
export interface Help extends RpcDetail<'google.rpc.Help'> {
  readonly links: ReadonlyArray<{ readonly description?: string; readonly url: string }>
}

/** What must be set right outside the request. */
export interface PreconditionFailure extends RpcDetail<'google.rpc.PreconditionFailure'> {
  readonly violations: ReadonlyArray<{
    readonly type?: string
    readonly subject?: string
    readonly description?: string
  }>
}

/** For operators. */
export interface DebugInfo extends RpcDetail<'google.rpc.DebugInfo'> {
  readonly stackEntries?: ReadonlyArray<string>
  readonly detail?: string
}

/** JSON of whatever shape, in the one type for it that every runtime of Protocol Buffers knows. */
export interface StructDetail extends RpcDetail<'google.protobuf.Struct'> {
  readonly value: { readonly [key: string]: Json }
}

/** `google.rpc.Status`. */
export interface RpcStatus<Detail = RpcDetail, Code extends number = number> {
  readonly code: Code
  readonly message: string
  readonly details?: ReadonlyArray<Detail>
}

/** `google.rpc.Status` as the body of an HTTP response: `code` is the HTTP status (AIP-193, "HTTP/1.1+JSON"). */
export interface RpcHttpBody<Detail = RpcDetail> {
  readonly error: RpcStatus<Detail> & { readonly status: RpcCodeName }
}

/** An error of A2A over JSON-RPC: `data` is the list of details. */
export type A2aError<Detail = RpcDetail> = JsonRpcError<ReadonlyArray<Detail>>

/** An error of A2A as a whole response. */
export type A2aErrorResponse<Detail = RpcDetail> = JsonRpcErrorResponse<ReadonlyArray<Detail>>
