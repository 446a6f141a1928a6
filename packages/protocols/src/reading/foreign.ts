import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { type Listed, listed } from './errors.js'
import { sentenceOf } from './sentence.js'

/** What a body says that is on no wire of ours: what is wrong where, and what of the whole. */
export interface Foreign extends Listed {
  /** `''` where it says nothing. */
  readonly text: string
}

/** Read the body of a framework, of an API or of what stands before them. */
export const foreign = (body: unknown): Foreign => {
  const error = own(body, 'error')
  const inner = isRecord(error) ? error : body
  const found = listed([...listsIn(body), ...(inner === body ? [] : listsIn(inner))])
  if (found.issues.length > 0) return { ...found, text: ofWhole(body, found) }
  const text = sentenceOf(body)
  // Stripe and OpenAI name the one parameter beside the sentence.
  const param = own(inner, 'param')
  return typeof param === 'string' && text !== ''
    ? { ...listed([[{ param, message: text }]]), text: '' }
    : { issues: [], notes: [], text }
}

/** Names under which errors are listed. */
const names = [
  ...['errors', 'issues', 'violations', 'invalid-params', 'invalid_params', 'validation_errors'],
  'fieldErrors'
]

const listsIn = (body: unknown): ReadonlyArray<unknown> => {
  if (isList(body)) return isOfErrors(body) ? [body] : []
  if (!isRecord(body)) return []
  const lists = names
    .map((name) => own(body, name))
    .filter((list) => (isList(list) ? isOfErrors(list) : isMap(list)))
  const detail = own(body, 'detail')
  const message = own(body, 'message')
  return [
    ...lists,
    ...(isList(detail) && isOfErrors(detail) ? [detail.map(unprefixed)] : []),
    // NestJS: sentences, each of one rule.
    ...(isList(message) && message.length > 0 && message.every(isText) ? [message] : []),
    // Django: the names are those of the body itself.
    ...(lists.length === 0 && isBare(body) ? [rooted(body)] : [])
  ]
}

/** What an item of a list says, or where. */
const said = ['detail', 'reason', 'message', 'msg', 'defaultMessage', 'title', 'field']

const isText = (value: unknown): boolean => typeof value === 'string'

/** Sentences, or objects that hold one. */
const isOfErrors = (list: ReadonlyArray<unknown>): boolean =>
  list.length > 0 &&
  list.every((item) => isText(item) || said.some((name) => isText(own(item, name))))

/** A map of names to texts, or to lists of them, and no one error. */
const isMap = (map: unknown): boolean =>
  keysOf(map).length > 0 &&
  !isText(own(map, 'message')) &&
  keysOf(map).every((name) => {
    const texts = own(map, name)
    return isText(texts) || (isList(texts) && isOfErrors(texts))
  })

/** A map of names to lists of texts, and nothing else. */
const isBare = (body: object): boolean =>
  keysOf(body).length > 0 &&
  keysOf(body).every((name) => {
    const texts = own(body, name)
    return !names.includes(name) && isList(texts) && texts.length > 0 && texts.every(isText)
  })

/** What Django says of no one field is of the whole. */
const rooted = (body: object): object =>
  Object.fromEntries(
    keysOf(body).map((name) => [name === 'non_field_errors' ? '' : name, own(body, name)])
  )

/** FastAPI says first in which part of the request a place is. */
const unprefixed = (item: unknown): unknown => {
  const loc = own(item, 'loc')
  const isPart = isList(loc) && /^(?:body|query|path|header|cookie)$/.test(String(loc[0]))
  return isRecord(item) && isPart ? { ...item, loc: loc.slice(1) } : item
}

/** A sentence beside the list. */
const ofWhole = (body: unknown, { issues }: Listed): string => {
  const text = sentenceOf(body)
  return issues.some(({ message }) => message !== undefined && text.includes(message)) ? '' : text
}
