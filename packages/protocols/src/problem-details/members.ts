import { type Fault, isList, own } from '@toolfault/model'
import { link, prose } from '@toolfault/words/escape'
import { FEW } from '@toolfault/words/few'
import { serviceNamed } from '../service.js'

/** What a user must visit; written only where the address is one. */
export interface ProblemChallenge {
  readonly id: string
  readonly url: string
  readonly checkUrl?: string
}

/**
 * Members of our problem types beyond those of the RFC (RFC 9457, section 3.2), under the names of the
 * model: nobody should have to parse `detail` for them (section 3.1.4).
 */
export interface Members {
  readonly tool?: string
  readonly callId?: string
  readonly guidance?: string
  readonly canRetry?: boolean
  /** Milliseconds, an integer; the header `Retry-After` has no room for less than a second. */
  readonly retryAfterMs?: number
  readonly hint?: string
  readonly reason?: 'syntax' | 'shape'
  readonly suggestion?: string
  readonly service?: string
  readonly setupUrl?: string
  readonly requirements?: ReadonlyArray<string>
  readonly challenges?: ReadonlyArray<ProblemChallenge>
  readonly userId?: boolean
  readonly action?: string
  /** There are more errors than are listed: so many, or nobody counted. */
  readonly unlisted?: number
  readonly truncated?: true
}

/** The members of a fault that are of their declared type, and fit to travel. */
export const membersOf = (fault: Fault): Members =>
  // A border: each is written by the one that knows its type.
  Object.fromEntries(
    Object.entries(writers)
      .map(([name, write]) => [name, write(own(fault, name))])
      .filter(([, value]) => value !== undefined)
  ) as Members

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const spoken = (value: unknown): string | undefined => prose(text(value) ?? '') || undefined

const flag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined

const count = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined

/** Row O3, as the constructors have it. */
const delay = (value: unknown): number | undefined =>
  // JSON has no negative zero.
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) + 0 : undefined

const names = (value: unknown): ReadonlyArray<string> | undefined => {
  const found = isList(value) ? value.filter((name) => typeof name === 'string') : []
  return found.length === 0 ? undefined : found
}

/** Only what a text would say too: as many, and only addresses on the web. */
const challenges = (value: unknown): ReadonlyArray<ProblemChallenge> | undefined => {
  const found = (isList(value) ? value.slice(0, FEW) : []).flatMap((challenge) => {
    const id = text(own(challenge, 'id'))
    const url = link(text(own(challenge, 'url')))
    const checkUrl = link(text(own(challenge, 'checkUrl')))
    if (id === undefined || url === undefined) return []
    return [{ id, url, ...(checkUrl === undefined ? {} : { checkUrl }) }]
  })
  return found.length === 0 ? undefined : found
}

const writers: { readonly [name in keyof Members]-?: (value: unknown) => Members[name] } = {
  tool: text,
  callId: text,
  guidance: spoken,
  canRetry: flag,
  retryAfterMs: delay,
  hint: spoken,
  reason: (value) => (value === 'syntax' || value === 'shape' ? value : undefined),
  suggestion: text,
  service: serviceNamed,
  setupUrl: text,
  requirements: names,
  challenges,
  userId: flag,
  action: text,
  unlisted: count,
  truncated: (value) => (value === true ? value : undefined)
}
