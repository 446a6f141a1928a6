import { own, readJson } from '@toolfault/model'
import { Unusable } from '../flags.js'

/** What came back over HTTP: JSON, or the text that is none. */
export interface HttpAnswer {
  readonly status: number
  readonly json?: unknown
  readonly text: string
}

/** Longer bodies are no answer; the connection is closed. */
const MOST = 4 * 1024 * 1024

/** What is sent, and how long is waited. */
export interface Asking {
  readonly timeout: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Ask an address; `late` and `gone` where nothing comes. */
export const ask = async (
  url: string,
  { body, headers, timeout }: Asking
): Promise<HttpAnswer | 'late' | 'gone'> => {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })
    })
    const text = await new Response(limited(response.body)).text()
    const read = readJson(text.replace(/^\ufeff/, ''))
    return { status: response.status, text, ...(read._tag === 'Right' ? { json: read.right } : {}) }
  } catch (error) {
    return own(error, 'name') === 'TimeoutError' || nameOf(error) === 'TimeoutError'
      ? 'late'
      : 'gone'
  }
}

/** An address as it is told: what stands behind its path may be a key. */
export const toldAddress = (url: string): string => url.replace(/[?#].*$/s, '')

/** Any answer; throws {@link Unusable} where the other side cannot be reached. */
export const reach = async (url: string, asking: Asking): Promise<HttpAnswer> => {
  const answer = await ask(url, asking)
  const told = toldAddress(url)
  if (answer === 'late') throw new Unusable(`${told} gave no answer in ${asking.timeout} ms`)
  if (answer === 'gone') throw new Unusable(`${told} cannot be reached`)
  return answer
}

/** The JSON of a 200; throws {@link Unusable} where the other side cannot be reached or is another. */
export const list = async (url: string, asking: Asking): Promise<unknown> => {
  const answer = await reach(url, asking)
  if (answer.status === 200 && answer.json !== undefined) return answer.json
  const what = answer.json === undefined ? ' and no JSON' : ''
  throw new Unusable(
    `${toldAddress(url)} answers ${answer.status}${what} where its tools should be listed`
  )
}

/** An address of a base and names, each one segment; `undefined` for a name that no address can hold. */
export const addressOf = (base: string, ...segments: ReadonlyArray<string>): string | undefined => {
  if (
    segments.some(
      (name) => name === '.' || name === '..' || name === '' || /\p{Surrogate}/u.test(name)
    )
  ) {
    return undefined
  }
  const url = new URL(base)
  url.hash = ''
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${segments.map(encodeURIComponent).join('/')}`
  return url.href
}

/** `fetch` whose bodies end in an error where they are too long: a flood must not fill the memory. */
export const bounding = async (url: string | URL, init?: RequestInit): Promise<Response> => {
  const response = await fetch(url, init)
  return new Response(limited(response.body), response)
}

const limited = (body: ReadableStream<Uint8Array> | null): ReadableStream<Uint8Array> | null => {
  let size = 0
  return (
    body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          size += chunk.byteLength
          if (size > MOST) controller.error(new Error('the body is too long'))
          else controller.enqueue(chunk)
        }
      })
    ) ?? null
  )
}

/** A body that is cut off by the clock is told by the class of what is thrown. */
const nameOf = (error: unknown): string | undefined =>
  error instanceof DOMException ? error.name : undefined
