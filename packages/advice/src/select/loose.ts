import { isList, isRecord, keysOf, own, owns, type Path } from '@toolfault/model'
import { unions } from '../schema/branches.js'
import { otherKeysOf } from '../schema/other-keys.js'
import { listedBy, shapeOf } from '../schema/shape.js'
import { unionOf } from '../union/facts.js'
import type { Branch } from '../union/tag.js'
import { knownOf } from '../walk/known.js'
import type { Rule } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** What is deeper is not looked at, nor more objects and lists than these, nor more members of one. */
const DEEP = 6
const MOST = 64
const MEMBERS = 32

/**
 * The objects of the arguments, the outermost first, that have a key which their schema does not name though it
 * names others: asked of every call, and nearly always there is none.
 */
export const looseObjects = (walk: Walk): ReadonlyArray<Path> => {
  const found: Array<Path> = []
  const open: Array<{ readonly path: Path; readonly value: unknown }> = [
    { path: [], value: walk.value }
  ]
  for (const { path, value } of open) {
    const rules = rulesAt(walk, path)
    if (rules.length === 0) continue
    const members = membersOf(value)
    if (isRecord(value)) {
      const { isMapped, keys } = knownOf(rules)
      const isLoose = keys.size > 0 && !isMapped && members.some((key) => !keys.has(key))
      if (isLoose && !rules.some(isWide(walk))) found.push(path)
    }
    // The items of a list where none belongs are in no place at all.
    if (isList(value) && !rules.some((rule) => takesLists(walk, rule))) continue
    for (const key of path.length < DEEP ? members.slice(0, MEMBERS) : []) {
      if (open.length >= MOST) break
      const member = own(value, key)
      if (typeof member === 'object' && member !== null)
        open.push({ path: [...path, key], value: member })
    }
  }
  return found
}

/** Whether a schema lists whole values, or has a branch that takes objects with any keys: these were known to somebody. */
const isWide =
  (walk: Walk) =>
  ({ schema }: Rule): boolean =>
    listedBy(schema) !== undefined ||
    unions.some(
      (keyword) =>
        isRecord(schema) &&
        owns(schema, keyword) &&
        unionOf(walk, schema, keyword).branches.some(takesAny)
    )

const takesAny = ({ schema, shape: { properties, required, types } }: Branch): boolean => {
  const others = otherKeysOf(schema)
  return (
    schema !== false &&
    (types.size === 0 || types.has('object')) &&
    (properties.size + required.size === 0 || (others !== undefined && others !== false))
  )
}

const takesLists = (walk: Walk, { schema }: Rule): boolean => {
  const { types } = shapeOf(walk, schema)
  return types.size === 0 || types.has('array')
}

const membersOf = (value: unknown): ReadonlyArray<string> =>
  isList(value) ? indexes.slice(0, value.length) : keysOf(value)

const indexes: ReadonlyArray<string> = /* @__PURE__ */ Array.from({ length: MEMBERS }, (_, at) =>
  String(at)
)
