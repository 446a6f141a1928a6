import { readJson } from '@toolfault/model'
import { encoded, type Limits, type Received, tooLarge, unread } from '../http/body.js'
import { readWeb } from '../http/web.js'
import type { HonoContextPart } from './foreign.js'

/** Read the body, or take the text of it that Hono has kept where a middleware before us read it. */
export const readHono = async (
  { req }: Pick<HonoContextPart, 'req'>,
  limits: Limits
): Promise<Received> => {
  if (!req.raw.bodyUsed) return readWeb(req.raw, limits)
  const text = await keptText(req)
  if (text === undefined) return unread()
  // A text has no more characters than bytes.
  const isLarger =
    text.length > limits.maxBytes || new TextEncoder().encode(text).length > limits.maxBytes
  return isLarger ? tooLarge(limits.maxBytes) : { body: { text } }
}

/** `undefined` where the body was read past Hono, which then has nothing of it. */
const keptText = async (req: HonoContextPart['req']): Promise<string | undefined> => {
  try {
    return await req.text()
  } catch {
    return undefined
  }
}

/**
 * The body of which an error says that it is no JSON: what `validator('json')` throws, and what
 * `c.req.json()` does, neither of which unpacks one. `undefined` where the body was not read, or is JSON after all.
 */
export const refusedJson = async (
  error: unknown,
  { req }: Pick<HonoContextPart, 'req'>
): Promise<Received | undefined> => {
  if (!isRefusal(error) || !req.raw.bodyUsed || isForm(req.raw)) return undefined
  const text = await keptText(req)
  if (text === undefined || readJson(text)._tag === 'Right') return undefined
  return encoded(req.raw.headers.get('content-encoding') ?? undefined) ?? { body: { text } }
}

/** Known by what they are able to do and by name, since there may be two copies of Hono. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'SyntaxError' ||
    ('getResponse' in error && 'status' in error && error.status === 400))

const isForm = ({ headers }: Request): boolean => {
  const type = headers.get('content-type') ?? ''
  return type !== '' && !isJson(type)
}

/** What `validator('json')` takes for JSON; anything else is `{}` to it. */
export const isJson = (type: string): boolean =>
  /^application\/([\w.-]+\+)?json$/i.test(type.split(';')[0]?.trim() ?? '')
