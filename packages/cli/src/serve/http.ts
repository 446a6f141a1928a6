import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Json } from '@toolfault/types/json'

/** Answers a request, or hands it on. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** So long, in milliseconds, a client may take for its headers, and for the whole of a request. */
const HEADERS = 10_000
const REQUEST = 60_000

/** A server that answers no more requests at once than it was told to, and each in JSON. */
export const bounded = (handler: Handler, maxRequests: number): Server => {
  let under = 0
  const server = createServer((request, response) => {
    if (under >= maxRequests) {
      request.resume()
      send(response, 503, { message: 'Too many requests at once' }, { 'retry-after': '1' })
      return
    }
    under += 1
    response.once('close', () => {
      under -= 1
    })
    handler(request, response)
  })
  server.headersTimeout = HEADERS
  server.requestTimeout = REQUEST
  server.on('clientError', refuse)
  return server
}

/** Answer with JSON. */
export const send = (
  response: ServerResponse,
  status: number,
  body: Json,
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
      ? ['431 Request Header Fields Too Large', 'the headers are too large']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'the request did not arrive in time']
        : ['400 Bad Request', 'this is no HTTP request']
  const body = JSON.stringify({ error: why })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`
  )
}
