import type { Registry } from '@toolfault/model'
import { validateTool } from '@toolfault/protocols/ncp'
import { attemptsOf } from './mcp/attempts.js'
import { answering } from './tool-validation/answer.js'
import { forgetting } from './tool-validation/forget.js'
import { listedTools } from './tool-validation/listed.js'
import { promised, type ToolValidationOptions } from './tool-validation/options.js'
import { type McpServer, type Seam, seamOf } from './tool-validation/seam.js'
import { wrapHandlers } from './tool-validation/wrap.js'

export type { FaultContext } from './failure.js'
export type { CheckCall, DeeperCheck, Level } from './tool-validation/deeper.js'
export type { Change, ToolValidationOptions } from './tool-validation/options.js'
export type { LowLevelServer, McpServer } from './tool-validation/seam.js'
export {
  type VerdictCache,
  type VerdictCacheOptions,
  verdictCache
} from './tool-validation/verdict-cache.js'

const announced = new WeakSet<object>()

/**
 * Let clients validate calls before they make them (seed 004, NCP): declares
 * `experimental.toolValidation` in `initialize` and `server/discover`, and offers the `validate` tool.
 *
 * `tools` are those whose calls can be validated; `'listed'` takes them from the server's own
 * `tools/list`. To be called before the server is connected, before or after its tools are registered.
 * Returns the server; a TypeError with one sentence for what cannot be announced.
 */
export const announceToolValidation = <S extends McpServer>(
  server: S,
  tools: Registry | 'listed',
  options: ToolValidationOptions
): S => {
  const capabilities = promised(options)
  const seam = seamOf(server)
  if (seam.low.transport !== undefined && seam.low.transport !== null) {
    throw new TypeError('announceToolValidation must be called before the server is connected')
  }
  if (announced.has(seam.low)) {
    throw new TypeError('tool validation is already announced on this server')
  }
  const { toolValidation } = capabilities.experimental
  const definition = validateTool(toolValidation.method, toolValidation.maxBatchSize)
  claim(seam, definition)
  seam.low.registerCapabilities({ ...capabilities, ...(seam.high ? {} : { tools: {} }) })
  const settled = { ...options, attempts: options.attempts ?? attemptsOf(seam.low) }
  const registry = tools === 'listed' ? listedTools(seam.handlers) : () => tools
  wrapHandlers(seam, definition, answering(seam.low, registry, definition, settled))
  forgetting(seam, options.caching)
  announced.add(seam.low)
  return server
}

/**
 * An `McpServer` sets its handlers when the first tool is registered, and knows which names are taken.
 * The tool is registered without a schema, since each major takes another sort; what is listed and
 * called is the definition.
 */
const claim = (
  { high }: Seam,
  { description, name }: { readonly name: string; readonly description: string }
): void => {
  if (high === undefined) return
  const register: unknown = Reflect.get(high, 'registerTool')
  if (typeof register !== 'function') return
  const never = (): never => {
    throw new Error('the tools/call handler of this server was replaced')
  }
  Reflect.apply(register, high, [name, { description }, never])
}
