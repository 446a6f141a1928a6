import { type Tool, total } from '@toolfault/model'
import { failureOf } from '../failure.js'
import type { Heard, Question, Way } from './checked.js'
import { heardAnswer } from './heard.js'
import { type Limits, limited } from './limited.js'
import { dropped, type Fetch, type Reply, textOf } from './reply.js'

/** A server with F7's endpoint. */
export interface F7Server {
  /** Where its `/tools` are: an absolute address on the web. */
  readonly url: string | URL
  readonly fetch: Fetch
  readonly headers?: Readonly<Record<string, string>>
}

/** A longer answer is not read, in bytes. */
const LONGEST = 1_000_000

/** Ask `POST /tools/{name}/validate` (F7, "Endpoint"). No redirect is followed. */
export const endpoint = (
  { fetch, headers, url }: F7Server,
  { clock, limitMs }: Omit<Limits, 'signal'>
): Way => ({
  method: 'f7',
  place: ({ name }) => name,
  ask: async ({ args, tool }: Question, signal?: AbortSignal): Promise<Heard> => {
    const address = addressOf(url, tool)
    const body = total(
      () => JSON.stringify(args),
      () => undefined
    )
    if (address === undefined || body === undefined) return { reason: 'unsendable' }
    const came = await limited(
      async (own) => {
        const init = { method: 'POST', redirect: 'manual', signal: own, body } as const
        const said = { ...headers, accept: 'application/json', 'content-type': 'application/json' }
        return read(await fetch(address, { ...init, headers: said }), address, own)
      },
      { clock, limitMs, signal }
    )
    if ('reason' in came) return came
    if ('value' in came) return came.value
    const because = failureOf(came.thrown)?.fault.kind
    return { reason: 'failed', ...(because === undefined ? {} : { because }) }
  }
})

/**
 * The name is one segment, percent-encoded (facts 4.1). `undefined` for a name that no address can hold,
 * as `..`, which would be another address.
 */
const addressOf = (base: string | URL, { name }: Tool): string | undefined =>
  total(
    () => {
      const address = new URL(base)
      const prefix = address.pathname.replace(/\/+$/, '')
      const path = `${prefix}/tools/${encodeURIComponent(name)}/validate`
      address.pathname = path
      address.hash = ''
      const isWeb = address.protocol === 'http:' || address.protocol === 'https:'
      return name !== '' && isWeb && address.pathname === path ? address.href : undefined
    },
    () => undefined
  )

const read = async (reply: Reply, address: string, signal: AbortSignal): Promise<Heard> => {
  const { status } = reply
  // A browser gives status 0 for a redirect that it was told not to follow.
  if (status === 0 || (status >= 300 && status < 400) || isElsewhere(reply, address)) {
    await dropped(reply).catch(() => undefined)
    return { reason: 'redirected' }
  }
  const text = await textOf(reply, LONGEST, signal)
  if (text === undefined) return { reason: 'unreadable' }
  const body: unknown = total(
    () => JSON.parse(text),
    () => text
  )
  return heardAnswer({ status, body })
}

/** A `fetch` that follows redirects all the same. */
const isElsewhere = ({ url }: Reply, address: string): boolean =>
  typeof url === 'string' && url !== '' && new URL(url).origin !== new URL(address).origin
