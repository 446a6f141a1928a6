import { isRecord, keysOf, own, owns, type Path, printPointer, valueAt } from '@toolfault/model'
import { unions } from '../schema/branches.js'
import { choiceOf } from '../union/branch.js'
import { unionOf } from '../union/facts.js'
import { knownOf } from '../walk/known.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Keys, Walk } from '../walk/walk.js'

/**
 * The keys of the object at a path. Where other keys are a matter of a pattern, or of a union of which no
 * branch was chosen, none is unknown.
 */
export const keysAt = (walk: Walk, path: Path): Keys => {
  const pointer = printPointer(path)
  // Each of the keys of one object asks the same of it.
  const old = walk.keys?.get(pointer)
  if (old !== undefined) return old
  const keys = readKeys(walk, path)
  // What a budget cut short is no fact.
  if (walk.budget.left > 0) {
    walk.keys ??= new Map()
    walk.keys.set(pointer, keys)
  }
  return keys
}

const readKeys = (walk: Walk, path: Path): Keys => {
  // Without a schema any may be known to whoever has one.
  if (walk.root === undefined) return { known: nobodys, unknown: none }
  const rules = rulesAt(walk, path)
  const { deciding, isMapped, keys } = knownOf(rules)
  const value = valueAt(walk.value, path)
  const isTold = isRecord(value) && !isMapped
  const unknown = isTold ? keysOf(value).filter((key) => !keys.has(key)) : none
  if (unknown.length === 0) return { known: keys, unknown }
  if (rules.some(({ schema }) => isRecord(schema) && isOpen(walk, schema, path)))
    return { known: keys, unknown: none }
  // What has to be there, or decides what else has, was meant by its name.
  const { required } = knownOf(sureOf(rules))
  return { known: keys, unknown: unknown.filter((key) => !required.has(key) && !deciding.has(key)) }
}

/** Whether a subschema of the object at a path takes no keys but those that it knows. */
export const isClosed = (walk: Walk, path: Path): boolean =>
  rulesAt(walk, path).some(({ schema }) => own(schema, 'additionalProperties') === false)

const none: ReadonlyArray<string> = []
const nobodys: ReadonlySet<string> = new Set()

/** Whether a schema has a union that knows keys, and nobody knows which branch was meant. */
const isOpen = (walk: Walk, schema: object, path: Path): boolean =>
  openKeys(walk, schema, path).length > 0

/** The keys of all branches of a schema's unions of which nobody knows the branch that was meant. */
export const openKeys = (walk: Walk, schema: object, path: Path): ReadonlyArray<string> =>
  unions
    .filter(
      (keyword) => owns(schema, keyword) && choiceOf(walk, schema, keyword, path).id !== 'branch'
    )
    .flatMap((keyword) => unionOf(walk, schema, keyword).branches)
    .flatMap(({ shape }) => [...shape.properties.keys()])
