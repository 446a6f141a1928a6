import type { Limits, Want } from './want.js'

const N = '(-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)'

/** How limits are worded; the first that fits a place in the text takes it away from the others. */
const wordings: ReadonlyArray<readonly [RegExp, ReadonlyArray<keyof Limits>]> = [
  [
    `(?:between|from|in the range(?: of)?|have|be) ${N} ?(?:and|to|-|–|\\.\\.\\.?|…) ?${N}`,
    'least most'
  ],
  [`not (?:have |be |contain )?(?:fewer|less|shorter|smaller) than ${N}`, 'least'],
  [`not (?:have |be |contain )?(?:more|longer|greater|larger|bigger) than ${N}`, 'most'],
  [
    `(?:>=|≥|at least|minimum(?: of| is|:)?|(?:greater|more|larger) than or equal to|no (?:less|fewer|smaller|shorter) than) ?${N}`,
    'least'
  ],
  [
    `(?:<=|≤|at most|maximum(?: of| is|:)?|(?:less|fewer|smaller) than or equal to|no (?:more|greater|longer|larger|bigger) than|up to|not exceed(?:ing)?) ?${N}`,
    'most'
  ],
  [`(?:>|greater than|more than|larger than|bigger than|above|over) ?${N}`, 'over'],
  [`(?:<|less than|fewer than|smaller than|shorter than|below|under) ?${N}`, 'under'],
  [`${N} or (?:more|greater|above)`, 'least'],
  [`${N} or (?:less|fewer|below)`, 'most'],
  [`(?:exactly|have|contain) ${N}(?= (?:item|element|entr|character|char|letter))`, 'exactly']
].map(([source, ends]) => [new RegExp(source ?? '', 'gi'), endsOf(ends ?? '')] as const)

function endsOf(text: string): ReadonlyArray<keyof Limits> {
  const ends: ReadonlyArray<keyof Limits> = ['least', 'most', 'over', 'under']
  return text === 'exactly'
    ? ['least', 'most']
    : ends.filter((end) => text.split(' ').includes(end))
}

/** The limits that a sentence sets, sorted by what they count. */
export const limitsIn = (text: string): Partial<Want> => {
  let left = text
  const found: Record<'range' | 'characters' | 'items', Limits> = {
    range: {},
    characters: {},
    items: {}
  }
  for (const [wording, ends] of wordings) {
    left = left.replace(wording, (...all: ReadonlyArray<unknown>) => {
      const offset = all.findIndex((one, index) => index > 0 && typeof one === 'number')
      const numbers = all.slice(1, offset).map(Number)
      const place = Number(all[offset])
      const counted = countedIn(left.slice(place + String(all[0]).length), text)
      if (counted === undefined) return ' '
      const limits = ends.map((end, index) => [end, numbers[index] ?? numbers[0]])
      found[counted] = { ...Object.fromEntries(limits), ...found[counted] }
      return ' '.repeat(String(all[0]).length)
    })
  }
  const filled = /not be empty|non-?empty|not be blank|cannot be (?:empty|blank)/i.test(text)
  return {
    ...entry('range', { ...signs(text), ...found.range }),
    ...entry('characters', filled ? { least: 1, ...found.characters } : found.characters),
    ...entry('items', filled ? { least: 1, ...found.items } : found.items)
  }
}

const entry = (key: 'range' | 'characters' | 'items', limits: Limits): Partial<Want> =>
  Object.keys(limits).length > 0 ? { [key]: limits } : {}

const signs = (text: string): Limits => {
  if (/non-?negative/i.test(text)) return { least: 0 }
  return /\bpositive\b/i.test(text) ? { over: 0 } : {}
}

/** What is counted: said after the number, or by the word "length" anywhere. */
const countedIn = (after: string, text: string): 'range' | 'characters' | 'items' | undefined => {
  const unit = /^(?: or (?:more|fewer|less))? ?\(?(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? ''
  if (/^(?:char|letter|symbol|code)/.test(unit)) return 'characters'
  if (/^(?:item|element|entr)/.test(unit)) return 'items'
  if (/^(?:key|propert|field|matching)/.test(unit)) return undefined
  return /\blength\b|\blong\b/i.test(text) ? 'characters' : 'range'
}
