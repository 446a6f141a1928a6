import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { besideIn } from './beside.js'
import { flattened } from './flattened.js'
import { errorsIn, namedList } from './named-list.js'
import { isOfNames, keysListed } from './names-listed.js'
import { isTree, nested, nestedItems } from './nested.js'
import { listedByService } from './of-service.js'
import { outcomeIn } from './outcome.js'
import { isSentence, textOf } from './texts.js'
import { validatorsOwn } from './validators-own.js'

type Lists = ReadonlyArray<ReadonlyArray<unknown>>

/** Lists of errors, wherever a body has them: in itself, in its `error`, else in what is said beside. */
export const listsIn = (body: unknown): Lists => {
  const error = own(body, 'error')
  const parts = isRecord(error) ? [body, error] : [body]
  const found = parts.flatMap(listed)
  if (found.length > 0) return found
  return [...some(sentencesIn(error)), ...parts.flatMap(besideIn)].slice(0, 1)
}

/** Names under which errors are listed. */
const names = [
  ...['errors', 'issues', 'violations', 'invalid-params', 'invalid_params', 'invalidParams'],
  ...['validation_errors', 'validationErrors', 'field_errors', 'fieldErrors', 'fieldList'],
  // Okta.
  'errorCauses'
]

const listed = (body: unknown): Lists => {
  if (isList(body)) return bare(body)
  if (!isRecord(body)) return []
  const tree = isTree(body) ? nested(body, []) : flattened(body)
  if (tree !== undefined) return [tree]
  const outcome = outcomeIn(body)
  if (outcome !== undefined) return some(outcome)
  const lists = [...names.flatMap((name) => namedList(own(body, name))), ...keysListed(body)]
  const detail = own(body, 'detail')
  const message = own(body, 'message')
  return [
    ...lists,
    ...listedByService(body),
    ...itemsIn(own(body, 'invalid_fields')),
    ...(isList(detail) ? errorsIn(detail.map(unprefixed)) : []),
    // NestJS: sentences, each of one rule.
    ...(isList(message) && message.length > 0 && message.every(isText) ? [message] : []),
    // Hono hands on what a validator says as it is, zod's error says it in JSON.
    ...['error', 'message'].flatMap((name) => validatorsOwn(own(body, name))),
    ...(lists.length === 0 && !isRecord(own(body, 'error')) ? ofNames(body) : [])
  ]
}

/** Where a body is a list: errors, or what Django says of each item that was sent. */
const bare = (body: ReadonlyArray<unknown>): Lists => {
  const found = errorsIn(body)
  return found.length > 0 ? found : some(nestedItems(body)).filter(isOfFields)
}

/** Django: the names are those of the body itself, where GitLab has them under `message`. */
const ofNames = (body: object): Lists => {
  const names = keysOf(body)
  const own =
    around.includes(names.join()) || names.some((name) => isOfNames(body, name))
      ? []
      : some(nested(body, ['texts'])).filter((list) => isFormat(body) || isOfFields(list))
  return own.length > 0 ? own : messagesIn(body)
}

const messagesIn = (body: object): Lists =>
  some(nested(own(body, 'message'), ['texts'])).filter(isOfFields)

/** Alone in a body they are no argument, but stand around what is said. */
const around = [
  ...['details', 'detail', 'data', 'messages', 'message', 'result', 'error', 'errorMessages']
]

/** What zod formats has at each place what is wrong with it as a whole. */
const isFormat = (body: object): boolean => isList(own(body, '_errors'))

/** Far inside a body lists of words may be anything. */
const isOfFields = (list: ReadonlyArray<unknown>): boolean =>
  list.every((item) => keysOf(own(item, 'path')).length < 2) ||
  list.some((item) => /\s|[.!]$/.test(textOf(item) ?? ''))

/** An error that is nothing but names, each with a sentence, and none of the members of an error. */
const sentencesIn = (error: unknown): ReadonlyArray<unknown> | undefined => {
  const keys = keysOf(error)
  return isRecord(error) &&
    keys.every((key) => !ofErrors.test(key) && isSentence(String(own(error, key))))
    ? nested(error, ['text'])
    : undefined
}

/** Members of an error, by their end or as a whole. */
const ofErrors =
  /^[$_]|(?:messages?|msg|code|type|reason|status|details?|description|error|errors|string|exception|explanation|phrase)$|^(?:title|text|content|name|id|hint|help|cause|stack|trace|summary|info|link|url|domain|fault|body|data|path|method|request|response|time|timestamp|issues|violations|field|param)$/i

/** Replicate has objects where others have names. */
const itemsIn = (list: unknown): Lists =>
  isList(list) && list.every(isRecord) ? errorsIn(list) : []

const isText = (value: unknown): boolean => typeof value === 'string'

const some = (list: ReadonlyArray<unknown> | undefined): Lists =>
  list === undefined || list.length === 0 ? [] : [list]

/** FastAPI says first in which part of the request a place is. */
const unprefixed = (item: unknown): unknown => {
  const loc = own(item, 'loc')
  const isPart = isList(loc) && /^(?:body|query|path|header|cookie)$/.test(String(loc[0]))
  return isRecord(item) && isPart ? { ...item, loc: loc.slice(1) } : item
}
