import { type Issue, type IssueKind, kindOf, own } from '@toolfault/model'
import { lacking } from './lacking.js'
import { placeOf } from './place.js'
import { textOf } from './texts.js'

/** Kinds of what is wrong with a value at its own place; a keyword may also blame a key of the object there. */
const ofValues: ReadonlyArray<IssueKind> = [
  'type',
  'choice',
  'format',
  'pattern',
  'range',
  'size',
  'multiple',
  'duplicate'
]

/**
 * What an item says that has a keyword of JSON Schema beside its place: the rule, and the keys that lack where its sentence
 * lists them (Opis, in the SDKs of PHP). None where the keyword is of another language.
 */
export const keyworded = (item: unknown): ReadonlyArray<Issue> => {
  const keyword = own(item, 'keyword')
  const message = textOf(item)
  if (typeof keyword !== 'string' || message === undefined || message === '') return []
  const { path } = placeOf(item)
  if (keyword === 'required') {
    return lacking(message).map((issue) => ({ ...issue, path: [...path, ...issue.path] }))
  }
  const kind = kindOf(keyword)
  return ofValues.includes(kind) ? [{ path, kind, keyword, message }] : []
}
