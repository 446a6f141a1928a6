import { type Issue, type IssueKind, isOfKey, kindOf, own } from '@toolfault/model'
import { lacking } from './lacking.js'
import { placeOf } from './place.js'
import { textOf } from './texts.js'

/** Of which rule a value broke, or whose, these do not tell. */
const vague: ReadonlyArray<IssueKind> = ['alternative', 'rule', 'unknown']

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
  // The keyword of a key may be blamed at its owner.
  return isOfKey(kind) || vague.includes(kind) ? [] : [{ path, kind, keyword, message }]
}
