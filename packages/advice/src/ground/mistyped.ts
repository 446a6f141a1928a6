import { type Issue, isList, isRecord, own } from '@toolfault/model'
import { accepts } from '../schema/accepts.js'
import { hasAt } from '../schema/at.js'
import { jsonIn, parsed } from '../schema/json-text.js'
import { shapeOf } from '../schema/shape.js'
import { typeOf } from '../schema/value.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { isNameless } from './broken.js'

/**
 * An issue inside a value that the schema does not take for its type, as that wrong type: validators that
 * take an array for an object look for keys in it, and for the tag of a union in whatever came. A sentence that nobody
 * knows the rule of stays, and a key that a text lacks which may have been read as JSON.
 */
export const mistyped = (walk: Walk, issue: Issue): Issue => {
  if (!walk.hasValue || isInWords(issue)) return issue
  const { kind, path } = issue
  let value = walk.value
  for (let depth = 0; depth < path.length; depth++) {
    const type = isRecord(value) ? undefined : typeOf(value)
    const isInside = isList(value) || (kind === 'missing' && !isRead(value, path.slice(depth)))
    if (type !== undefined && isInside) {
      for (const { maybe, schema } of rulesAt(walk, path, depth)) {
        const { types } = shapeOf(walk, schema)
        // Most take it, and nothing has to be made of them.
        if (types.size > 0 && maybe !== true && !types.has(type) && !accepts([...types], type)) {
          return { path: path.slice(0, depth), kind: 'type' }
        }
      }
    }
    value = own(value, path[depth] ?? '')
  }
  return issue
}

/** Whether a text holds an object that lacks a key, as it was said. */
const isRead = (value: unknown, path: Issue['path']): boolean => {
  if (typeof value !== 'string') return false
  const held = parsed(jsonIn(value))
  return isRecord(held) && !hasAt(held, path)
}

const isInWords = ({ keyword, kind, message }: Issue): boolean =>
  message !== undefined && (isNameless({ kind }) || keyword === 'errorMessage')
