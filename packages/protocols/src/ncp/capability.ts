import { total } from '@toolfault/model'
import type {
  ToolValidationCaching,
  ToolValidationCapabilities,
  ToolValidationCapability,
  ToolValidationLevels
} from '@toolfault/types/ncp'

/** What the server really does; what is not said is not announced (row N5). */
export interface CapabilityOptions {
  /** The validation tool's name; `validate` when absent. */
  readonly method?: string
  readonly async?: boolean
  readonly contextAware?: boolean
  readonly caching?: ToolValidationCaching
  /** The levels that have a check. */
  readonly levels?: ToolValidationLevels
  /** How many calls one batch may hold; announces our batch extension. */
  readonly batch?: number
}

/**
 * The capability object, as it stands in `initialize` and `server/discover` (seed 004, "Capability
 * Schema"): an object under `experimental`, which every MCP revision accepts.
 */
export const capability = (options: CapabilityOptions = {}): ToolValidationCapabilities =>
  total(
    () => announce(options),
    () => announce({})
  )

const announce = (options: CapabilityOptions): ToolValidationCapabilities => {
  const {
    async = false,
    batch,
    caching,
    contextAware = false,
    levels,
    method = 'validate'
  } = options
  const announced: ToolValidationCapability = {
    supported: true,
    version: '1.0',
    method,
    async,
    streaming: false,
    contextAware,
    cacheable: caching?.enabled === true,
    ...(levels === undefined ? {} : { levels }),
    ...(caching === undefined ? {} : { caching }),
    ...(batch === undefined ? {} : { batchValidation: true, maxBatchSize: batch })
  }
  return { experimental: { toolValidation: announced } }
}

/**
 * The definition of the validation tool (seed 004, "Validation Tool Specification"; rows N1, N2, N9):
 * a tool called through `tools/call`, with the bare tool name and its `arguments`.
 */
export const validateTool = (method: string = 'validate'): ValidateTool => ({
  name: method,
  description: 'Validate the arguments of a tool call without making it',
  inputSchema: {
    type: 'object',
    properties: {
      tool: { type: 'string', description: 'Name of the tool, without an MCP prefix' },
      arguments: { type: 'object', description: 'Arguments of the call' }
    },
    required: ['tool', 'arguments']
  }
})

/** The tool that a server with the capability MUST offer. */
export interface ValidateTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: {
    readonly type: 'object'
    readonly properties: {
      readonly tool: { readonly type: 'string'; readonly description: string }
      readonly arguments: { readonly type: 'object'; readonly description: string }
    }
    readonly required: ReadonlyArray<string>
  }
}
