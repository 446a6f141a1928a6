import type { Expected } from '@toolfault/model'
import { expectedFormat, formatOf } from './expected-format.js'

/**
 * What a value has to look like, of an `expected_format`: the inverse of {@link expectedFormat}, so far
 * as the text tells; else the text stands as the name of a format.
 */
export const readExpectedFormat = (text: string): Expected => {
  const found = candidates(text).find((expected) => expectedFormat(expected) === text)
  return found ?? { id: 'pattern', pattern: text }
}

const candidates = (text: string): ReadonlyArray<Expected> => {
  const types = text.split(' | ')
  const format = formatOf(text)
  return [
    ...(format === undefined ? [] : [{ id: 'format', format } as const]),
    ...(types.every((type) => names.has(type)) ? [{ id: 'type', types } as const] : []),
    ...(/^\^|\$$/.test(text) ? [{ id: 'pattern', pattern: text } as const] : []),
    // A sentence or a choice of words is no name of a format.
    /[\s|]/.test(text) ? { id: 'type', types: [text] } : { id: 'format', format: text }
  ]
}

const names: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'null',
  'boolean',
  'integer',
  'number',
  'string',
  'array',
  'object'
])
