import { type Fault, malformedRequest } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { unknownIn } from '../no-tool.js'
import { ownPrefixed } from '../text/own-prefixed.js'

/**
 * The fault that one sentence tells of, where that names all that its kind has to say: our own wording, or
 * one that others use (facts, Appendix B). What follows the first line is guidance.
 */
export const named = (text: string): Fault | undefined => {
  const ours = ownPrefixed(text)
  const own = ours.find((one) => digest(one) === text)
  if (own !== undefined) return own
  const unknown = unknownIn(text)
  if (unknown !== undefined) return unknown
  if (ours[0] !== undefined) return ours[0]
  const end = text.indexOf('\n')
  const head = end < 0 ? text : text.slice(0, end)
  const rest = end < 0 ? {} : { guidance: text.slice(end + 1) }
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
