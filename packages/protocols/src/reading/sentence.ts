import { isList, isRecord, own } from '@toolfault/model'
import { evenBreaks } from './line-breaks.js'
import { errorInXml } from './xml.js'

/** What a body says to people, in whichever member it is said; `''` for nothing, and for a page, which is for eyes. */
export const wordsOf = (body: unknown): string => said(body, isPage, 0)

/** The same without a status in words, which says no more than the status does. */
export const sentenceOf = (body: unknown): string => said(body, isDull, 0)

const isDull = (text: string): boolean => isPage(text) || phrases.test(text.trim())

/** Deeper nobody says anything. */
const DEEPEST = 8

/** Of longer lists the rest says the same. */
const WIDEST = 64

/** Longer texts are dumps, and no sentences. */
const LONGEST = 4_000

const members = [
  ...['message', 'error_description', 'error', 'detail', 'details', 'reason', 'title'],
  ...['text', 'content', 'errors', 'errorMessages', 'errorMessage', 'error_message', 'msg'],
  ...['Message', 'Error', 'fault', 'Fault', 'faultstring', 'errorSummary', 'odata.error'],
  // ClickUp and Figma; Dropbox.
  ...['err', 'error_summary'],
  // OperationOutcome of FHIR.
  ...['issue', 'diagnostics']
]

const said = (body: unknown, isNothing: (text: string) => boolean, depth: number): string => {
  if (typeof body === 'string') {
    const text = evenBreaks(errorInXml(body)?.message ?? body)
    return isNothing(text) ? '' : text
  }
  if (depth > DEEPEST) return ''
  if (isList(body)) {
    return body
      .slice(0, WIDEST)
      .map((one) => said(one, isNothing, depth + 1))
      .filter((text) => text !== '')
      .join('\n')
  }
  if (!isRecord(body)) return ''
  let code = ''
  const names = isOfError(body) ? [...members, 'description'] : members
  // OData up to version 3 says in which language a sentence is.
  for (const name of own(body, 'lang') === undefined ? names : ['value']) {
    const text = said(own(body, name), isNothing, depth + 1)
    // One word is a code, beside which a sentence may stand.
    if (/\s/.test(text)) return text
    code ||= text
  }
  return code
}

/** Whether it says itself that it is an error, as not all that has a description does. */
const isOfError = (body: object): boolean =>
  (own(body, 'error') ?? own(body, 'error_code')) !== undefined

/** Markup, JSON that was cut off, or a dump; a sentence may begin with a tag in brackets (`[Errno 2] …`). */
const isPage = (text: string): boolean =>
  text.length > LONGEST ||
  /^\s*(?:[<{]|\[(?![^[\]{}"',]{1,100}\][:\s]\s{0,9}\S))|<\/html>|^Traceback \(|\n(?: {4}|\t)at \S/i.test(
    text
  )

/** Whether a text is one, and no key, address or bytes. */
export const isSentence = (text: string): boolean => text.length <= 100 || /\s/.test(text)

/** What HTTP calls its statuses (RFC 9110, section 15), and frameworks beside the number. */
const phrases =
  /^(?:error(?: code)?:? )?(?:\d{3}:? ?)?(?:bad request|unauthorized|payment required|forbidden|not found|method not allowed|not acceptable|request time-?out|conflict|gone|length required|precondition failed|(?:payload|content|request entity) too large|unsupported media type|unprocessable (?:entity|content)|locked|too early|too many requests|internal server error|not implemented|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|(?:page|file|the requested url) not found|default backend - 404|no route matched with those values|(?:cannot|route) (?:get|post|put|patch|delete)[ :]\S+(?: not found)?)?\.?$/i
