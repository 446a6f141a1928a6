import {
  isList,
  isRecord,
  own,
  owns,
  type Path,
  printPointer,
  step,
  valueAt
} from '@toolfault/model'
import { listAt, unions } from '../schema/branches.js'
import { conditionOf } from '../schema/cause.js'
import { isDecidable } from '../schema/decidable.js'
import { deciding } from '../schema/deciding.js'
import { dependentSchemas } from '../schema/dependents.js'
import { misfits } from '../schema/misfits.js'
import { referred } from '../schema/refs.js'
import { choiceOf } from '../union/branch.js'
import { whicheverOf } from '../union/whichever.js'
import type { Rule } from './rule.js'
import type { Walk } from './walk.js'

/** One search for the subschemas of a place; whether it met what the value decides. */
export interface Expanding {
  readonly walk: Walk
  readonly path: Path
  readonly found: Array<Rule>
  readonly seen: Set<unknown>
  isOpen: boolean
}

/** A subschema and those that speak of the same place through it; each is asked once. */
export const expand = (to: Expanding, rule: Rule): void => {
  const { found, path, seen, walk } = to
  const { schema } = rule
  if (seen.has(schema) || !step(walk.budget)) return
  if (typeof schema === 'boolean') found.push(rule)
  if (!isRecord(schema)) return
  seen.add(schema)
  found.push(rule)
  const into = (next: unknown, more: Partial<Rule> = {}): void =>
    expand(to, { ...rule, ...more, schema: next })
  for (const target of referred(walk.root, schema)) into(target)
  for (const member of listAt(schema, 'allOf')) into(member)
  if (!deciding.some((keyword) => owns(schema, keyword))) return
  to.isOpen = true
  for (const half of halves(walk, schema, path)) into(half.schema, half)
  for (const keyword of unions) {
    const branches = own(schema, keyword)
    if (!isList(branches)) continue
    const choice = choiceOf(walk, schema, keyword, path)
    if (choice.id === 'branch') {
      const chosen = { ...choice.chosen, place: printPointer(path) }
      into(branches[choice.chosen.branch], { chosen })
    } else if (choice.id === 'tag' || choice.id === 'tie')
      into(whicheverOf(walk, schema, keyword, valueAt(walk.value, path)))
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
  for (const [key, half] of dependentSchemas(schema, value))
    found.push({ schema: half, because: { id: 'present', path: [...path, key] } })
  return found
}
