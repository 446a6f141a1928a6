import {
  executionFailed,
  type Fault,
  internal,
  malformedRequest,
  unavailable
} from '@toolfault/model'
import { isUnanswered } from '../reading/unanswered.js'
import { codeIn } from './code-in.js'
import type { Recogniser } from './recognise.js'

/**
 * An error by its code alone (row X1), as the SDKs write it before the message: `MCP error -32001:
 * Request timed out`. Its text stays, for nothing is known of it.
 */
export const coded: Recogniser = (body, text) => {
  const code = codeIn(text)
  const fault = code === undefined ? undefined : faultOf(code, body, text)
  return fault === undefined ? undefined : { fault, confidence: 'likely' }
}

const faultOf = (code: string, body: string, message: string): Fault | undefined => {
  switch (code) {
    case '-32700':
      return malformedRequest('syntax', body)
    case '-32600':
    case '-32601':
      return malformedRequest('shape', body)
    case '-32602':
      return { kind: 'invalid_arguments', issues: [], message }
    case '-32603':
      return internal({ message })
    case '-32000':
    case '-32001':
      return isUnanswered(Number(code), body) ? unavailable({ message }) : undefined
    case '-32042':
      return { kind: 'authorization_required', of: 'tool', challenges: [], message }
    default:
      return executionFailed({ message })
  }
}
