import type { Issue } from '@toolfault/model'
import { numberRule, type Rule, ruled, typesRule } from '../reading/rules.js'
import { jsonText } from './json-text.js'

/** What stands before the number that a bound of Go's JSON Schema package ends with. */
const bounds: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['multipleOf', ' is not a multiple of '],
  ['minimum', ' is less than '],
  ['maximum', ' is greater than '],
  ['exclusiveMinimum', ' is less than or equal to '],
  ['exclusiveMaximum', ' is greater than or equal to '],
  ['minLength', ' Unicode code points, fewer than '],
  ['maxLength', ' Unicode code points, more than '],
  ['minItems', ' is less than '],
  ['maxItems', ' is greater than '],
  ['minProperties', ' properties, less than '],
  ['maxProperties', ' properties, greater than ']
])

/** What a sentence tells, and where its own words begin: what came stands before them, and may hold anything. */
interface Said extends Rule {
  readonly at: number
}

/**
 * What a sentence behind a keyword says, and so much of it as the caller has not written. What came stands first,
 * so that its last words count.
 */
export const goRule = (keyword: string, said: string): Omit<Issue, 'path'> => {
  // Of items that are equal only the places are said.
  if (keyword === 'uniqueItems') return { ...ruled(keyword), message: said }
  const rule = ruleOf(keyword, said)
  if (rule === undefined) return { ...ruled(keyword), message: said, echo: true }
  const { at, ...told } = rule
  return { ...told, message: `${keyword}:${said.slice(at)}` }
}

const ruleOf = (keyword: string, said: string): Said | undefined => {
  if (keyword === 'enum' || keyword === 'const') {
    // Values stand there without marks, so that none can be told from the next.
    const at = said.lastIndexOf(
      keyword === 'enum' ? ' does not equal any of: ' : ' does not equal '
    )
    return at < 0 ? undefined : { ...ruled(keyword), at }
  }
  if (keyword === 'type') {
    const match = / has type "\w{1,20}", want (?:one of )?"([\w, ]{1,100})"$/.exec(said)
    const rule = typesRule(match?.[1]?.split(', ') ?? [])
    return match === null || rule === undefined ? undefined : { ...rule, at: match.index }
  }
  const words = keyword === 'pattern' ? MATCH : bounds.get(keyword)
  const at = words === undefined ? -1 : said.lastIndexOf(words)
  if (words === undefined || at < 0) return undefined
  const rest = said.slice(at + words.length)
  if (keyword === 'pattern') {
    const pattern = jsonText(rest)
    return pattern === undefined ? undefined : { ...ruled(keyword, { pattern }), at }
  }
  const rule = numberRule(keyword, keyword === 'multipleOf' ? keyword : 'limit', rest)
  // How many there are is no text of the caller's.
  const count = /(?: contains| array length| object has) \d{1,15}$/.exec(said.slice(0, at))
  return rule === undefined ? undefined : { ...rule, at: count?.index ?? at }
}

const MATCH = ' does not match regular expression '
