import type { Comparison, Convert, Counted, Expected, Fix, JsonType } from '@toolfault/model'
import { parsePointer } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Point } from './row.js'

/*
 * The model's words in short, so that an expectation of the table is a line: each function writes data
 * and decides nothing.
 */

export const types = (...names: ReadonlyArray<JsonType>): Expected => ({ id: 'type', types: names })

export const arrayOf = (...items: ReadonlyArray<JsonType>): Expected => ({
  id: 'type',
  types: ['array'],
  items
})

export const oneOf = (...values: ReadonlyArray<Json>): Expected => ({ id: 'one_of', values })

export const pattern = (source: string): Expected => ({ id: 'pattern', pattern: source })

export const format = (name: string): Expected => ({ id: 'format', format: name })

export const compare = (comparison: Comparison, limit: number): Expected => ({
  id: 'compare',
  comparison,
  limit
})

export const atLeast = (least: number, of: Counted): Expected => ({ id: 'count', of, least })

export const atMost = (most: number, of: Counted): Expected => ({ id: 'count', of, most })

export const said = (text: string): Expected => ({ id: 'said', text })

export const meet: Fix = { id: 'meet' }

export const remove: Fix = { id: 'remove' }

export const add: Fix = { id: 'add' }

export const send = (...names: ReadonlyArray<JsonType>): Fix => ({ id: 'send', types: names })

export const put = (value: Json): Fix => ({ id: 'put', value })

export const choose = (...values: ReadonlyArray<Json>): Fix & { readonly id: 'choose' } => ({
  id: 'choose',
  values
})
export const orNone = (...values: ReadonlyArray<Json>): Fix => ({
  ...choose(...values),
  optional: true
})

export const rename = (from: string, to: string): Fix => ({
  id: 'rename',
  from: parsePointer(from) ?? [],
  to: parsePointer(to) ?? []
})

export const convert = (how: Convert['how'], to: JsonType): Fix => ({ id: 'convert', how, to })

/** A key that is not there, and the type that it takes. */
export const missing = (path: string, ...names: ReadonlyArray<JsonType>): Point => ({
  path,
  kind: 'missing',
  expected: types(...names),
  fix: { id: 'add', types: names }
})

/** A key that nobody knows, and that is near to none. */
export const surplus = (path: string): Point => ({ path, kind: 'unexpected', fix: remove })

/** A value of another type than this one. */
export const mistyped = (path: string, type: JsonType, fix: Fix = send(type)): Point => ({
  path,
  kind: 'type',
  expected: types(type),
  fix
})

/** A rule of the author's own, in the author's words. */
export const ruled = (path: string, text: string): Point => ({
  path,
  kind: 'rule',
  expected: said(text)
})
