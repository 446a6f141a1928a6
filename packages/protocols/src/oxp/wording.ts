import { type Fault, malformedRequest, unknownTool } from '@toolfault/model'
import { toolCalledUnknown } from '../no-tool.js'
import { ownPrefixed } from '../text/own-prefixed.js'

/**
 * The fault that one sentence tells of, where that names all that its kind has to say: our own wording, or
 * one that others use (facts, Appendix B). What follows the first line is guidance.
 */
export const named = (text: string): Fault | undefined => {
  const [own] = ownPrefixed(text)
  if (own !== undefined) return own
  const end = text.indexOf('\n')
  const head = end < 0 ? text : text.slice(0, end)
  const rest = end < 0 ? {} : { guidance: text.slice(end + 1) }
  const tool = toolCalledUnknown(head)
  if (tool !== undefined) return unknownTool(tool, undefined, rest)
  const [isJson, detail = ''] = /^Invalid JSON(?:: ?(.*))?$/.exec(head) ?? []
  return isJson === undefined ? undefined : malformedRequest('syntax', detail, rest)
}

/**
 * Whether a message tells of a fault all that its kind has to say, so that in place of our own words it
 * can stand alone. Other kinds have room for any message.
 */
export const tells = (message: string, fault: Fault): boolean => {
  const told = named(message)
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
