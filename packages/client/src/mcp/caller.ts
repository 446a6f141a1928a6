import { faultOf, isRecord, own, unavailable } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Answer, Call, Failed, ToolCall } from '../call.js'
import { named } from '../failed.js'
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
      return await orAborted(made(asks, options, call, signal), call, signal)
    } catch (error) {
      return { ok: false, fault: named(faultOf(error), own(call, 'tool') as string | undefined) }
    }
  }

const made = async (
  asks: Asks,
  options: RequestOptions,
  { args, tool }: ToolCall,
  signal: AbortSignal | undefined
): Promise<Answer> => {
  try {
    const params = { name: tool, ...(args === undefined ? {} : { arguments: args }) }
    const given = isRecord(options) ? options : {}
    const result = await asks(params, signal === undefined ? given : { ...given, signal })
    return answered(result, tool)
  } catch (error) {
    return refused(error, tool)
  }
}

/** A client that does not heed the signal is not waited for. */
const orAborted = async (
  answer: Promise<Answer>,
  call: ToolCall,
  signal: AbortSignal | undefined
): Promise<Answer> => {
  if (signal === undefined) return answer
  let stop = (): void => {}
  const aborted = new Promise<Answer>((resolve) => {
    stop = () => resolve({ ...givenUp(call), unsure: true })
  })
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([answer, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

const givenUp = ({ tool }: ToolCall): Failed => ({
  ok: false,
  fault: unavailable({ tool, developerMessage: readings.givenUp })
})
