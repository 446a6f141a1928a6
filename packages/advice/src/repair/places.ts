import {
  type Advice,
  type Fix,
  type Issue,
  isIndex,
  isList,
  own,
  type Path,
  printPointer
} from '@toolfault/model'

/** More places than this are left to the next round. */
const MANY = 1_000

/** Every place that a piece of advice stands for, its own first. */
export const placesOf = (piece: Advice, issues: ReadonlyArray<Issue>): ReadonlyArray<Path> => {
  const { at, count, kind, path } = piece
  if (at === undefined || count === undefined) return [path]
  const isLike = (issue: Issue): boolean =>
    own(issue, 'kind') === kind &&
    isList(own(issue, 'path')) &&
    issue.path.length === path.length &&
    path.every((key, n) => (n === at ? isIndex(issue.path[n] ?? '') : key === issue.path[n]))
  const known = issues.filter(isLike).map((issue) => issue.path)
  // A fault that was read from a wire holds fewer issues than it had.
  const told = indexesOf(piece, at).map((index) => path.with(at, String(index)))
  const places = new Map([path, ...known, ...told].map((place) => [printPointer(place), place]))
  return [...places.values()].slice(0, MANY)
}

const indexesOf = ({ last, next, path }: Advice, at: number): ReadonlyArray<number> => {
  if (last === undefined) return isList(next) ? next : []
  const first = Number(path[at])
  return Array.from({ length: Math.min(MANY, last - first) }, (_, n) => first + 1 + n)
}

/**
 * The fix of a piece at one of its places: what was said of the first value alone is asked anew of each
 * other, and a rename has the other's index.
 */
export const fixAt = ({ at, expected, fix, path }: Advice, place: Path): Fix | undefined => {
  if (at === undefined || path[at] === place[at]) return fix
  const index = place[at] ?? ''
  if (fix?.id === 'rename') {
    const moved = (other: Path): Path =>
      path.slice(0, at + 1).every((key, n) => key === other[n]) ? other.with(at, index) : other
    return { ...fix, from: moved(fix.from), to: moved(fix.to) }
  }
  const isOfFirst = fix?.id === 'put' || fix?.id === 'convert'
  if (isOfFirst && expected?.id === 'type') return { id: 'send', types: expected.types }
  if (fix?.id !== 'put') return fix
  return expected?.id === 'one_of' ? { id: 'choose', values: expected.values } : undefined
}
