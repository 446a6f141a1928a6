import { affixRule } from '../literally.js'
import { bare, type Rule, ruledBy } from '../said.js'
import { formatRule, lengthRule, limitRule, typeRule } from '../spelling.js'

/** What a phrase says, by what stands in it and by what came. */
type Read = (words: ReadonlyArray<string | undefined>, value: unknown) => Rule

const bound: Read = ([, side, orEqual, limit]) => {
  const name = side === 'greater' ? 'inimum' : 'aximum'
  return limitRule(orEqual === undefined ? `exclusiveM${name}` : `m${name}`, Number(limit))
}

const signs: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['positive', 'exclusiveMinimum'],
  ['negative', 'exclusiveMaximum'],
  ['non-negative', 'minimum'],
  ['non-positive', 'maximum']
])

/** Of a number between two others, the end that is broken; which that is of another value nobody says. */
const between: Read = ([, least, most], value) => {
  if (typeof value !== 'number') return { kind: 'range' }
  return value < Number(least)
    ? limitRule('minimum', Number(least))
    : limitRule('maximum', Number(most))
}

const sized: Read = ([, end, limit], value) =>
  lengthRule(end === 'least' ? 'min' : end === 'most' ? 'max' : 'exact', Number(limit), value)

const affixed: Read = ([, where, text]) =>
  affixRule(where === 'including' ? 'within' : where === 'ending with' ? 'end' : 'begin', text)

/** As Effect describes its checks, in both of its versions. */
const phrases: ReadonlyArray<readonly [RegExp, Read]> = [
  [/^a (?:number|value) (greater|less) than( or equal to)? (-?\d+(?:\.\d+)?)$/, bound],
  [/^a (?:number|value) between (-?\d+(?:\.\d+)?) and (-?\d+(?:\.\d+)?)$/, between],
  [
    /^a ((?:non-)?(?:posi|nega)tive) number$/,
    ([, sign = '']) => limitRule(signs.get(sign) ?? 'minimum', 0)
  ],
  [
    /^a (?:number divisible by|value that is a multiple of) (-?\d+(?:\.\d+)?)$/,
    ([, divisor]) => ruledBy('multipleOf', 'multipleOf', Number(divisor))
  ],
  [/^a (?:string|value with a length of) at (least|most) (\d+)(?: character\(s\) long)?$/, sized],
  [/^an array of (?:at )?(least|most|exactly) (\d+) item\(s\)$/, sized],
  [/^a string ()(\d+) character\(s\) long$/, sized],
  [/^a non empty string$/, (_, value) => lengthRule('min', 1, value)],
  [/^a string (starting with|ending with|including) "([^"\\]*)"$/, affixed],
  [
    /^a string matching the (?:pattern|RegExp) (.+)$/s,
    ([, pattern]) => ruledBy('pattern', 'pattern', pattern)
  ],
  [/^a Universally Unique Identifier$/, () => formatRule('uuid')],
  [/^a valid Date$/, () => formatRule('date-time')],
  [/^an integer$/, () => typeRule('integer')],
  [/^never$/, () => bare('false schema')]
]

/** A rule that is told in prose; `undefined` for prose of another form. */
export const phrased = (wanted: string, value: unknown): Rule | undefined => {
  for (const [form, read] of phrases) {
    const words = form.exec(wanted)
    if (words !== null) return read(words, value)
  }
  return undefined
}
