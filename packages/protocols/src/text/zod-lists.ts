import type { Json } from '@toolfault/types/json'
import { valueIn, valuesIn } from '../reading/values.js'
import { CAME } from '../reading/zod-issues.js'
import { jsonText } from './json-text.js'
import type { Reading, ZodSaid } from './zod-sentences.js'

/** The sentences of zod 3 and 4 that tell values or keys. */
export const lists: ReadonlyArray<Reading> = [
  [
    // This list is taken apart at each ` | ` where zod's own issues are read.
    /^Expected ('.*'), received (\w{1,40})$/s,
    (expected, received) => ({
      code: 'invalid_type',
      ...{ expected, received },
      isOpen: valuesIn(expected, ' | ')?.length !== expected.split(' | ').length
    })
  ],
  [
    /^Invalid input: expected (.+)/s,
    (item) => {
      const values = valueIn(item)
      return values === undefined ? undefined : telling('invalid_value', 'values', values)
    }
  ],
  [
    /^Invalid option: expected one of (.+)/s,
    (list) => telling('invalid_value', 'values', valuesIn(list, '|'))
  ],
  [
    /^Invalid literal value, expected (.+)/s,
    (text) => {
      // zod 3 writes a literal as JSON.
      const expected = text.startsWith('"') ? jsonText(text) : valueIn(text)?.[0]
      return expected === undefined
        ? undefined
        : { code: 'invalid_literal', ...{ expected, received: '' } }
    }
  ],
  [
    /^Invalid enum value\. Expected (.+)/s,
    (said) => {
      // What came may hold anything, and ends where the sentence ends.
      const at = said.endsWith("'") ? said.indexOf(CAME) : -1
      const values = valuesIn(at < 0 ? said : said.slice(0, at), ' | ')
      const received = at < 0 ? {} : { received: said.slice(at + CAME.length, -1) }
      return { ...telling('invalid_enum_value', 'options', values), ...received }
    }
  ],
  [
    /^Invalid discriminator value\. Expected (.+)/s,
    (list) => {
      const tags = valuesIn(list, ' | ')
      return { ...telling('invalid_union', 'options', tags), ...doubtOf(tags ?? []) }
    }
  ],
  [
    /^Unrecognized key: (.+)/s,
    (key) => telling('unrecognized_keys', 'keys', key.startsWith('"') ? valueIn(key) : undefined)
  ],
  [
    /^Unrecognized keys: (.+)/s,
    (list) => {
      const keys = valuesIn(list, ', ')
      return telling('unrecognized_keys', 'keys', keys?.length === 1 ? undefined : keys)
    }
  ],
  [
    /^Unrecognized key\(s\) in object: (.+)/s,
    (list) => telling('unrecognized_keys', 'keys', valuesIn(list, ', '))
  ]
]

/** What is told, where the sentence leaves no doubt of it. */
const telling = (code: string, name: string, values: ReadonlyArray<Json> | undefined): ZodSaid =>
  values === undefined || values.length === 0
    ? { code, isOpen: true }
    : { code, ...{ [name]: values } }

/** zod 4 puts a number between quotation marks too, so that none is told from a text of digits. */
const doubtOf = (tags: ReadonlyArray<Json>): { readonly isOpen?: true } =>
  tags.some((tag) => typeof tag === 'string' && valueIn(tag) !== undefined) ? { isOpen: true } : {}
