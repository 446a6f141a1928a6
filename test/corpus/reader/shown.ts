import { heldBy, isShape, LITERAL, LITERALS, literalOf, literalsIn } from './literals.js'
import { parseLoose } from './loose.js'
import type { Held } from './pieces.js'
import { anyOf, caught } from './rules.js'
import { TYPE, TYPES, typesIn } from './types.js'
import type { Want } from './want.js'

/** "at least 1 item" shows no value. */
const UNIT = '(?! ?(?:or (?:more|less|fewer)|to \\d|items?|characters?|elements?|keys?|chars?))'

/** A command to send this. */
const imperative = new RegExp(
  `\\b(?:${[
    'send',
    'use',
    'set (?:it |this |⟨\\d+⟩ |the value )?to',
    'put',
    'pass',
    'change (?:it )?to',
    'replace (?:it )?(?:with|by)',
    'did you mean',
    'try',
    'write',
    'make it'
  ].join(
    '|'
  )})(?: exactly| the (?:string|text|number|value|integer|boolean|constant))?:? (${LITERALS})${UNIT}(?<after>[^,;:]{0,20})`,
  'i'
)

/** A statement that it is one of these. */
const declarative = new RegExp(
  `(?:${[
    '\\b(?:must|should|has to|needs to|can only|may only) (?:be|equal)(?: exactly| only| equal to| the constant| constant| set to)*',
    '\\bone of(?: the following| these)?(?: values)?',
    '\\b(?:allowed|valid|accepted|possible|permitted) (?:values?|options?|choices?)(?: are| is)?',
    '\\beither',
    '\\bexpected',
    '\\bequal to(?: constant)?',
    '\\boptions(?: are)?',
    '\\bchoose(?: from)?',
    '\\bpick',
    '^\\(',
    `\\((?=${LITERALS}\\))`
  ].join('|')})[:=]? ?(${LITERALS})${UNIT}`,
  'i'
)

/** The values that a sentence lists, and the one that it says to send. */
export const valuesIn = (text: string, held: ReadonlyArray<Held>): Partial<Want> => {
  const told = imperative.exec(text)
  const commanded = literalsIn(told?.[1] ?? '', held)
  const stated = literalsIn(declarative.exec(text)?.[1] ?? '', held).filter((one) => !isType(one))
  const bare = /without (?:the )?quotes/i.test(told?.groups?.['after'] ?? '')
  const [value] = commanded
  const list = commanded.length > 1 ? commanded : stated
  return {
    ...(commanded.length === 1 ? { exact: { value: bare ? unquoted(value) : value } } : {}),
    ...(list.length > 0 ? { values: list } : {})
  }
}

const isType = (value: unknown): boolean =>
  typeof value === 'string' && new RegExp(`^${TYPE}$`).test(value)

const unquoted = (value: unknown): unknown =>
  typeof value === 'string' ? (parseLoose(value)?.value ?? value) : value

const example = anyOf([
  `\\b(?:such as|for example|for instance|e\\.g\\.?|eg|example(?: value)?|like)[,:]? (${LITERAL}|[^\\s,;()]+)`
])

/** The example that a sentence gives. */
export const exampleIn = (text: string, held: ReadonlyArray<Held>): Partial<Want> => {
  const found = caught(example, text)
  return found === undefined ? {} : { example: { value: literalOf(found, held) } }
}

const pattern = /(?:pattern|regex|regular expression|match(?:es)?)(?: is)?:? (⟨\d+⟩)/i

/** The regular expression that a sentence shows. */
export const patternIn = (text: string, held: ReadonlyArray<Held>): Partial<Want> => {
  const piece = heldBy(caught(pattern, text) ?? '', held)
  return piece === undefined || /format:? ⟨/.test(text) ? {} : { pattern: piece.text }
}

const listOf = anyOf([
  `\\b(?:array|list) of (${TYPES})`,
  `\\b(?:item|element)s? \\((${TYPES})\\)`,
  `\\b(?:item|element)s?, each (?:an? )?(${TYPES})`
])

/** The shape that a sentence shows, or the list of a type that it names. */
export const shapeIn = (text: string, held: ReadonlyArray<Held>): Partial<Want> => {
  const shape = [...text.matchAll(/⟨\d+⟩/g)].map(([token]) => heldBy(token, held)).find(isShape)
  if (shape !== undefined) return { shape: shape.text }
  const [type, ...others] = typesIn(caught(listOf, text) ?? '')
  return type === undefined || others.length > 0 ? {} : { shape: `${type}[]` }
}
