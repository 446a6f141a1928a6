import type { FaultKind } from '@toolfault/model'
import { faults, type Pack } from '@toolfault/words/en'

/** The title of a kind of fault: short, and the same for each occurrence (RFC 9457, section 3.1.3). */
export const titleOf = (kind: FaultKind, say: Pack['faults'] = faults): string =>
  headline(kind, say).replace(/[\s:.]+$/, '')

/** The words that a digest of the kind begins with, where nothing is known of the occurrence. */
const headline = (kind: FaultKind, say: Pack['faults']): string => {
  switch (kind) {
    case 'invalid_arguments':
      return say.invalidArguments('')
    case 'malformed_request':
      return say.invalidRequest('')
    case 'unknown_tool':
      return say.unknownTool('')
    case 'invalid_schema':
      return say.invalidSchema('')
    case 'authorization_required':
      return say.authorization('')
    case 'misconfigured':
      return say.requirementsNotMet
    case 'unavailable':
      return say.unavailable
    case 'execution_failed':
      return say.executionFailed
    default:
      return say.internal
  }
}
