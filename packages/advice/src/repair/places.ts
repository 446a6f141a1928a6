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
  const { at, path } = piece
  if (at === undefined || piece.count === undefined) return [path]
  const found = new Map<string, Path>([[printPointer(path), path]])
  for (const issue of issues) {
    if (found.size >= MANY) break
    if (isLike(issue, piece, at)) found.set(printPointer(issue.path), issue.path)
  }
  // A fault that was read from a wire holds fewer issues than it had.
  for (const index of indexes(piece, at)) {
    if (found.size >= MANY) break
    const place = path.with(at, String(index))
    found.set(printPointer(place), place)
  }
  return [...found.values()]
}

const isLike = (issue: Issue, piece: Advice, at: number): boolean =>
  own(issue, 'kind') === piece.kind &&
  isList(own(issue, 'path')) &&
  issue.path.length === piece.path.length &&
  piece.path.every((key, n) => (n === at ? isIndex(issue.path[n] ?? '') : key === issue.path[n]))

const indexes = ({ last, next, path }: Advice, at: number): ReadonlyArray<number> => {
  if (last === undefined) return isList(next) ? next : []
  const first = Number(path[at])
  const many = Math.min(MANY, last - first)
  return many > 0 ? Array.from({ length: many }, (_, n) => first + 1 + n) : []
}

/**
 * The fix of a piece at one of its places. What was said of the first value alone is said anew of each
 * other; a rename has the other's index.
 */
export const fixAt = (piece: Advice, place: Path): Fix | undefined => {
  const { at, expected, fix, path } = piece
  const index = at === undefined ? undefined : place[at]
  if (fix === undefined || at === undefined || index === undefined || path[at] === index) return fix
  const moved = (other: Path): Path =>
    path.slice(0, at + 1).every((key, n) => key === other[n]) ? other.with(at, index) : other
  if (fix.id === 'rename') return { id: 'rename', from: moved(fix.from), to: moved(fix.to) }
  if (fix.id !== 'put' || piece.kind === 'missing') return fix
  if (expected?.id === 'one_of') return { id: 'choose', values: expected.values }
  return expected?.id === 'type' ? { id: 'send', types: expected.types } : undefined
}
