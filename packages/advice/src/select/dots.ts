import { isIndex, isList, isRecord, own, owns, type Path, printPointer } from '@toolfault/model'
import { isEnvelope } from '../names/envelope.js'
import { behind } from '../names/joined.js'
import { isKin } from '../names/kin.js'
import { isShortEnough, spokenOf } from '../names/short.js'
import { isSameAsAny } from '../names/spelling.js'
import { lastOf } from '../pointers.js'
import { hasAt } from '../schema/at.js'
import { sole } from '../union/sole.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { inRows, isArray } from './in-rows.js'
import { holderAt, knows, requiredAt } from './inside.js'
import { lackingIn } from './lacking.js'
import { move } from './move.js'
import type { Owner } from './owners.js'
import { freeIn, lackingAt, missingAt, type Search, single } from './search.js'
import { keyIn, nearIn, type Spelled } from './spelled.js'
import { takes } from './takes.js'

/** A path written as one key (`settings.audio`, `settings[audio]`, `settings_audio`) says where its value belongs. */
export const byDots =
  (spelled: Spelled) =>
  (search: Search): void => {
    for (const owner of search.strange) {
      const free = freeIn(search, owner)
      const found = free.flatMap((key) => {
        const to = targetOf(search, owner, key, spelled)
        return to === undefined ? [] : [{ key, to, pointer: printPointer(to) }]
      })
      if (found.length === 0) continue
      const names = new Set<string>()
      const isOne = single(found.map(({ pointer }) => pointer))
      for (const { key, pointer, to } of inRows(search.walk, found)) {
        // Of two that would have one name neither is taken for it.
        if (!isOne(pointer)) continue
        const name = to[owner.path.length] ?? ''
        // What a missing object comes to be by is asked for.
        const isAside = spelled === 'nearly' && !owner.missing.has(name)
        const said =
          missingAt(search, to) ??
          owner.refused.get(key) ??
          (isAside ? owner.loose.get(key) : undefined) ??
          lackingAt(to)
        move(search, said, [...owner.path, key], to, said.aside === true || isWhole(search, to))
        names.add(name)
      }
      for (const name of names) if (owner.missing.has(name)) made(search, owner, name)
    }
  }

/** Whether a key of a map would be a word that says one thing with the name of that: `match_all` is hardly `match: { all }`. */
const isWhole = ({ walk }: Search, to: Path): boolean =>
  /^(?:all|any|each|every|none|only)$/i.test(lastOf(to)) &&
  !knows(walk, to.slice(0, -1), lastOf(to))

const targetOf = (search: Search, owner: Owner, key: string, spelled: Spelled): Path | undefined =>
  dottedTo(search, owner, key, spelled) ?? joinedTo(search, owner, key, spelled)

/** Behind the name of an object that is missing, or in place of a key that is refused, what that object knows. */
const joinedTo = (
  { walk }: Search,
  owner: Owner,
  key: string,
  spelled: Spelled
): Path | undefined => {
  const { known, missing, path, refused, value } = owner
  const isOpen = (name: string): boolean =>
    missing.has(name) || (refused.has(key) && (!owns(value, name) || isRecord(own(value, name))))
  const from = [...path, key]
  const found = [...known].flatMap((name) => {
    const rest = isOpen(name) ? behind(key, name) : undefined
    const object = [...path, name]
    const last =
      rest === undefined
        ? undefined
        : (keyIn(walk, owner, object, rest, spelled) ?? onlyIn(walk, object, from, rest, spelled))
    if (last === undefined || isBeside(walk, owner, name, last)) return []
    // What is the whole object, under a longer name, is no part of it.
    const place = [...object, last]
    return takes(walk, object, from) && !takes(walk, place, from) ? [] : [place]
  })
  const to = sole(found)
  if (to === undefined || hasAt(value, to.slice(path.length))) return undefined
  // Another key of the object may be written so.
  return isSameAsAny(key, known) ? undefined : to
}

/** The only key that an object has to have, where a name is a part of that: `price` of `take_profit: { limit_price }`. */
const onlyIn = (
  walk: Walk,
  object: Path,
  from: Path,
  name: string,
  spelled: Spelled
): string | undefined => {
  if (spelled === 'as written' || !isShortEnough(name)) return undefined
  const key = sole([...requiredAt(walk, object)])
  const isIt = key !== undefined && isKin(spokenOf(name), spokenOf(key))
  return isIt && takes(walk, [...object, key], from) ? key : undefined
}

/** Whether what an object would have under any name has a place beside it: `userId` of `{ user, id }`. */
const isBeside = (
  walk: Walk,
  { known, path, unknown, value }: Owner,
  name: string,
  key: string
): boolean =>
  !knows(walk, [...path, name], key) &&
  isSameAsAny(
    key,
    [...known].filter((one) => !owns(value, one))
  ) &&
  unknown.filter((one) => behind(one, name) !== undefined).length === 1

const dottedTo = (
  search: Search,
  owner: Owner,
  key: string,
  spelled: Spelled
): Path | undefined => {
  const steps = stepsIn(key)
  const [first, ...rest] = steps
  if (first === undefined || rest.length === 0 || steps.includes('')) return undefined
  const whole = placed(search, owner, steps, spelled)
  // Several values of one item's key are those of several items.
  const isOfSeveral =
    isList(own(owner.value, key)) &&
    whole !== undefined &&
    whole.length > owner.path.length + steps.length
  if (isOfSeveral && !takes(search.walk, whole, [...owner.path, key])) return undefined
  // What only holds arguments is no part of the place.
  const isBehind = whole === undefined && spelled === 'nearly' && isEnvelope(first)
  return isBehind ? placed(search, owner, rest, spelled) : whole
}

const placed = (
  { walk }: Search,
  owner: Owner,
  steps: Path,
  spelled: Spelled
): Path | undefined => {
  let to: Path = owner.path
  for (const [at, step] of steps.entries()) {
    // The keys of a list that was not sent are those of its first item.
    if (at > 0 && !isIndex(step) && !hasAt(walk.value, to)) to = holderAt(walk, to)
    const isLast = at === steps.length - 1
    const isThere = isLast
      ? isIndex(step) && isArray(walk, to)
      : rulesAt(walk, [...to, step]).length > 0
    const known = isThere ? step : keyIn(walk, owner, to, step, spelled)
    const name = known ?? (spelled === 'nearly' ? nearIn(walk, to, step) : undefined)
    if (name === undefined) return undefined
    to = [...to, name]
  }
  return hasAt(walk.value, to) ? undefined : to
}

/** As a path is written in code, or as forms write it: `a.b`, `a[b]`, `a[].b`. */
const stepsIn = (key: string): ReadonlyArray<string> =>
  key
    .replace(/\[\](?=[.[])/g, '[0]')
    .replaceAll(']', '')
    .replaceAll('[', '.')
    .split('.')

/** A missing object comes to be by what is moved into it, and lacks the rest. */
const made = (search: Search, { missing, path }: Owner, name: string): void => {
  missing.delete(name)
  search.lacking.push(...lackingIn(search.walk, [...path, name], search).map(lackingAt))
}
