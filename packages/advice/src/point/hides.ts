import type { Path } from '@toolfault/model'
import { isDeepPath } from '../deep.js'
import { above, lastOf } from '../pointers.js'
import type { Ground } from '../schema/ground.js'
import { looksSecret } from '../secret/look.js'
import { isInSecretPair } from '../secret/pair.js'
import { isSecret } from '../secret/secret.js'
import type { Rule } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** Whether the value of a place must not be shown, by any subschema of it or of what holds it, or by a name beside it. */
export const hides = (walk: Walk, path: Path, like: Path, value: unknown): boolean =>
  isInSecretPair(walk.value, path) || hidesAt(walk, path, like, value)

/** The same of a value that is not the caller's: the names beside it are of another. */
export const hidesAt = (walk: Walk, path: Path, like: Path, value: unknown): boolean => {
  // What nobody looks at stays hidden.
  if (isDeepPath(like)) return true
  const rules = rulesAt(walk, like)
  if (silent.has(rules)) return looksSecret(value, lastOf(path))
  const schemas = schemasAround(walk, like)
  if (rules.length > 0 && !isSecret(path, schemas, '')) silent.add(rules)
  return isSecret(path, schemas, value)
}

/** Whether a subschema of a place, or of what holds it, says that all there is a secret. */
export const saysSecret = (walk: Walk, path: Path): boolean =>
  isDeepPath(path) ||
  (!silent.has(rulesAt(walk, path)) && isSecret([], schemasAround(walk, path), ''))

/** What a shape of a place is written by. */
export const groundAt = (walk: Walk, path: Path): Ground => {
  const { budget, root } = walk
  return saysSecret(walk, path) ? { root, budget, isSecret: true } : walk
}

/** The subschemas of a place and of all that holds it. */
const schemasAround = (walk: Walk, path: Path): ReadonlyArray<unknown> =>
  [path, ...above(path)].flatMap((place) => rulesAt(walk, place).map(({ schema }) => schema))

/** Rules of places where neither a key nor a schema says secret of any text: only the look is left to ask. */
const silent = new WeakSet<ReadonlyArray<Rule>>()
