import { type Fault, type Mender, mendedBy, retryCapable } from '@toolfault/model'
import type { JsonObject } from '@toolfault/types/json'
import { prose } from '@toolfault/words/escape'

/** The `_meta` key of the draft. */
export const TOOL_FAILURE = 'io.modelcontextprotocol/toolFailure'

/** What the draft wants and no fault holds. */
export interface FailureClass {
  /** By which an operator finds the call in the logs. */
  readonly correlationId: string
}

/**
 * The drafted classification of a failure (modelcontextprotocol, pull requests 3312 and 3313, open in
 * August 2026): whether the call asked for what the tool cannot do, the tool is not reliable, or
 * somebody must allow it. Written only when asked for; the draft may change.
 */
export const failureClass = (fault: Fault, { correlationId }: FailureClass): JsonObject => {
  const guidance = prose(fault.guidance ?? '')
  return {
    class: classes[mendedBy(fault)],
    code: fault.kind,
    retryable: retryCapable(fault),
    correlationId: String(correlationId),
    ...(guidance === '' ? {} : { agentGuidance: guidance })
  }
}

const classes: { readonly [who in Mender]: string } = {
  caller: 'capability',
  user: 'governance',
  operator: 'governance',
  time: 'reliability',
  nobody: 'reliability'
}
