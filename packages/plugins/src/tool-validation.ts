export { announceToolValidation } from './tool-validation/announce.js'
export type { CheckCall, DeeperCheck, Level } from './tool-validation/deeper.js'
export type { Change, ToolValidationOptions } from './tool-validation/options.js'
export type { LowLevelServer, McpServer } from './tool-validation/seam.js'
export {
  type VerdictCache,
  type VerdictCacheOptions,
  verdictCache
} from './tool-validation/verdict-cache.js'
