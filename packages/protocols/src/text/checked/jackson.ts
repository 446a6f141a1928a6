import type { Issue, Path } from '@toolfault/model'
import { choiceRule, type Rule, ruled } from '../../reading/rules.js'
import type { Told } from '../../reading/told.js'

/** The steps from the class that is read to the value: of a member its name, of a list a number. */
const chain = / \(through reference chain: ([^()\n]{1,4000})\)$/
const step = /\["((?:[^"\\\n]|\\.){1,200})"\]|\[(\d{1,9})\]/g

/**
 * What Jackson cannot read into the class of the arguments, with the place at its end and what came before it; `undefined`
 * for any other text.
 */
export const jacksonSaid = (text: string): Told | undefined => {
  if (!heads.test(text)) return undefined
  const said = text.trimEnd()
  const steps = chain.exec(said)?.[1] ?? ''
  const path: Path = [...steps.matchAll(step)].map(([, key, index]) => key ?? index ?? '')
  const issue = path.length === 0 ? undefined : issueOf(path, said)
  return issue === undefined ? undefined : { issues: [issue], whole: true }
}

const heads =
  /^(?:Cannot deserialize value of type `|Unrecognized field "|Missing required creator property ')/

const issueOf = (path: Path, said: string): Issue | undefined => {
  const key = /^Missing required creator property '([^'\n]{1,200})'/.exec(said)?.[1]
  if (key !== undefined) {
    const place = path.at(-1) === key ? path : [...path, key]
    return {
      path: place,
      ...ruled('required'),
      message: `Missing required creator property '${key}'`
    }
  }
  if (said.startsWith('Unrecognized field "'))
    return { path, ...ruled('additionalProperties'), message: 'Unrecognized field', echo: true }
  const type = /^Cannot deserialize value of type `([^`\n]{1,300})`/.exec(said)?.[1] ?? ''
  const list =
    /: not one of the values accepted for Enum class: \[([\w, -]{1,2000})\]\n? at \[/.exec(said)
  const chosen = list === null ? undefined : choiceRule(list[1]?.split(', '))
  const rule = chosen ?? typed(type)
  const message =
    chosen === undefined
      ? `Cannot deserialize value of type \`${type}\``
      : `not one of the values accepted: [${list?.[1]}]`
  return { path, ...rule, message }
}

const typed = (name: string): Rule => {
  const plain = name.replace(/^java\.(?:lang|util|math)\./, '')
  const type = types.get(plain) ?? (/^(?:Array)?List<|\[\]$/.test(plain) ? 'array' : undefined)
  return ruled('type', type === undefined ? undefined : { type })
}

const types: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...['int', 'Integer', 'long', 'Long', 'short', 'Short', 'BigInteger'].map(
    (name) => [name, 'integer'] as const
  ),
  ...['double', 'Double', 'float', 'Float', 'BigDecimal'].map((name) => [name, 'number'] as const),
  ['String', 'string'],
  ['boolean', 'boolean'],
  ['Boolean', 'boolean']
])
