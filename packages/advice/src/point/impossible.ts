import { type Expected, type Issue, own, type Path } from '@toolfault/model'
import { accepts } from '../schema/accepts.js'
import { typesOf } from '../schema/shape.js'
import { knownOf } from '../walk/known.js'
import { type Rule, sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/**
 * Whether no value can be right where an issue is: the types and the listed values that are asked for exclude
 * each other, whatever else the call holds, items are counted that nothing matches, or a key is refused that
 * has to be there.
 */
export const isImpossible = (
  walk: Walk,
  { keyword, kind, path }: Issue,
  wanted: Expected | undefined,
  rule: Rule | undefined,
  rules: ReadonlyArray<Rule>
): boolean => {
  if (keyword === 'contains') return own(rule?.schema, 'contains') === false
  if (keyword === 'not' && wanted?.id === 'other_than')
    return isNeeded(walk, path, rule, wanted.keys ?? [])
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return isNeeded(walk, path.slice(0, -1), rule, path.slice(-1))
  return (kind === 'type' || kind === 'choice') && isAtWar(rules)
}

/** Whether keys that a rule refuses have to be there, whatever else the call holds. */
const isNeeded = (
  walk: Walk,
  owner: Path,
  rule: Rule | undefined,
  keys: ReadonlyArray<string>
): boolean => {
  if (rule === undefined || sureOf([rule]).length === 0 || keys.length === 0) return false
  const needed = knownOf(sureOf(rulesAt(walk, owner))).required
  return keys.every((key) => needed.has(key))
}

const isAtWar = (rules: ReadonlyArray<Rule>): boolean => {
  const asked = sureOf(rules)
    .map(({ schema }) => typesOf(schema))
    .filter((types) => types.length > 0)
  return asked.length > 0 && asked.reduce(common).length === 0
}

/** The types that two lists have in common, of a number and an integer the integer. */
const common = (
  types: ReadonlyArray<string>,
  others: ReadonlyArray<string>
): ReadonlyArray<string> => [
  ...types.filter((type) => accepts(others, type)),
  ...others.filter((type) => !types.includes(type) && accepts(types, type))
]
