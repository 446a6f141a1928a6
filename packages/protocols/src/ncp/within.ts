import {
  isList,
  isRecord,
  keysOf,
  own,
  type Path,
  readJson,
  STEPS,
  steps,
  toJson
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { clean } from '@toolfault/words/escape'
import { isSame } from '../reading/respell.js'

/** What a verdict came in: a tool result, a response, JSON as text. */
export interface Within {
  readonly wire: Json
  /** Where it stands there, maybe twice. A text on the way is read as JSON. */
  readonly at: ReadonlyArray<Path>
}

/** Put a verdict where another stood; a text that says the same already stays as it is. */
export const within = ({ at, wire }: Within, verdict: unknown): unknown =>
  (isList(at) ? at : []).reduce((outer: unknown, path) => put(outer, path, verdict), wire)

const put = (outer: unknown, path: Path, verdict: unknown): unknown => {
  if (typeof outer === 'string') {
    const inner = parsed(outer)
    const now = put(inner, path, verdict)
    return isSame(inner, now) ? outer : JSON.stringify(now)
  }
  const [key, ...rest] = path
  if (key === undefined) return verdict
  if (isList(outer)) {
    return outer.map((item, at) => (String(at) === key ? put(item, rest, verdict) : cleaned(item)))
  }
  if (!isRecord(outer)) return verdict
  return Object.fromEntries(
    keysOf(outer).map((name) => [
      name,
      name === key ? put(own(outer, name), rest, verdict) : cleaned(own(outer, name))
    ])
  )
}

/** A text as JSON, within bounds; `undefined` for what is none. */
export const parsed = (text: string): Json | undefined => {
  const read = /^\s*[{["]/.test(text) ? readJson(text) : undefined
  return read?._tag === 'Right' ? toJson(read.right, steps(10 * STEPS)) : undefined
}

/** What stands beside came from outside as well. */
const cleaned = (json: unknown): unknown => {
  if (typeof json === 'string') return clean(json)
  if (isList(json)) return json.map(cleaned)
  if (!isRecord(json)) return json
  return Object.fromEntries(keysOf(json).map((key) => [key, cleaned(own(json, key))]))
}
