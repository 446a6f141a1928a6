import { isIndex, isRecord, isWithin, own, owns, type Path, printPointer } from '@toolfault/model'
import { isEnvelope } from '../names/envelope.js'
import { behind } from '../names/joined.js'
import { isSameName } from '../names/spelling.js'
import { hasAt } from '../schema/at.js'
import type { Told } from '../told/told.js'
import { sole } from '../union/sole.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { isMap, knows, requiredAt, shapesAt, takes } from './inside.js'
import type { Owner } from './owners.js'
import { counted, lackingAt, MANY, move, type Search } from './search.js'

/** A path written as one key (`settings.audio`, `settings[audio]`, `settings_audio`) says where its value belongs. */
export const byDots = (search: Search): void => {
  for (const owner of search.owners) {
    const names = new Set<string>()
    const found = owner.unknown.slice(0, MANY).flatMap((key) => {
      const to = targetOf(search, owner, key)
      return to === undefined ? [] : [{ key, to, pointer: printPointer(to) }]
    })
    const wanted = counted(found.map(({ pointer }) => pointer))
    for (const { key, pointer, to } of found) {
      // Of two that would have one name neither is taken for it.
      if (wanted.get(pointer) !== 1) continue
      move(search, toldOf(search, owner, key, to), [...owner.path, key], to)
      names.add(to[owner.path.length] ?? '')
    }
    for (const name of names) if (owner.missing.has(name)) made(search, owner, name)
  }
}

const targetOf = (search: Search, owner: Owner, key: string): Path | undefined =>
  dottedTo(search, owner, key) ?? joinedTo(search, owner, key)

/** Behind the name of an object that is missing, or in place of a key that is refused, what that object knows. */
const joinedTo = ({ walk }: Search, owner: Owner, key: string): Path | undefined => {
  const { known, missing, path, refused, value } = owner
  const isOpen = (name: string): boolean =>
    missing.has(name) || (refused.has(key) && (!owns(value, name) || isRecord(own(value, name))))
  const from = [...path, key]
  const [to, more] = [...known].flatMap((name) => {
    const rest = isOpen(name) ? behind(key, name) : undefined
    const object = [...path, name]
    const last = rest === undefined ? undefined : keyIn(walk, owner, object, rest)
    if (last === undefined) return []
    // What is the whole object, under a longer name, is no part of it.
    const place = [...object, last]
    return takes(walk, object, from) && !takes(walk, place, from) ? [] : [place]
  })
  if (to === undefined || more !== undefined || hasAt(value, to.slice(path.length)))
    return undefined
  // Another key of the object may be written so.
  return [...known].some((name) => isSameName(name, key)) ? undefined : to
}

const dottedTo = (search: Search, owner: Owner, key: string): Path | undefined => {
  const steps = stepsIn(key)
  const [first, ...rest] = steps
  if (first === undefined || rest.length === 0 || steps.includes('')) return undefined
  // What only holds arguments is no part of the place.
  return (
    placed(search, owner, steps) ?? (isEnvelope(first) ? placed(search, owner, rest) : undefined)
  )
}

const placed = ({ walk }: Search, owner: Owner, steps: Path): Path | undefined => {
  let to: Path = owner.path
  for (const [at, step] of steps.entries()) {
    const isLast = at === steps.length - 1
    const isThere = !isLast && rulesAt(walk, [...to, step]).length > 0
    const known = isThere ? step : (keyIn(walk, owner, to, step) ?? nearIn(walk, to, step))
    if (known === undefined) return undefined
    to = [...to, known]
  }
  return hasAt(walk.value, to) ? undefined : to
}

/** The key that an object has to be meant by a name: itself, or the only one that is the same, written differently. */
const keyIn = (walk: Walk, owner: Owner, place: Path, name: string): string | undefined =>
  mayHave(walk, owner, place, name)
    ? name
    : sole(namesAt(walk, place).filter((one) => isSameName(one, name)))

/** The key that is near to a name, among those that are not there. */
const nearIn = (walk: Walk, place: Path, name: string): string | undefined =>
  walk.meant(
    name,
    namesAt(walk, place).filter((one) => !hasAt(walk.value, [...place, one]))
  )

const namesAt = (walk: Walk, place: Path): ReadonlyArray<string> => [
  ...new Set(shapesAt(walk, place).flatMap(({ properties }) => [...properties.keys()]))
]

/** Whether an object of an owner may have a key; of a missing map `byMap` tells, which looks at all keys beside it. */
const mayHave = (walk: Walk, { missing, path }: Owner, place: Path, key: string): boolean =>
  knows(walk, place, key) ||
  (isIndex(key) && shapesAt(walk, place).some(({ types }) => types.has('array'))) ||
  (isMap(walk, place) && !missing.has(place[path.length] ?? ''))

/** As a path is written in code, or as forms write it: `a.b`, `a[b]`. */
const stepsIn = (key: string): ReadonlyArray<string> =>
  key.replaceAll(']', '').replaceAll('[', '.').split('.')

const toldOf = ({ places }: Search, { refused }: Owner, key: string, to: Path): Told =>
  places.get(printPointer(to.slice(0, -1)))?.missing.get(to.at(-1) ?? '') ??
  refused.get(key) ??
  lackingAt(to)

/** A missing object comes to be by what is moved into it, and lacks the rest. */
const made = ({ lacking, renamed, walk }: Search, { missing, path }: Owner, name: string): void => {
  const targets = renamed.map(({ fix }) => fix.to)
  missing.delete(name)
  lacking.push(...lackingIn(walk, [...path, name], targets))
}

/** What an object has to have and nothing is moved to; what is moved below a key makes that as well. */
const lackingIn = (walk: Walk, place: Path, targets: ReadonlyArray<Path>): ReadonlyArray<Told> =>
  [...requiredAt(walk, place)].flatMap((name) => {
    const at = [...place, name]
    const below = targets.filter((to) => isWithin(to, at))
    if (below.length === 0) return [lackingAt(at)]
    return below.some((to) => to.length === at.length) ? [] : lackingIn(walk, at, below)
  })
