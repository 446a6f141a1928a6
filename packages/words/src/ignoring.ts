import { type Advice, total } from '@toolfault/model'
import { fixes, points } from './en.js'
import { folding } from './folding.js'
import { hinting } from './hinting.js'
import { naming } from './naming.js'
import { place } from './place.js'
import { type Saying, sentence } from './sentence.js'

/** What one line says: a point, or several keys of one object that may be ignored. */
export type Line = readonly [Advice, ...ReadonlyArray<Advice>]

/** A line for each point, and one for all keys of an object for which nobody knows a place. */
export const linesOf = (
  told: ReadonlyArray<Advice>,
  ignored: ReadonlyArray<Advice>
): ReadonlyArray<Line> => {
  const lines = new Map<unknown, Line>()
  for (const key of ignored) {
    const owner = isLost(key) ? folding(key, place)(key.path.slice(0, -1)) : key
    lines.set(owner, [...(lines.get(owner) ?? []), key] as const)
  }
  return [...told.map((point): Line => [point]), ...lines.values()]
}

/** Of a key that may have been meant as another there is more to say. */
const isLost = ({ expected, fix }: Advice): boolean => expected?.id === 'known' && fix === undefined

/** One line as a sentence without a full stop. */
export const spoken = ([first, ...more]: Line, saying: Saying): string =>
  more.length === 0
    ? sentence(first, saying)
    : total(
        () => together([first, ...more], saying),
        () => ''
      )

const together = (keys: Line, { hints = true, pack, spell = place }: Saying): string => {
  const say = pack?.points ?? points
  const [first] = keys
  const names = keys.map((key) => naming(key.path, say, folding(key, spell)))
  const hint = hints ? hinting(first, say, folding(first, spell)) : ''
  return `${say.ignoredAll(say.and(names))}: ${(pack?.fixes ?? fixes).useOthers}${hint}`
}
