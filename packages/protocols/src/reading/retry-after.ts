import { momentOf, own, total } from '@toolfault/model'
import { ofSeconds } from './duration.js'
import { headerIn, withHeaders } from './headers.js'
import { usedUp } from './used-up.js'

/**
 * How long a server asks to wait, in milliseconds, by its headers (RFC 9110, section 10.2.3): seconds, or
 * a date. A date counts from the `Date` of the same answer (section 6.6.1), so that no clock has to agree
 * with the server's. `undefined` where neither can be told.
 */
export const retryAfter = (
  after: string | null | undefined,
  date: string | null | undefined
): number | undefined => {
  const asked = trimmed(after)
  // Some count in parts of a second.
  if (/^\d{1,10}(?:\.\d{1,9})?$/.test(asked)) return ofSeconds(Number(asked))
  const until = momentOf(asked)
  const now = momentOf(trimmed(date))
  return until === undefined || now === undefined ? undefined : Math.max(0, until - now)
}

/**
 * The same of the headers that stand in a wire: a `Headers`, as JSON an object, or a list of pairs. Milliseconds
 * (OpenAI, Azure) say more than seconds; where nobody asks to wait, a limit that is used up says until when.
 * `undefined` for what is neither.
 */
export const delayIn = (headers: unknown): number | undefined =>
  total<number | undefined>(
    () => {
      const fields = own(withHeaders({ headers }), 'headers')
      const date = headerIn(fields, 'date')
      return (
        milliseconds(headerIn(fields, 'retry-after-ms')) ??
        milliseconds(headerIn(fields, 'x-ms-retry-after-ms')) ??
        retryAfter(headerIn(fields, 'retry-after'), date) ??
        usedUp((name) => headerIn(fields, name), momentOf(trimmed(date)))
      )
    },
    () => undefined
  )

const milliseconds = (text: string | undefined): number | undefined =>
  /^\d{1,13}(?:\.\d{1,9})?$/.test(trimmed(text)) ? Math.ceil(Number(text)) : undefined

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
