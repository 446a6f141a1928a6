import type { JsonRpcId } from '@toolfault/types/json-rpc'
import type { Digesting } from '@toolfault/words/digest'
import type { AsRead } from '../reading/respell.js'

/** How the error is spelled. */
export interface BadRequestForm extends Digesting {
  /**
   * `status` is google.rpc.Status, as gRPC gateways print it, and the default; `http` the body of a Google
   * API (AIP-193); `a2a` a JSON-RPC error whose `data` is the list of details.
   */
  readonly shape?: 'status' | 'http' | 'a2a'
  /** Whether the error stands under `error`: for `http` unless false, for the others when true. */
  readonly wrapped?: boolean
  /** The id of the request, for `a2a`: the answer is then a whole JSON-RPC response. */
  readonly id?: JsonRpcId | null
  /** Write `{ status, body }`, with the HTTP status of the code. */
  readonly withStatus?: boolean
  /** Names of members as in the .proto files (`field_violations`); camelCase when absent. */
  readonly names?: 'camel' | 'snake'
  /** Let the whole fault ride along in a google.protobuf.Struct, for a gateway; off by default. */
  readonly carrier?: boolean
  /** How the other side spelled it, from the form that the reader returns. */
  readonly read?: AsRead
}
