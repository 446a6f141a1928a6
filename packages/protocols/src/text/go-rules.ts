import type { Issue } from '@toolfault/model'
import { jsonText } from './json-text.js'
import { numberRule, type Rule, ruled, typesRule } from './rules.js'

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

/**
 * What a sentence behind a keyword says. What came stands first in it and may hold anything, so that its last
 * words count.
 */
export const goRule = (keyword: string, said: string): Omit<Issue, 'path'> => {
  const listed = keyword === 'enum' ? ' does not equal any of: ' : ' does not equal '
  const shown = keyword === 'enum' || keyword === 'const' ? behind(said, listed) : undefined
  // Values stand there without marks, so that none can be told from the next.
  if (shown !== undefined) {
    return { ...ruled(keyword), message: `${keyword}:${listed}${shown}` }
  }
  // Of items that are equal only the places are said.
  if (keyword === 'uniqueItems') return { ...ruled(keyword), message: said }
  return { ...(ruleOf(keyword, said) ?? ruled(keyword)), message: said, echo: true }
}

const ruleOf = (keyword: string, said: string): Rule | undefined => {
  if (keyword === 'type') {
    const want = /, want (?:one of )?"([\w, ]{1,100})"$/.exec(said)?.[1]
    return want === undefined ? undefined : typesRule(want.split(', '))
  }
  if (keyword === 'pattern') {
    const shown = behind(said, ' does not match regular expression ')
    const pattern = shown === undefined ? undefined : jsonText(shown)
    return pattern === undefined ? undefined : ruled('pattern', { pattern })
  }
  const words = bounds.get(keyword)
  const limit = words === undefined ? undefined : behind(said, words)
  const name = keyword === 'multipleOf' ? keyword : 'limit'
  return limit === undefined ? undefined : numberRule(keyword, name, limit)
}

const behind = (said: string, words: string): string | undefined => {
  const at = said.lastIndexOf(words)
  return at < 0 ? undefined : said.slice(at + words.length)
}
