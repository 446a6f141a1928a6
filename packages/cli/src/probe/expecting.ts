import type { Json } from '@toolfault/types/json'
import type { Grade } from './answer.js'
import type { Call, Want } from './call.js'

/** The words for each type of JSON, and the wider words that say half of it. */
const words: Readonly<Record<string, readonly [whole: RegExp, half?: RegExp]>> = {
  string: [/\b(?:string|str|text)\b/i],
  integer: [/\b(?:integer|int|whole number)\b/i, /\b(?:number|numeric)\b/i],
  number: [/\b(?:number|numeric|float|double)\b/i],
  boolean: [/\b(?:boolean|bool|true or false)\b/i],
  array: [/\b(?:array|list|sequence)\b/i],
  object: [/\b(?:object|dict|dictionary|record|map|struct)\b/i],
  null: [/\b(?:null|none|nil)\b/i]
}

/** Whether an answer says what is expected: the type, the listed values, the bound, the right name. */
export const expecting = (call: Call, answer: string): Grade => {
  const { mistake, want } = call
  const text = unnamed(call, answer)
  // Which tools there are is told by the list of tools.
  if (mistake === 'unknown tool') return 'none'
  const said = whole(want, text)
  if (said !== 'no' || mistake === 'surplus') return said
  return /\b(?:required|missing|undefined|must have|lacks)\b/i.test(text) ? 'part' : 'no'
}

/** A parameter that is called `list` or `text` says nothing of its type where it is named. */
const unnamed = ({ path, want }: Call, text: string): string =>
  want.id === 'types'
    ? path.reduce((rest, key) => {
        const name = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        return rest.replace(new RegExp(`(["'\`./\\[]| at |^)${name}(?![\\w-])`, 'gm'), '$1·')
      }, text)
    : text

const whole = (want: Want, text: string): Grade => {
  switch (want.id) {
    case 'types': {
      const said = typed(want.types, text)
      const values = want.values === undefined || said === 'yes' ? said : told(want.values, text)
      return values === 'no' ? said : values
    }
    case 'values':
      return told(want.values, text)
    case 'bound':
      return hasWord(text, String(want.limit)) ? 'yes' : 'no'
    case 'nothing':
      return /\b(?:not (?:an? )?(?:allowed|permitted|accepted|known|expected|supported|valid)|unexpected|unrecogni[sz]ed|unknown|unevaluated|additional|extra)\b/i.test(
        text
      )
        ? 'yes'
        : 'no'
    case 'name':
      return hasWord(text, want.name) ? 'yes' : 'no'
  }
}

/** Longer lists may be cut. */
const LISTED = 8

const typed = (types: ReadonlyArray<string>, text: string): Grade => {
  const known = types.filter((type) => type !== 'null' && Object.hasOwn(words, type))
  if (known.length === 0) return 'none'
  if (known.some((type) => words[type]?.[0].test(text))) return 'yes'
  return known.some((type) => words[type]?.[1]?.test(text)) ? 'part' : 'no'
}

const told = (values: ReadonlyArray<Json>, text: string): Grade =>
  listed(values.slice(0, LISTED).map(String), text)

const listed = (values: ReadonlyArray<string>, text: string): Grade => {
  const found = values.filter((value) => hasWord(text, value)).length
  return found === values.length ? 'yes' : found > 0 ? 'part' : 'no'
}

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text)
