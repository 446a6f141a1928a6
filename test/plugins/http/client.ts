import { request } from 'node:http'
import { connect } from 'node:net'

/** An answer as it came over the socket. */
export interface Came {
  readonly status: number
  readonly type: string
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly text: string
  /** `undefined` where the text is no JSON. */
  readonly json: unknown
}

/** What is sent; a list of texts goes out in pieces, chunked. */
export interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | ReadonlyArray<string>
}

/** A path below the one at which a plugin is mounted. */
export const below = (url: string, path: string): string =>
  `${new URL(url).pathname.replace(/\/$/, '')}${path}`

/** Send a request over a real socket, its path as it stands. */
export const send = (url: string, path: string, given: Sent = {}): Promise<Came> =>
  new Promise((resolve, reject) => {
    const { body = '', headers = { 'content-type': 'application/json' }, method = 'POST' } = given
    const { hostname, port } = new URL(url)
    const isList = typeof body !== 'string' && !(body instanceof Uint8Array)
    const length = isList ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const outgoing = request(
      {
        hostname,
        port,
        path: below(url, path),
        method,
        agent: false,
        headers: { ...(method === 'POST' ? length : {}), ...headers }
      },
      (incoming) => {
        const pieces: Array<Buffer> = []
        incoming.on('data', (piece: Buffer) => pieces.push(piece))
        incoming.on('end', () => {
          const text = Buffer.concat(pieces).toString('utf8')
          resolve({
            status: incoming.statusCode ?? 0,
            type: String(incoming.headers['content-type']),
            headers: incoming.headers,
            text,
            json: parsed(text)
          })
        })
        incoming.on('error', reject)
      }
    )
    outgoing.on('error', reject)
    if (isList) for (const piece of body) outgoing.write(piece)
    else if (body !== '') outgoing.write(body)
    outgoing.end()
  })

/** Write raw bytes, wait for what comes back or for the end; `''` where nothing does. */
export const raw = (url: string, text: string, hold: 'open' | 'half' | 'cut'): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    let came = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(text)
      if (hold === 'half') socket.end()
      if (hold === 'cut') socket.destroy()
    })
    socket.on('data', (piece) => {
      came += String(piece)
    })
    socket.on('error', () => resolve(came))
    socket.on('close', () => resolve(came))
  })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
