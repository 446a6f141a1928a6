import { type Judge, judged, unavailable, type Verdict, valid } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import { type Limits, within } from '../http/within.js'
import type { Checked, Question, Reason } from './checked.js'

/** The verdict of the client's own judge, or why there is none. */
export type Judged = { readonly verdict: Verdict } | { readonly reason: Reason }

/** Judge a call by the tool's schema; a judge that throws has said `internal`. */
export const bySchema = async (
  judge: Judge,
  { args, tool }: Question,
  limits: Limits
): Promise<Judged> => {
  const came = await within(() => judged(judge, tool, args), limits)
  if ('reason' in came) return came
  // `judged` never rejects.
  return 'value' in came ? { verdict: came.value } : { reason: 'failed' }
}

/**
 * What is known of a call without the server. Where nobody can judge it, it may be made; where nobody
 * waits for it, or the judge does not end, it may not.
 */
export const withoutServer = async (
  judge: Judge | undefined,
  question: Question,
  limits: Limits,
  reason?: Reason
): Promise<Checked> => {
  const fellBack = reason === undefined ? {} : { fellBack: reason }
  if (reason === 'aborted') return unjudged(question, reason)
  if (judge === undefined) return { verdict: valid, method: 'none', ...fellBack }
  const own = await bySchema(judge, question, limits)
  return 'verdict' in own
    ? { verdict: own.verdict, method: 'schema-only', ...fellBack }
    : unjudged(question, own.reason)
}

const unjudged = ({ tool }: Question, reason: Reason): Checked => ({
  verdict: {
    valid: false,
    fault: unavailable({ tool: tool.name, developerMessage: readings.unjudged(reason) })
  },
  method: 'none',
  fellBack: reason
})
