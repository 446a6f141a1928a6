import { isRecord, own } from '@toolfault/model'
import { isSentence } from './texts.js'

/** What a body says behind its sentence, of what is wrong and of how to mend it. */
export interface Hinted {
  readonly details: string
  readonly hint: string
}

/** The details and the hint that Postgres has for an error, and PostgREST beside its message; each `''` without one. */
export const hinted = (body: unknown): Hinted => {
  const error = own(body, 'error')
  const inner = isRecord(error) ? error : body
  // Alone `details` may be anything.
  if (own(inner, 'hint') === undefined) return { details: '', hint: '' }
  return { details: lineIn(own(inner, 'details')), hint: lineIn(own(inner, 'hint')) }
}

/** Longer texts, and those of several lines, are dumps. */
const LONGEST = 400

const lineIn = (text: unknown): string =>
  typeof text === 'string' && text.length <= LONGEST && !text.includes('\n') && isSentence(text)
    ? text
    : ''
