import { own, owns, type Path, parsePointer } from '@toolfault/model'
import type { Rule } from './rule-name.js'
import { textOf } from './text.js'

/**
 * Where an error of 0.34 is: at the key, also of one that is missing or surplus. The key of an
 * unevaluated property stands in the path as it is.
 */
export const pathOf = (error: unknown, rule: Rule | undefined): Path => {
  const pointer = textOf(error, 'path')
  const key = rule === 'unevaluatedProperties' ? ownKeyAtEnd(error) : undefined
  if (key === undefined) return parsePointer(pointer) ?? []
  return [...(parsePointer(pointer.slice(0, -key.length - 1)) ?? []), key]
}

/** Further from its end a path is not looked through for the beginning of a key. */
const SLASHES = 100

/** The longest key of the error's value with which its path ends, where that stands unescaped. */
export const ownKeyAtEnd = (error: unknown): string | undefined => {
  const pointer = textOf(error, 'path')
  const value = own(error, 'value')
  let found: string | undefined
  let end = pointer.lastIndexOf('/')
  for (let count = 0; end >= 0 && count < SLASHES; count++) {
    const key = pointer.slice(end + 1)
    if (owns(value, key)) found = key
    end = end === 0 ? -1 : pointer.lastIndexOf('/', end - 1)
  }
  return found
}
