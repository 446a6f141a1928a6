import { formatIn } from './formats.js'
import { howIn, insideIn } from './how.js'
import { limitsIn } from './limits.js'
import { heldBy } from './literals.js'
import type { Held } from './pieces.js'
import { anyOf, caught } from './rules.js'
import { exampleIn, patternIn, shapeIn, valuesIn } from './shown.js'
import { TYPES, typesIn } from './types.js'
import type { Want } from './want.js'

/** What a piece of a sentence says of the value that it is about; its own place is not in it. */
export const factsIn = (given: string, held: ReadonlyArray<Held>): Partial<Want> => {
  const text = given.replace(/\b(?:but )?(?:received|got|found|you sent|was sent)\b[^:;]*/gi, ' ')
  const positive = text.replace(
    /\b(?:not|instead of|rather than) (?:an?|the|as|in|inside|json|text|wrapped)\b[^,;:.]*/gi,
    ' '
  )
  return {
    ...valuesIn(positive, held),
    ...typesOf(positive, held),
    ...limitsIn(text),
    ...multipleIn(text),
    ...formatsIn(positive, held),
    ...patternIn(text, held),
    ...exampleIn(text, held),
    ...shapeIn(positive, held),
    ...howIn(text),
    ...insideIn(text, held),
    ...(/same item twice|duplicate|\bunique\b/i.test(text) ? { distinct: true } : {})
  }
}

const typed = new RegExp(
  `(?:${[
    '\\b(?:must|should|needs? to|has to|have to|can only|may only)(?: be| have)?(?: of)?(?: type)?',
    '\\bexpected',
    '\\btypes?(?: must be| is| of)?',
    '\\b(?:send|as|supply|provide(?: it)?|pass|use|put|give|add it)',
    `(?<!\\b(?:item|element)s? )\\((?=${TYPES}[,)])`,
    '^'
  ].join('|')})[:=]? ?\\(?(?:the |a valid |valid )?(${TYPES})`,
  'i'
)

const typesOf = (text: string, held: ReadonlyArray<Held>): Partial<Want> => {
  // ajv-human-errors and others quote the type.
  const quoted = heldBy(caught(/\btype:? (⟨\d+⟩)/i, text) ?? '', held)
  const types = typesIn(quoted?.text ?? caught(typed, text) ?? '')
  return types.length > 0 ? { types } : {}
}

const multipleIn = (text: string): Partial<Want> => {
  const found = caught(/(?:multiple of|divisible by|steps? of) (-?\d+(?:\.\d+)?)/i, text)
  return found === undefined ? {} : { multiple: Number(found) }
}

const format = anyOf([
  '(?:\\b(?:valid|format|formatted as|in the form(?: of)?|must be an?|invalid|expected|^an?)\\b:? ?|\\((?:an? )?(?=[^)]*\\)))(⟨\\d+⟩|[^,;:()]{2,40})'
])

const formatsIn = (text: string, held: ReadonlyArray<Held>): Partial<Want> => {
  const words = caught(format, text) ?? ''
  const named = formatIn(heldBy(words, held)?.text ?? words)
  return named === undefined ? {} : { format: named }
}
