import { type Issue, own } from '@toolfault/model'
import { accepts } from '../schema/accepts.js'
import { typesOf } from '../schema/shape.js'
import type { Rule } from '../walk/rules.js'

/**
 * Whether no value can be right where an issue is: the types and the listed values that are asked for exclude
 * each other, whatever else the call holds, or items are counted that nothing matches.
 */
export const isImpossible = (
  { keyword, kind }: Issue,
  rule: Rule | undefined,
  rules: ReadonlyArray<Rule>
): boolean => {
  if (keyword === 'contains') return own(rule?.schema, 'contains') === false
  return (kind === 'type' || kind === 'choice') && isAtWar(rules)
}

const isAtWar = (rules: ReadonlyArray<Rule>): boolean => {
  const asked = rules
    .filter(isSure)
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

const isSure = ({ because, chosen, conditional, maybe }: Rule): boolean =>
  because === undefined && chosen === undefined && conditional !== true && maybe !== true
