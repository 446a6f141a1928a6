import { choiceRule, numberRule, type Rule, ruled, typesRule } from '../reading/rules.js'
import { valueIn, valuesIn } from '../reading/values.js'

/** Words for a value of another type, as JSON Schema calls that. */
const words: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['type_error.str', 'string'],
  ['type_error.integer', 'integer'],
  ['type_error.float', 'number'],
  ['type_error.bool', 'boolean'],
  ['value_error.strictbool', 'boolean'],
  ['type_error.list', 'array'],
  ['type_error.tuple', 'array'],
  ['type_error.set', 'array'],
  ['type_error.dict', 'object']
])

/** Words for a bound. */
const keywords: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['value_error.number.not_ge', 'minimum'],
  ['value_error.number.not_gt', 'exclusiveMinimum'],
  ['value_error.number.not_le', 'maximum'],
  ['value_error.number.not_lt', 'exclusiveMaximum'],
  ['value_error.number.not_multiple', 'multipleOf'],
  ['value_error.any_str.min_length', 'minLength'],
  ['value_error.any_str.max_length', 'maxLength'],
  ['value_error.list.min_items', 'minItems'],
  ['value_error.list.max_items', 'maxItems']
])

/** The rule that an error is of by its word and its sentence; `undefined` for the sentence of an author, and for others. */
export const ruleV1 = (word: string, message: string): Rule | undefined => {
  if (word === 'value_error.missing') return ruled('required')
  if (word === 'value_error.extra') return ruled('additionalProperties')
  if (word === 'type_error.none.not_allowed') return ruled('type')
  if (word === 'value_error.const' || word === 'type_error.enum') {
    const at = message.indexOf(PERMITTED)
    const list = at < 0 ? '\\' : message.slice(at + PERMITTED.length)
    return (list.includes('\\') ? undefined : choiceRule(valuesIn(list, ', '))) ?? ruled('enum')
  }
  if (word === 'value_error.str.regex') {
    const shown = /^string does not match regex (".+")$/.exec(message)?.[1]
    const pattern = shown === undefined ? undefined : valueIn(shown)?.[0]
    return ruled('pattern', typeof pattern === 'string' ? { pattern } : undefined)
  }
  const type = words.get(word)
  if (type !== undefined) return typesRule([type])
  const keyword = keywords.get(word)
  if (keyword === undefined) return undefined
  const limit = / (-?\d[\d.e+-]{0,30})(?: characters?| items?)?$/.exec(message)?.[1] ?? ''
  return numberRule(keyword, keyword === 'multipleOf' ? keyword : 'limit', limit) ?? ruled(keyword)
}

const PERMITTED = '; permitted: '
