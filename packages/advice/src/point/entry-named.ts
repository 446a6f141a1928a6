import type { Path } from '@toolfault/model'
import { entriesAmong, mayCall, mayHold, type Named } from '../names/entry-keys.js'
import { knownOf } from '../walk/known.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { listedEntry } from './entry-listed.js'

/** The keys of an item that is an entry, whether the names are listed under the one, and whether that has to be there. */
export interface NamedEntry {
  readonly named: Named
  readonly isListed: boolean
  readonly isRequired: boolean
}

/** More keys of an item are not looked at. */
const MANY = 64

/**
 * Under which keys of an item the name of an entry and what it holds belong, by what they are called or list; `undefined` where
 * nobody knows.
 */
export const namedEntry = (
  walk: Walk,
  item: Path,
  called: ReadonlyArray<string>
): NamedEntry | undefined => {
  const rules = rulesAt(walk, item)
  const { keys } = knownOf(rules)
  const { required } = knownOf(sureOf(rules))
  if (keys.size < 2 || keys.size > MANY) return undefined
  const pair = required.size === 2 ? [...required.keys()] : [...keys]
  const listed = listedEntry(walk, item, pair, called)
  const named = listed ?? entriesAmong(pair)[0]
  if (named === undefined) return undefined
  const isListed = listed !== undefined
  const isSaid = isListed || (mayCall(named.key) && mayHold(named.value))
  return isSaid ? { named, isListed, isRequired: required.has(named.key) } : undefined
}
