import { total } from '@toolfault/model'
import type {
  ToolValidationCaching,
  ToolValidationCapabilities,
  ToolValidationCapability,
  ToolValidationLevels
} from '@toolfault/types/ncp'
import { METHOD, takesBatch } from './validate-tool.js'

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
 * Schema"): an object under `experimental`, which every MCP revision accepts. Total: options that
 * cannot be read announce the least.
 */
export const capability = (options: CapabilityOptions = {}): ToolValidationCapabilities => ({
  experimental: {
    toolValidation: total(
      () => announced(options),
      () => announced({})
    )
  }
})

const announced = (options: CapabilityOptions): ToolValidationCapability => {
  const { async = false, batch, caching, contextAware = false, levels } = options
  return {
    supported: true,
    version: '1.0',
    method: options.method ?? METHOD,
    async,
    streaming: false,
    contextAware,
    cacheable: caching?.enabled === true,
    ...(levels === undefined ? {} : { levels }),
    ...(caching === undefined ? {} : { caching }),
    ...(takesBatch(batch) ? { batchValidation: true, maxBatchSize: batch } : {})
  }
}
