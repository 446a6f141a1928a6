import { isList, isRecord, own, owns, type Path, step } from '@toolfault/model'
import { placeIn, type Whole } from '../located.js'
import { isTrial, keywordAt } from './location.js'
import type { Reading } from './standard.js'
import { blank, type Unit } from './unit.js'

/** Deeper contexts are not looked for. */
const DEPTH = 64

/**
 * One error of Python's jsonschema, as people serialise it. What its `context` says of the branches of a
 * union is relative to it, unless the absolute paths were written too. `instance` is never looked at. Of an
 * error whose place was not written, or cannot be read, only the sentence is left.
 */
export const pythonUnit = (
  error: unknown,
  reading: Reading,
  parent: Unit = { ...blank, at: [] },
  depth = 0
): ReadonlyArray<Unit> => {
  if (depth > DEPTH || !step(reading.counter)) return []
  const at = ruleOf(error, parent)
  if (at !== undefined && isTrial(at)) return []
  const path = placeOf(error, parent, reading.whole)
  const said = own(error, 'message')
  const message = typeof said === 'string' ? said : undefined
  if (path === undefined) return [{ ...blank, message }]
  const unit: Unit = {
    ...blank,
    path,
    at,
    keyword: keywordOf(error, at),
    rule: own(error, 'validator_value') ?? own(error, 'rule_definition'),
    message
  }
  const context = own(error, 'context')
  if (!isList(context)) return [unit]
  const children = context
    .filter(isPython)
    .flatMap((one) => pythonUnit(one, reading, unit, depth + 1))
  return [{ ...unit, children }]
}

const placeOf = (error: unknown, parent: Unit, whole: Whole): Path | undefined => {
  const inside = keysIn(error, 'path', whole) ?? keysIn(error, 'relative_path', whole)
  return (
    keysIn(error, 'absolute_path', whole) ??
    (inside === undefined
      ? keysIn(error, 'json_path', whole)
      : [...parent.path, ...(isNamed(error, inside[0]) ? inside.slice(1) : inside)])
  )
}

const ruleOf = (error: unknown, parent: Unit): Path | undefined => {
  const relative = keysIn(error, 'schema_path') ?? keysIn(error, 'relative_schema_path')
  return (
    keysIn(error, 'absolute_schema_path') ??
    (relative === undefined ? undefined : [...(parent.at ?? []), ...relative])
  )
}

/** fastjsonschema calls the keyword `rule`, and begins each path with its name for the whole value. */
const isNamed = (error: unknown, first: string | undefined): boolean => {
  const name = own(error, 'name')
  if (first === undefined || owns(error, 'validator') || !owns(error, 'rule')) return false
  return typeof name === 'string' ? name.startsWith(first) : first === 'data'
}

const keywordOf = (error: unknown, at: Path | undefined): string | undefined => {
  const told = own(error, 'validator') ?? own(error, 'rule')
  if (told === 'falseSchema') return 'false schema'
  return typeof told === 'string' ? told : at === undefined ? undefined : wordless(at)
}

/**
 * The error of a boolean schema has no keyword. Under `properties` it does not say either which of them
 * it is about.
 */
const wordless = (at: Path): string | undefined => {
  if (at.length === 0) return 'false schema'
  const keyword = keywordAt(at)
  return keyword === 'false schema' ? keyword : undefined
}

/** A longer list of keys is no place. */
const LONG = 10_000

/** A list of keys and indexes, or a text where somebody wrote one. */
const keysIn = (error: unknown, name: string, whole?: Whole): Path | undefined => {
  const keys = own(error, name)
  if (!isList(keys)) return placeIn(keys, whole)
  if (keys.length > LONG) return undefined
  // Not by `map`, which passes over what is not there.
  return Array.from(keys, (key) =>
    typeof key === 'string' || typeof key === 'number' ? String(key) : ''
  )
}

const telling = ['validator', 'rule', 'path', 'absolute_path', 'json_path', 'schema_path'] as const

/** Whether something looks like such an error: a sentence, and a rule or a place. */
export const isPython = (error: unknown): boolean =>
  isRecord(error) &&
  typeof own(error, 'message') === 'string' &&
  [...telling, 'absolute_schema_path'].some((name) => owns(error, name))
