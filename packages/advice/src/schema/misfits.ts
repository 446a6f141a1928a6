import { type Issue, isList, isRecord, keysOf, own, owns, type Path, step } from '@toolfault/model'
import { accepts } from './accepts.js'
import { listAt, unions } from './branches.js'
import { isDecidable } from './decidable.js'
import { dependentSchemas, dependents } from './dependents.js'
import { everyKeyOf } from './every-key.js'
import type { Ground } from './ground.js'
import { asJson, issue, type Looking, limits, listed, sizes } from './limits.js'
import { referred } from './refs.js'
import { restOf, tupleOf } from './schema-at.js'
import { traitsOf } from './traits.js'
import { typeOf } from './value.js'

/** Deeper is not looked: a value this deep was not meant for a tool. */
const DEPTH = 48

/**
 * What a subschema says against a value, as issues in ajv's spelling: enough to tell which branch was
 * meant, whether a condition holds and whether a value would fit elsewhere. It runs no pattern and
 * knows no format, so nothing found means that nothing is known to be wrong.
 */
export const misfits = (
  ground: Ground,
  schema: unknown,
  value: unknown,
  path: Path = []
): ReadonlyArray<Issue> => {
  const found: Array<Issue> = []
  look({ root: ground.root, budget: ground.budget, found }, schema, value, path, 0)
  return found
}

const look = (to: Looking, schema: unknown, value: unknown, path: Path, depth: number): void => {
  if (depth > DEPTH || !step(to.budget)) return
  if (schema === false) to.found.push(issue(path, 'false schema'))
  if (!isRecord(schema)) return
  const into = (next: unknown): void => look(to, next, value, path, depth + 1)
  const has = traitsOf(schema)
  for (const target of referred(to.root, schema)) into(target)
  for (const member of listAt(schema, 'allOf')) into(member)
  const type = typeOf(value)
  const wanted = own(schema, 'type')
  if (wanted !== undefined && !accepts(wanted, type) && !isNullable(schema, value)) {
    to.found.push(issue(path, 'type', { type: asJson(wanted) }))
    return
  }
  if (has.lists) listed(to, schema, value, path)
  if (has.limits && typeof value === 'number') limits(to, schema, value, path)
  if (has.sizes) sizes(to, schema, value, path)
  if (isList(value)) items(to, schema, value, path, depth)
  else if (isRecord(value)) members(to, schema, value, path, depth)
  if (has.combines) combined(to, schema, value, path, depth)
}

/** OpenAPI's way to allow null, which ajv knows. */
const isNullable = (schema: object, value: unknown): boolean =>
  value === null && own(schema, 'nullable') === true

const items = (
  to: Looking,
  schema: object,
  value: ReadonlyArray<unknown>,
  path: Path,
  depth: number
): void => {
  const placed = tupleOf(schema) ?? []
  const rest = restOf(schema)
  for (let at = 0; at < value.length && to.budget.left > 0; at++) {
    const own = at < placed.length ? placed[at] : rest
    if (own !== undefined) look(to, own, value[at], [...path, String(at)], depth + 1)
  }
}

const members = (to: Looking, schema: object, value: object, path: Path, depth: number): void => {
  for (const key of listAt(schema, 'required')) {
    if (typeof key === 'string' && !owns(value, key))
      to.found.push(issue([...path, key], 'required'))
  }
  for (const [cause, key] of traitsOf(schema).depends ? dependents(schema, value) : []) {
    if (!owns(value, key))
      to.found.push(issue([...path, key], 'dependentRequired', { property: cause }))
  }
  const properties = own(schema, 'properties')
  const others =
    everyKeyOf(schema) ??
    (owns(schema, 'patternProperties') ? undefined : own(schema, 'additionalProperties'))
  for (const key of keysOf(value)) {
    const known = owns(properties, key)
    if (known) look(to, own(properties, key), own(value, key), [...path, key], depth + 1)
    else if (others === false) {
      // A caller may send as many as it likes: each is a step as well.
      if (!step(to.budget)) return
      to.found.push(issue([...path, key], 'additionalProperties'))
    } else if (others !== undefined) look(to, others, own(value, key), [...path, key], depth + 1)
  }
}

const combined = (to: Looking, schema: object, value: unknown, path: Path, depth: number): void => {
  const fits = (branch: unknown): boolean => {
    const found: Array<Issue> = []
    look({ ...to, found }, branch, value, path, depth + 1)
    return found.length === 0
  }
  for (const keyword of unions) {
    const branches = own(schema, keyword)
    if (isList(branches) && !branches.some(fits)) to.found.push(issue(path, keyword))
  }
  const excluded = own(schema, 'not')
  if (excluded !== undefined && isDecidable(excluded) && fits(excluded))
    to.found.push(issue(path, 'not'))
  const test = own(schema, 'if')
  if (test !== undefined) {
    const holds = fits(test)
    // Where nobody knows whether it holds, neither half is known to apply.
    const half = holds && !isDecidable(test) ? undefined : own(schema, holds ? 'then' : 'else')
    look(to, half, value, path, depth + 1)
  }
  for (const [, half] of dependentSchemas(schema, value)) look(to, half, value, path, depth + 1)
}

/** Whether a value fits a subschema, as far as can be told without running its patterns. */
export const fits = (ground: Ground, schema: unknown, value: unknown): boolean =>
  misfits(ground, schema, value).length === 0

/** Whether it fits each of several. */
export const fitsAll = (ground: Ground, schemas: ReadonlyArray<unknown>, value: unknown): boolean =>
  schemas.every((schema) => fits(ground, schema, value))
