import type { Issue, Path } from '@toolfault/model'
import { textsRule } from './forms.js'
import { type Rule, ruled, typesRule } from './rules.js'
import { pathOf } from './written-place.js'

/** Longer texts are dumps. */
const LONGEST = 8_000

/** GraphQL calls its own types so. */
const types: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['Int', 'integer'],
  ['Float', 'number'],
  ['String', 'string'],
  ['Boolean', 'boolean']
])

const typed = (name = ''): Rule => typesRule([types.get(name) ?? '']) ?? ruled('type')

const absent = /^Variable "\$(\w{1,100})" of required type "[^"\n]{1,200}" was not provided\.?$/
const refused = /^Variable "\$(\w{1,100})" got invalid value /
const ofRuby = /^Variable \$?(\w{1,100}) of type \S{1,200} was provided invalid value for /

/** What servers of GraphQL say of a variable, which is what was sent: graphql-js and graphql-ruby; none for other texts. */
export const graphqlSaid = (text: string): ReadonlyArray<Issue> => {
  if (!text.startsWith('Variable ') || text.length > LONGEST) return []
  const missing = absent.exec(text)?.[1]
  if (missing !== undefined) return [{ path: [missing], ...ruled('required'), message: text }]
  const [head = '', variable] = refused.exec(text) ?? []
  if (variable !== undefined) return invalid(text.slice(head.length), variable)
  const [start = '', name] = ofRuby.exec(text) ?? []
  return name === undefined ? [] : problems(text.slice(start.length), name)
}

/** Behind the value, which may hold anything, stands where in it something is wrong, and what. */
const invalid = (text: string, variable: string): ReadonlyArray<Issue> => {
  const at = text.lastIndexOf('; ')
  const message = text.slice(at + 2)
  const place = / at "([^"\n]{1,300})"$/.exec(text.slice(0, Math.max(at, 0)))?.[1]
  const path = place === undefined ? [variable] : pathOf(place)
  const issue = at < 0 || path === undefined ? undefined : issueOf(message, path)
  return issue === undefined ? [] : [issue]
}

const issueOf = (message: string, path: Path): Issue | undefined => {
  const [, lacks, surplus, type, choice] =
    /^(?:Field "?(?:\w{1,100}\.)?(\w{1,100})"? of required type "?[^"\s]{1,200}"? was not provided\.|Field "?(\w{1,100})"? is not defined by type "?\w{1,100}"?\.(?: Did you mean [^\n]{1,300})?|(?:Expected type \w{1,60}!?\. )?(Int|Float|String|Boolean|ID) cannot represent [^:\n]{1,60}: [\s\S]{0,2000}|Value "[^"\n]{0,300}" (does not exist in "\w{1,100}" enum\.(?: Did you mean [^\n]{1,300})?))$/.exec(
      message
    ) ?? []
  if (lacks !== undefined) return { path: [...path, lacks], ...ruled('required'), message }
  if (surplus !== undefined)
    return { path: [...path, surplus], ...ruled('additionalProperties'), message, echo: true }
  if (choice !== undefined) return { path, ...ruled('enum'), message: choice }
  return type === undefined
    ? undefined
    : { path, ...typed(type), message: message.slice(0, message.indexOf(': ')) }
}

const problems = (text: string, variable: string): ReadonlyArray<Issue> => {
  const issues = text.split(/(?<=\)), (?=[\w.]{1,200} \()/).map((part) => problem(part, variable))
  return issues.every((issue) => issue !== undefined) ? issues : []
}

const problem = (text: string, variable: string): Issue | undefined => {
  const [, where, message = ''] = /^([\w.]{1,300}) \(([\s\S]{1,2000})\)$/.exec(text) ?? []
  if (where === undefined) return undefined
  const path = [variable, ...where.split('.')]
  if (message === 'Expected value to not be null') return { path, ...ruled('required'), message }
  if (/^Field is not defined on \w{1,100}$/.test(message))
    return { path, ...ruled('additionalProperties'), message, echo: true }
  const [, list, type] =
    /^(?:Expected "[\s\S]{0,1000}" to be one of: ([\w, ]{1,4000})|Could not coerce value [\s\S]{1,1000} to (\w{1,60}))$/.exec(
      message
    ) ?? []
  if (list !== undefined)
    return { path, ...(textsRule(list) ?? ruled('enum')), message: `must be one of: ${list}` }
  return type === undefined
    ? { path, kind: 'unknown', message, echo: true }
    : { path, ...typed(type), message: `must be of type ${type}` }
}
