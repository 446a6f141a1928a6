import { isRecord, keysOf, own } from '@toolfault/model'
import { partsIn } from '../point/copied.js'
import { entrySigns } from '../point/entry-sign.js'
import { remade } from '../point/remade.js'
import { isByIndex } from '../point/several.js'
import { accepts } from '../schema/accepts.js'
import type { Form } from './site.js'

/**
 * What says the same in another shape: a list for what stands under its indexes, an object for entries that are texts
 * (`["A=1", "B=2"]`, `"A: 1"`), a text for the parts of a message; `undefined` for anything else.
 */
export const recast = (value: unknown, types: ReadonlyArray<string>): Form | undefined => {
  if (isRecord(value) && isByIndex(value) && accepts(types, 'array'))
    return likely(keysOf(value).map((key) => own(value, key)))
  const entries = accepts(types, 'object') ? entriesIn(value) : undefined
  if (entries !== undefined) return likely(entries)
  const text = accepts(types, 'string') ? partsIn(value)?.text : undefined
  return text === undefined ? undefined : likely(text)
}

const likely = (value: unknown): Form => ({ grade: 'likely', value, reveals: true })

/** What stands before and behind the sign of each text, if each has the same one, and no two are of one key. */
const entriesIn = (value: unknown): unknown => {
  const texts = typeof value === 'string' ? linesOf(value) : value
  const forms = entrySigns.map((sign) =>
    remade(texts, { id: 'convert', how: 'map', to: 'object', sign })
  )
  return forms.find((form) => form !== undefined)
}

/** The lines of a text; none where one may be a list of several. */
const linesOf = (text: string): ReadonlyArray<string> =>
  /[,;&]/.test(text) ? [] : text.trim().split('\n')
