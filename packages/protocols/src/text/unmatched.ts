import { type Issue, kindOf, parsePointer } from '@toolfault/model'
import { type Told, together } from '../reading/told.js'
import type { Recogniser } from './recognise.js'
import { choiceRule, type Rule, typesRule } from './rules.js'
import { wrong } from './told.js'
import { valuesIn } from './values.js'

const head =
  /^(?:tool call validation failed: ){1,2}parameters for tool (\S{1,128}) did not match schema: errors: \[/i

/** What Groq says of a call that its own model made: the sentences of a JSON Schema package of Go, each behind its place. */
export const unmatchedSaid: Recogniser = (body, text) => {
  const [heading, tool] = head.exec(body) ?? []
  if (heading === undefined || !body.endsWith(']')) return undefined
  const parts = body
    .slice(heading.length, -1)
    .split(/, (?=`\/|missing propert(?:ies|y):? '|additionalProperties ')/)
  return wrong(tool, together(parts.map(placed)), text)
}

const placed = (part: string): Told => {
  const [where = '', pointer = ''] = /^`(\/[^`\s]{0,1000})`: /.exec(part) ?? []
  const path = parsePointer(pointer)
  if (path === undefined) return { issues: [], whole: false }
  const said = part.slice(where.length)
  const [, keyword, names] =
    /^(missing properties: |missing property |additionalProperties )('[^']{1,200}'(?:, '[^']{1,200}'){0,63})(?: not allowed)?$/.exec(
      said
    ) ?? []
  if (keyword !== undefined && names !== undefined) {
    const isMissing = keyword.startsWith('missing')
    return {
      issues: names
        .slice(1, -1)
        .split("', '")
        .map((name): Issue => ({ path: [...path, name], ...lackOrSurplus(isMissing, said) })),
      whole: true
    }
  }
  const rule = ruleIn(said)
  return rule === undefined
    ? { issues: [{ path, kind: 'unknown', message: said, echo: true }], whole: false }
    : { issues: [{ path, ...rule, message: said }], whole: true }
}

const lackOrSurplus = (isMissing: boolean, message: string): Omit<Issue, 'path'> => {
  const keyword = isMissing ? 'required' : 'additionalProperties'
  return { kind: kindOf(keyword), keyword, message, ...(isMissing ? {} : { echo: true }) }
}

const ruleIn = (said: string): Rule | undefined => {
  const types = /^expected (\w{1,20}(?: or \w{1,20}){0,6}), but got \w{1,20}$/.exec(said)?.[1]
  if (types !== undefined) return typesRule(types.split(' or '))
  const list = /^value must be one of (.{1,1000})$/.exec(said)?.[1]
  return list === undefined ? undefined : choiceRule(valuesIn(list, ', '))
}
