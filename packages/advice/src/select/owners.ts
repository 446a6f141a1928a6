import {
  type Issue,
  isOfKey,
  isWithin,
  keysOf,
  lacksKey,
  own,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { isNothing } from '../blank.js'
import { wholeOf } from '../names/spelling.js'
import { pointersAbove } from '../pointers.js'
import { issue } from '../schema/limits.js'
import { otherKeysOf } from '../schema/other-keys.js'
import type { Told } from '../told/told.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import type { Keys, Walk } from '../walk/walk.js'
import { needs } from './inside.js'
import { keysAt } from './keys.js'
import { looseObjects } from './loose.js'
import { mentionedBy } from './mentioned.js'

/** More keys that nobody knows are not looked at, nor any beside so many that somebody does. */
const LOOSE = 32
const KNOWN = 300

/** An object of which keys are missing or refused. */
export interface Owner extends Keys {
  readonly path: Path
  readonly value: unknown
  /** What was told of each missing and each refused key; each is taken out when it is explained. */
  readonly missing: Map<string, Told>
  readonly refused: Map<string, Told>
  /** What could be told of each unknown key that is not refused, as far as nobody asked for keys of any name. */
  readonly loose: Map<string, Told>
}

/** The objects that lack keys or have too many, in the order in which that was told. */
export const ownersOf = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Owner> => {
  const objects = looseObjects(walk)
  if (objects.length === 0 && !told.some(({ issue }) => isOfKey(issue.kind))) return []
  const owners = new Map<string, Owner>()
  const nameless = told.filter((one) => one.nameless !== undefined)
  for (const path of objects) {
    // A slip beside what is wrong is told with it; what an object without a name holds is in no place at all.
    if (!nameless.some(({ issue }) => isWithin(path, issue.path)))
      owners.set(printPointer(path), ownerAt(walk, path))
  }
  for (const one of told) {
    const isMissing = lacksKey(one.issue) || isUnfilled(walk, one.issue.path)
    const key = one.issue.path.at(-1)
    if (key === undefined || !(isMissing || isRefused(one.issue))) continue
    const path = one.issue.path.slice(0, -1)
    const pointer = printPointer(path)
    const owner = owners.get(pointer) ?? ownerAt(walk, path)
    owners.set(pointer, owner)
    const list = isMissing ? owner.missing : owner.refused
    // What was told first holds without a cause, if any does.
    if (!list.has(key)) list.set(key, one)
  }
  const all = [...owners.values()].map((owner) => withRefused(walk, owner))
  if (all.some(({ loose }) => loose.size > 0)) withoutTold(owners, told)
  return all
}

/** Whether nothing stands where something has to: what was meant for it may stand elsewhere. */
const isUnfilled = (walk: Walk, path: Path): boolean =>
  isNothing(valueAt(walk.value, path)) && needs(walk, path)

/** A key that was refused beside patterns is known to be of none of them; without a schema also what is called as what is missing. */
const withRefused = (walk: Walk, owner: Owner): Owner => {
  const { known, missing, refused, value } = owner
  if (walk.root === undefined) {
    const names = new Set([...missing.keys()].map(wholeOf))
    const isNamed = (key: string): boolean => names.has(wholeOf(key)) && !missing.has(key)
    return { ...owner, unknown: keysOf(value).filter((key) => refused.has(key) || isNamed(key)) }
  }
  return refused.size > 0 && knownOf(rulesAt(walk, owner.path)).isMapped
    ? { ...owner, unknown: [...refused.keys()].filter((key) => !known.has(key)) }
    : owner
}

/** A key of which anything else was told is known to somebody. */
const withoutTold = (owners: ReadonlyMap<string, Owner>, told: ReadonlyArray<Told>): void => {
  for (const { issue } of told) {
    if (isRefused(issue)) continue
    const above = pointersAbove(issue.path)
    for (const [at, pointer] of above.entries())
      owners.get(pointer)?.loose.delete(issue.path[at] ?? '')
  }
}

/** An object as an owner of which nothing is told yet. */
const ownerAt = (walk: Walk, path: Path): Owner => {
  const keys = keysAt(walk, path)
  const { known, unknown } = keys
  const isLoose = unknown.length > 0 && known.size > 0 && !isDecided(walk, path)
  const loose = isLoose && known.size <= KNOWN ? looseOf(walk, path, unknown) : []
  return {
    path,
    value: valueAt(walk.value, path),
    ...keys,
    missing: new Map(),
    refused: new Map(),
    loose: new Map(
      loose.map((key) => [
        key,
        { issue: issue([...path, key], 'additionalProperties'), aside: true }
      ])
    )
  }
}

const looseOf = (walk: Walk, path: Path, unknown: ReadonlyArray<string>): ReadonlyArray<string> => {
  const named = mentionedBy(
    walk,
    rulesAt(walk, path).map(({ schema }) => schema)
  )
  return unknown.slice(0, LOOSE).filter((key) => !named.has(key))
}

/** Whether a subschema of the object at a path says something of keys of any name, or that there are none. */
const isDecided = (walk: Walk, path: Path): boolean =>
  rulesAt(walk, path).some(
    ({ schema }) =>
      typeof otherKeysOf(schema) === 'boolean' || own(schema, 'unevaluatedProperties') !== undefined
  )

/** Whether a key is refused for its name: not the value under it, nor for a rule about names. */
export const isRefused = ({ keyword, kind, params }: Issue): boolean =>
  kind === 'unexpected' && keyword !== 'false schema' && params?.['propertyName'] === undefined
