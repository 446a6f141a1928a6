import { isList, isRecord, own } from '@toolfault/model'
import { type Listed, listed } from './errors.js'
import { listsIn } from './lists.js'
import { schemaSaidOfParts } from './schema-said.js'
import { sentenceOf } from './sentence.js'
import { serviceSaid } from './service-said.js'
import { textOf, textUnder } from './texts.js'

/** What a body says that is on no wire of ours: what is wrong where, and what of the whole. */
export interface Foreign extends Listed {
  /** `''` where it says nothing. */
  readonly text: string
}

/** Read the body of a framework, of an API or of what stands before them. */
export const foreign = (body: unknown): Foreign => {
  const error = own(body, 'error')
  const inner = isRecord(error) ? error : body
  const lists = listsIn(body)
  const found = listed(lists)
  if (found.issues.length > 0) return { ...found, text: ofWhole(body, lists.flat(), found) }
  const text = sentenceOf(body)
  const ofParts = schemaSaidOfParts(text)
  const issues = ofParts.length > 0 ? ofParts : serviceSaid(text)
  if (issues.length > 0) return { issues, notes: ['from_text'], text: '' }
  // Stripe, OpenAI, drf-standardized-errors and others name the one parameter beside the sentence.
  const param =
    [inner, own(body, 'detail'), own(body, 'error_extra')]
      .map((part) => textUnder(part, 'param', 'parameter', 'field', 'attr', 'argument'))
      .find((name) => name !== undefined) ?? keyIn(own(body, 'validation'))
  return param !== undefined && text !== ''
    ? { ...listed([[{ param, message: text, code: own(inner, 'code') }]]), text: '' }
    : { issues: [], notes: [], text }
}

/** The one key that hapi says a sentence of. */
const keyIn = (validation: unknown): string | undefined => {
  const keys = own(validation, 'keys')
  const [key] = isList(keys) && keys.length === 1 ? keys : []
  return typeof key === 'string' ? key : undefined
}

/** A sentence beside the list, and none that the list says. */
const ofWhole = (body: unknown, list: ReadonlyArray<unknown>, { issues }: Listed): string => {
  const text = sentenceOf(body)
  const listed = new Set(list.map(textOf))
  return issues.some(({ message }) => message !== undefined && text.includes(message)) ||
    text.split('\n').every((line) => listed.has(line))
    ? ''
    : text
}
