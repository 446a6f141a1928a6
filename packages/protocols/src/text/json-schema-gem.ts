import { type Issue, parsePointer } from '@toolfault/model'
import { numberRule, type Rule, ruled, typesRule } from '../reading/rules.js'
import { type Told, together } from '../reading/told.js'

/**
 * The sentences of Ruby's json-schema, as the Ruby SDK lists them: each with the fragment of its place, and the name of the
 * schema at its end. `undefined` for any other text.
 */
export const gemSentences = (text: string): Told | undefined =>
  text.startsWith(START) ? together(text.split(next).map(told)) : undefined

const START = "The property '#/"
const next = /, (?=The property '#\/)/

const told = (part: string): Told => {
  const [head = '', pointer = ''] = /^The property '#(\/[^'\n]{0,500})' /.exec(part) ?? []
  const path = parsePointer(pointer === '/' ? '' : pointer)
  if (head === '' || path === undefined) return { issues: [], whole: false }
  const message = part.slice(head.length).replace(/ in schema \S{1,200}$/, '')
  const key = /^did not contain a required property of '(.*)'$/s.exec(message)?.[1]
  if (key !== undefined)
    return { issues: [{ path: [...path, key], ...ruled('required'), message }], whole: true }
  const list = /^contains additional properties \[(.*)\] outside of the schema /s.exec(message)?.[1]
  const keys = [...(list ?? '').matchAll(/"([^"\\\n]{1,200})"/g)].map(([, name = '']) => name)
  if (keys.length > 0) {
    const rule = { ...ruled('additionalProperties'), message, echo: true as const }
    const issues = keys.map((name): Issue => ({ path: [...path, name], ...rule }))
    return { issues, whole: true }
  }
  const rule = ruleOf(message)
  if (rule !== undefined) return { issues: [{ path, ...rule, message }], whole: true }
  // What came stands first, and the values behind it have no marks.
  const kind = / did not match one of the following values: /.test(message)
    ? ruled('enum')
    : ({ kind: 'unknown' } as const)
  return { issues: [{ path, ...kind, message, echo: true }], whole: false }
}

const bounds: ReadonlyArray<readonly [form: RegExp, keyword: string]> = [
  [/^did not have a minimum value of (\S+), inclusively$/, 'minimum'],
  [/^did not have a maximum value of (\S+), inclusively$/, 'maximum'],
  [/^did not have a minimum value of (\S+), exclusively$/, 'exclusiveMinimum'],
  [/^did not have a maximum value of (\S+), exclusively$/, 'exclusiveMaximum'],
  [/^was not of a minimum string length of (\d{1,15})$/, 'minLength'],
  [/^was not of a maximum string length of (\d{1,15})$/, 'maxLength'],
  [/^did not contain a minimum number of items (\d{1,15})$/, 'minItems'],
  [/^had more items than the allowed (\d{1,15})$/, 'maxItems']
]

const ruleOf = (message: string): Rule | undefined => {
  const type = /^of type \w{1,20} did not match the following type: (\w{1,20})$/.exec(message)?.[1]
  if (type !== undefined) return typesRule([type])
  const types =
    /^of type \w{1,20} did not match one or more of the following types: ([\w, ]{1,100})$/
  const several = types.exec(message)?.[1]
  if (several !== undefined) return typesRule(several.split(', '))
  for (const [form, keyword] of bounds) {
    const limit = form.exec(message)?.[1]
    if (limit !== undefined) return numberRule(keyword, 'limit', limit)
  }
  return undefined
}
