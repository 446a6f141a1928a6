import { same } from '../schema/same.js'
import type { Place } from './places.js'
import type { Rule } from './rule.js'

/** So many are remembered of one place: the branches of a union differ. */
const MET = 8

/** The same rules, below the same, as a call before had them: what was worked out of these holds still. */
export const met = (
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
