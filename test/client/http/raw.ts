import { createServer, type Socket } from 'node:net'
import { own } from '@toolfault/model'

/** A server of bytes: what it was sent, and what it does with each connection once the request is there. */
export interface Raw {
  readonly url: string
  /** Each request as it came, head and body. */
  readonly requests: Array<string>
  /** Resolves when so many requests have come. */
  readonly heard: (count: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Listen on a free port, and hand each socket on when a whole request has come. */
export const raw = async (answer: (socket: Socket, request: string) => void): Promise<Raw> => {
  const sockets = new Set<Socket>()
  const requests: Array<string> = []
  let told = (): void => {}
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let text = ''
    socket.on('data', (piece) => {
      text += piece.toString('utf8')
      const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s)
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
      if (!text.includes('\r\n\r\n') || Buffer.byteLength(body) < length) return
      requests.push(text)
      const whole = text
      text = ''
      told()
      answer(socket, whole)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = own(server.address(), 'port')
  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    heard: async (count) => {
      while (requests.length < count) {
        await new Promise<void>((resolve) => {
          told = resolve
        })
      }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}

/** A whole answer; the connection ends with it. */
export const whole = (
  status: string,
  body: string,
  headers: Readonly<Record<string, string>> = {}
): string =>
  [
    `HTTP/1.1 ${status}`,
    ...Object.entries({
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
      ...headers
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    body
  ].join('\r\n')

/** The JSON that a request held. */
export const bodyOf = (request: string | undefined): unknown =>
  JSON.parse((request ?? '').split(/\r\n\r\n(.*)/s)[1] ?? '')
