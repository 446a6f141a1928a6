import type { Path } from '@toolfault/model'
import { ruledAt } from '../../reading/forms.js'
import { type Rule, ruled } from '../../reading/rules.js'
import type { Told } from '../../reading/told.js'

/** The case of `DecodingError`, and what it is of: a key, or a type. */
const head =
  /^(?:Swift\.DecodingError\.)?(?:(keyNotFound)\(\w{1,60}\(stringValue: "([^"\\\n]{1,200})", intValue: (?:nil|\d{1,9})\)|(?:typeMismatch|valueNotFound)\(((?:Swift\.)?[\w.<>, ]{1,100}?)), (?:Swift\.DecodingError\.)?Context\(codingPath: \[/

const step = /\(stringValue: "([^"\\\n]{1,200})", intValue: (nil|\d{1,9})\)/g

/** What Swift cannot decode into the arguments, as it prints the error; `undefined` for any other text. */
export const swiftSaid = (text: string): Told | undefined => {
  const [start, lacks, key = '', type = ''] = head.exec(text) ?? []
  if (start === undefined) return undefined
  const end = text.indexOf('], debugDescription: "', start.length)
  if (end < 0) return undefined
  const path: Path = [...text.slice(start.length, end).matchAll(step)].map(
    ([, name = '', index = 'nil']) => (index === 'nil' ? name : index)
  )
  const said =
    /^(?:[^"\\\n]|\\.){1,500}/.exec(text.slice(end + '], debugDescription: "'.length))?.[0] ?? ''
  if (lacks !== undefined) return ruledAt([...path, key], ruled('required'), said)
  return path.length === 0 ? undefined : ruledAt(path, typed(type), said)
}

const typed = (name: string): Rule => {
  const type = types.get(name.replace(/^Swift\./, ''))
  return ruled('type', type === undefined ? undefined : { type })
}

const types: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['String', 'string'],
  ['Bool', 'boolean'],
  ['Int', 'integer'],
  ['Int64', 'integer'],
  ['Double', 'number'],
  ['Float', 'number'],
  ['Array<Any>', 'array'],
  ['Dictionary<String, Any>', 'object']
])
