import { isList, isRecord, keysOf, own, readJson } from '@toolfault/model'
import { isPlaced } from './errors.js'
import { isTree, nested } from './nested.js'
import { isError, isSentence, textOf } from './texts.js'

type Lists = ReadonlyArray<ReadonlyArray<unknown>>

/** Lists of errors, wherever a body has them: in itself, in its `error`, else in what is said beside. */
export const listsIn = (body: unknown): Lists => {
  const error = own(body, 'error')
  const parts = isRecord(error) ? [body, error] : [body]
  const found = parts.flatMap(listed)
  return found.length > 0 ? found : parts.flatMap(beside).slice(0, 1)
}

/** Names under which errors are listed. */
const names = [
  ...['errors', 'issues', 'violations', 'invalid-params', 'invalid_params', 'validation_errors'],
  'fieldErrors'
]

const listed = (body: unknown): Lists => {
  if (isList(body)) return isOfErrors(body) ? [body] : []
  if (!isRecord(body)) return []
  const tree = isTree(body) ? nested(body, []) : undefined
  if (tree !== undefined) return [tree]
  const lists = names.flatMap((name) => namedList(own(body, name)))
  const detail = own(body, 'detail')
  const message = own(body, 'message')
  return [
    ...lists,
    ...(isList(detail) && isOfErrors(detail) ? [detail.map(unprefixed)] : []),
    // NestJS: sentences, each of one rule.
    ...(isList(message) && message.length > 0 && message.every(isText) ? [message] : []),
    // Hono hands on what a validator says as it is, zod's error says it in JSON.
    ...['error', 'message'].flatMap((name) => validatorsOwn(own(body, name))),
    // Django: the names are those of the body itself.
    ...(lists.length === 0 && !isRecord(own(body, 'error')) && !around.includes(keysOf(body).join())
      ? some(nested(body, ['texts'])).filter(isOfFields)
      : [])
  ]
}

/** Alone in a body they are no argument, but stand around what is said. */
const around = ['details', 'detail', 'data', 'messages', 'result', 'error', 'errorMessages']

/** A list, or a map of names to what is wrong with each, and no one error. */
const namedList = (list: unknown): Lists =>
  isList(list)
    ? isOfErrors(list)
      ? [list]
      : []
    : isText(own(list, 'message'))
      ? []
      : some(nested(list, ['error', 'text', 'texts']))

/** Members that may hold anything, and so only count where they can be nothing else. */
const beside = (body: unknown): Lists =>
  ['details', 'detail', 'fields', 'data'].flatMap((name) => {
    const value = own(body, name)
    if (isList(value)) return placedIn(value)
    if (!isRecord(value)) return []
    const inside = ['errors', 'issues', 'causes', 'fieldErrors'].flatMap((key) =>
      namedList(own(value, key))
    )
    if (inside.length > 0) return inside
    // JSend has sentences there.
    const isFail = name === 'data' && own(body, 'status') === 'fail'
    // What was sent may be handed back there.
    return name === 'data' && !isFail
      ? some(nested(value, ['error'])).filter((list) => list.every(isCoded))
      : some(nested(value, isFail ? ['error', 'text', 'texts'] : ['error', 'texts'])).filter(
          (list) => list.every(isSaid)
        )
  })

const isSaid = (item: unknown): boolean => isSentence(textOf(item))

const isCoded = (item: unknown): boolean => isSaid(item) && isText(own(item, 'code'))

/** Far inside a body lists of words may be anything. */
const isOfFields = (list: ReadonlyArray<unknown>): boolean =>
  list.every((item) => keysOf(own(item, 'path')).length < 2) ||
  list.some((item) => /\s|[.!]$/.test(textOf(item) ?? ''))

const some = (list: ReadonlyArray<unknown> | undefined): Lists => (list === undefined ? [] : [list])

const isText = (value: unknown): boolean => typeof value === 'string'

/** Sentences, or objects that hold one. */
const isOfErrors = (list: ReadonlyArray<unknown>): boolean =>
  list.length > 0 && list.every((item) => isText(item) || isError(item))

const placedIn = (list: unknown): Lists =>
  isList(list) && list.length > 0 && list.every(isPlaced) ? [list] : []

/** Longer JSON is a dump. */
const LONGEST = 20_000

/** What a validator says as a whole: a list, or its JSON, which is the message of zod's error. */
const validatorsOwn = (value: unknown): Lists => {
  if (typeof value !== 'string') return placedIn(value)
  if (!value.startsWith('[') || value.length > LONGEST) return []
  const json = readJson(value)
  return json._tag === 'Right' ? placedIn(json.right) : []
}

/** FastAPI says first in which part of the request a place is. */
const unprefixed = (item: unknown): unknown => {
  const loc = own(item, 'loc')
  const isPart = isList(loc) && /^(?:body|query|path|header|cookie)$/.test(String(loc[0]))
  return isRecord(item) && isPart ? { ...item, loc: loc.slice(1) } : item
}
