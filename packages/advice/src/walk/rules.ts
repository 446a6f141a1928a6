import type { Path } from '@toolfault/model'
import { besideNull } from '../schema/beside-null.js'
import { below } from './below.js'
import { type Expanding, expand } from './expand.js'
import { met } from './met.js'
import { type Place, placeOf } from './places.js'
import type { Rule } from './rule.js'
import type { Walk } from './walk.js'

/**
 * Every subschema that speaks of a path as the caller meant the value: through references, `allOf`, the
 * half of a condition that applies, and in a union the one branch that was meant. `depth` asks for the first
 * keys of the path alone.
 */
export const rulesAt = (
  walk: Walk,
  path: Path,
  depth: number = path.length
): ReadonlyArray<Rule> => {
  // Without a schema nobody speaks of a place, and a path may be very long.
  if (walk.root === undefined) return nobody
  const { last } = walk
  const isWhole = depth === path.length
  if (isWhole && last.path === path && last.rules !== undefined) return last.rules
  const { own, shared } = walk.places
  const place = placeOf(shared, path, depth, walk.isUniform)
  const known =
    place.rules ?? (place.isOpen === true ? placeOf(own, path, depth, false).rules : undefined)
  if (known === undefined) return found(walk, place, isWhole ? path : path.slice(0, depth))
  if (isWhole) {
    last.path = path
    last.rules = known
  }
  return known
}

/** Whether the value decides what speaks of a place, or of one that it is in. */
export const isOpenAt = (walk: Walk, path: Path): boolean => {
  rulesAt(walk, path)
  return placeOf(walk.places.shared, path, path.length, walk.isUniform).isOpen === true
}

const nobody: ReadonlyArray<Rule> = []

const found = (walk: Walk, place: Place, path: Path): ReadonlyArray<Rule> => {
  // A place may have thousands of patterns.
  if (walk.budget.left <= 0) return nobody
  const key = path.at(-1)
  const found: Array<Rule> = []
  const above = key === undefined ? nobody : rulesAt(walk, path, path.length - 1)
  const { own, shared } = walk.places
  let isOpen =
    key !== undefined && placeOf(shared, path, path.length - 1, walk.isUniform).isOpen === true
  const speakers = key === undefined ? [{ schema: walk.root }] : withoutNull(walk, path, above)
  for (const rule of speakers) {
    for (const child of key === undefined ? [rule] : below(rule, key)) {
      const to: Expanding = { walk, path, found, seen: new Set(), isOpen }
      expand(to, child)
      isOpen = to.isOpen
    }
  }
  // What a budget cut short is no fact.
  if (walk.budget.left <= 0) return found
  if (isOpen) {
    place.isOpen = true
    const rules = met(place, above, found)
    placeOf(own, path, path.length, false).rules = rules
    return rules
  }
  place.rules = found
  return found
}

/** The rules of what holds a place, and of a union with null its other branch as well, whatever stands there. */
const withoutNull = (walk: Walk, path: Path, rules: ReadonlyArray<Rule>): ReadonlyArray<Rule> => {
  const found: Array<Rule> = []
  for (const rule of rules) {
    const schema = besideNull(rule.schema)
    if (schema === undefined || rules.some((one) => one.schema === schema)) continue
    expand(
      { walk, path: path.slice(0, -1), found, seen: new Set(), isOpen: false },
      { ...rule, schema }
    )
  }
  return found.length === 0 ? rules : [...rules, ...found]
}
