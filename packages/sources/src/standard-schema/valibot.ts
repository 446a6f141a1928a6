import { isList, isRecord, own, owns } from '@toolfault/model'
import { textOf } from './get.js'
import { listedValues } from './listed.js'
import { bare, type Copy, type Rule, ruledBy, type Said } from './said.js'
import { choiceRule, formatRule, limitRule, typeRule } from './spelling.js'

const kinds: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  'schema',
  'validation',
  'transformation'
])

/**
 * What an issue says that has valibot's `kind` and `type`. Of its `input` and of the owners along its
 * path nothing is kept. `undefined` for another kind.
 */
export const valibotSaid = (issue: object, copy: Copy): Said | undefined => {
  const type = own(issue, 'type')
  if (!kinds.has(own(issue, 'kind')) || typeof type !== 'string') return undefined
  const last = lastOf(own(issue, 'path'))
  const input = own(issue, 'input')
  const told = {
    stock: isStock(issue),
    texts: [input],
    came: owns(issue, 'input') && input !== undefined ? 'something' : 'nothing',
    absent: isAbsent(input, last)
  } as const
  // Of a key valibot says the key, of a surplus one that nothing was expected there.
  if (own(last, 'origin') === 'key' && input !== undefined) {
    return own(issue, 'expected') === 'never'
      ? { ...told, ...bare('additionalProperties') }
      : { ...told, ...ruleOf(issue, type, copy), isOfKey: true }
  }
  if (type === 'strict_tuple' && own(issue, 'expected') === 'never') {
    return { ...told, kind: 'size', keyword: 'items', isRest: true }
  }
  return {
    ...told,
    ...ruleOf(issue, type, copy),
    ...(type === 'union' ? { leaves: own(issue, 'issues') } : {})
  }
}

const lastOf = (path: unknown): unknown => (isList(path) ? path[path.length - 1] : undefined)

/** Every step of a path holds the owner, so the issue alone tells missing from `undefined`. */
const isAbsent = (input: unknown, last: unknown): boolean => {
  const key = own(last, 'key')
  return (
    input === undefined &&
    typeof key === 'string' &&
    isRecord(own(last, 'input')) &&
    !owns(own(last, 'input'), key)
  )
}

/** `Invalid <label>: Expected <expected> but received <received>`, or without what was expected. */
const isStock = (issue: object): boolean => {
  const expected = own(issue, 'expected')
  const begin = typeof expected === 'string' ? `Expected ${expected} but r` : 'R'
  const message = textOf(issue, 'message') ?? ''
  return (
    message.startsWith('Invalid ') &&
    message.endsWith(`: ${begin}eceived ${String(textOf(issue, 'received'))}`)
  )
}

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

const ruleOf = (issue: object, type: string, copy: Copy): Rule => {
  const requirement = own(issue, 'requirement')
  const bound = bounds.get(type)
  if (bound !== undefined) return limitRule(bound, requirement)
  if (checks.has(type)) return { kind: 'rule' }
  switch (type) {
    case 'min_length':
    case 'max_length':
    case 'length':
    case 'non_empty':
      return lengthRule(type, type === 'non_empty' ? 1 : requirement, own(issue, 'input'))
    case 'multiple_of':
      return ruledBy('multipleOf', 'multipleOf', copy(requirement))
    case 'regex':
      return ruledBy('pattern', 'pattern', textOf(requirement, 'source'))
    case 'starts_with':
    case 'ends_with':
    case 'includes':
    case 'excludes':
      return { kind: 'pattern' }
    case 'value':
      return choiceRule([requirement], copy)
    case 'values':
      return choiceRule(isList(requirement) ? requirement : [], copy)
    case 'not_value':
    case 'not_values':
      return bare('not')
    case 'literal':
    case 'picklist':
    case 'enum':
    case 'variant':
      return listed(textOf(issue, 'expected') ?? '', copy)
    case 'union':
      return bare('anyOf')
    case 'integer':
      return typeRule('integer')
    case 'intersect':
      return { kind: 'unknown' }
    default:
      return other(issue, type, requirement)
  }
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

const lengthRule = (type: string, limit: unknown, input: unknown): Rule => {
  const size = typeof input === 'string' ? 'Length' : isList(input) ? 'Items' : undefined
  if (size === undefined) return { kind: 'size' }
  const length = typeof input === 'string' ? input.length : own(input, 'length')
  const isShort = typeof length === 'number' && typeof limit === 'number' && length < limit
  const end = type === 'max_length' || (type === 'length' && !isShort) ? 'max' : 'min'
  return limitRule(`${end}${size}`, limit)
}

/** The options stand in a text alone. */
const listed = (expected: string, copy: Copy): Rule => {
  const list = expected.startsWith('(') && expected.endsWith(')') ? expected.slice(1, -1) : expected
  const values = listedValues(list, / \| /)
  return values === undefined ? { kind: 'choice' } : choiceRule(values, copy)
}
