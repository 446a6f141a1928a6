import { own, total } from '@toolfault/model'
import { durationAt, durationOf, LONGEST, ofSeconds } from './duration.js'
import { partsOf } from './parts.js'
import { sentenceOf } from './sentence.js'

/**
 * How long a body asks to wait, in milliseconds: in a member of its own (Discord, Telegram, Kubernetes, google.rpc),
 * else in what it says. `undefined` where it does not; only of a failure that time mends it means anything.
 */
export const delaySaid = (body: unknown): number | undefined =>
  total<number | undefined>(
    () => delayOfMembersIn(body) ?? delayInText(sentenceOf(body)),
    () => undefined
  )

const delayOfMembersIn = (body: unknown): number | undefined => {
  const { around, beside, inside } = partsOf(body)
  const holders = around.flatMap((part) =>
    ['parameters', 'details', 'data'].map((name) => own(part, name))
  )
  for (const part of [...around, ...inside, ...beside, ...holders]) {
    const ms = delayOfMembers(part)
    if (ms !== undefined) return ms
  }
  return undefined
}

/** The delay that members of an object tell, under the names that APIs give them. */
export const delayOfMembers = (part: unknown): number | undefined => {
  const ms = own(part, 'retry_after_ms') ?? own(part, 'retryAfterMs')
  if (typeof ms === 'number' && ms >= 0 && Number.isSafeInteger(Math.ceil(ms))) return Math.ceil(ms)
  for (const name of names) {
    const found = delayOf(own(part, name))
    if (found !== undefined && found <= LONGEST) return found
  }
  return undefined
}

const delayOf = (value: unknown): number | undefined => {
  const text =
    typeof value === 'string' ? value.trim() : typeof value === 'number' ? `${value}` : ''
  return /^\d{1,8}(?:\.\d{1,9})?$/.test(text) ? ofSeconds(Number(text)) : durationOf(text)
}

/** In seconds, or as a length of time. */
const names = [
  ...['retry_after', 'retryAfter', 'retry-after', 'retryAfterSeconds', 'retry_after_seconds'],
  'retryDelay'
]

/** What a sentence asks to wait: OpenAI, Azure, Django, Fastify, Supabase. */
const delayInText = (text: string): number | undefined => {
  const ms = durationAt(asked.exec(text)?.[1] ?? '')
  return ms === undefined || ms > LONGEST ? undefined : ms
}

const asked =
  /\b(?:(?:try(?: it)?(?: again)?|retry|request this|available(?: again)?|resets?) (?:again )?(?:in|after)|(?:please|must) wait(?: for)?)(?: about| another| at least| approximately)? (\d[\w. ]{0,40})/i
