import { type Advice, isIndex, isLacking, type Path } from '@toolfault/model'
import { fixes, points } from './en.js'
import { code } from './escape.js'
import { hinting } from './hinting.js'
import type { Line } from './lines.js'
import { isPath, lastIn, ownerIn, type Rename } from './moving.js'
import { naming } from './naming.js'
import { place } from './place.js'
import type { Saying } from './sentence.js'

/**
 * From which object into which other a key is moved, as it is or, if it was a whole path, by its end; `undefined`
 * of a point of which anything else is said.
 */
export const goesInto = (point: Advice): string | undefined => {
  const { because, chosen, count, fix, kind } = point
  if (fix?.id !== 'rename' || fix.guess === true || count !== undefined) return undefined
  const into = ownerIn(fix.to)
  // Another new name is said beside its old one.
  const isTold = isRenamed(fix) ? isPath(fix, place) : into.length > 0 && !isIndex(lastIn(fix.to))
  if (!isTold || because !== undefined || chosen !== undefined || hinting(point, points, place))
    return undefined
  return isLacking(point) || isRefused(point)
    ? JSON.stringify([kind, ownerIn(fix.from), into, isRenamed(fix)])
    : undefined
}

const isRenamed = ({ from, to }: Rename): boolean => lastIn(from) !== lastIn(to)

const isRefused = ({ expected, kind }: Advice): boolean =>
  kind === 'unexpected' && expected === undefined

/** That several keys of one object have to be moved into another. */
export const movedTogether = (keys: Line, { pack, spell = place }: Saying): string => {
  const say = pack?.points ?? points
  const { moveAll, moveAllAs } = pack?.fixes ?? fixes
  const moves = keys.flatMap(({ fix }) => (fix?.id === 'rename' ? [fix] : []))
  const [first] = moves
  if (first === undefined) return ''
  const named = (paths: ReadonlyArray<Path>): string =>
    say.and(paths.map((path) => naming(path, say, spell)))
  const names = named(keys.map(({ path }) => path))
  const moved = named(moves.map(({ from }) => from))
  const into = naming(ownerIn(first.to), say, spell)
  const command = isRenamed(first)
    ? moveAllAs(moved, into, say.and(moves.map(({ to }) => code(lastIn(to)))))
    : moveAll(moved, into)
  return `${isLacking(keys[0]) ? say.missingAll(names) : say.unexpectedAll(names)}: ${command}`
}
