import { isList, isRecord, own, owns, valueAt } from '@toolfault/model'
import { pythonUnit } from './python.js'
import type { Reading } from './standard.js'
import type { Unit } from './unit.js'

/** Keywords of which such an error repeats the rule; of others it has names, or its own words for schemas. */
const ruled: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  ...['type', 'enum', 'const', 'pattern', 'format', 'multipleOf', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minProperties', 'maxProperties']
])

/** Whether something looks like an error of npm's jsonschema: a keyword, and what the library says of it. */
export const isJavascript = (error: unknown): boolean =>
  isRecord(error) &&
  typeof own(error, 'name') === 'string' &&
  typeof own(error, 'message') === 'string' &&
  typeof own(error, 'property') === 'string' &&
  owns(error, 'schema') &&
  isList(own(error, 'path'))

/**
 * One error of npm's jsonschema: placed as Python's, its keyword is its `name`, and what the schema has under that its
 * `argument`. Where in the schema that is, and what the branches of a union say, it does not tell.
 */
export const javascriptUnit = (error: unknown, reading: Reading): ReadonlyArray<Unit> => {
  const name = own(error, 'name')
  const rule = ruled.has(name) ? own(error, 'argument') : undefined
  return pythonUnit({ path: own(error, 'path'), message: own(error, 'message') }, reading).map(
    (unit) => ({
      ...unit,
      at: undefined,
      key: keyIn(error, valueAt(reading.whole.value, unit.path)),
      ...ruleOf(name, rule, unit.message)
    })
  )
}

/** The value that a result of npm's jsonschema is about, which it has beside its errors. */
export const judged = (
  output: unknown
): { readonly value: unknown; readonly hasValue: boolean } => {
  const isResult = isJavascript(own(own(output, 'errors'), '0')) && owns(output, 'instance')
  return { value: isResult ? own(output, 'instance') : undefined, hasValue: isResult }
}

/** What the schema under `propertyNames` says of a key stands at its owner: no text stands there, but one of its keys came. */
const keyIn = (error: unknown, owner: unknown): string | undefined => {
  const came = own(error, 'instance')
  return typeof came === 'string' && isRecord(owner) && owns(owner, came) ? came : undefined
}

const ruleOf = (name: unknown, rule: unknown, message = ''): Pick<Unit, 'keyword' | 'rule'> => {
  if (typeof name !== 'string') return { keyword: undefined, rule }
  if (name === 'type') return typeRule(rule)
  const isExclusive =
    (name === 'minimum' || name === 'maximum') && !message.includes(' than or equal to ')
  return { keyword: isExclusive ? `exclusiveM${name.slice(1)}` : name, rule }
}

/** Its types are a list in any case; a schema that is `false` has none. */
const typeRule = (types: unknown): Pick<Unit, 'keyword' | 'rule'> => {
  if (!isList(types)) return { keyword: 'type', rule: types }
  if (types.length === 0) return { keyword: 'false schema', rule: undefined }
  return { keyword: 'type', rule: types.length === 1 ? types[0] : types }
}
