import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { readings } from '@toolfault/words/readings'

/** Answers a request, or hands it on. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** So long, in milliseconds, a client may take for its headers, and for the whole of a request. */
const HEADERS = 10_000
const REQUEST = 60_000

/** So long, in milliseconds, a kept connection may lie idle: longer than clients and proxies keep theirs, or one of them sends into its end. */
const IDLE = 65_000

/** So long, in milliseconds, a client may leave an answer unread. */
const UNREAD = 60_000

/** Milliseconds that requests under way are waited for when the server is to end. */
const GRACE = 5_000

/** A server with its limits, and how it ends. */
export interface Bounded {
  readonly server: Server
  /** Nothing new is taken, what is under way may end, and what does not end is broken off. */
  readonly close: () => Promise<void>
}

/** A server that answers no more requests at once than it was told to, and each in JSON. */
export const bounded = (handler: Handler, maxRequests: number): Bounded => {
  const under = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    if (!server.listening) last(response)
    if (under.size >= maxRequests) {
      request.resume()
      send(response, 503, { message: readings.tooMany }, { 'retry-after': '1' })
      return
    }
    under.add(response)
    const unread = (): void => {
      // A client that broke off is answered after its connection has closed: nobody is left to wait for.
      if (!under.has(response)) return
      const clock = setTimeout(() => request.socket.destroy(), UNREAD)
      response.once('close', () => clearTimeout(clock))
    }
    response.once('prefinish', unread).once('close', () => {
      under.delete(response)
      if (!server.listening) server.closeIdleConnections()
    })
    handler(request, response)
  })
  server.headersTimeout = HEADERS
  server.requestTimeout = REQUEST
  server.keepAliveTimeout = IDLE
  server.on('clientError', refuse)
  const close = async (): Promise<void> => {
    const end = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    for (const response of under) last(response)
    const clock = setTimeout(() => server.closeAllConnections(), GRACE)
    await end
    clearTimeout(clock)
  }
  return { server, close }
}

/** A connection that is kept alive would bring the next request for as long as its client has one. */
const last = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

/** Answer with JSON. */
export const send = (
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {}
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** What is no HTTP is answered all the same, as far as there is somebody to answer. */
const refuse = (error: Error, socket: Socket): void => {
  if (!socket.writable) return
  const code: unknown = 'code' in error ? error.code : undefined
  const [status, why] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', readings.largeHeaders]
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', readings.slowRequest]
        : ['400 Bad Request', readings.noHttp]
  const body = JSON.stringify({ error: why })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`
  )
}
