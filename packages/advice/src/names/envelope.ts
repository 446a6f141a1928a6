import { setOf } from '../set-of.js'

/** Words that name no thing, but what holds arguments. */
const envelopes: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'arguments args kwargs input inputs params parameters properties data payload body request options opts config settings page paging pagination'
)

/** Whether a key says no more than that arguments stand under it. */
export const isEnvelope = (key: string): boolean => envelopes.has(key.toLowerCase())

/** Whether nothing but all arguments together is called so. */
export const isOfCaller = (key: string): boolean =>
  /^(?:arg(?:ument)?s|kwargs|inputs?|param(?:eter)?s|payload|request)$/i.test(key)
