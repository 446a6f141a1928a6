import type { Fault } from '@toolfault/model'
import type { JsonRpcErrorCode } from '@toolfault/types/json-rpc'

/**
 * The code of a fault in a JSON-RPC error, MCP's included: -32602 for what a caller, a user or an
 * operator can set right in the call (row A1), -32700 for broken JSON, -32603 for the rest.
 */
export const codeOf = (fault: Fault): JsonRpcErrorCode => {
  switch (fault.kind) {
    case 'malformed_request':
      return fault.reason === 'syntax' ? -32700 : -32602
    case 'invalid_arguments':
    case 'unknown_tool':
    case 'authorization_required':
    case 'misconfigured':
      return -32602
    default:
      return -32603
  }
}
