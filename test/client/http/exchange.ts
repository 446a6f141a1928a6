import type { Answer, Call, ToolCall } from '@toolfault/client/call'
import type { HttpOptions } from '@toolfault/client/oxp'
import { handClock } from '../hand-clock.js'
import { call, options } from './callers.js'
import { raw, whole } from './raw.js'

/** What a caller makes of an answer, and the request that it sent. */
export const exchange = async (
  make: (options: HttpOptions) => Call,
  path: string,
  status: string,
  body: unknown,
  made: ToolCall = call
): Promise<{ readonly answer: Answer; readonly request: string }> => {
  const server = await raw((socket) => socket.end(whole(status, JSON.stringify(body))))
  try {
    const answer = await make(options(`${server.url}${path}`, handClock()))(made)
    return { answer, request: server.requests[0] ?? '' }
  } finally {
    await server.close()
  }
}
