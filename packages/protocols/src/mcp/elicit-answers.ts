import type {
  ElicitationCapability,
  InputRequests,
  InputRequiredResult,
  McpError
} from '@toolfault/types/mcp'
import type { Pack } from '@toolfault/words/en'
import type { Asked } from './pages.js'

/** What is asked, with the state that the caller wants back; one that is no text is none. */
export const inputRequired = (
  inputRequests: InputRequests,
  stateOf: ((requests: InputRequests) => string | undefined) | undefined
): InputRequiredResult => {
  const state = stateOf?.(inputRequests)
  return {
    resultType: 'input_required',
    inputRequests,
    ...(typeof state === 'string' ? { requestState: state } : {})
  }
}

/** 2025-11-25, "URL Elicitation Required Error". */
export const urlRequired = (
  asked: ReadonlyArray<Asked>,
  say: Pack['faults']
): { readonly error: McpError } => ({
  error: {
    code: -32042,
    message: say.requirementsNotMet,
    data: {
      elicitations: asked.map(({ id, message, url }) => ({
        mode: 'url',
        elicitationId: id,
        url,
        message
      }))
    }
  }
})

/** 2026-07-28, "Error Codes": MissingRequiredClientCapability. */
export const undeclared = (
  mode: keyof ElicitationCapability,
  say: Pack['faults']
): { readonly error: McpError } => ({
  error: {
    code: -32021,
    message: say.requirementsNotMet,
    data: { requiredCapabilities: { elicitation: { [mode]: {} } } }
  }
})
