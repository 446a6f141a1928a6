import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { flattened } from './flattened.js'
import { messagesIn } from './messages.js'
import { errorsIn, namedList } from './named-list.js'
import { nested } from './nested.js'
import { paramsIn } from './params.js'
import { sentenceOf } from './sentence.js'
import { isSentence, textOf, textUnder } from './texts.js'
import { placedIn } from './validators-own.js'

type Lists = ReadonlyArray<ReadonlyArray<unknown>>

/** So many details are looked at. */
const MOST = 64

/** Members that may hold anything, and so only count where they can be nothing else. */
export const besideIn = (body: unknown): Lists =>
  [
    'details',
    'detail',
    'fields',
    'data',
    'extra',
    'validation',
    'innererror',
    'response_metadata'
  ].flatMap((name) => {
    const value = own(body, name)
    if (isList(value)) {
      // google.rpc, BadRequest, among the details of an error.
      const violations = value
        .slice(0, MOST)
        .flatMap((one) => namedList(own(one, 'fieldViolations')))
      if (violations.length > 0) return violations
      return placedIn(name === 'extra' ? value.map(keyed) : value)
    }
    if (!isRecord(value)) return []
    switch (name) {
      case 'validation':
        return some(partsOf(value))
      case 'innererror':
        return referred(own(value, 'errordetails'))
      case 'response_metadata':
        return some(messagesIn(own(value, 'messages')))
      case 'extra':
        return []
      default:
        return inside(name, value, body)
    }
  })

const inside = (name: string, value: object, body: unknown): Lists => {
  const flat = flattened(value)
  if (flat !== undefined) return [flat]
  const lists = ['errors', 'issues', 'causes', 'fieldErrors'].flatMap((key) =>
    namedList(own(value, key))
  )
  if (lists.length > 0) return lists
  const params = name === 'data' ? paramsIn(value) : undefined
  if (params !== undefined) return [params]
  // JSend has sentences there; so have those who say that fields are wrong, where others hand back what was sent.
  const isFail = name === 'data' && own(body, 'status') === 'fail'
  const isRefused = name === 'fields' && ofInput.test(sentenceOf(body))
  // What was sent may be handed back there.
  return name === 'data' && !isFail
    ? some(nested(value, ['error'])).filter((list) => list.every(isCoded))
    : some(
        nested(value, isFail || isRefused ? ['error', 'text', 'texts'] : ['error', 'texts'])
      ).filter((list) => list.every(isSaid))
}

const ofInput = /valid|field|param|argument|input/i

const isSaid = (item: unknown): boolean => isSentence(textOf(item))

const isCoded = (item: unknown): boolean => isSaid(item) && typeof own(item, 'code') === 'string'

/** Litestar calls the place of an error a key. */
const keyed = (item: unknown): unknown =>
  isRecord(item) ? { ...item, name: own(item, 'key') } : item

/** SAP names a property, which may stand behind the key of an entity: that is no step of ours. */
const referred = (list: unknown): Lists =>
  isList(list)
    ? errorsIn(
        list.map((item) => {
          const where = textUnder(item, 'propertyref') ?? ''
          if (!isRecord(item) || where === '') return item
          return /^[\w/]+$/.test(where)
            ? { ...item, path: where.split('/').filter((step) => step !== '') }
            : { message: `${where}: ${textOf(item) ?? ''}` }
        })
      )
    : []

/** Celebrate has for each part of a request the keys that are wrong, with what is said of them. */
const partsOf = (parts: object): ReadonlyArray<unknown> | undefined => {
  const found = keysOf(parts).map((part) => {
    const { keys, message } = { keys: undefined, message: undefined, ...Object(own(parts, part)) }
    const isOne = isList(keys) && keys.length === 1 && typeof keys[0] === 'string'
    return isList(keys) && typeof message === 'string'
      ? { message, ...(isOne ? { name: keys[0] } : {}) }
      : undefined
  })
  return found.every((one) => one !== undefined) ? found : undefined
}

const some = (list: ReadonlyArray<unknown> | undefined): Lists =>
  list === undefined || list.length === 0 ? [] : [list]
