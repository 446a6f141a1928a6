import { unavailable } from '@toolfault/model'
import { durationOf } from '../reading/duration.js'
import type { Recogniser } from './recognise.js'

/**
 * A limit of the rate, which time mends and nothing else: a text that says no more than that, and when to
 * try again. One that says more is of a tool that ran, and may have done a part ("Sent to 3 of 5: 429 Too
 * Many Requests"); that is for who reads it. Other texts of HTTP (`401 Unauthorized`) may be those of a
 * service behind the tool, so they change nothing.
 */
export const limited: Recogniser = (body, text) => {
  const said = body.trimEnd().replace(heads, '').replace(thrown, '')
  if (clients.test(said)) return { fault: unavailable({ message: text }), confidence: 'likely' }
  const limit = limits.exec(said)?.[0]
  if (limit === undefined) return undefined
  const rest = said.slice(limit.length)
  const [isTold, when, seconds] = again.exec(rest) ?? []
  if (isTold === undefined && !/^[.!]?$/.test(rest)) return undefined
  const retryAfterMs =
    seconds !== undefined ? Number(seconds) * 1_000 : when === undefined ? 0 : durationOf(when)
  if (retryAfterMs === undefined) return undefined
  return {
    fault: unavailable({ message: text, ...(retryAfterMs === 0 ? {} : { retryAfterMs }) }),
    confidence: 'likely'
  }
}

/** The class of what was raised. */
const thrown = /^[A-Za-z_][\w.]{0,60}(?:Error|Exception): /

/** What clients of HTTP say of the status, with the address that was asked, and no more: axios, users of fetch, requests, httpx. */
const clients =
  /^(?:request failed with status code 429|http error!? status: 429|http 429|(?:http )?error 429[:,]? too many requests|429 client error: too many requests for url: \S{1,2000}|client error '429 too many requests' for url '[^'\s]{1,2000}'(?:\nfor more information check: \S{1,300})?)[.!]?$/i

/** What says of the whole call that it failed. */
const heads =
  /^(?:(?:(?:tool|execution|call|request|api|http|server|client) ){0,3}(?:error|failed|failure): ){1,3}/i

/** The limit, in one way or in two. */
const limits =
  /^(?:(?:[:.,;]? [-(]?|^)(?:(?:(?:http|status|status code) )?(?:429[:,]? )?too many requests|(?:(?:the|your) )?(?:(?:api|request) )?rate limit (?:was |has been )?(?:exceeded|reached)|rate exceeded|throttl(?:ed|ing)|request failed with status code 429)\b\)?){1,2}/i

const again =
  /^[.!,;:]? [-(]?(?:please )?(?:(?:retry|try again|wait)(?: (?:after|in|for))? (\d[\w. ]{0,40}?)(?: before (?:re)?trying(?: again)?)?|retry-after: ?(\d{1,6})|(?:re)?try (?:again )?later)[.!)]{0,2}$/i
