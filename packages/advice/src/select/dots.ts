import { isRecord, own, owns, type Path, printPointer } from '@toolfault/model'
import { behind } from '../names/joined.js'
import { isSameName } from '../names/spelling.js'
import { hasAt } from '../schema/at.js'
import type { Told } from '../told/told.js'
import { knows, requiredAt } from './inside.js'
import type { Owner } from './owners.js'
import { lackingAt, MANY, move, type Search } from './search.js'

/** A path written as one key (`settings.audio`, `settings_audio`) says where its value belongs. */
export const byDots = (search: Search): void => {
  for (const owner of search.owners) {
    const names = new Set<string>()
    for (const key of owner.unknown.slice(0, MANY)) {
      const to = targetOf(search, owner, key)
      if (to === undefined) continue
      move(search, toldOf(search, owner, key, to), [...owner.path, key], to)
      names.add(to[owner.path.length] ?? '')
    }
    for (const name of names) if (owner.missing.has(name)) made(search, owner, name)
  }
}

const targetOf = (search: Search, owner: Owner, key: string): Path | undefined =>
  dottedTo(search, owner, key) ?? joinedTo(search, owner, key)

/** Behind the name of an object that is missing, or in place of a key that is refused, what that object knows. */
const joinedTo = (
  { walk }: Search,
  { known, missing, path, refused, value }: Owner,
  key: string
): Path | undefined => {
  const isOpen = (name: string): boolean =>
    missing.has(name) || (refused.has(key) && (!owns(value, name) || isRecord(own(value, name))))
  const [to, more] = [...known].flatMap((name) => {
    const last = behind(key, name)
    return last !== undefined && isOpen(name) && knows(walk, [...path, name], last)
      ? [[...path, name, last]]
      : []
  })
  if (to === undefined || more !== undefined || hasAt(value, to.slice(path.length)))
    return undefined
  // Another key of the object may be written so.
  return [...known].some((name) => isSameName(name, key)) ? undefined : to
}

const dottedTo = ({ walk }: Search, { path }: Owner, key: string): Path | undefined => {
  const steps = key.split('.')
  const last = steps.at(-1)
  if (last === undefined || steps.length < 2 || steps.includes('')) return undefined
  const to = [...path, ...steps]
  return knows(walk, to.slice(0, -1), last) && !hasAt(walk.value, to) ? to : undefined
}

const toldOf = ({ places }: Search, { refused }: Owner, key: string, to: Path): Told =>
  places.get(printPointer(to.slice(0, -1)))?.missing.get(to.at(-1) ?? '') ??
  refused.get(key) ??
  lackingAt(to)

/** A missing object comes to be by what is moved into it, and lacks the rest. */
const made = ({ lacking, renamed, walk }: Search, { missing, path }: Owner, name: string): void => {
  const place = [...path, name]
  const moved = new Set(renamed.map(({ fix }) => printPointer(fix.to)))
  const keys = [...requiredAt(walk, place)].map((key) => [...place, key])
  missing.delete(name)
  lacking.push(...keys.filter((key) => !moved.has(printPointer(key))).map(lackingAt))
}
