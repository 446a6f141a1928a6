import { encoded, type Limits, type Received, received } from './body.js'
import type { HttpAnswer } from './message.js'

/** Read the bytes of a `Request`; what is left of a body that is too large is not waited for. */
export const readWeb = async ({ body, headers }: Request, limits: Limits): Promise<Received> => {
  const unknown = encoded(headers.get('content-encoding') ?? undefined)
  if (unknown !== undefined) return unknown
  const reader = body?.getReader()
  const length = headers.get('content-length') ?? undefined
  const got = await received(async () => (await reader?.read())?.value, length, limits)
  // Whether the sender can be told so is of no account.
  if (got.status !== undefined) reader?.cancel().catch(() => undefined)
  return got
}

/** An answer as a `Response`. */
export const responseOf = ({ body, headers, status }: HttpAnswer): Response =>
  new Response(body ?? null, { status, headers })
