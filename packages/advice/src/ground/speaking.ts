import { isRecord, keysOf, type Path } from '@toolfault/model'
import { keyPatternsOf } from '../schema/every-key.js'
import { otherKeysOf } from '../schema/other-keys.js'
import type { Rule } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/**
 * The subschemas that surely speak of a place where something is wrong. Of those beside `patternProperties` nobody
 * knows which is meant, unless there is but one.
 */
export const speaking = (walk: Walk, path: Path): ReadonlyArray<Rule> => {
  const rules = rulesAt(walk, path)
  if (rules.length > 0 && rules.every(({ maybe }) => maybe !== true)) return rules
  const sure = rules.filter(({ maybe }) => maybe !== true)
  return sure.length === 0 && othersOf(walk, path.slice(0, -1)) === 1 ? rules : sure
}

/** How many subschemas an object has for keys that it does not name. */
const othersOf = (walk: Walk, owner: Path): number =>
  rulesAt(walk, owner).reduce(
    (count, { schema }) =>
      count + keysOf(keyPatternsOf(schema)).length + (isRecord(otherKeysOf(schema)) ? 1 : 0),
    0
  )
