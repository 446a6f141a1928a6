import type { Advice } from '@toolfault/model'
import { fixes, points } from './en.js'
import { folding } from './folding.js'
import { hinting } from './hinting.js'
import type { Line } from './lines.js'
import { naming } from './naming.js'
import { place } from './place.js'
import type { Saying } from './sentence.js'

/** The object of a key that may be ignored; `undefined` where it may have been meant as another: there is more to say. */
export const ownerOfLost = (key: Advice): string | undefined =>
  key.expected?.id === 'known' && key.fix === undefined
    ? folding(key, place)(key.path.slice(0, -1))
    : undefined

/** That several keys of one object may be ignored. */
export const ignoredTogether = (
  keys: Line,
  { hints = true, pack, spell = place }: Saying
): string => {
  const say = pack?.points ?? points
  const [first] = keys
  const names = keys.map((key) => naming(key.path, say, folding(key, spell)))
  const hint = hints ? hinting(first, say, folding(first, spell)) : ''
  return `${say.ignoredAll(say.and(names))}: ${(pack?.fixes ?? fixes).useOthers}${hint}`
}
