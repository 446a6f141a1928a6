import { LISTED, shownValues, writeJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { atom } from './escape.js'
import type { Say } from './naming.js'

/** What has to be sent as it stands is clipped at so many characters. */
const WHOLE = 300

/** So few values share so many characters: half of one cannot be sent. More of them are atoms. */
const FEW = 6

/** Values that the schema lists, as JSON; those that have no room are counted. */
export const listing = (values: ReadonlyArray<Json>, say: Say): string => {
  const most = values.length > FEW ? undefined : Math.floor(LISTED / values.length)
  const shown = values.slice(0, shownValues(values)).map((value) => literal(value, most))
  const rest = values.length - shown.length
  return say.or(rest > 0 ? [...shown, say.more(rest)] : shown)
}

/** Branches by their names, each once: long shapes may begin alike, and no more of them is their name. */
export const branchNames = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(names)].map((name) => literal(name))

/** A value as JSON; a long text is clipped inside its quotation marks. */
export const literal = (value: Json, most?: number): string =>
  typeof value === 'string' ? `"${inQuotes(atom(value, most))}"` : atom(written(value), most)

/** A value as JSON, as far as somebody reads it. */
export const written = (value: Json): string => writeJson(value) ?? ''

/** A quotation mark does not end the text, nor does a backslash before it take its escape away. */
const inQuotes = (text: string): string =>
  text.includes('"') || text.endsWith('\\') ? text.replace(/(\\*)("|$)/g, quoted) : text

const quoted = (_: string, slashes: string, mark: string): string =>
  slashes + slashes + (mark === '' ? '' : `\\${mark}`)

/** A value that has to be sent as it stands, which half of it would not do. */
export const verbatim = (value: Json): string => literal(value, WHOLE)
