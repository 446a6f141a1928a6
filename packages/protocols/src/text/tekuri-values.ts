import type { Json } from '@toolfault/types/json'
import { valueIn } from '../reading/values.js'
import { jsonText } from './json-text.js'

/** Longer lists are not read. */
const LONGEST = 4_000

/** A text between quotation marks, in which Go escapes what it has to, or anything else up to the next comma. */
const item = /'((?:[^'\\\n]|\\.)*)'|([^',\n]+)/y

/**
 * Values as santhosh-tekuri/jsonschema for Go lists them, between commas: a text between single quotation marks, anything
 * else bare. `undefined` where one of them cannot be told.
 */
export const tekuriValues = (list: string): ReadonlyArray<Json> | undefined => {
  if (list === '' || list.length > LONGEST) return undefined
  const values: Array<Json> = []
  for (let at = 0; ; at += 2) {
    item.lastIndex = at
    const [whole = '', quoted, bare = ''] = item.exec(list) ?? []
    const found = quoted === undefined ? valueIn(bare) : textsOf(quoted)
    if (whole === '' || found === undefined) return undefined
    values.push(...found)
    at += whole.length
    if (at === list.length) return values
    if (!list.startsWith(', ', at)) return undefined
  }
}

/** Names between quotation marks, of a list that has nothing else; none where one cannot be told. */
export const tekuriNames = (list: string): ReadonlyArray<string> => {
  const values = tekuriValues(list) ?? []
  const names = values.filter((value) => typeof value === 'string')
  return list.startsWith("'") && names.length === values.length ? names : []
}

/** Marks of the other kind are not escaped. */
const textsOf = (inside: string): ReadonlyArray<string> | undefined => {
  const text = jsonText(`"${inside.replace(/\\'/g, "'").replace(/"/g, '\\"')}"`)
  return text === undefined ? undefined : [text]
}
