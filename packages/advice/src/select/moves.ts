import {
  type Advice,
  isWithin,
  lacksKey,
  own,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { isNothing } from '../blank.js'
import { isEnvelope } from '../names/envelope.js'
import type { Describing } from '../point/describe.js'
import { lastOf } from '../pointers.js'
import { typeOf } from '../schema/value.js'
import type { Told } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import { aloneIn, isMapAgain } from './around.js'
import { isNamedAt } from './constant.js'
import { fedBy } from './fed.js'
import { found } from './found.js'
import { lostIn, lostTogether, madeBeside } from './lost.js'
import { isNoItem } from './no-item.js'
import { isRefused, type Owner, ownersOf } from './owners.js'
import { type Renamed, renamedTogether } from './renamed.js'
import { heldIn } from './wrapped-again.js'
import { wrapperOf } from './wrapper.js'

/** More keys that nobody knows are not named, and more that are surely another not renamed. */
const MOST_IGNORED = 8
const MOST_RENAMED = 32

/** The first of the keys that nobody refuses; whose name is sure is told before any is passed over. */
export const fewIgnored = (pieces: ReadonlyArray<Advice>): ReadonlyArray<Advice> => {
  let [sure, others] = [0, 0]
  return pieces.filter(({ fix }) =>
    fix?.id === 'rename' && fix.guess !== true ? sure++ < MOST_RENAMED : others++ < MOST_IGNORED
  )
}

/** What is said of keys that stand under another name or at another level, and what is left to say. */
export interface Moved {
  readonly said: ReadonlyArray<Advice>
  readonly rest: ReadonlyArray<Told>
  /** Of keys that nobody refuses and nobody knows. */
  readonly ignored: ReadonlyArray<Advice>
}

/**
 * Find the keys that only have to be renamed or moved: under a name that is near, at another level, or
 * the only unknown one beside the only missing one. Each takes the place of the issues that it explains;
 * a key serves one place only.
 */
export const moves = (to: Describing, told: ReadonlyArray<Told>): Moved => {
  const { walk } = to
  const owners = walk.hasValue ? ownersOf(walk, told) : []
  if (owners.length === 0) return { said: [], rest: told, ignored: [] }
  const said: Array<Advice> = []
  const others: Array<Owner> = []
  const kept: Array<Told> = []
  const isAlone = aloneIn(walk.value)
  for (const owner of owners) {
    if (isMapAgain(walk, owner, isAlone)) {
      const map = owner.path.slice(0, -1)
      const value = valueAt(walk.value, map)
      said.push(unwrapped({ path: map, value }, lastOf(owner.path)))
      continue
    }
    const key = wrapperOf(walk, owner)
    if (key === undefined) others.push(owner)
    else {
      said.push(unwrapped(owner, key))
      kept.push(...tagsIn(walk, owner, key), ...besideIn(walk, owner, key))
    }
  }
  // What stands in a wrapper stands in a wrong place: what is wrong with it there is nothing to mend.
  const isInside = (path: Path): boolean => said.some((piece) => isWithin(path, piece.path))
  const open = others.filter(({ path }) => !isInside(path))
  const { filled, lacking, renamed, taken } = found(walk, open)
  for (const place of filled.keys()) to.filled.add(place)
  const lost = open.map((owner) => lostIn(owner, taken))
  for (const [at, { path, refused }] of open.entries()) {
    if (refused.size + (lost[at]?.length ?? 0) > 0) to.strange.add(printPointer(path))
  }
  const left = new Set(kept)
  for (const { missing, refused } of open) {
    for (const one of missing.values()) left.add(one)
    for (const one of refused.values()) left.add(one)
  }
  const isGiven = ({ path }: Told['issue']): boolean =>
    isNothing(valueAt(walk.value, path)) && renamed.some(({ fix }) => isWithin(fix.to, path))
  const isFed = fedBy(walk, renamed)
  const isMended = ({ issue }: Told): boolean =>
    lacksKey(issue) || isRefused(issue) || isInside(issue.path) || isGiven(issue) || isFed(issue)
  const isLeft = (one: Told): boolean =>
    left.has(one) || one.issue.path.length === 0 || !isMended(one)
  const rest = [...told.filter(isLeft), ...lacking]
  // What has found its place asks for no other, but what it makes may take what was left behind.
  const moving = renamed.length === 0 ? to : { ...to, strange: besides(walk, renamed, to.strange) }
  const isAside = (one: Renamed): boolean => one.told.aside === true
  const together = (some: ReadonlyArray<Renamed>): ReadonlyArray<Advice> =>
    renamedTogether(moving, some)
  return {
    said: [...said, ...together(renamed.filter((one) => !isAside(one)))],
    rest,
    ignored: fewIgnored([...together(renamed.filter(isAside)), ...lostTogether(to, lost.flat())])
  }
}

/**
 * The objects of which is said what they take besides: those that are made, and whose keys may go into another if that was
 * meant, or be what they are no item of.
 */
const besides = (
  walk: Walk,
  renamed: ReadonlyArray<Renamed>,
  strange: Describing['strange']
): Describing['strange'] => {
  const isMaybe = ({ fix, told }: Renamed): boolean =>
    fix.guess === true &&
    isRefused(told.issue) &&
    (fix.to.length !== fix.from.length || isNoItem(walk, fix.to, fix.from))
  const left = renamed.filter(isMaybe).map(({ fix }) => printPointer(fix.from.slice(0, -1)))
  const made = renamed.filter((one) => !isMaybe(one))
  return new Set([...madeBeside(made, strange), ...left])
}

const unwrapped = ({ path, value }: Pick<Owner, 'path' | 'value'>, key: string): Advice => ({
  path: [...path, key],
  kind: 'unexpected',
  fix: { id: 'convert', how: 'unwrap', to: typeOf(heldIn(own(value, key))) ?? 'object', key }
})

/** What has to go from beside a wrapper, where that is not called as what holds the arguments of a call is. */
const besideIn = ({ tool }: Walk, { refused, value }: Owner, key: string): ReadonlyArray<Told> =>
  isEnvelope(key)
    ? []
    : [...refused].flatMap(([one, told]) => (one === key || own(value, one) === tool ? [] : [told]))

/** The tag that a wrapper was called by is still to be added. */
const tagsIn = (walk: Walk, { missing }: Owner, key: string): ReadonlyArray<Told> =>
  [...missing.values()].filter(({ issue }) => isNamedAt(walk, issue.path, key))
