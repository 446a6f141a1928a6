import type { Issue } from '@toolfault/model'
import { either } from './either.js'
import { located } from './located.js'
import { numberRule, type Rule, ruled, typesRule } from './rules.js'

const failed = /^(body|path|query) failed validation(?:: |\. (Fix one):\s)(?=\1[.[ ])/

/** A place, and what should be there; behind that stands what was. */
const should =
  /^(?:body|path|query)(?:\.([^\s`]{1,500}))? (should [^\n]{1,1000}?)(?:, instead was `[\s\S]{0,8000})?\.?$/

/** What Notion says of one place, or of several of which each one alone would do; none for other texts. */
export const notionSaid = (text: string): ReadonlyArray<Issue> => {
  const [start, , isOne] = failed.exec(text) ?? []
  if (start === undefined) return []
  const said = text.slice(start.length)
  const lines = isOne === undefined ? [said] : said.split(/\n|(?<=`\.) (?=(?:body|path|query)[.[])/)
  const found = lines.map(lineOf)
  if (!found.every((issue) => issue !== undefined)) return []
  return found.length < 2
    ? found
    : [
        either({
          path: [],
          kind: 'alternative',
          keyword: 'anyOf',
          branches: found.map((issue) => [issue])
        })
      ]
}

const lineOf = (text: string): Issue | undefined => {
  const [whole, place = '', message = ''] = should.exec(text) ?? []
  if (whole === undefined) return undefined
  const { path } = located(place)
  // The length of a value is no key of it.
  if (path.at(-1) === 'length' && /^should be [≤≥<>] /.test(message))
    return { path: path.slice(0, -1), kind: 'size', message: `length ${message}` }
  const rule = ruleOf(message) ?? { kind: 'unknown' }
  return { path, ...rule, message, ...(rule.kind === 'unexpected' ? { echo: true } : {}) }
}

const ruleOf = (message: string): Rule | undefined => {
  if (message === 'should be defined') return ruled('required')
  if (message === 'should be not present') return ruled('additionalProperties')
  const [, type, sign, limit = ''] =
    /^should be (?:an? (string|number|boolean|array|object)|([≤≥]) `(-?\d{1,15})`)(?: or `undefined`)?$/.exec(
      message
    ) ?? []
  if (type !== undefined) return typesRule([type])
  return sign === undefined
    ? undefined
    : numberRule(sign === '≤' ? 'maximum' : 'minimum', 'limit', limit)
}
