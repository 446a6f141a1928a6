import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { typeOf } from '../schema/value.js'

/** What schemas, and those who copy one, call the types of JSON. */
const words: ReadonlyArray<readonly [types: RegExp, word: RegExp]> = [
  [/^string$/, /^(?:str|string|text)$/],
  [/^(?:integer|number)$/, /^(?:int|integer|number|float)$/],
  [/^boolean$/, /^bool(?:ean)?$/],
  [/^object$/, /^(?:object|dict)$/],
  [/^array$/, /^(?:array|list)$/]
]

/** Whether a text is the name of a type. */
export const isTypeWord = (text: unknown): boolean =>
  typeof text === 'string' && words.some(([, word]) => word.test(text))

/**
 * The key under which the value stands in what was sent as a copy of a schema: `{ "description": "Find it", "type": "str" }`.
 * It has the type that the copy names.
 */
export const copiedKey = (value: object): string | undefined => {
  const keys = keysOf(value)
  const type = own(value, 'type')
  const key = keys.find((one) => /^(?:description|title|value|default)$/.test(one))
  if (keys.length !== 2 || key === undefined || typeof type !== 'string') return undefined
  const inner = own(value, key)
  const isOf = words.some(([types, word]) => word.test(type) && types.test(String(typeOf(inner))))
  return isOf && !isNothing(inner) ? key : undefined
}

/** The key of what a choice is called, where nothing else stands beside it than what it means: `{ "label": "Keep", "description": "…" }`. */
export const labelKey = (value: object): string | undefined => {
  const keys = keysOf(value)
  const isChoice = keys.length === 2 && keys.includes('label') && keys.includes('description')
  return isChoice && !isNothing(own(value, 'label')) ? 'label' : undefined
}

/** What parts of messages are called that hold a text and no more. */
const parts = /^(?:text|(?:in|out)put_text|plain_text|mrkdwn|markdown)$/

/**
 * The key of the text in a part of a message, as models send and read them: `{ "type": "text", "text": "Hi" }`, or
 * `{ "role": "user", "content": "Hi" }`.
 */
export const partKey = (value: object): string | undefined => {
  const isAlone = keysOf(value).length === 2
  const [type, role] = [own(value, 'type'), own(value, 'role')]
  const key =
    typeof type === 'string' && parts.test(type)
      ? 'text'
      : typeof role === 'string'
        ? 'content'
        : undefined
  return isAlone && key !== undefined && typeof own(value, key) === 'string' ? key : undefined
}

/** More parts are not read. */
const MANY = 1_000

/** The text of a list of parts, of which each is one, and the key of that in all of them. */
export const partsIn = (
  value: unknown
): { readonly key: string; readonly text: string } | undefined => {
  if (!isList(value) || value.length > MANY) return undefined
  const keys = value.map((part) => (isRecord(part) ? partKey(part) : undefined))
  const [key] = keys
  // Who says what would be lost.
  const isSaid = key !== 'text' && value.length > 1
  return key === undefined || isSaid || keys.some((one) => one !== key)
    ? undefined
    : { key, text: value.map((part) => String(own(part, key))).join('\n') }
}

/** The key of what a choice stands for, where nothing else is in it than how it is called: `{ "label": "Rome", "value": "FCO" }`. */
export const optionKey = (value: object): string | undefined => {
  const keys = keysOf(value)
  const isOption =
    keys.length === 2 &&
    keys.includes('value') &&
    keys.some((key) => /^(?:label|text|display_?name)$/i.test(key))
  return isOption && !isNothing(own(value, 'value')) ? 'value' : undefined
}
