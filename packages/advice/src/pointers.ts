import { type Issue, isIndex, isWithin, type Path, printPointer } from '@toolfault/model'

/** The JSON Pointers of the root, of all that a place is in, the outermost first, and of the place itself. */
export const pointersTo = (path: Path): ReadonlyArray<string> => {
  const pointers = ['']
  let pointer = ''
  for (const key of path) {
    pointer += printPointer([key])
    pointers.push(pointer)
  }
  return pointers
}

/** The same without the place itself; none for the root. */
export const pointersAbove = (path: Path): ReadonlyArray<string> => pointersTo(path).slice(0, -1)

/** The places that are spoken of, by their pointers. */
export const pointersOf = (points: ReadonlyArray<{ readonly path: Path }>): ReadonlySet<string> =>
  new Set(points.map(({ path }) => printPointer(path)))

/** Whether a path is at or below one of the places. */
export const isIn = (places: Pick<ReadonlySet<string>, 'has' | 'size'>, path: Path): boolean =>
  places.size > 0 && pointersTo(path).some((pointer) => places.has(pointer))

/** What is said of a place, by its kind. */
export const kindAt = ({ kind, path }: Pick<Issue, 'kind' | 'path'>): string =>
  `${kind} ${printPointer(path)}`

/** Whether two paths lead to one place. */
export const isSamePlace = (a: Path, b: Path): boolean => a.length === b.length && isWithin(a, b)

/** The paths of all that a place is in, the outermost first. */
export const above = (path: Path): ReadonlyArray<Path> => path.map((_, at) => path.slice(0, at))

/** What a place is called: its last key that is no index. */
export const nameOf = (path: Path): string | undefined => path.findLast((key) => !isIndex(key))

/** The last of several keys, or words; the empty text where there is none. */
export const lastOf = (keys: ReadonlyArray<string>): string => keys.at(-1) ?? ''
