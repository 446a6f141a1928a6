import { formatIn } from './formats.js'
import { limitsIn } from './limits.js'
import { heldBy, isShape, LITERAL, LITERALS, literalOf, literalsIn } from './literals.js'
import { parseLoose } from './loose.js'
import type { Held } from './mask.js'
import { TYPE, TYPES, typesIn } from './types.js'
import type { Want } from './want.js'

type Facts = Partial<Want>

/** What a piece of a sentence says of the value that it is about; its own place is not in it. */
export const factsIn = (given: string, held: ReadonlyArray<Held>): Facts => {
  const text = given.replace(/\b(?:but )?(?:received|got|found|you sent|was sent)\b[^:;]*/gi, ' ')
  const without = text.replace(
    /\b(?:not|instead of|rather than) (?:an?|the|as|in|inside|json|text|wrapped)\b[^,;:.]*/gi,
    ' '
  )
  return {
    ...valuesIn(without, held),
    ...typesOf(without, held),
    ...limitsIn(text),
    ...numberOf('multiple', /(?:multiple of|divisible by|steps? of) (-?\d+(?:\.\d+)?)/i, text),
    ...formatsIn(without, held),
    ...patternIn(text, held),
    ...exampleIn(text, held),
    ...shapeIn(without, held),
    ...howIn(text),
    ...insideIn(text, held),
    ...(/same item twice|duplicate|\bunique\b/i.test(text) ? { distinct: true } : {})
  }
}

const rule = (source: string): RegExp => new RegExp(source, 'i')

const UNIT = '(?! ?(?:or (?:more|less|fewer)|to \\d|items?|characters?|elements?|keys?|chars?))'

const imperative = rule(
  `\\b(?:send|use|set (?:it |this |⟨\\d+⟩ |the value )?to|put|pass|change (?:it )?to|replace (?:it )?(?:with|by)|did you mean|try|write|make it)(?: exactly| the (?:string|text|number|value|integer|boolean|constant))?:? (${LITERALS})${UNIT}(?<after>[^,;:]{0,20})`
)

const declarative = rule(
  `(?:\\b(?:must|should|has to|needs to|can only|may only) (?:be|equal)(?: exactly| only| equal to| the constant| constant| set to)*|\\bone of(?: the following| these)?(?: values)?|\\b(?:allowed|valid|accepted|possible|permitted) (?:values?|options?|choices?)(?: are| is)?|\\beither|\\bexpected|\\bequal to(?: constant)?|\\boptions(?: are)?|\\bchoose(?: from)?|\\bpick|^\\(|\\((?=${LITERALS}\\)))[:=]? ?(${LITERALS})${UNIT}`
)

const valuesIn = (text: string, held: ReadonlyArray<Held>): Facts => {
  const told = imperative.exec(text)
  const said = declarative.exec(text)
  const commanded = told === null ? [] : literalsIn(told[1] ?? '', held)
  const stated = said === null ? [] : literalsIn(said[1] ?? '', held).filter((one) => !isType(one))
  const bare = /without (?:the )?quotes/i.test(told?.groups?.['after'] ?? '')
  const one =
    commanded.length === 1 ? { exact: { value: bare ? unquoted(commanded[0]) : commanded[0] } } : {}
  const list = commanded.length > 1 ? commanded : stated
  return { ...one, ...(list.length > 0 ? { values: list } : {}) }
}

const isType = (value: unknown): boolean =>
  typeof value === 'string' && new RegExp(`^${TYPE}$`).test(value)

const unquoted = (value: unknown): unknown =>
  typeof value === 'string' ? (parseLoose(value)?.value ?? value) : value

const typed = rule(
  `(?:\\b(?:must|should|needs? to|has to|have to|can only|may only)(?: be| have)?(?: of)?(?: type)?|\\bexpected|\\btypes?(?: must be| is| of)?|\\bsend|\\bas|\\bsupply|\\bprovide(?: it)?|\\bpass|\\buse|\\bput|\\bgive|\\badd it|^)[:=]? ?\\(?(?:the |a valid |valid )?(${TYPES})`
)

