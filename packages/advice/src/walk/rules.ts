import {
  type Cause,
  type Chosen,
  isIndex,
  isList,
  isRecord,
  own,
  owns,
  type Path,
  printPointer,
  step,
  valueAt
} from '@toolfault/model'
import { unions } from '../schema/branches.js'
import { conditionOf } from '../schema/cause.js'
import { isDecidable } from '../schema/decidable.js'
import { misfits } from '../schema/misfits.js'
import { referred } from '../schema/refs.js'
import { itemAt } from '../schema/schema-at.js'
import { choiceOf } from '../union/branch.js'
import type { Walk } from './walk.js'

/** A subschema that speaks of a place, and what made it do so. */
export interface Rule {
  readonly schema: unknown
  readonly because?: Cause
  /** The branch it stands in, and the pointer of the place where that was chosen. */
  readonly chosen?: Chosen & { readonly place: string }
  /** It applies on a condition. */
  readonly conditional?: true
  /** It stands beside `patternProperties`: nobody runs the pattern, so it may not be meant. */
  readonly maybe?: true
}

/**
 * Every subschema that speaks of a path as the caller meant the value: through references, `allOf`, the
 * half of a condition that applies, and in a union the one branch that was meant.
 */
export const rulesAt = (walk: Walk, path: Path): ReadonlyArray<Rule> => {
  // Without a schema nobody speaks of a place, and a path may be very long.
  if (walk.root === undefined) return []
  const pointer = placeOf(path, walk.isUniform)
  const known = walk.rules.get(pointer)
  if (known !== undefined) return known
  const key = path.at(-1)
  const found: Array<Rule> = []
  if (key === undefined) expand(walk, { schema: walk.root }, path, found, new Set())
  else {
    for (const rule of rulesAt(walk, path.slice(0, -1))) {
      for (const child of children(rule, key)) expand(walk, child, path, found, new Set())
    }
  }
  // What a budget cut short is no fact.
  if (walk.budget.left > 0) walk.rules.set(pointer, found)
  return found
}

/** A path as a text that no other path has, made faster than a pointer: it is asked for very often. */
const placeOf = (path: Path, isUniform: boolean): string => {
  let place = ''
  for (const key of path) place += isUniform && isIndex(key) ? '#' : `${key.length}:${key}`
  return place
}

/** A subschema and those that speak of the same place through it; each is asked once. */
const expand = (
  walk: Walk,
  rule: Rule,
  path: Path,
  found: Array<Rule>,
  seen: Set<unknown>
): void => {
  const { schema } = rule
  if (seen.has(schema) || !step(walk.budget)) return
  if (typeof schema === 'boolean') found.push(rule)
  if (!isRecord(schema)) return
  seen.add(schema)
  found.push(rule)
  const into = (next: unknown, more: Partial<Rule> = {}): void =>
    expand(walk, { ...rule, ...more, schema: next }, path, found, seen)
  for (const target of referred(walk.root, schema)) into(target)
  const all = own(schema, 'allOf')
  if (isList(all)) for (const member of all) into(member)
  for (const half of halves(walk, schema, path)) into(half.schema, half)
  for (const keyword of unions) {
    const branches = own(schema, keyword)
    if (!isList(branches)) continue
    const choice = choiceOf(walk, schema, keyword, path)
    if (choice.id === 'branch') {
      const chosen = { ...choice.chosen, place: printPointer(path) }
      into(branches[choice.chosen.branch], { chosen })
    }
  }
}

/** What applies on a condition: `then` or `else`, and what depends on a key that is there. */
const halves = (walk: Walk, schema: object, path: Path): ReadonlyArray<Rule> => {
  const found: Array<Rule> = []
  const value = valueAt(walk.value, path)
  const test = own(schema, 'if')
  if (test !== undefined && walk.hasValue) {
    const failed = walk.failing.get(printPointer(path))
    const holds =
      failed !== undefined && !isDecidable(test)
        ? failed === 'then'
        : misfits(walk, test, value, path).length === 0
    const because = conditionOf(test, value, path, holds)
    const half = own(schema, holds ? 'then' : 'else')
    if (half !== undefined)
      found.push({ schema: half, conditional: true, ...(because ? { because } : {}) })
  }
  for (const keyword of ['dependentSchemas', 'dependencies']) {
    const dependent = own(schema, keyword)
    if (!isRecord(dependent) || !isRecord(value)) continue
    for (const key of Object.keys(dependent)) {
      const half = own(dependent, key)
      if (isList(half) || !owns(value, key)) continue
      found.push({ schema: half, because: { id: 'present', path: [...path, key] } })
    }
  }
  return found
}

/** The subschemas of a rule that speak of one key below it. */
const children = (rule: Rule, key: string): ReadonlyArray<Rule> => {
  const { schema } = rule
  if (!isRecord(schema)) return []
  const named = own(own(schema, 'properties'), key)
  const item = isIndex(key) ? (itemAt(schema, key) ?? own(schema, 'unevaluatedItems')) : undefined
  const found = [named, item].filter((one) => one !== undefined)
  if (found.length > 0) return found.map((one) => ({ ...rule, schema: one }))
  // No pattern of a schema is ever run by us, so nobody knows which of these claims the key.
  const patterns = own(schema, 'patternProperties')
  const maybe = isRecord(patterns) ? Object.keys(patterns).map((name) => own(patterns, name)) : []
  const others = [own(schema, 'additionalProperties'), own(schema, 'unevaluatedProperties')]
  return [
    ...maybe.map((one): Rule => ({ ...rule, schema: one, maybe: true })),
    ...others
      .filter((one) => isRecord(one))
      .map((one): Rule => ({ ...rule, schema: one, ...(maybe.length > 0 ? { maybe: true } : {}) }))
  ]
}
