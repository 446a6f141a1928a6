import { own, owns, type Path, printPointer, valueAt } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { excludedKeys } from '../schema/excluded-keys.js'
import { asJson } from '../schema/limits.js'
import { fits } from '../schema/misfits.js'
import type { Rule } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import type { Told } from './told.js'

/** More of one place are not told. */
const MANY = 8

/**
 * The rules with a `not` that a value breaks, as far as can be seen, else all that its place has: an issue does not say of which
 * it is.
 */
export const brokenNots = (walk: Walk, path: Path): ReadonlyArray<Rule> => {
  const rules = rulesAt(walk, path).filter(({ schema }) => owns(schema, 'not'))
  if (rules.length < 2 || !walk.hasValue) return rules
  const value = valueAt(walk.value, path)
  const broken = rules.filter(({ schema }) => fits(walk, own(schema, 'not'), value))
  return broken.length > 0 ? broken : rules
}

/**
 * Of several `not` of keys that a place breaks each is told once: their issues are alike, and a validator may stop at the first.
 */
export const eachNot = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (!told.some(isNot)) return told
  const places = new Set<string>()
  return told.flatMap((one) => {
    const { path } = one.issue
    const rules = isNot(one) ? brokenNots(walk, path).filter(isOfKeys).slice(0, MANY) : []
    const pointer = printPointer(path)
    if (rules.length < 2) return [one]
    if (places.has(pointer)) return []
    places.add(pointer)
    return rules.map((rule) => ({ issue: { ...one.issue, params: excludedBy(rule) }, rule }))
  })
}

/** What tells an issue from another: of which keys it is. */
const excludedBy = ({ schema }: Rule): { readonly excluded: Json } => ({
  excluded: asJson(own(schema, 'not')) ?? null
})

const isNot = ({ issue: { keyword } }: Told): boolean => keyword === 'not'

/** Whether it is seen that an object breaks it. */
const isOfKeys = ({ schema }: Rule): boolean => excludedKeys(own(schema, 'not')) !== undefined
