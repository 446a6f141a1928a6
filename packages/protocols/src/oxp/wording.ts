import {
  authorizationRequired,
  type Fault,
  internal,
  invalidSchema,
  malformedRequest,
  misconfigured,
  unavailable,
  unknownTool
} from '@toolfault/model'
import { toolCalledUnknown } from '../text/no-tool.js'

/**
 * The fault that a text tells of, where its wording is known: our own, or one that others use (facts,
 * Appendix B). What follows the first line is guidance. `undefined` for any other text.
 */
export const understood = (text: string): Fault | undefined => {
  const end = text.indexOf('\n')
  const head = end < 0 ? text : text.slice(0, end)
  const rest = end < 0 ? {} : { guidance: text.slice(end + 1) }
  const tool = toolCalledUnknown(head)
  if (tool !== undefined) return { ...unknownTool(tool), ...rest }
  for (const [pattern, made] of wordings) {
    const found = pattern.exec(head)
    if (found !== null) return { ...made(found[1] ?? '', found[2]), ...rest }
  }
  return undefined
}

type Wording = readonly [RegExp, (first: string, second?: string) => Fault]

const wordings: ReadonlyArray<Wording> = [
  [/^Unknown tool: (.*)\. Did you mean `([^`]*)`\?$/, (tool, like) => unknownTool(tool, like)],
  [/^(?:Unknown tool|Tool not found):(?: (.*))?$/, (tool) => unknownTool(tool)],
  [/^(?:Parse error|Invalid JSON)(?:: ?(.*))?$/, (detail) => malformedRequest('syntax', detail)],
  [/^Invalid request(?:: ?(.*))?$/, (detail) => malformedRequest('shape', detail)],
  [/^Invalid schema(?:: ?(.*))?$/, (detail) => invalidSchema(detail)],
  [/^Authorization required for (.*?)\.(?: |$)/, (service) => asked({ service })],
  [/^Authorization required(?:\.|$)/, () => asked({})],
  [
    /^The (.*) service is not configured\.(?: It is set up at (\S+)\.)?$/,
    (service, setupUrl) => misconfigured(service, [], setupUrl === undefined ? {} : { setupUrl })
  ],
  [/^The tool is unavailable at the moment\.(?: |$)/, () => unavailable()],
  [/\btemporarily unavailable\b/i, () => unavailable()],
  [/^Internal error$/, () => internal()]
]

const asked = (rest: { readonly service?: string }): Fault =>
  authorizationRequired('tool', [], rest)

/**
 * Whether a message tells of a fault all that its kind has to say, so that in place of our own words it
 * can stand alone. Other kinds have room for any message.
 */
export const tells = (message: string, fault: Fault): boolean => {
  const told = understood(message)
  switch (fault.kind) {
    case 'unknown_tool':
      return (
        told?.kind === fault.kind &&
        told.tool === fault.tool &&
        told.suggestion === fault.suggestion
      )
    case 'malformed_request':
      return (
        told?.kind === fault.kind && told.reason === fault.reason && told.detail === fault.detail
      )
    case 'invalid_schema':
      return told?.kind === fault.kind && told.detail === fault.detail
    default:
      return false
  }
}
