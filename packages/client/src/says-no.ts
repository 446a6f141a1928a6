import { own } from '@toolfault/model'
import { RETRY } from '@toolfault/protocols/mcp'

/**
 * Whether an answer says in so many words that no other try can help (row A9): Agentopia's flag in the data of an
 * error, in the `metadata` of an Edge Function or in the `_meta` of a result, with an HTTP status or without.
 */
export const saysNo = (wire: unknown): boolean =>
  [wire, own(wire, 'body')]
    .flatMap((it) => [it, own(it, 'error'), own(it, 'result')])
    .flatMap((it) => [own(it, 'data'), own(it, 'metadata'), own(own(it, '_meta'), RETRY)])
    .some((data) => own(data, 'retry_capable') === false)
