import { type Fault, isList, isRecord, own } from '@toolfault/model'
import { encode, type McpForm, RETRY } from '@toolfault/protocols/mcp'
import type { Failed } from '../call.js'

/** The `_meta` key under which the text of the server stands, where another one took its place. */
export const SERVER_TEXT = 'dev.toolfault/server-text'

/** Every failure is for the model: a client that throws keeps it from the model. */
const results = { invalidArguments: 'result', unknownTool: 'result', others: 'result' } as const

/**
 * A failure as a result that a model reads, in place of the one that came: our text and data, the other
 * blocks and members as they were, the text of the server in `_meta`. Nothing is put in
 * `structuredContent`, which clients of version 1 check (row M9).
 */
export const retold = (fault: Fault, came: unknown, text: string, form: McpForm): unknown => {
  const told = encode(fault, { ...form, ...results })
  if (!('content' in told)) return came
  const content = own(came, 'content')
  const others = isList(content) ? content.filter((block) => own(block, 'type') !== 'text') : []
  const meta = own(came, '_meta')
  return {
    ...told,
    ...(isRecord(came) ? came : {}),
    content: [...told.content, ...others],
    isError: true,
    _meta: { ...(isRecord(meta) ? meta : {}), ...told._meta, [SERVER_TEXT]: text }
  }
}

/** Whether the server has our words already. */
export const isOurs = (result: unknown): boolean => isRecord(own(own(result, '_meta'), RETRY))

/** Whether the whole text was understood, so that our words say all of it: what quotes the call is not said again. */
export const isTold = ({ confidence, fault }: Failed): boolean =>
  fault.kind === 'invalid_arguments' &&
  confidence === 'certain' &&
  fault.issues.length > 0 &&
  fault.issues.every(({ echo }) => echo !== true)
