import type { Fault } from '@toolfault/model'

/** A tool result with `isError`, which clients hand to the model, or a protocol error, which they may keep. */
export type Channel = 'result' | 'protocol'

/** The places where texts and peers still disagree. */
export interface ChannelSwitches {
  /** Invalid arguments are results in every revision (row M1); `protocol` writes -32602. */
  readonly invalidArguments?: Channel
  /** An unknown tool is a protocol error in every revision (row M3); SEP-2145 wants a result. */
  readonly unknownTool?: Channel
  /**
   * Malformed requests, unusable schemas and internal errors are protocol errors; what a tool's own code
   * throws is a tool execution error (2025-11-25, Tools, "Error Handling").
   */
  readonly others?: Channel
}

/**
 * The channel of a fault: what a model or its user can act on is a result; a request that is no call,
 * a tool that is not there and a fault of the server are protocol errors (Tools, "Error Handling").
 */
export const channelOf = (fault: Fault, switches: ChannelSwitches): Channel => {
  switch (fault.kind) {
    case 'invalid_arguments':
      return switches.invalidArguments ?? 'result'
    case 'unknown_tool':
      return switches.unknownTool ?? 'protocol'
    case 'authorization_required':
    case 'misconfigured':
    case 'unavailable':
    case 'execution_failed':
      return 'result'
    default:
      return switches.others ?? 'protocol'
  }
}
