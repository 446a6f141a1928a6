import { decodedText, type Limits, type Received, received, tooLarge } from './body.js'
import type { HttpAnswer } from './exchange.js'

/** What is used of Node's `IncomingMessage`. */
export interface NodeRequest extends AsyncIterable<unknown> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: { readonly [name: string]: string | ReadonlyArray<string> | undefined }
  /** Whether something has read from it before us. */
  readonly readableDidRead?: boolean
  readonly resume: () => unknown
}

/** What is used of Node's `ServerResponse`. */
export interface NodeResponse {
  readonly writeHead: (status: number, headers: Readonly<Record<string, string>>) => unknown
  readonly end: (body?: string) => unknown
}

/** A path as it came, without its query. */
export const pathOf = (url: string): string => url.replace(/[?#].*$/s, '')

/** A header by its lower-case name; of several with one name the first. */
export const headerOf = (
  request: Pick<NodeRequest, 'headers'>,
  name: string
): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : value?.[0]
}

/** Read the bytes of a request; what is left of a body that is too large is thrown away. */
export const readNode = async (request: NodeRequest, limits: Limits): Promise<Received> => {
  const length = headerOf(request, 'content-length')
  // Not `for await`: to leave such a loop would close the connection that the answer is to go over.
  const pieces = request[Symbol.asyncIterator]()
  const next = async (): Promise<Uint8Array | undefined> => {
    const { done, value } = await pieces.next()
    return done === true ? undefined : bytesOf(value)
  }
  const got = await received(next, length, limits)
  if (got.status !== undefined) request.resume()
  return got
}

const bytesOf = (piece: unknown): Uint8Array =>
  piece instanceof Uint8Array ? piece : new TextEncoder().encode(String(piece))

/**
 * The body as a parser before us left it: its text where that was kept, else the value, in which an empty
 * body and `{}` are one.
 */
export const parsedBody = (
  { body, rawBody }: { readonly body?: unknown; readonly rawBody?: unknown },
  limits: Limits
): Received => {
  if (typeof rawBody === 'string') {
    return rawBody.length > limits.maxBytes ? tooLarge(limits) : { body: { text: rawBody } }
  }
  if (rawBody instanceof Uint8Array) return { body: decodedText(rawBody) }
  if (body instanceof Uint8Array) return { body: decodedText(body) }
  return {
    body: typeof body === 'string' ? { text: body } : { value: body === undefined ? {} : body }
  }
}

/** Send an answer. One that came too late for its body ends the connection. */
export const sendNode = (response: NodeResponse, { body, headers, status }: HttpAnswer): void => {
  response.writeHead(status, {
    ...headers,
    ...(status === 408 ? { connection: 'close' } : {}),
    'content-length': String(new TextEncoder().encode(body ?? '').byteLength)
  })
  response.end(body)
}
