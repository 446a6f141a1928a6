import { isWithin, type Path, printPointer } from '@toolfault/model'
import { isPart, takesKind } from './inside.js'
import type { Owner } from './owners.js'
import { counted, isTaken, lackingAt, MANY, move, type Search } from './search.js'
import { nameIn, nearIn } from './spelled.js'

/**
 * What an object still lacks that only comes to be by what is moved into it may stand beside it, under its name or
 * under one that is near: each key that is meant by one of them alone, and to which no other is.
 */
export const byLack = (search: Search): void => {
  const { lacking, owners, renamed, walk } = search
  if (lacking.length === 0) return
  const lacks = lacking.slice(0, MANY).map(({ issue }) => issue.path)
  for (const owner of owners) {
    const keys = owner.unknown.slice(0, MANY).filter((key) => !isTaken(search, owner)(key))
    const pairs = lacks
      .filter((to) => isWithin(to, owner.path))
      .flatMap((to) =>
        keys.filter((key) => isMeant(search, owner, key, to)).map((key) => ({ key, to }))
      )
    const wanted = counted(pairs.map(({ key }) => key))
    const found = counted(pairs.map(({ to }) => printPointer(to)))
    const sole = pairs.filter(
      ({ key, to }) => wanted.get(key) === 1 && found.get(printPointer(to)) === 1
    )
    // More than one key that goes into the same object is no accident.
    const madeOf = (to: Path): string => printPointer(to.slice(0, owner.path.length + 1))
    const parts = counted(
      [...renamed.map(({ fix }) => fix.to), ...sole.map(({ to }) => to)].map(madeOf)
    )
    for (const { key, to } of sole) {
      const from = [...owner.path, key]
      const isSure =
        owner.refused.has(key) || isPart(walk, from, to) || (parts.get(madeOf(to)) ?? 0) > 1
      move(search, lackingAt(to), from, to, !isSure)
    }
  }
}

const isMeant = ({ walk }: Search, owner: Owner, key: string, to: Path): boolean => {
  const place = to.slice(0, -1)
  const name = nameIn(walk, place, key, owner.known) ?? nearIn(walk, place, key)
  return name === to.at(-1) && takesKind(walk, to, [...owner.path, key])
}
