import type { Fault } from '@toolfault/model'
import * as t from 'io-ts'
import { advice } from './advice.js'
import { among, exactly, texts } from './exactly.js'
import { issue } from './issue.js'

/** What every fault may say; `developerMessage` is on no wire of ours, so it is read from none. */
const details = {
  tool: t.string,
  callId: t.string,
  guidance: t.string,
  message: t.string,
  canRetry: t.boolean,
  attempt: exactly({ count: t.number, fixed: texts, still: texts, fresh: texts }, {})
}

const challenge = exactly({ id: t.string, url: t.string }, { checkUrl: t.string })

/** A fault, as the model has it. */
export const fault: t.Type<Fault> = t.union([
  exactly(
    { kind: t.literal('invalid_arguments'), issues: t.readonlyArray(issue) },
    {
      ...details,
      truncated: t.literal(true),
      unlisted: t.number,
      advice: t.readonlyArray(advice),
      unadvised: t.number,
      ignored: t.readonlyArray(advice),
      asking: exactly({}, { action: t.string, required: texts, optional: texts })
    }
  ),
  exactly(
    {
      kind: t.literal('malformed_request'),
      reason: among(['syntax', 'shape']),
      detail: t.string
    },
    details
  ),
  exactly(
    { kind: t.literal('unknown_tool'), tool: t.string },
    { ...details, suggestion: t.string }
  ),
  exactly({ kind: t.literal('invalid_schema'), detail: t.string }, details),
  exactly(
    {
      kind: t.literal('authorization_required'),
      of: among(['server', 'tool']),
      challenges: t.readonlyArray(challenge)
    },
    {
      ...details,
      userId: t.boolean,
      service: t.string,
      setupUrl: t.string,
      action: t.string
    }
  ),
  exactly(
    { kind: t.literal('misconfigured'), service: t.string, requirements: texts },
    { ...details, setupUrl: t.string }
  ),
  exactly({ kind: t.literal('unavailable') }, { ...details, retryAfterMs: t.number }),
  exactly(
    { kind: t.literal('execution_failed') },
    { ...details, retryAfterMs: t.number, hint: t.string }
  ),
  exactly({ kind: t.literal('internal') }, details)
])
