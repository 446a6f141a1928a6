import { isList, isRecord, own, owns, type Path, type Steps, step } from '@toolfault/model'
import { isOfName, isTrial, keywordAt, locationOf } from './location.js'
import { quoted } from './quoted.js'
import { blank, type Unit } from './unit.js'

/** Deeper contexts are not looked for. */
const DEPTH = 64

/** A longer sentence is not looked through. */
const LONG = 10_000

/**
 * One error of Python's jsonschema, as people serialise it. What its `context` says of the branches of a
 * union is relative to it, unless the absolute paths were written too. `instance` is never looked at.
 */
export const pythonUnit = (
  error: unknown,
  counter: Steps,
  parent: Unit = { ...blank, at: [] },
  depth = 0
): ReadonlyArray<Unit> => {
  if (depth > DEPTH || !step(counter)) return []
  const path = keysIn(error, 'absolute_path') ?? [
    ...parent.path,
    ...(keysIn(error, 'path') ?? keysIn(error, 'relative_path') ?? [])
  ]
  const relative = keysIn(error, 'schema_path') ?? keysIn(error, 'relative_schema_path')
  const at =
    keysIn(error, 'absolute_schema_path') ??
    (relative === undefined ? undefined : [...(parent.at ?? []), ...relative])
  const validator = own(error, 'validator')
  const keyword =
    typeof validator === 'string' ? validator : at === undefined ? undefined : wordless(at)
  if (at !== undefined && isTrial(at)) return []
  const message = own(error, 'message')
  const unit: Unit = {
    ...blank,
    path,
    at,
    keyword,
    key: at !== undefined && isOfName(at) ? nameIn(message) : undefined,
    rule: own(error, 'validator_value'),
    message: typeof message === 'string' ? message : undefined
  }
  const context = own(error, 'context')
  if (!isList(context)) return [unit]
  return [
    { ...unit, children: context.flatMap((one) => pythonUnit(one, counter, unit, depth + 1)) }
  ]
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

/** The sentence about a bad name begins with it. */
const nameIn = (message: unknown): string | undefined => {
  const text = typeof message === 'string' && message.length < LONG ? message : ''
  return quoted(/^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")(?= )/s.exec(text)?.[0] ?? '')?.[0]
}

/** A list of keys and indexes, or a JSON Pointer where somebody wrote one. */
const keysIn = (error: unknown, name: string): Path | undefined => {
  const keys = own(error, name)
  if (!isList(keys)) return locationOf(keys)
  return keys.map((key) => (typeof key === 'string' || typeof key === 'number' ? String(key) : ''))
}

/** Whether something looks like such an error. */
export const isPython = (error: unknown): boolean =>
  isRecord(error) &&
  typeof own(error, 'message') === 'string' &&
  ['validator', 'schema_path', 'absolute_schema_path'].some((name) => owns(error, name))
