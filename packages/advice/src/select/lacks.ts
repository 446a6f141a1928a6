import { isWithin, own, type Path, printPointer } from '@toolfault/model'
import { isContrary } from '../names/contrary.js'
import { isPart } from '../names/part.js'
import { lastOf } from '../pointers.js'
import { FEW } from './fitting.js'
import { isMeantFor } from './inside.js'
import { isShapedFor, takesKind, takesLike } from './like.js'
import { move } from './move.js'
import type { Owner } from './owners.js'
import { freeIn, lackingAt, MANY, type Search, single } from './search.js'
import { nameIn, nearIn } from './spelled.js'

/**
 * What an object still lacks that only comes to be by what is moved into it may stand beside it, under its name or
 * under one that is near, or perhaps under one with a word more, or as an object, or a list of such, with several keys of
 * it: each key that is meant by one of them alone, and to which no other is.
 */
export const byLack = (search: Search): void => {
  const { lacking, strange, walk } = search
  if (lacking.length === 0) return
  const lacks = lacking.slice(0, MANY).map(({ issue }) => issue.path)
  for (const owner of strange) {
    const keys = freeIn(search, owner)
    const nameAt = namesAt(search, owner)
    const areFew = lacks.length <= FEW && keys.length <= FEW
    const isShaped = (key: string, to: Path): boolean =>
      areFew && isShapedFor(walk, to, own(owner.value, key)) && !isContrary(key, lastOf(to))
    const pairs = lacks
      .filter((to) => isWithin(to, owner.path))
      .flatMap((to) =>
        keys.flatMap((key) => {
          const name = nameAt(to.slice(0, -1), key)
          const isAnother = name === undefined && isShaped(key, to)
          const meant = isAnother ? 'perhaps' : meantBy(search, owner, key, to, name)
          return meant === undefined ? [] : [{ key, to, meant }]
        })
      )
    const isWanted = single(pairs.map(({ key }) => key))
    const isFound = single(pairs.map(({ to }) => printPointer(to)))
    const sole = pairs.filter(({ key, to }) => isWanted(key) && isFound(printPointer(to)))
    // More than one key that goes into the same object is no accident.
    const madeOf = (to: Path): string => printPointer(to.slice(0, owner.path.length + 1))
    const isOnce = single(sole.map(({ to }) => madeOf(to)))
    const isAlone = (place: string): boolean => isOnce(place) && !search.gained.has(place)
    for (const { key, meant, to } of sole) {
      const from = [...owner.path, key]
      const isSure =
        meant === 'surely' &&
        (owner.refused.has(key) || isMeantFor(walk, from, to) || !isAlone(madeOf(to)))
      move(search, lackingAt(to), from, to, !isSure)
    }
  }
}

/** What a key would be called at a place; looked for once for all that the place lacks. */
const namesAt = ({ walk }: Search, { known }: Owner) => {
  const names = new Map<string, string | undefined>()
  return (place: Path, key: string): string | undefined => {
    const id = `${printPointer(place)} ${key}`
    if (!names.has(id)) names.set(id, nameIn(walk, place, key, known) ?? nearIn(walk, place, key))
    return names.get(id)
  }
}

/** Whether a key was meant for a place: by its name or one that is near, or perhaps by one with a word more or less. */
const meantBy = (
  { walk }: Search,
  { path }: Owner,
  key: string,
  to: Path,
  name: string | undefined
): 'surely' | 'perhaps' | undefined => {
  const [last, from] = [lastOf(to), [...path, key]]
  if (name === last) return takesKind(walk, to, from) ? 'surely' : undefined
  const isLonger = name === undefined && isPart(key, last)
  return isLonger && takesLike(walk, to, from) ? 'perhaps' : undefined
}
