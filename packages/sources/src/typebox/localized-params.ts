import { isList, keysOf, own, total } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Copy } from '../copy.js'

/** Parameters of a rule, one by one. */
export type Entries = ReadonlyArray<readonly [string, Json]>

/** What the path says, and what ajv does not have: that an item is a copy, but not of which. */
const left: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'requiredProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'duplicateItems',
  'unevaluatedItems'
])

/** No rule has more parameters. */
const MOST = 32

/** The parameters of an error of typebox 1.x, in ajv's spelling. */
export const localizedParams = (given: unknown, copy: Copy): Entries => {
  const limit = limitOf(own(given, 'unevaluatedItems'))
  const entries: Array<readonly [string, Json]> = limit === undefined ? [] : [['limit', limit]]
  for (const name of keysOf(given).slice(0, MOST)) {
    const value = left.has(name) ? undefined : copy(plain(name, own(given, name)))
    if (value !== undefined) entries.push([name, value])
  }
  return entries
}

/** A pattern may be an expression; an empty list of matching schemas only says that none did. */
const plain = (name: string, value: unknown): unknown => {
  if (name === 'passingSchemas') return isList(value) && value.length === 0 ? undefined : value
  return name === 'pattern' ? sourceOf(value) : value
}

/** The text of a regular expression, or what was given instead of one. */
export const sourceOf = (value: unknown): unknown =>
  total(
    () => (value instanceof RegExp ? value.source : value),
    () => undefined
  )

/** Where the items that no rule looked at are one run, its first is how many there may be. */
const limitOf = (items: unknown): number | undefined => {
  if (!isList(items)) return undefined
  const first = own(items, '0')
  const last = own(items, String(items.length - 1))
  return typeof first === 'number' && last === first + items.length - 1 ? first : undefined
}
