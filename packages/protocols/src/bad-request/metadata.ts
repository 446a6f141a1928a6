import { type Fault, faultKinds, isStuck, retryCapable } from '@toolfault/model'
import type { ErrorInfo } from '@toolfault/types/bad-request'
import { prose } from '@toolfault/words/escape'
import { serviceNamed } from '../service.js'
import { DOMAIN, reasonOf, typed } from './type.js'

/**
 * The kind of a fault for programs, and what of it fits a map of texts. Names are data and stand as they
 * are; keys are lowerCamelCase (error_details.proto, ErrorInfo.metadata).
 */
export const errorInfo = (fault: Fault): ErrorInfo => {
  const metadata = Object.fromEntries(
    entriesOf(fault).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  )
  return {
    ...typed('google.rpc.ErrorInfo'),
    reason: reasonOf(faultKinds.includes(fault.kind) ? fault.kind : 'internal'),
    domain: DOMAIN,
    ...(Object.keys(metadata).length === 0 ? {} : { metadata })
  }
}

type Entries = ReadonlyArray<readonly [key: string, value: string | undefined]>

const entriesOf = (fault: Fault): Entries => [
  ['tool', fault.tool],
  ...entriesOfKind(fault),
  ['canRetry', flagOf(fault)],
  ['guidance', spoken(fault.guidance)],
  ['callId', fault.callId]
]

const entriesOfKind = (fault: Fault): Entries => {
  switch (fault.kind) {
    case 'malformed_request':
      return [['reason', fault.reason]]
    case 'unknown_tool':
      return [['suggestion', fault.suggestion]]
    case 'authorization_required':
      return [
        ['of', fault.of],
        ['service', fault.service],
        ['setupUrl', fault.setupUrl],
        ['action', fault.action],
        ['userId', typeof fault.userId === 'boolean' ? String(fault.userId) : undefined]
      ]
    case 'misconfigured':
      return [
        ['service', serviceNamed(fault.service)],
        ['setupUrl', fault.setupUrl]
      ]
    case 'execution_failed':
      return [['hint', spoken(fault.hint)]]
    default:
      return []
  }
}

/** A sentence, which a model may come to read. */
const spoken = (text: string | undefined): string | undefined => prose(text ?? '') || undefined

/** What was said of another try, where it still stands: not after three failures that a caller could mend. */
const flagOf = (fault: Fault): string | undefined =>
  fault.canRetry === false || (fault.canRetry === true && (retryCapable(fault) || !isStuck(fault)))
    ? String(fault.canRetry)
    : undefined
