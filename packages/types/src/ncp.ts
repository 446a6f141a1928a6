/**
 * NCP's `toolValidation` capability and the verdict of its `validate` tool.
 *
 * Text: "MCP Validation Capability" (seed 004, portel-dev/ncp 0ec1a74, v2.3.1).
 */
import type { Integer, JsonObject } from './json.js'

/** The output of the `validate` tool; it travels as JSON text in `content[0].text`. */
export interface ToolValidationResult {
  readonly valid: boolean
  readonly errors: ReadonlyArray<string>
  readonly warnings: ReadonlyArray<string>
  /** Left out by the text's own sample code (row N7). */
  readonly suggestions?: ReadonlyArray<string>
}

/** The input of the `validate` tool; both members are required (rows N1, N2). */
export interface ToolValidationRequest {
  /** The tool's name without an MCP prefix. */
  readonly tool: string
  readonly arguments: JsonObject
}

/** "Validation Levels". */
export interface ToolValidationLevels {
  readonly syntax?: boolean
  readonly semantic?: boolean
  readonly runtime?: boolean
  readonly security?: boolean
}

/** "Validation Caching". */
export interface ToolValidationCaching {
  readonly enabled: boolean
  /** Seconds. */
  readonly ttl?: number
  readonly invalidateOn?: ReadonlyArray<string>
}

/** `capabilities.experimental.toolValidation`; only `supported === true` counts (row N3). */
export interface ToolValidationCapability {
  readonly supported: boolean
  /** The name of the validation tool; `validate` when absent. */
  readonly method?: string
  readonly version?: string
  readonly async?: boolean
  readonly streaming?: boolean
  readonly contextAware?: boolean
  readonly cacheable?: boolean
  readonly levels?: ToolValidationLevels
  readonly batchValidation?: boolean
  readonly maxBatchSize?: Integer
  readonly caching?: ToolValidationCaching
}

/** Where the capability stands in `initialize` and `server/discover`. */
export interface ToolValidationCapabilities {
  readonly experimental: { readonly toolValidation: ToolValidationCapability }
}
