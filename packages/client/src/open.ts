import { isList, isRecord } from '@toolfault/model'
import type { Failed } from './call.js'
import { saysNo } from './says-no.js'

/** Whether more can be said of a failure than was said, where its tool and arguments are known. */
export const isOpen = ({ confidence, fault, unsure, wire }: Failed, args: unknown): boolean => {
  if (unsure === true || fault.canRetry !== undefined || saysNo(wire)) return false
  switch (fault.kind) {
    case 'invalid_arguments':
      return fault.advice === undefined
    // -32602 and a sentence may be of the arguments as well as of the request; so may one without, where
    // the arguments are no object.
    case 'malformed_request':
      return (
        fault.reason === 'shape' && (fault.message !== undefined || isList(args) || !isRecord(args))
      )
    // What a tool raised may be for its arguments, too: a server that passes them on has not looked at them.
    case 'execution_failed':
      return confidence !== 'certain'
    case 'internal':
      return confidence === undefined || confidence === 'guess'
    default:
      return false
  }
}
