import type { Path } from '@toolfault/model'
import { type Rule, rulesAt } from './rules.js'
import type { Walk } from './walk.js'

/** The subschemas that speak of a place; what stands under a pattern, which nobody runs, may not be meant. */
export const schemasAt = (walk: Walk, path: Path): ReadonlyArray<unknown> => {
  const rules = rulesAt(walk, path)
  const known = sure.get(rules)
  if (known !== undefined) return known
  const schemas = rules.filter(({ maybe }) => maybe !== true).map(({ schema }) => schema)
  sure.set(rules, schemas)
  return schemas
}

const sure = new WeakMap<ReadonlyArray<Rule>, ReadonlyArray<unknown>>()
