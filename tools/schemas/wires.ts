// Every type that is exported here becomes a file of packages/types/schemas. Nothing is decided here: what a wire
// is stands in packages/types, and what a fault is in packages/model.
import type * as model from '@toolfault/model'
import type { Carrier, FaultWire } from '@toolfault/protocols/fault'
import type * as rpc from '@toolfault/types/bad-request'
import type { F7StatusAnswer } from '@toolfault/types/f7'
import type {
  AgentopiaErrorData,
  EdgeFunctionError,
  JsonRpcError,
  JsonRpcErrorResponse
} from '@toolfault/types/json-rpc'
import type {
  CallToolRequestParams,
  CallToolResults,
  InputRequiredResult,
  McpError,
  UrlElicitationRequiredError
} from '@toolfault/types/mcp'
import type * as ncp from '@toolfault/types/ncp'
import type { AuthorizationChallengeCheckResponse, OxpStatusAnswer } from '@toolfault/types/oxp'
import type { ProblemAnswer } from '@toolfault/types/problem-details'

interface Failed<E> {
  readonly error: E
}

/** What MCP answers to a tool call since 2026-07-28: a result, a question, or the error of a response. */
export type Mcp = CallToolResults['2026-07-28'] | InputRequiredResult | Failed<McpError>

/** What MCP of 2025-11-25 answers to a tool call: a result, or the error of a response. */
export type Mcp20251125 =
  | CallToolResults['2025-11-25']
  | Failed<UrlElicitationRequiredError>
  | Failed<McpError>

/** What MCP of 2025-06-18 answers to a tool call: a result, or the error of a response. */
export type Mcp20250618 = CallToolResults['2025-06-18'] | Failed<McpError>

/** What MCP of 2025-03-26 answers to a tool call: a result, or the error of a response. */
export type Mcp20250326 = CallToolResults['2025-03-26'] | Failed<McpError>

/** What MCP of 2024-11-05 answers to a tool call: a result, or the error of a response. */
export type Mcp20241105 = CallToolResults['2024-11-05'] | Failed<McpError>

/** The `params` of a tool call in MCP since 2026-07-28. */
export type McpRequest = CallToolRequestParams

/** The `error` of a JSON-RPC 2.0 response, with Agentopia's data. */
export type JsonRpc = JsonRpcError<AgentopiaErrorData>

/** A failed JSON-RPC 2.0 response, with Agentopia's data. */
export type JsonRpcResponse = JsonRpcErrorResponse<AgentopiaErrorData>

/** What an Edge Function of Agentopia answers when it failed. */
export type JsonRpcEdge = EdgeFunctionError

/** Status and body of OXP's `POST /tools/call`. */
export type Oxp = OxpStatusAnswer

/** What the `check_url` of an OXP challenge answers. */
export type OxpCheck = AuthorizationChallengeCheckResponse

/** Status and body of F7's `POST /tools/{name}/validate`. */
export type F7 = F7StatusAnswer

/** What NCP's validation tool answers. */
export type Ncp = ncp.ToolValidationResult

/** What NCP's validation tool takes. */
export type NcpRequest = ncp.ToolValidationRequest

/** Where a server announces NCP's validation tool. */
export type NcpCapability = ncp.ToolValidationCapabilities

/** A response with problem details (RFC 9457). */
export type ProblemDetails = ProblemAnswer

/** What `google.rpc` has a type for, and what it leaves to others. */
type Detail =
  | rpc.BadRequest
  | rpc.ErrorInfo
  | rpc.RetryInfo
  | rpc.Help
  | rpc.PreconditionFailure
  | rpc.DebugInfo
  | rpc.StructDetail
  | OtherDetail

/** A detail of another type. */
interface OtherDetail {
  /**
   * A type without a shape of its own here.
   *
   * @pattern ^(?!type\.googleapis\.com/google\.(?:rpc\.(?:BadRequest|ErrorInfo|RetryInfo|Help|PreconditionFailure|DebugInfo)|protobuf\.Struct)$)
   */
  readonly '@type': string
}

/** An error as `google.rpc.Status` in JSON. */
export type BadRequest = rpc.RpcStatus<Detail, Exclude<rpc.RpcCode, 0>>

/** An error as `google.rpc.Status` in the body of an HTTP response (AIP-193). */
export type BadRequestHttp = rpc.RpcHttpBody<Detail>

/** A failed response of A2A over JSON-RPC, whose data is the list of details. */
export type BadRequestA2a = rpc.A2aErrorResponse<Detail>

/** What the wire `fault` adds to the model, and what never leaves. */
interface Leaving extends Pick<FaultWire, 'version'> {
  readonly developerMessage?: never
}

/** The model of a failed call as JSON, in the version 1 of this wire. */
export type Fault = model.Fault & Leaving

/** The wire `fault` as it rides along in another, with the mark of the text that it belongs to. */
export type FaultCarrier = Fault & Pick<Carrier, 'mark'>

/** What a model reads of a failed call. */
export type Text = string
