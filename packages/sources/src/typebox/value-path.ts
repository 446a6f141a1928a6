import { isRecord, keysOf, own, type Path, parsePointer } from '@toolfault/model'
import type { Rule } from './rule-name.js'
import { textOf } from './text.js'

/**
 * Where an error of 0.34 is: at the key, also of one that is missing or surplus. The key of an
 * unevaluated property stands in the path as it is, and is one of the value's own.
 */
export const pathOf = (error: unknown, rule: Rule | undefined): Path => {
  const pointer = textOf(error, 'path')
  if (rule !== 'unevaluatedProperties') return parsePointer(pointer) ?? []
  const value = own(error, 'value')
  const key = isRecord(value)
    ? keysOf(value).reduce<string | undefined>(
        (best, one) =>
          pointer.endsWith(`/${one}`) && one.length >= (best?.length ?? 0) ? one : best,
        undefined
      )
    : undefined
  if (key === undefined) return parsePointer(pointer) ?? []
  return [...(parsePointer(pointer.slice(0, -key.length - 1)) ?? []), key]
}
