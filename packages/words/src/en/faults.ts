import { duration, joined } from '../english.js'

/** Of a whole fault. */
export const faults = {
  invalidArguments: (tool: string): string =>
    tool === '' ? 'Invalid arguments' : `Invalid arguments for tool ${tool}`,
  rest: (count: number): string => `and ${count} more`,
  truncated: 'The validator stopped counting; there may be more.',
  parseError: (detail: string): string => `Parse error: ${detail}`,
  invalidRequest: (detail: string): string => `Invalid request: ${detail}`,
  unknownTool: (tool: string): string => `Unknown tool: ${tool}`,
  didYouMean: (name: string): string => `Did you mean ${name}?`,
  invalidSchema: (detail: string): string => `Invalid schema: ${detail}`,
  authorization: (service: string): string =>
    service === '' ? 'Authorization required.' : `Authorization required for ${service}.`,
  visit: (url: string): string => `Ask the user to open ${url} and then repeat the call.`,
  userId: 'The call must name its user.',
  setUp: (url: string): string => `It is set up at ${url}.`,
  requirementsNotMet: 'Requirements of this tool are not met.',
  misconfigured: (service: string): string =>
    service === '' ? 'The service is not configured.' : `The ${service} service is not configured.`,
  requires: (names: ReadonlyArray<string>): string => `It needs ${joined(names, 'and')}.`,
  unavailable: 'The tool is unavailable at the moment.',
  retryAfter: (ms: number): string => `Try again in ${duration(ms)}.`,
  executionFailed: 'The tool ran and failed.',
  mayRetry: 'The call may be repeated.',
  internal: 'Internal error'
}

/** Words that the text of one protocol sets, or that only it has room for. */
export const fixed = {
  toolNotFound: (tool: string): string => `Tool not found: ${tool}`,
  executionDisabled: 'Tool execution is disabled.',
  unauthorized: 'Unauthorized',
  invalidJson: (detail: string): string => `Invalid JSON: ${detail}`,
  validationFailed: 'validation failed',
  invalidInput: 'Invalid input parameters',
  missingParameter: (name: string): string => `Missing required parameter: ${name}`,
  schemaOfTool: 'The schema of this tool cannot be used. Its operator must mend it.',
  noToolName: 'params.name must be a string',
  argumentsNoObject: 'params.arguments must be an object',
  tooManyElements: (most: number): string => `must have at most ${most} elements in all`
}
