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
  return (kind === 'type' || kind === 'choice') && rules.length > 1 && isAtWar(rules)
}

const isAtWar = (rules: ReadonlyArray<Rule>): boolean => {
  const asked = rules
    .filter(isSure)
    .map(({ schema }) => typesOf(schema))
    .filter((types) => types.length > 0)
  const [first = [], ...rest] = asked
  const left = rest.reduce(
    (types, others) => [
      ...types.filter((type) => accepts(others, type)),
      ...others.filter((type) => !types.includes(type) && accepts(types, type))
    ],
    first
  )
  return rest.length > 0 && left.length === 0
}

const isSure = ({ because, chosen, conditional, maybe }: Rule): boolean =>
  because === undefined && chosen === undefined && conditional !== true && maybe !== true
