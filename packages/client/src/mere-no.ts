import { keysOf, own } from '@toolfault/model'
import type { Failed } from './call.js'
import { statusIn } from './of-name.js'
import { faultOfStatus } from './status.js'

/**
 * Whether a body says `success: false` and a sentence, as any app does, and nothing of OXP's or of an Edge Function's,
 * which are told by that member: beside a 4xx the status says more of who acts.
 */
export const isMereNo = ({ fault }: Failed, given: unknown): boolean => {
  const status = statusIn(given) ?? 0
  const body = own(given, 'body')
  return (
    status >= 400 &&
    status < 499 &&
    own(body, 'success') === false &&
    !theirs.some((name) => (own(body, name) ?? null) !== null) &&
    (fault.kind === 'internal' || fault.kind === 'execution_failed') &&
    keysOf(fault).every((key) => ['kind', 'message', 'tool'].includes(key)) &&
    // Any other status is heard with what the body says.
    faultOfStatus(status).fault.kind === 'internal'
  )
}

/** What tells that it is of a tool that ran (OXP), or of an Edge Function. */
const theirs = ['call_id', 'duration', 'metadata', 'guidance', 'requires_retry']
