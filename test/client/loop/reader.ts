import type { ToolCall } from '@toolfault/client/call'
import type { Ask } from '@toolfault/client/retry'
import { read } from '../../corpus/reader/read.js'

/**
 * The deterministic reader in the model's place: it sees what a model is shown of each failure, the text,
 * and the arguments that it sent, and knows neither tool nor schema nor protocol.
 */
export const readerAsModel = ({ failures, retry }: Ask): ReadonlyArray<ToolCall> =>
  failures.map(({ call: { args, id, tool }, text }) => ({
    id: `${id}.${retry}`,
    tool,
    args: read('text', text, args)
  }))
