import { type Issue, kindOf, type Path } from '@toolfault/model'
import { typesRule } from '../reading/rules.js'
import { type Told, together } from '../reading/told.js'

/** One sentence of Effect's Schema about the value at a place; `undefined` for what it never wrote. */
export const effectSentence = (message: string, path: Path): Told | undefined => {
  if (message === 'Missing key') return only({ path, ...ruleOf('required'), message })
  if (message === 'Unexpected key' || message.startsWith('Unexpected key with value '))
    return only({ path, ...ruleOf('additionalProperties'), message, echo: true })
  const wanted = /^Expected ([a-z]{1,20}), (?:got|actual) /.exec(message)?.[1]
  const rule = typesRule(wanted === undefined ? [] : [wanted])
  // What came stands behind it.
  return rule === undefined
    ? undefined
    : only({ path, ...rule, message: `Expected ${wanted}`, echo: true })
}

/** Its error as it is printed: sentences, each with its place on a line of its own behind it. */
export const effectError = (text: string): Told | undefined => {
  const said = /^SchemaError\((.*)\)$/s.exec(text)?.[1]
  const parts = said?.split(/\n(?! {1,9}at \[)/).map(placed) ?? []
  return parts.length > 0 && parts.every((part) => part !== undefined) ? together(parts) : undefined
}

const placed = (part: string): Told | undefined => {
  const [, message = '', place = ''] = /^([^\n]*)(?:\n {1,9}at (\[[^\n]*\]))?$/.exec(part) ?? []
  const path = pathIn(place)
  return path === undefined ? undefined : effectSentence(message, path)
}

/** `["a"][0]`, of keys in which nothing is escaped. */
const pathIn = (place: string): Path | undefined =>
  /^(?:\["[^"\\\n]{0,200}"\]|\[\d{1,16}\]){0,32}$/.test(place)
    ? [...place.matchAll(/\["([^"]*)"\]|\[(\d+)\]/g)].map(([, key, index]) => key ?? index ?? '')
    : undefined

const ruleOf = (keyword: string): Pick<Issue, 'kind' | 'keyword'> => ({
  kind: kindOf(keyword),
  keyword
})

const only = (issue: Issue): Told => ({ issues: [issue], whole: true })
