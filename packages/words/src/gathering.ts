import { type Advice, isIndex, isLacking } from '@toolfault/model'
import { fixes, points } from './en.js'
import { hinting } from './hinting.js'
import type { Line } from './lines.js'
import { naming } from './naming.js'
import { place } from './place.js'
import type { Saying } from './sentence.js'

/** From which object into which a key is moved as it is; `undefined` of a point of which anything else is said. */
export const goesInto = (point: Advice): string | undefined => {
  const { because, chosen, count, fix, kind } = point
  if (fix?.id !== 'rename' || fix.guess === true || count !== undefined) return undefined
  const [from, into] = [fix.from.slice(0, -1), fix.to.slice(0, -1)]
  const key = fix.to.at(-1) ?? ''
  const isPlain = fix.from.at(-1) === key && !isIndex(key) && into.length > 0
  if (!isPlain || because !== undefined || chosen !== undefined || hinting(point, points, place))
    return undefined
  return isLacking(point) || isRefused(point) ? JSON.stringify([kind, from, into]) : undefined
}

const isRefused = ({ expected, kind }: Advice): boolean =>
  kind === 'unexpected' && expected === undefined

/** That several keys of one object have to be moved into another. */
export const movedTogether = (keys: Line, { pack, spell = place }: Saying): string => {
  const say = pack?.points ?? points
  const [first] = keys
  const into = first.fix?.id === 'rename' ? first.fix.to.slice(0, -1) : []
  const names = say.and(keys.map(({ path }) => naming(path, say, spell)))
  const moved = keys.map(({ fix, path }) =>
    naming(fix?.id === 'rename' ? fix.from : path, say, spell)
  )
  const wrong = isLacking(first) ? say.missingAll(names) : say.unexpectedAll(names)
  return `${wrong}: ${(pack?.fixes ?? fixes).moveAll(say.and(moved), naming(into, say, spell))}`
}
