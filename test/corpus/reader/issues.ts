import { parseHeld } from './loose.js'
import type { Remark } from './remarks.js'
import { child, isList } from './value.js'

/** The issues of a text that ends with their JSON (zod's own message); `undefined` for any other. */
export const issuesIn = (text: string): ReadonlyArray<Remark> | undefined => {
  const start = text.search(/\[\s*\{/)
  const list = start < 0 ? undefined : parseHeld(text.slice(start))?.value
  if (!isList(list) || !list.every((issue) => typeof child(issue, 'message') === 'string')) {
    return undefined
  }
  return list.flatMap(toRemarks)
}

const toRemarks = (issue: unknown): ReadonlyArray<Remark> => {
  const path = child(issue, 'path')
  const place = isList(path) ? pointer(path) : (path ?? child(issue, 'instancePath'))
  const where = typeof place === 'string' ? place : ''
  const values = child(issue, 'values') ?? child(issue, 'options')
  const facts = isList(values) ? [{ where, text: `must be one of ${quoted(values)}` }] : []
  return [{ where, text: String(child(issue, 'message')) }, ...facts]
}

const pointer = (path: ReadonlyArray<unknown>): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const quoted = (values: ReadonlyArray<unknown>): string =>
  values.map((value) => JSON.stringify(value)).join(', ')
