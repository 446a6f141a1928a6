import { type Issue, isList, own, valueAt } from '@toolfault/model'
import { accepts } from '../schema/accepts.js'
import { asJson, issue as issueOf } from '../schema/limits.js'
import { typeOf } from '../schema/value.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { isNameless } from './broken.js'

/** What holds a deeper place is not looked at one by one. */
const DEEP = 256

/**
 * An issue inside a value that the schema does not take for its type, as that wrong type: validators that
 * take an array for an object look for keys in it. A sentence that nobody knows the rule of stays.
 */
export const mistyped = (walk: Walk, issue: Issue): Issue => {
  if (!walk.hasValue || issue.path.length > DEEP || isInWords(issue)) return issue
  for (let depth = 0; depth < issue.path.length; depth++) {
    const path = issue.path.slice(0, depth)
    const value = valueAt(walk.value, path)
    if (!isList(value)) continue
    for (const { schema } of rulesAt(walk, path)) {
      const type = own(schema, 'type')
      if (type !== undefined && !accepts(type, typeOf(value))) {
        return issueOf(path, 'type', { type: asJson(type) })
      }
    }
  }
  return issue
}

const isInWords = ({ keyword, kind, message }: Issue): boolean =>
  message !== undefined && (isNameless({ kind }) || keyword === 'errorMessage')
