import { readJson } from '@toolfault/model'
import { failureOf } from '../failure.js'
import { dropped, gathered } from '../http/bytes.js'
import type { Fetch, Headings, Response } from '../http/fetch.js'
import { redirectOf } from '../http/redirect.js'
import { posting, written } from '../http/request.js'
import { segmentOf, targetOf } from '../http/target.js'
import { type Limits, within } from '../http/within.js'
import type { Heard, Question, Silence, Way } from './checked.js'
import { heardAnswer } from './heard.js'

/** A server with F7's endpoint. */
export interface F7Server {
  /** Where its `/tools` are: absolute, of http or https, without a user and a password in it. */
  readonly url: string | URL
  readonly fetch: Fetch
  /** Sent with each question, besides our own. */
  readonly headers?: Headings
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
    const segment = segmentOf(tool.name)
    const address = segment && targetOf(url, `/tools/${segment}/validate`)
    const body = written(args)
    if (address === undefined || body === undefined) return { reason: 'unsendable' }
    const came = await within(
      async (own) => {
        const response = await fetch(address, posting(body, own, headers))
        return read(response, address, own)
      },
      { clock, limitMs, signal }
    )
    if ('reason' in came) return came
    return 'value' in came ? came.value : failed(came.thrown)
  }
})

const read = async (response: Response, address: string, signal: AbortSignal): Promise<Heard> => {
  if (redirectOf(response, address) !== undefined) {
    dropped(response)
    return { reason: 'redirected' }
  }
  const got = await gathered(response, LONGEST, signal)
  if (!('text' in got)) return got.why === 'broken' ? failed(got.error) : { reason: 'unreadable' }
  const json = readJson(got.text)
  const body = json._tag === 'Left' ? got.text : json.right
  return heardAnswer({ status: response.status, body })
}

const failed = (thrown: unknown): Silence => {
  const because = failureOf(thrown)?.fault.kind
  return { reason: 'failed', ...(because === undefined ? {} : { because }) }
}
