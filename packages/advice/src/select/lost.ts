import { keysOf, own, type Path, printPointer } from '@toolfault/model'
import type { Told } from '../told/told.js'
import type { Owner } from './owners.js'
import type { Renamed } from './renamed.js'

/** The objects that only come to be by what is moved into them from beside a key without a place. */
export const madeBeside = (
  renamed: ReadonlyArray<Renamed>,
  strange: ReadonlySet<string>
): Set<string> =>
  new Set(
    renamed
      .filter(
        ({ fix: { from, to } }) =>
          to.length > from.length && strange.has(printPointer(from.slice(0, -1)))
      )
      .map(({ fix }) => printPointer(fix.to.slice(0, -1)))
  )

/** The keys that nobody refuses or knows and nothing was found for, but for objects of which each key was moved. */
export const lostIn = (
  { loose, path, refused, value }: Owner,
  taken: ReadonlySet<string>
): ReadonlyArray<Told> => {
  const isTaken = (...keys: Path): boolean => taken.has(printPointer([...path, ...keys]))
  const isEmptied = (key: string): boolean => {
    const names = keysOf(own(value, key))
    return names.length > 0 && names.every((name) => isTaken(key, name))
  }
  return [...loose]
    .filter(([key]) => !(refused.has(key) || isTaken(key) || isEmptied(key)))
    .map(([, one]) => one)
}
