import { momentOf } from '@toolfault/model'
import { durationOf, LONGEST, ofSeconds } from './duration.js'

/**
 * What is left of a limit, and when it begins anew: as most APIs call it, Discord, Twitter and Okta, the drafts of
 * the IETF up to 06, OpenAI and those who follow it, Linear.
 */
const fields = [
  ['x-ratelimit-remaining', 'x-ratelimit-reset-after', 'x-ratelimit-reset'],
  ['x-rate-limit-remaining', 'x-rate-limit-reset'],
  ['ratelimit-remaining', 'ratelimit-reset'],
  ['x-ratelimit-remaining-requests', 'x-ratelimit-reset-requests'],
  ['x-ratelimit-remaining-tokens', 'x-ratelimit-reset-tokens'],
  ['x-ratelimit-requests-remaining', 'x-ratelimit-requests-reset']
] as const

/** A field that tells of limits. */
export type LimitField = (typeof fields)[number][number] | 'ratelimit'

export const limitFields: ReadonlyArray<LimitField> = [...fields.flat(), 'ratelimit']

/**
 * How long until none of the limits that a server tells of is used up, in milliseconds. Of a limit of which
 * something is left nobody has to wait: servers tell of it in every answer (GitHub, "Rate limit errors"). `now` is
 * the `Date` of the answer. `undefined` where none is used up, or nobody says until when.
 */
export const usedUp = (
  read: (name: LimitField) => string | undefined,
  now: number | undefined
): number | undefined => {
  const resets = fields.flatMap(([left, ...names]) =>
    /^0(?:\.0)?$/.test(read(left)?.trim() ?? '')
      ? names.flatMap((name) => until(read(name) ?? '', now) ?? []).slice(0, 1)
      : []
  )
  const found = [...resets, ...ofDraft(read('ratelimit') ?? '', now)]
  return found.length === 0 ? undefined : Math.max(...found)
}

/** draft-ietf-httpapi-ratelimit-headers: `"default";r=0;t=30`, several after commas; `limit=9, remaining=0, reset=30` up to 07. */
const ofDraft = (text: string, now: number | undefined): ReadonlyArray<number> =>
  (text.includes('remaining=') ? [text] : text.slice(0, MOST).split(',')).flatMap((item) => {
    const isUsedUp = /(?:\br|\bremaining)=0(?![\d.])/.test(item)
    const reset = isUsedUp ? /(?:\bt|\breset)=(\d{1,12})(?![\d.])/.exec(item)?.[1] : undefined
    return reset === undefined ? [] : (until(reset, now) ?? [])
  })

const MOST = 1_000

/**
 * Seconds, or a moment in seconds or in milliseconds since 1970, told apart by their size: 100 000 000 s are three
 * years, and were in 1973. Else a date, or a length of time. What is past is now.
 */
const until = (text: string, now: number | undefined): number | undefined => {
  const said = text.trim()
  const count = /^\d{1,14}(?:\.\d{1,9})?$/.test(said) ? Number(said) : undefined
  const ms =
    count === undefined
      ? (durationOf(said) ?? since(momentOf(said), now))
      : count < 1e8
        ? ofSeconds(count)
        : since(count < 1e11 ? ofSeconds(count) : Math.ceil(count), now)
  return ms === undefined || ms > LONGEST ? undefined : ms
}

const since = (moment: number | undefined, now: number | undefined): number | undefined =>
  moment === undefined || now === undefined ? undefined : Math.max(0, moment - now)
