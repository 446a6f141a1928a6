import { internal, malformedRequest, misconfigured, part, unavailable } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { ToolCall } from '../call.js'
import type { Told } from '../status.js'
import { type Came, exchanged } from './exchange.js'
import type { Headings } from './fetch.js'
import { type HttpOptions, limitsOf } from './options.js'
import { broken, lost, type Reached } from './reached.js'
import { posting, written } from './request.js'
import { targetOf } from './target.js'
import { within } from './within.js'

/** A call as its protocol puts it. */
export interface Outgoing {
  /** Behind the address of the server. */
  readonly path?: string
  readonly body: unknown
  readonly headers?: Headings
}

/** Post a call and read what comes, whole or not at all, in the time that is allowed. Never rejects. */
export const posted = async (
  options: HttpOptions,
  call: ToolCall,
  asked: Outgoing,
  signal: AbortSignal | undefined
): Promise<Came | Told> => {
  const { clock, fetch, headers } = options
  const url = targetOf(options.url, asked.path)
  if (url === undefined) {
    return { fault: misconfigured('', [], { developerMessage: readings.noAddress }) }
  }
  if (typeof fetch !== 'function' || typeof part(clock, 'sleep') !== 'function') {
    return { fault: internal({ developerMessage: readings.noEffects }) }
  }
  const body = written(asked.body)
  if (body === undefined) return { fault: malformedRequest('shape', readings.unsendable) }
  const { maxBytes, timeoutMs } = limitsOf(options)
  // For whoever is not willing to wait any longer.
  let reached: Reached = {}

  const work = async (inner: AbortSignal): Promise<Came | Told> => {
    const given = typeof headers === 'function' ? await headers(call) : headers
    if (inner.aborted) return { fault: unavailable() }
    const request = posting(body, inner, asked.headers, given)
    return exchanged(fetch, url, request, maxBytes, (now) => {
      reached = now
    })
  }

  const came = await within(work, { clock, limitMs: timeoutMs, signal })
  if ('value' in came) return came.value
  if ('thrown' in came) return broken(reached, came.thrown)
  const developerMessage =
    came.reason === 'late' ? readings.answerTooLate(timeoutMs) : readings.givenUp
  return lost(reached, unavailable({ developerMessage }))
}
