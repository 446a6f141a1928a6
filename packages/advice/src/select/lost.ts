import { type Advice, foldIndexes, keysOf, own, type Path, printPointer } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { apart } from '../point/apart.js'
import type { Describing } from '../point/describe.js'
import { foldedBy } from '../told/fold.js'
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
    const held = own(value, key)
    const names = keysOf(held)
    // What holds nothing is lost to nobody.
    return (
      names.some((name) => isTaken(key, name)) &&
      names.every((name) => isTaken(key, name) || isNothing(own(held, name)))
    )
  }
  return [...loose]
    .filter(([key]) => !(refused.has(key) || isTaken(key) || isEmptied(key)))
    .map(([, one]) => one)
}

/** What is said of such keys; the same one over the indexes of an array is one. */
export const lostTogether = (to: Describing, lost: ReadonlyArray<Told>): ReadonlyArray<Advice> =>
  foldedBy(lost, ({ issue }) => foldIndexes(issue.path)).flatMap((group) => apart(to, group))
