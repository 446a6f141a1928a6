import { createServer, type RequestListener } from 'node:http'
import { own, readJson } from '@toolfault/model'

/** A server on a port of this machine, and how it is closed. */
export interface Running {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Listen on a free port. */
export const running = (listener: RequestListener): Promise<Running> =>
  new Promise((done) => {
    const server = createServer(listener)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done({
        url: `http://127.0.0.1:${String(own(address, 'port'))}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          })
      })
    })
  })

/** What a server of the tests answers with: JSON, or a text as it is. */
export interface Response {
  readonly status: number
  readonly body?: unknown
}

/** A server that answers each request with a status and a body, by path and JSON. */
export const answering = (
  answer: (path: string, body: unknown) => Response | undefined
): Promise<Running> =>
  running((request, response) => {
    const chunks: Array<Buffer> = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const read = readJson(Buffer.concat(chunks).toString('utf8'))
        const said = answer(request.url ?? '', read._tag === 'Right' ? read.right : undefined)
        // No answer: the connection stays open.
        if (said === undefined) return
        const isText = typeof said.body === 'string'
        response.writeHead(said.status, {
          'content-type': isText ? 'text/html' : 'application/json'
        })
        response.end(isText ? said.body : JSON.stringify(said.body))
      })
  })
