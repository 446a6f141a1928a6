import { own } from '@toolfault/model'

/** A transport of either SDK, as far as messages go through it. */
export interface Messages {
  onmessage?: ((message: never, extra?: never) => void) | undefined
  start: () => Promise<void>
  send: (message: never) => Promise<void>
  close: () => Promise<void>
}

/** The client's end of a connection, where every message is seen as it came. */
export interface Wire {
  /** Ask, and get the whole response. */
  readonly ask: (method: string, params?: object) => Promise<unknown>
  /** Send a notification. */
  readonly send: (message: object) => Promise<void>
  /** `tools/call`: the `result` or `{ error }` of the response. */
  readonly call: (params: object) => Promise<unknown>
  /** What the server asked of the client, with the answer that it was given. */
  readonly asked: ReadonlyArray<unknown>
}

/** How a client introduces itself, and what it answers when asked. */
export interface Introduction {
  readonly version?: string
  readonly capabilities?: object
  readonly answer?: (request: unknown) => object
}

/** Shake hands over one end of a pair, in plain JSON-RPC. */
export const shaken = async (end: Messages, client: Introduction = {}): Promise<Wire> => {
  const waiting = new Map<unknown, (response: unknown) => void>()
  const asked: Array<unknown> = []
  let last = 0
  // A border: what is sent here is JSON-RPC by hand.
  const send = (message: object): Promise<void> => end.send({ jsonrpc: '2.0', ...message } as never)
  end.onmessage = (message: unknown) => {
    if (own(message, 'method') === undefined) {
      waiting.get(own(message, 'id'))?.(message)
      return
    }
    if (own(message, 'id') === undefined) return
    asked.push(message)
    void send({ id: own(message, 'id'), ...(client.answer?.(message) ?? { result: {} }) })
  }
  await end.start()
  const ask = (method: string, params?: object): Promise<unknown> => {
    last += 1
    const id = last
    const response = new Promise<unknown>((resolve) => waiting.set(id, resolve))
    void send({ id, method, ...(params === undefined ? {} : { params }) })
    return response
  }
  await ask('initialize', {
    protocolVersion: client.version ?? '2025-11-25',
    capabilities: client.capabilities ?? {},
    clientInfo: { name: 'by hand', version: '1.0.0' }
  })
  await send({ method: 'notifications/initialized' })
  return {
    ask,
    asked,
    send,
    call: async (params) => {
      const response = await ask('tools/call', params)
      const error = own(response, 'error')
      return error === undefined ? own(response, 'result') : { error }
    }
  }
}
