import type { Fault } from '@toolfault/model'
import type { RpcCode, RpcCodeName } from '@toolfault/types/bad-request'

/**
 * The code of a fault, by its kind alone (code.proto): what the caller sent is INVALID_ARGUMENT, a tool
 * that is not there NOT_FOUND, a caller that nobody knows UNAUTHENTICATED, a user who has not agreed
 * PERMISSION_DENIED, settings that an operator must add FAILED_PRECONDITION. A tool that ran and failed
 * says no more than UNKNOWN, "errors raised by APIs that do not return enough error information".
 */
export const codeOf = (fault: Fault): RpcCode => {
  switch (fault.kind) {
    case 'invalid_arguments':
    case 'malformed_request':
      return 3
    case 'unknown_tool':
      return 5
    case 'authorization_required':
      return fault.of === 'server' ? 16 : 7
    case 'misconfigured':
      return 9
    case 'unavailable':
      return 14
    case 'execution_failed':
      return 2
    default:
      return 13
  }
}

/** Name and HTTP status of each code that is an error (code.proto, "HTTP Mapping"). */
const codes: ReadonlyArray<readonly [code: RpcCode, name: RpcCodeName, http: number]> = [
  [1, 'CANCELLED', 499],
  [2, 'UNKNOWN', 500],
  [3, 'INVALID_ARGUMENT', 400],
  [4, 'DEADLINE_EXCEEDED', 504],
  [5, 'NOT_FOUND', 404],
  [6, 'ALREADY_EXISTS', 409],
  [7, 'PERMISSION_DENIED', 403],
  [8, 'RESOURCE_EXHAUSTED', 429],
  [9, 'FAILED_PRECONDITION', 400],
  [10, 'ABORTED', 409],
  [11, 'OUT_OF_RANGE', 400],
  [12, 'UNIMPLEMENTED', 501],
  [13, 'INTERNAL', 500],
  [14, 'UNAVAILABLE', 503],
  [15, 'DATA_LOSS', 500],
  [16, 'UNAUTHENTICATED', 401]
]

/** The name of a code; UNKNOWN for one that nobody has defined. */
export const nameOf = (code: number): RpcCodeName =>
  codes.find(([known]) => known === code)?.[1] ?? 'UNKNOWN'

/** The HTTP status of a code. */
export const httpOf = (code: number): number => codes.find(([known]) => known === code)?.[2] ?? 500

/** The code of a name. */
export const codeNamed = (name: string): RpcCode | undefined =>
  codes.find(([, known]) => known === name)?.[0]

/** HTTP statuses that several codes have, and the one that says least. */
const shared: ReadonlyMap<number, RpcCode> = /* @__PURE__ */ new Map([
  [400, 3],
  [409, 10],
  [500, 13]
])

/** The code that an HTTP status says alone; UNKNOWN for any other. */
export const codeOfHttp = (status: number): RpcCode =>
  shared.get(status) ?? codes.find(([, , http]) => http === status)?.[0] ?? 2
