import type { Verdict } from '@toolfault/model'
import type { McpForm } from '../mcp/write.js'
import type { WireName } from './wires.js'

/** Wires that are called by another request than `tools/call`. */
const calledOtherwise: ReadonlySet<WireName> = /* @__PURE__ */ new Set([
  'oxp',
  'f7',
  'problem-details',
  'bad-request'
])

/**
 * How MCP is spelled where a service says in its own words that a request is wrong: that is the one which was made of the
 * call, and no `tools/call` whose parameters are broken (row M2), so that the model is told. What is written here of a
 * request has no message.
 */
export const refusedElsewhere = (from: WireName, to: WireName, verdict: Verdict): McpForm => {
  if (to !== 'mcp' || !calledOtherwise.has(from) || verdict.valid) return {}
  const { fault } = verdict
  return fault.kind === 'malformed_request' &&
    fault.reason === 'shape' &&
    (fault.message ?? '') !== ''
    ? { others: 'result' }
    : {}
}
