import { type Issue, isList, own } from '@toolfault/model'
import { accepts } from '../schema/accepts.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { isNameless } from './broken.js'

/**
 * An issue inside a value that the schema does not take for its type, as that wrong type: validators that
 * take an array for an object look for keys in it. A sentence that nobody knows the rule of stays.
 */
export const mistyped = (walk: Walk, issue: Issue): Issue => {
  if (!walk.hasValue || isInWords(issue)) return issue
  let value = walk.value
  for (let depth = 0; depth < issue.path.length; depth++) {
    if (isList(value)) {
      for (const { schema } of rulesAt(walk, issue.path, depth)) {
        const type = own(schema, 'type')
        if (type !== undefined && !accepts(type, 'array')) {
          return { path: issue.path.slice(0, depth), kind: 'type' }
        }
      }
    }
    value = own(value, issue.path[depth] ?? '')
  }
  return issue
}

const isInWords = ({ keyword, kind, message }: Issue): boolean =>
  message !== undefined && (isNameless({ kind }) || keyword === 'errorMessage')
