import type { FaultKind } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/translate'

type Held = { readonly [kind in FaultKind]?: ReadonlyArray<string> }

/** All that the model says, but for what is for operators. */
const everything: Held = {
  invalid_arguments: [
    ...['kind', 'tool', 'callId', 'guidance', 'truncated', 'issues', 'paths', 'kinds', 'keywords'],
    ...['advice', 'asking']
  ],
  malformed_request: ['kind', 'tool', 'callId', 'reason', 'detail'],
  unknown_tool: ['kind', 'tool', 'callId', 'suggestion'],
  invalid_schema: ['kind', 'tool', 'callId', 'detail'],
  authorization_required: [
    ...['kind', 'tool', 'callId', 'of', 'challenges', 'userId', 'service', 'setupUrl', 'action']
  ],
  misconfigured: ['kind', 'tool', 'callId', 'service', 'requirements', 'setupUrl'],
  unavailable: ['kind', 'tool', 'callId', 'retryAfterMs'],
  execution_failed: ['kind', 'tool', 'callId', 'message', 'canRetry', 'retryAfterMs', 'hint'],
  internal: ['kind', 'tool', 'callId', 'message']
}

/**
 * What each wire has room for, member by member, by the texts themselves (facts, sections 6 and 7): every
 * name stands for a member of `whole.json` that must come through. `paths` are the places of
 * the issues, `kinds` what sort they are, `keywords` by which rule. A kind without a row has no form on that wire.
 */
export const holds: { readonly [wire in WireName]: Held } = {
  // "Lossless model to wire to model": the private carrier in `_meta`; a protocol error has none.
  mcp: {
    ...everything,
    malformed_request: ['kind', 'reason', 'detail'],
    unknown_tool: ['kind', 'tool', 'suggestion'],
    invalid_schema: ['kind', 'detail'],
    internal: ['kind', 'message']
  },
  // Agentopia's members; its four categories, and what code and flag tell (row A18).
  'json-rpc': {
    invalid_arguments: ['kind', 'tool', 'guidance', 'paths', 'kinds'],
    malformed_request: ['kind', 'reason', 'detail'],
    unknown_tool: ['kind', 'tool', 'suggestion'],
    invalid_schema: ['kind', 'detail'],
    authorization_required: ['kind', 'tool', 'of', 'service', 'setupUrl', 'action'],
    misconfigured: ['kind', 'tool', 'service', 'requirements', 'setupUrl'],
    unavailable: ['kind'],
    execution_failed: [],
    internal: ['kind', 'message']
  },
  // 422 has texts by name, 400 what is missing, 200 the retry fields.
  oxp: {
    invalid_arguments: ['kind'],
    malformed_request: ['kind', 'reason', 'detail'],
    unknown_tool: ['kind', 'tool'],
    invalid_schema: ['kind', 'detail'],
    authorization_required: ['kind', 'of', 'challenges', 'userId'],
    misconfigured: ['kind', 'requirements'],
    unavailable: [],
    execution_failed: ['kind', 'callId', 'message', 'canRetry', 'retryAfterMs', 'hint'],
    internal: ['kind', 'message']
  },
  // Path, message and keyword of each failure, in order (criterion 4); no retry, no authorization.
  f7: {
    invalid_arguments: ['kind', 'paths', 'kinds', 'keywords'],
    malformed_request: ['kind', 'reason', 'detail'],
    unknown_tool: ['kind', 'tool'],
    invalid_schema: ['kind', 'detail'],
    internal: ['kind', 'message']
  },
  // Sentences alone.
  ncp: {
    invalid_arguments: ['kind', 'truncated'],
    malformed_request: ['kind', 'reason', 'detail'],
    unknown_tool: ['kind', 'tool'],
    invalid_schema: ['kind', 'detail'],
    authorization_required: [],
    misconfigured: [],
    unavailable: [],
    execution_failed: [],
    internal: []
  },
  // Extension members under the names of the model (RFC 9457, section 3.2).
  'problem-details': {
    ...everything,
    invalid_arguments: ['kind', 'tool', 'callId', 'guidance', 'truncated', 'paths'],
    execution_failed: ['kind', 'tool', 'callId', 'canRetry', 'retryAfterMs', 'hint']
  },
  // A map of texts beside the details that google.rpc defines (error_details.proto).
  'bad-request': {
    invalid_arguments: ['kind', 'tool', 'paths', 'kinds'],
    malformed_request: ['kind', 'tool'],
    unknown_tool: ['kind', 'tool', 'suggestion'],
    invalid_schema: ['kind', 'tool'],
    authorization_required: ['kind', 'tool', 'of'],
    misconfigured: ['kind', 'tool', 'requirements'],
    unavailable: ['kind', 'tool', 'retryAfterMs'],
    execution_failed: ['kind', 'tool', 'canRetry', 'retryAfterMs'],
    internal: ['kind', 'tool', 'message']
  },
  fault: everything,
  // "Text alone keeps only messages"; our own wordings tell the kind.
  text: {
    invalid_arguments: ['kind', 'truncated'],
    malformed_request: ['kind', 'reason', 'detail'],
    unknown_tool: ['kind', 'tool', 'suggestion'],
    invalid_schema: ['kind', 'detail'],
    authorization_required: ['kind'],
    misconfigured: ['kind'],
    unavailable: ['kind'],
    execution_failed: ['kind'],
    internal: []
  }
}
