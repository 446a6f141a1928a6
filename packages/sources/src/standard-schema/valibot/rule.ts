import { isList, own } from '@toolfault/model'
import type { Copy } from '../../copy.js'
import { otherThan, withoutText } from '../../excluded.js'
import { affixRule } from '../../literally.js'
import { bare, type Rule, ruledBy } from '../../said.js'
import { choiceRule, formatRule, lengthRule, limitRule, typeRule } from '../../spelling.js'
import { textOf } from '../../text-of.js'
import { listedValues } from '../listed.js'

/** Rules that an author writes as a function. */
const checks: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'check',
  'check_items',
  'custom',
  'every_item',
  'guard',
  'partial_check',
  'raw_check',
  'raw_transform',
  'some_item'
])

const bounds: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['min_value', 'minimum'],
  ['max_value', 'maximum'],
  ['gt_value', 'exclusiveMinimum'],
  ['lt_value', 'exclusiveMaximum'],
  ['min_entries', 'minProperties'],
  ['max_entries', 'maxProperties'],
  ['min_size', 'minItems'],
  ['max_size', 'maxItems'],
  ['min_code_points', 'minLength'],
  ['max_code_points', 'maxLength']
])

/** What an issue of a `type` says, in JSON Schema spelling. */
export const ruleOf = (issue: object, type: string, copy: Copy): Rule => {
  const requirement = own(issue, 'requirement')
  const bound = bounds.get(type)
  if (bound !== undefined) return limitRule(bound, requirement)
  if (checks.has(type)) return { kind: 'rule' }
  switch (type) {
    case 'min_length':
      return lengthRule('min', requirement, own(issue, 'input'))
    case 'max_length':
      return lengthRule('max', requirement, own(issue, 'input'))
    case 'length':
      return lengthRule('exact', requirement, own(issue, 'input'))
    case 'non_empty':
      return lengthRule('min', 1, own(issue, 'input'))
    case 'multiple_of':
      return ruledBy('multipleOf', 'multipleOf', copy(requirement))
    case 'regex':
      return ruledBy('pattern', 'pattern', textOf(requirement, 'source'))
    case 'starts_with':
      return affixRule('begin', requirement)
    case 'ends_with':
      return affixRule('end', requirement)
    case 'includes':
      return typeof own(issue, 'input') === 'string'
        ? affixRule('within', requirement)
        : { kind: 'pattern' }
    case 'excludes':
      return withoutText(requirement)
    case 'parse_json':
      return formatRule('json')
    case 'date':
      // Of a text that was made one; a date itself no JSON can hold.
      return textOf(issue, 'received') === '"Invalid Date"'
        ? formatRule('date-time')
        : typeRule(type)
    case 'to_date':
      return formatRule('date-time')
    case 'to_number':
      return typeRule('number')
    case 'non_nullable':
    case 'non_nullish':
      return own(issue, 'input') === null ? otherThan([null], copy) : { kind: 'unknown' }
    case 'value':
      return choiceRule([requirement], copy)
    case 'values':
      return choiceRule(isList(requirement) ? requirement : [], copy)
    case 'not_value':
      return otherThan([requirement], copy)
    case 'not_values':
      return otherThan(isList(requirement) ? requirement : [], copy)
    case 'literal':
    case 'picklist':
    case 'enum':
      return listed(textOf(issue, 'expected') ?? '', copy)
    case 'variant':
      // It lists the tags, where an object came.
      return own(issue, 'expected') === 'Object'
        ? typeRule('object')
        : listed(textOf(issue, 'expected') ?? '', copy)
    case 'union':
      return bare('anyOf')
    case 'integer':
      return typeRule('integer')
    case 'safe_integer':
      return safe(own(issue, 'input'))
    case 'intersect':
      return { kind: 'unknown' }
    default:
      return other(issue, type, requirement)
  }
}

/** An integer that is none of those that a number holds exactly is beyond one of their ends. */
const safe = (input: unknown): Rule => {
  if (!Number.isInteger(input)) return typeRule('integer')
  return Number(input) > 0
    ? limitRule('maximum', Number.MAX_SAFE_INTEGER)
    : limitRule('minimum', Number.MIN_SAFE_INTEGER)
}

/** A type by its name; of a validation a size that JSON Schema has not, or a format of texts. */
const other = (issue: object, type: string, requirement: unknown): Rule => {
  const rule = typeRule(type)
  const kind = own(issue, 'kind')
  if (kind === 'schema' || rule.keyword !== undefined) return rule
  if (typeof requirement === 'number') return { kind: 'size' }
  const isFormat = kind === 'validation' && typeof own(issue, 'input') === 'string'
  return isFormat ? formatRule(type) : { kind: 'unknown' }
}

/** The options stand in a text alone. */
const listed = (expected: string, copy: Copy): Rule => {
  const list = expected.startsWith('(') && expected.endsWith(')') ? expected.slice(1, -1) : expected
  const values = listedValues(list, / \| /)
  return values === undefined ? { kind: 'choice' } : choiceRule(values, copy)
}
