import { isRecord, keysOf, own, owns, type Path, printPointer } from '@toolfault/model'
import { valueAt } from '../schema/at.js'
import { fits } from '../schema/misfits.js'
import { rulesAt } from '../schema/rules.js'
import { shapeOf } from '../schema/shape.js'
import type { Walk } from '../schema/walk.js'
import { choiceOf } from '../union/branch.js'
import { unionOf, unions } from '../union/facts.js'

/** What an object holds and lacks: the keys that its subschemas know, and those that they do not. */
export interface Keys {
  readonly known: ReadonlyMap<string, ReadonlyArray<unknown>>
  readonly unknown: ReadonlyArray<string>
}

/**
 * The keys of the object at a path. Where other keys are a matter of a pattern, or of a union of which no
 * branch was chosen, none is unknown.
 */
export const keysAt = (walk: Walk, path: Path): Keys => {
  const known = new Map<string, ReadonlyArray<unknown>>()
  let mapped = false
  for (const { schema } of rulesAt(walk, path)) {
    if (!isRecord(schema)) continue
    mapped ||= isOpen(walk, schema, path)
    const properties = own(schema, 'properties')
    for (const key of keysOf(properties)) known.set(key, [own(properties, key)])
    mapped ||=
      isRecord(own(schema, 'patternProperties')) || isRecord(own(schema, 'additionalProperties'))
  }
  const value = valueAt(walk.value, path)
  const unknown = mapped || !isRecord(value) ? [] : keysOf(value).filter((key) => !known.has(key))
  return { known, unknown }
}

/** Whether a schema has a union that knows keys, and nobody knows which branch was meant. */
const isOpen = (walk: Walk, schema: object, path: Path): boolean =>
  unions.some(
    (keyword) =>
      owns(schema, keyword) &&
      choiceOf(walk, schema, keyword, path).id !== 'branch' &&
      unionOf(walk, schema, keyword).branches.some(({ shape }) => shape.properties.size > 0)
  )

/** Where a value stands now, surely or perhaps. */
export interface Source {
  readonly from: Path
  readonly guess?: true
}

/**
 * Where the value of each missing key stands now: under a name that is near, under the only unknown key
 * whose value would fit, or at another level. A source serves one key only; where two would do, none.
 */
export const renames = (
  walk: Walk,
  missing: ReadonlyArray<Path>,
  refused: ReadonlySet<string>
): ReadonlyMap<string, Source> => {
  const found = new Map<string, Source>()
  const taken = new Set<string>()
  const take = (to: Path, from: Path | undefined, guess = false): void => {
    if (from === undefined || taken.has(printPointer(from))) return
    taken.add(printPointer(from))
    found.set(printPointer(to), guess ? { from, guess: true } : { from })
  }
  const open = (): ReadonlyArray<Path> => missing.filter((path) => !found.has(printPointer(path)))
  for (const path of open()) take(path, near(walk, path, missing))
  for (const path of open()) {
    const from = elsewhere(walk, path)
    // An object that takes any key may have been meant to have this one.
    if (from !== undefined) take(path, from, isFree(walk, ownerOf(from)))
  }
  for (const path of open()) {
    const from = fitting(walk, path, open(), taken)
    // A key that is refused has to go anyway; one that is not may be what it seems.
    if (from !== undefined) take(path, from, !refused.has(printPointer(from)))
  }
  return found
}

const ownerOf = (path: Path): Path => path.slice(0, -1)

/** An unknown key that is near to this one, and this one its nearest among those not there. */
const near = (walk: Walk, path: Path, missing: ReadonlyArray<Path>): Path | undefined => {
  const owner = ownerOf(path)
  const name = path.at(-1) ?? ''
  const { known, unknown } = keysAt(walk, owner)
  const value = valueAt(walk.value, owner)
  const lacking = new Set([
    ...[...known.keys()].filter((key) => !owns(value, key)),
    ...missing
      .filter((one) => printPointer(ownerOf(one)) === printPointer(owner))
      .map((one) => one.at(-1) ?? '')
  ])
  const from = unknown.filter((key) => walk.meant(key, [...lacking]) === name)
  return from.length === 1 && from[0] !== undefined ? [...owner, from[0]] : undefined
}

/** The same key, unknown where it stands: one level up, or in an object beside. */
const elsewhere = (walk: Walk, path: Path): Path | undefined => {
  const owner = ownerOf(path)
  const name = path.at(-1) ?? ''
  const value = valueAt(walk.value, owner)
  const { unknown } = keysAt(walk, owner)
  // Of what stands in a union that nobody could decide nothing is known.
  const isKnown = (key: string): boolean =>
    unknown.includes(key) || rulesAt(walk, [...owner, key]).length > 0
  const below = keysOf(value)
    .filter(isKnown)
    .map((key) => [...owner, key])
  const above = owner.map((_, at) => owner.slice(0, at))
  const homes = [...below, ...above].filter((home) => {
    const there = valueAt(walk.value, home)
    return isRecord(there) && owns(there, name) && keysAt(walk, home).unknown.includes(name)
  })
  return homes.length === 1 && homes[0] !== undefined ? [...homes[0], name] : undefined
}

/** Whether an object is known, and none of its keys. */
const isFree = (walk: Walk, path: Path): boolean =>
  rulesAt(walk, path).length > 0 && keysAt(walk, path).known.size === 0

/** The only unknown key beside the only missing one, if its value would fit. */
const fitting = (
  walk: Walk,
  path: Path,
  open: ReadonlyArray<Path>,
  taken: ReadonlySet<string>
): Path | undefined => {
  const owner = ownerOf(path)
  const beside = open.filter((one) => printPointer(ownerOf(one)) === printPointer(owner))
  // What another branch knows was meant for that.
  const others = rulesAt(walk, owner).map(({ schema }) => shapeOf(walk, schema).properties)
  const free = keysAt(walk, owner).unknown.filter(
    (key) => !taken.has(printPointer([...owner, key])) && !others.some((keys) => keys.has(key))
  )
  const [key, more] = free
  if (beside.length !== 1 || key === undefined || more !== undefined) return undefined
  const from = [...owner, key]
  const value = valueAt(walk.value, from)
  const rules = rulesAt(walk, path)
  // Of branches that are as close nobody knows which key is missing.
  if (rulesAt(walk, owner).some(({ chosen }) => chosen?.reason === 'tie')) return undefined
  const typed = rules.some(({ schema }) => shapeOf(walk, schema).types.size > 0)
  return typed && rules.every(({ schema }) => fits(walk, schema, value)) ? from : undefined
}
