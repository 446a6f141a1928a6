import {
  decodedText,
  encoded,
  type Limits,
  type Received,
  received,
  tooLarge,
  unread
} from './body.js'
import type { HttpAnswer } from './message.js'
import { varying } from './vary.js'

/** What is used of Node's `IncomingMessage`. */
export interface NodeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: { readonly [name: string]: string | ReadonlyArray<string> | undefined }
  /** Whether something has read from it before us. */
  readonly readableDidRead?: boolean
  readonly iterator: (options: { destroyOnReturn: boolean }) => AsyncIterator<unknown>
  readonly resume: () => unknown
}

/** What is used of Node's `ServerResponse`. */
export interface NodeResponse {
  readonly headersSent: boolean
  readonly getHeader?: (name: string) => unknown
  readonly writeHead: (status: number, headers: Record<string, string>) => unknown
  readonly end: (body?: string) => unknown
}

/** What a parser before us left of a body. */
export interface Parsed {
  readonly body?: unknown
  /** Its text or its bytes, where the parser kept them. */
  readonly rawBody?: unknown
}

/** A path as it came, without its query; an absolute address has one, too (RFC 9112, section 3.2.2). */
export const pathOf = (url: string = ''): string =>
  url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')

/** A header by its lower-case name; of several with one name the first. */
export const headerOf = (
  request: Pick<NodeRequest, 'headers'>,
  name: string
): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : value?.[0]
}

/**
 * The body of a request: its bytes where nobody has read them, else what a parser left of it; `refused`
 * where the parser said why it left nothing.
 */
export const nodeBody = async (
  request: NodeRequest,
  parsed: Parsed,
  limits: Limits,
  refused?: Received
): Promise<Received> => {
  const { body, rawBody } = parsed
  if (typeof rawBody === 'string' || rawBody instanceof Uint8Array) return kept(rawBody, limits)
  // A parser before us may put `{}` in place of a body that it has not read, or that is empty.
  if (!(request.readableDidRead ?? body !== undefined)) return readNode(request, limits)
  return refused ?? parsedBody(request, body, limits)
}

/** Read the bytes of a request; what is left of a body that is not wanted is thrown away. */
const readNode = async (request: NodeRequest, limits: Limits): Promise<Received> => {
  // Not `for await`: to leave such a loop would close the connection that the answer is to go over.
  const pieces = request.iterator({ destroyOnReturn: false })
  const next = async (): Promise<Uint8Array | undefined> => {
    const { done, value } = await pieces.next()
    return done === true ? undefined : bytesOf(value)
  }
  const got =
    encoded(headerOf(request, 'content-encoding')) ??
    (await received(next, headerOf(request, 'content-length'), limits))
  if (got.status !== undefined) void drained(request, pieces)
  return got
}

/** What is left flows away when nothing listens for it any more; else the next request is never read. */
const drained = async (request: NodeRequest, pieces: AsyncIterator<unknown>): Promise<void> => {
  try {
    await pieces.return?.()
  } catch {
    // Broken off: then nothing is left.
  }
  request.resume()
}

const bytesOf = (piece: unknown): Uint8Array =>
  piece instanceof Uint8Array ? piece : new TextEncoder().encode(String(piece))

const kept = (raw: string | Uint8Array, limits: Limits): Received => {
  const bytes = bytesOf(raw)
  if (bytes.byteLength > limits.maxBytes) return tooLarge(limits.maxBytes)
  return { body: typeof raw === 'string' ? { text: raw } : decodedText(bytes) }
}

const parsedBody = (request: NodeRequest, body: unknown, limits: Limits): Received => {
  if (typeof body === 'string' || body instanceof Uint8Array) return kept(body, limits)
  if (Number(headerOf(request, 'content-length')) > limits.maxBytes)
    return tooLarge(limits.maxBytes)
  return body === undefined ? unread() : { body: { value: body } }
}

/** Send an answer, unless somebody else has; one that came too late for its body ends the connection. */
export const sendNode = (response: NodeResponse, answer: HttpAnswer): void => {
  if (response.headersSent) return
  const headers = varying(headersOf(answer), () => response.getHeader?.('vary'))
  response.writeHead(answer.status, { ...headers })
  response.end(answer.body)
}

/** The headers as Node needs them. A 204 has no length (RFC 9110, section 8.6). */
const headersOf = ({ body = '', headers, status }: HttpAnswer): Record<string, string> => ({
  ...headers,
  ...(status === 408 ? { connection: 'close' } : {}),
  ...(status === 204 ? {} : { 'content-length': String(bytesOf(body).byteLength) })
})
