import { type Fix, printPointer } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import type { Mend, Standing } from './site.js'

type Beside = NonNullable<(Fix & { readonly id: 'remove' })['beside']>

/** A key left out. Something is lost: never certain, and a guess where it may be meant. */
export const removed = (site: Standing): ReadonlyArray<Mend> => {
  const { fix, path: place, piece, rejected } = site
  if (fix?.id === 'remove' && fix.beside !== undefined) return replaced(site, fix.beside)
  // A number out of range may say something of its own: -1 for all.
  const isNumber = piece.kind === 'range' && typeof rejected.value === 'number'
  const isMeant = site.mayBeMeant || mayBeRenamed(site) || isNumber
  const grade = isMeant && !isNothing(rejected.value) ? 'guess' : 'likely'
  return [{ place, grade, ops: [{ op: 'remove', path: printPointer(place) }] }]
}

/** What it says in another unit, under the key of that. */
const replaced = (
  { isSecret, path: place }: Standing,
  { key, value }: Beside
): ReadonlyArray<Mend> =>
  isSecret
    ? []
    : [
        {
          place,
          grade: 'likely',
          ops: [
            { op: 'remove', path: printPointer(place) },
            { op: 'add', path: printPointer([...place.slice(0, -1), key]), value }
          ]
        }
      ]

/** Whether a key is refused where another name may do: it breaks a rule for names, or some are a matter of a pattern. */
const mayBeRenamed = ({ path, piece, walk }: Standing): boolean =>
  piece.kind === 'unexpected' &&
  piece.expected?.id !== 'nothing' &&
  piece.expected?.id !== 'said' &&
  (piece.expected !== undefined || knownOf(rulesAt(walk, path.slice(0, -1))).isMapped)
