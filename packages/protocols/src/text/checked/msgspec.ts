import { keysAt, ruledAt } from '../../reading/forms.js'
import { located } from '../../reading/located.js'
import { typeOfPython } from '../../reading/python-types.js'
import { boundRule, numberRule, type Rule, ruled, typesRule } from '../../reading/rules.js'
import type { Told } from '../../reading/told.js'

const isError =
  /^(?:Expected `|Object (?:missing required|contains unknown) field `|Invalid enum value )/

/** The one error of msgspec for Python, its place at the end; of an item nobody knows which. `undefined` for any other text. */
export const msgspecSaid = (text: string): Told | undefined => {
  if (!isError.test(text)) return undefined
  const [tail = '', where = '$'] = / - at (?:key in )?`(\$[^`\n]{0,500})`$/.exec(text) ?? []
  if (where.includes('[...]')) return { issues: [], whole: false }
  const { path } = located(where)
  const message = text.slice(0, text.length - tail.length)
  const [, verb, key] =
    /^Object (missing required|contains unknown) field `([^`\n]{1,200})`$/.exec(message) ?? []
  if (key !== undefined) {
    const rule = ruled(verb === 'missing required' ? 'required' : 'additionalProperties')
    return keysAt(path, [key], rule, message)
  }
  if (path.length === 0) return undefined
  const names = /^Expected `([^`\n]{1,200})`, got `[^`\n]{1,200}`$/.exec(message)?.[1]
  const rule =
    names === undefined ? ruleOf(message) : typesRule(names.split(' | ').map(typeOfPython))
  // What came stands behind it.
  return ruledAt(path, rule, message.replace(/^(Invalid enum value) .*/s, '$1'))
}

const ruleOf = (message: string): Rule | undefined => {
  if (/^Invalid enum value '?[^'\n]{1,200}'?$/.test(message)) return ruled('enum')
  const [, type, isLength, sign, limit = ''] =
    /^Expected `(int|float|str|array|object)` (of length )?([<>]=?) (-?[\d.e+-]{1,30})$/.exec(
      message
    ) ?? []
  if (isLength === undefined) return boundRule(sign, limit)
  const of = type === 'str' ? 'Length' : type === 'array' ? 'Items' : 'Properties'
  return numberRule(`${sign === '>=' ? 'min' : 'max'}${of}`, 'limit', limit)
}
