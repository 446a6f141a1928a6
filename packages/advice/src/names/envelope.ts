import { setOf } from '../set-of.js'

const calling = 'arguments args kwargs input inputs params parameters payload request' as const

/** Words of which nothing but all arguments together is called. */
const ofCaller: ReadonlySet<string> = /* @__PURE__ */ setOf(calling)

/** Words that name no thing, but what holds arguments. */
const envelopes: ReadonlySet<string> = /* @__PURE__ */ setOf(
  `${calling} properties data body options opts config settings page paging pagination`
)

/** Whether a key says no more than that arguments stand under it. */
export const isEnvelope = (key: string): boolean => envelopes.has(key.toLowerCase())

/** Whether nothing but all arguments together is called so. */
export const isOfCaller = (key: string): boolean => ofCaller.has(key.toLowerCase())
