import {
  type Cause,
  type Chosen,
  isIndex,
  isRecord,
  keysOf,
  own,
  type Path
} from '@toolfault/model'
import { besideNull } from '../schema/beside-null.js'
import { keyPatternsOf } from '../schema/every-key.js'
import { otherKeysOf } from '../schema/other-keys.js'
import { patternsOf } from '../schema/patterns.js'
import { same } from '../schema/same.js'
import { itemAt } from '../schema/schema-at.js'
import { type Expanding, expand } from './expand.js'
import { type Place, placeOf } from './places.js'
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

/** The rules that hold whatever else a call has: of no branch, no condition and no pattern. */
export const sureOf = (rules: ReadonlyArray<Rule>): ReadonlyArray<Rule> =>
  rules.every(isSure) ? rules : rules.filter(isSure)

const isSure = ({ because, chosen, conditional, maybe }: Rule): boolean =>
  because === undefined && chosen === undefined && conditional !== true && maybe !== true

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
    for (const child of key === undefined ? [rule] : children(rule, key)) {
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

/** So many are remembered of one place: the branches of a union differ. */
const MET = 8

/** The same rules, below the same, as a call before had them: what was worked out of these holds still. */
const met = (
  place: Place,
  above: ReadonlyArray<Rule>,
  rules: ReadonlyArray<Rule>
): ReadonlyArray<Rule> => {
  place.met ??= []
  const old = place.met.find((one) => one.above === above && areSame(one.rules, rules))
  if (old !== undefined) return old.rules
  if (place.met.length >= MET) place.met.shift()
  place.met.push({ above, rules })
  return rules
}

const areSame = (rules: ReadonlyArray<Rule>, others: ReadonlyArray<Rule>): boolean =>
  rules.length === others.length &&
  rules.every((one, at) => {
    const other = others[at]
    return (
      one.schema === other?.schema &&
      one.chosen?.place === other?.chosen?.place &&
      one.conditional === other?.conditional &&
      one.maybe === other?.maybe &&
      same(one.chosen, other?.chosen) &&
      same(one.because, other?.because)
    )
  })

/** The subschemas of a rule that speak of one key below it. */
const children = (rule: Rule, key: string): ReadonlyArray<Rule> => {
  const { schema } = rule
  if (!isRecord(schema)) return []
  const named = own(own(schema, 'properties'), key)
  const item = isIndex(key) ? (itemAt(schema, key) ?? own(schema, 'unevaluatedItems')) : undefined
  const found = [named, item].filter((one) => one !== undefined)
  if (found.length > 0) return found.map((one) => ({ ...rule, schema: one }))
  // What the only pattern of a closed object does not claim has no place there, whatever it holds.
  const [only, ...more] = patternsOf(schema)
  if (only !== undefined && more.length === 0) return [{ ...rule, schema: only[1] }]
  // No pattern of a schema is ever run by us, so nobody knows which of these claims the key.
  const patterns = keyPatternsOf(schema)
  const maybe = keysOf(patterns).map((name) => own(patterns, name))
  const others = [otherKeysOf(schema), otherKeysOf(schema, 'unevaluatedProperties')]
  return [
    ...maybe.map((one): Rule => ({ ...rule, schema: one, maybe: true })),
    ...others
      .filter((one) => isRecord(one))
      .map((one): Rule => ({ ...rule, schema: one, ...(maybe.length > 0 ? { maybe: true } : {}) }))
  ]
}
