import type { Path } from '@toolfault/model'
import { once } from '../once.js'
import type { Rule } from './rule.js'
import { rulesAt } from './rules.js'
import type { Walk } from './walk.js'

/** The subschemas that speak of a place; what stands under a pattern, which nobody runs, may not be meant. */
export const schemasAt = (walk: Walk, path: Path): ReadonlyArray<unknown> =>
  sureIn(rulesAt(walk, path))

/** The same of rules that were asked for. */
export const sureIn: (rules: ReadonlyArray<Rule>) => ReadonlyArray<unknown> = /* @__PURE__ */ once(
  (rules) => rules.filter(({ maybe }) => maybe !== true).map(({ schema }) => schema)
)
