import { ruledAt } from '../../reading/forms.js'
import { choiceRule, type Rule, ruled, typesRule } from '../../reading/rules.js'
import type { Told } from '../../reading/told.js'
import { valuesIn } from '../../reading/values.js'
import { pathOf } from '../../reading/written-place.js'

/** The first error of superstruct, behind its place, and what came behind that; `undefined` for any other text. */
export const superstructSaid = (text: string): Told | undefined => {
  const [, where = '', message = '', came = ''] =
    /^(?:StructError: )?At path: (\S{1,500}) -- (Expected [^\n]{1,1000}?), but received: ([^\n]{0,9})/.exec(
      text
    ) ?? []
  const path = pathOf(where)
  if (message === '' || path === undefined) return undefined
  const rule = came.startsWith('undefined') ? ruled('required') : ruleOf(message)
  return ruledAt(path, rule ?? { kind: 'unknown' }, message)
}

const ruleOf = (message: string): Rule | undefined => {
  if (message === 'Expected a value of type `never`') return ruled('additionalProperties')
  const list = /^Expected (?:one of|the literal) `([^`\n]{1,1000})`$/.exec(message)?.[1]
  if (list !== undefined) return choiceRule(valuesIn(list, ','))
  const type = /^Expected (?:an?|the value to satisfy a) (\w{1,20})(?: value)?$/.exec(message)?.[1]
  return type === undefined ? undefined : typesRule([type])
}
