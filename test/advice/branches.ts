import type { Issue, Params } from '@toolfault/model'

/** Issues at a place (`a.k`), and a union of branches that say them, as validators that keep branches apart report it. */
type Branch = ReadonlyArray<Issue>

const at = (place: string): ReadonlyArray<string> => (place === '' ? [] : place.split('.'))
export const one = (kind: Issue['kind'], place: string, params?: Params): Issue => ({
  path: at(place),
  kind,
  ...(params === undefined ? {} : { params })
})
export const missing = (place: string, params?: Params): Issue => one('missing', place, params)
export const extra = (place: string): Issue => one('unexpected', place)
export const type = (place: string, name: string): Issue => one('type', place, { type: name })
export const format = (place: string, name: string): Issue => one('format', place, { format: name })
export const value = (place: string, allowedValue: string): Issue =>
  one('choice', place, { allowedValue })
export const values = (place: string, ...allowedValues: ReadonlyArray<string>): Issue =>
  one('choice', place, { allowedValues })
export const noTag = (place: string, allowedValue: string): Issue =>
  missing(place, { allowedValue })
export const said = (issue: Issue): Issue => ({ ...issue, keyword: 'errorMessage', message: 'no' })
export const union = (place: string, ...branches: ReadonlyArray<Branch>): Issue => ({
  path: at(place),
  kind: 'alternative',
  keyword: 'anyOf',
  branches
})