const typesOf = (text: string, held: ReadonlyArray<Held>): Facts => {
  const named = /\btype:? (⟨\d+⟩)/i.exec(text)?.[1]
  const types =
    named === undefined
      ? typesIn(typed.exec(text)?.[1] ?? '')
      : typesIn(heldBy(named, held)?.text ?? '')
  return types.length > 0 ? { types } : {}
}

const numberOf = (key: 'multiple', wording: RegExp, text: string): Facts => {
  const found = wording.exec(text)?.[1]
  return found === undefined ? {} : { [key]: Number(found) }
}

const formatsIn = (text: string, held: ReadonlyArray<Held>): Facts => {
  const words =
    /(?:\b(?:valid|format|formatted as|in the form(?: of)?|must be an?|invalid|expected|^an?)\b:? ?|\((?:an? )?(?=[^)]*\)))(⟨\d+⟩|[^,;:()]{2,40})/i.exec(
      text
    )?.[1]
  if (words === undefined) return {}
  const format = formatIn(heldBy(words, held)?.text ?? words)
  return format === undefined ? {} : { format }
}

const patternIn = (text: string, held: ReadonlyArray<Held>): Facts => {
  const token = /(?:pattern|regex|regular expression|match(?:es)?)(?: is)?:? (⟨\d+⟩)/i.exec(
    text
  )?.[1]
  const piece = token === undefined ? undefined : heldBy(token, held)
  if (piece === undefined || /format:? ⟨/.test(text)) return {}
  return { pattern: piece.text }
}

const exampleIn = (text: string, held: ReadonlyArray<Held>): Facts => {
  const found = rule(
    `\\b(?:such as|for example|for instance|e\\.g\\.?|eg|example(?: value)?|like)[,:]? (${LITERAL}|[^\\s,;()]+)`
  ).exec(text)?.[1]
  return found === undefined ? {} : { example: { value: literalOf(found, held) } }
}

const shapeIn = (text: string, held: ReadonlyArray<Held>): Facts => {
  const shape = [...text.matchAll(/⟨\d+⟩/g)].map(([token]) => heldBy(token, held)).find(isShape)
  if (shape !== undefined) return { shape: shape.text }
  const items = rule(`\\b(?:array|list) of (${TYPE})\\b`).exec(text)?.[1]
  const [type] = typesIn(items ?? '')
  return type === undefined ? {} : { shape: `${type}[]` }
}

const howIn = (text: string): Facts => {
  if (
    /not (?:be )?(?:in|inside|as|wrapped in) (?:an? |the )?(?:array|list)|without (?:the )?(?:array|list|brackets)|\b(?:only|single|first) (?:item|element)\b|\bitem itself|\bunwrap/i.test(
      text
    )
  )
    return { how: 'unwrap' }
  if (/\bsplit\b|\bcommas?\b/i.test(text)) return { how: 'split' }
  if (
    /\bnot (?:as )?(?:an? )?(?:json )?(?:text|string)|\bstringified|\bpars(?:e|ed)\b|\bnot json\b/i.test(
      text
    )
  )
    return { how: 'parse' }
  if (
    /\b(?:in|inside|into|as) (?:an? |the )?(?:one-item |single-item )?(?:array|list|square brackets|brackets)\b|\bwrap\b|array (?:of one|with (?:this|it|that|one))/i.test(
      text
    )
  )
    return { how: 'wrap' }
  return {}
}

const insideIn = (text: string, held: ReadonlyArray<Held>): Facts => {
  const token =
    /(?:\b(?:inside|under|within)|\b(?:value|string|number|object|array|content) (?:of|in|from|at)) (?:the )?(?:key |property |field )?(⟨\d+⟩)/i.exec(
      text
    )?.[1]
  const piece = token === undefined ? undefined : heldBy(token, held)
  return piece === undefined ? {} : { inside: piece.text }
}
