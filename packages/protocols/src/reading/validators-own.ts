import { isList, readJson } from '@toolfault/model'
import { constrained } from './constraints.js'
import { isPlaced } from './place.js'

/** Longer JSON is a dump. */
const LONGEST = 20_000

/** What a validator says as a whole: a list, or its JSON, which is the message of zod's error. */
export const validatorsOwn = (value: unknown): ReadonlyArray<ReadonlyArray<unknown>> => {
  if (typeof value !== 'string') return placedIn(value)
  if (value.length > LONGEST || !value.endsWith(']')) return []
  const head = lead.exec(value)?.[0] ?? ''
  if (!value.startsWith('[', head.length)) return []
  const json = readJson(value.slice(head.length))
  return json._tag === 'Right' ? placedIn(json.right) : []
}

/** HubSpot has a sentence before it. */
const lead = /^[A-Z][^\n[\]{}:]{1,80}: (?=\[\{)/

/** A list of which each says where and what. */
export const placedIn = (list: unknown): ReadonlyArray<ReadonlyArray<unknown>> => {
  const found = isList(list) && list.length > 0 && list.every(isPlaced) ? list : constrained(list)
  return found === undefined ? [] : [found]
}
