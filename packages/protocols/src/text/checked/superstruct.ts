import type { Told } from '../../reading/told.js'
import { pathOf } from '../place.js'
import { choiceRule, type Rule, ruled, typesRule } from '../rules.js'
import { valuesIn } from '../values.js'

/** The first error of superstruct, behind its place, and what came behind that; `undefined` for any other text. */
export const superstructSaid = (text: string): Told | undefined => {
  const [, where = '', message = '', came = ''] =
    /^(?:StructError: )?At path: (\S{1,500}) -- (Expected [^\n]{1,1000}?), but received: ([^\n]{0,9})/.exec(
      text
    ) ?? []
  const path = pathOf(where)
  if (message === '' || path === undefined) return undefined
  const rule = came.startsWith('undefined') ? ruled('required') : ruleOf(message)
  return rule === undefined
    ? { issues: [{ path, kind: 'unknown', message }], whole: true }
    : { issues: [{ path, ...rule, message, ...echoOf(rule) }], whole: true }
}

/** Who sent a key that nobody knows wrote it. */
const echoOf = ({ kind }: Rule): { readonly echo?: true } =>
  kind === 'unexpected' ? { echo: true } : {}

const ruleOf = (message: string): Rule | undefined => {
  if (message === 'Expected a value of type `never`') return ruled('additionalProperties')
  const list = /^Expected (?:one of|the literal) `([^`\n]{1,1000})`$/.exec(message)?.[1]
  if (list !== undefined) return choiceRule(valuesIn(list, ','))
  const type = /^Expected (?:an?|the value to satisfy a) (\w{1,20})(?: value)?$/.exec(message)?.[1]
  return type === undefined ? undefined : typesRule([type])
}
