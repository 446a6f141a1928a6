import { type Advice, isList, own, valueAt } from '@toolfault/model'
import { isMatching } from '../point/matching.js'
import { fits } from '../schema/misfits.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** Whether too few items matched, and enough do when what is wrong with them is mended. */
export const isSettled = (before: Walk, after: Walk, { expected, path }: Advice): boolean => {
  if (!isMatching(expected)) return false
  const { least = 0 } = expected
  const contained = rulesAt(after, path)
    .map(({ schema }) => own(schema, 'contains'))
    .find((schema) => schema !== undefined)
  const matching = ({ value }: Walk): number => {
    const items = valueAt(value, path)
    return isList(items) ? items.filter((item) => fits(after, contained, item)).length : 0
  }
  return matching(before) < least && matching(after) >= least
}
