import { isList, isRecord, keysOf, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { partsIn } from '../point/copied.js'
import { isByIndex } from '../point/several.js'
import { accepts } from '../schema/accepts.js'
import type { Form } from './site.js'

/** Of more entries or parts nothing is made. */
const MANY = 1_000

/**
 * What says the same in another shape: a list for what stands under its indexes, an object for entries that are texts
 * (`["A=1", "B=2"]`, `"A: 1"`), a text for the parts of a message; `undefined` for anything else.
 */
export const recast = (value: unknown, types: ReadonlyArray<string>): Form | undefined => {
  if (isRecord(value) && isByIndex(value) && accepts(types, 'array'))
    // A border: arguments are JSON.
    return likely(keysOf(value).map((key) => own(value, key) as Json))
  const entries = accepts(types, 'object') ? entriesIn(value) : undefined
  if (entries !== undefined) return likely(entries)
  const text = accepts(types, 'string') ? partsIn(value)?.text : undefined
  return text === undefined ? undefined : likely(text)
}

const likely = (value: Json): Form => ({ grade: 'likely', value, reveals: true })

/** What stands before and behind the sign of each text, if each has one, and no two are of the same key. */
const entriesIn = (value: unknown): Json | undefined => {
  const texts = isList(value) ? value : typeof value === 'string' ? linesOf(value) : []
  if (texts.length === 0 || texts.length > MANY) return undefined
  const pairs = texts.flatMap((text) => {
    const [, key, said] = typeof text === 'string' ? (entry.exec(text) ?? []) : []
    return key === undefined || said === undefined ? [] : [[key, said.trim()] as const]
  })
  const isWhole = new Set(pairs.map(([key]) => key)).size === texts.length
  return isWhole ? Object.fromEntries(pairs) : undefined
}

/** A time and an address have a sign as well: what stands before it begins with a letter, and behind it no slash. */
const entry = /^\s*([A-Za-z_][\w.-]*)\s*[=:](?!\/)(.*)$/s

/** The lines of a text; none where one may be a list of several. */
const linesOf = (text: string): ReadonlyArray<string> =>
  /[,;&]/.test(text) ? [] : text.trim().split('\n')
