import type { Fault } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { faults, fixed, type Pack } from '@toolfault/words/en'

/** Our own sentence about a fault of the kind, with nothing that anyone else said or named (row A18). */
export const quiet = (fault: Fault, pack: Pack): string => {
  switch (fault.kind) {
    case 'invalid_schema':
      return pack.fixed.schemaOfTool
    case 'unknown_tool':
      return pack.faults.unknownTool(UNNAMED)
    case 'malformed_request':
      return (fault.reason === 'syntax' ? pack.faults.parseError : pack.faults.invalidRequest)(
        UNNAMED
      )
    default:
      return digest({ kind: fault.kind === 'execution_failed' ? fault.kind : 'internal' }, { pack })
  }
}

/** Stands where a name would start a retry. */
const UNNAMED = '…'

/** Whether a message is one of these sentences, in the English of this house. */
export const isQuiet = (message: string): boolean =>
  [
    fixed.schemaOfTool,
    faults.unknownTool(UNNAMED),
    faults.parseError(UNNAMED),
    faults.invalidRequest(UNNAMED),
    faults.executionFailed,
    faults.internal
  ].some((sentence) => message.startsWith(sentence))
