import { faultOf, isRecord, own, unavailable } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Answer, Call, Failed, ToolCall } from '../call.js'
import { failing } from '../failed.js'
import { unlessAborted } from '../unless-aborted.js'
import { answered, refused } from './answer.js'

/** What goes along with each request, as the SDK has it: `timeout` in milliseconds, and more. */
export type RequestOptions = Readonly<Record<string, unknown>>

/** Calls the tool of a client, in the way of its SDK. */
export type Asks = (params: object, options: RequestOptions) => Promise<unknown>

/** Make calls through a client. How long is waited is for the client to know. The call never rejects. */
export const calling =
  (asks: Asks, options: RequestOptions): Call =>
  async (call, signal) => {
    try {
      if (signal?.aborted === true) return givenUp(call)
      // A client that does not heed the signal is not waited for.
      const answer = await unlessAborted(signal, () => made(asks, options, call, signal))
      return answer ?? { ...givenUp(call), unsure: true }
    } catch (error) {
      // What is no call has no tool.
      const tool = own(call, 'tool')
      return failing({ fault: faultOf(error) }, typeof tool === 'string' ? tool : undefined)
    }
  }

const made = async (
  asks: Asks,
  options: RequestOptions,
  { args, resumed, tool }: ToolCall,
  signal: AbortSignal | undefined
): Promise<Answer> => {
  try {
    const params = { name: tool, ...(args === undefined ? {} : { arguments: args }), ...resumed }
    const given = isRecord(options) ? options : {}
    const result = await asks(params, signal === undefined ? given : { ...given, signal })
    return answered(result, tool)
  } catch (error) {
    return refused(error, tool)
  }
}

const givenUp = ({ tool }: ToolCall): Failed => ({
  ok: false,
  fault: unavailable({ tool, developerMessage: readings.givenUp })
})
