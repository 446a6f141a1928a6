import type { Fix } from '@toolfault/model'
import { choosing, sending } from '../point/fix.js'
import { accepts } from '../schema/accepts.js'
import { branchesOf } from '../schema/branches.js'
import { shapeOf } from '../schema/shape.js'
import { typeOf } from '../schema/value.js'
import { isJoining } from '../select/piece.js'
import { added, authored } from './added.js'
import { booleanWord } from './boolean-word.js'
import { exchanged } from './exchanged.js'
import { formOf } from './form.js'
import { gathered } from './gathered.js'
import { lesser } from './grade.js'
import { lifted } from './lifted.js'
import { met } from './meet.js'
import { numberWord } from './number-word.js'
import { recast } from './recast.js'
import { removed } from './removed.js'
import { renamed } from './renamed.js'
import { type Mend, mendOf, type Site, type Standing } from './site.js'

/** The ways in which a place may be mended; more than one where more than one value may be meant. */
export const mendsOf = (site: Site): ReadonlyArray<Mend> => {
  const { fix, path, piece } = site
  if (fix?.id === 'rename') return renamed(site, fix)
  if (!isStanding(site)) {
    // What stands under another name gets its form there.
    const isPut = fix?.id === 'put' && piece.kind === 'missing'
    return fix?.id === 'add' || isPut ? added(site) : []
  }
  if (fix === undefined || fix.id === 'meet') return met(site, piece.expected)
  if (fix.id === 'add') return []
  // Nobody knows how the one becomes a part of the other, but of numbers.
  if (isJoining(piece)) return gathered(site)
  if (fix.id === 'remove') return removed(site)
  if (fix.id === 'put' && fix.beside !== undefined) return exchanged(site, fix)
  // A key that nobody knows holds what should stand beside it.
  const isWrapper = piece.kind === 'unexpected' && fix.id === 'convert' && fix.key === path.at(-1)
  return isWrapper ? lifted(site) : capped(site, formed(site, fix))
}

const isStanding = (site: Site): site is Standing => site.rejected !== undefined

/** The value in the form that is advised, and in those of other types that would do: `10` and `["10"]`. */
const formed = (site: Standing, fix: Fix): ReadonlyArray<Mend> => {
  const { piece, rejected } = site
  if (fix.id === 'choose') {
    const chosen = choosing(fix.values, rejected)
    return chosen.id === 'put' ? executed(site, [chosen]) : []
  }
  const { expected } = piece
  const types =
    fix.id === 'send'
      ? fix.types
      : expected?.id === 'type'
        ? expected.types
        : site.schemas.flatMap((schema) => [...shapeOf(site.walk, schema).types])
  const others = types.filter((type) => fix.id !== 'convert' || type !== fix.to)
  const forms = others.map((type) => sending([type], rejected))
  if (fix.id !== 'send') return executed(site, piece.kind === 'type' ? [fix, ...forms] : [fix])
  const found = executed(site, forms)
  return found.length > 0 ? found : madeUp(site, types)
}

const executed = (site: Standing, fixes: ReadonlyArray<Fix>): ReadonlyArray<Mend> =>
  fixes.flatMap((fix) => (fix.id === 'remove' ? removed(site) : mendOf(site, formOf(site, fix))))

/** What is no other form of a value, but may be meant: a word, a number that JSON writes otherwise, a whole one for a fraction, an author's own. */
const madeUp = (site: Standing, types: ReadonlyArray<string>): ReadonlyArray<Mend> => {
  const { value } = site.rejected
  const word = booleanWord(value)
  if (word !== undefined && types.includes('boolean'))
    return mendOf(site, { grade: 'likely', value: word })
  const other = recast(value, types)
  if (other !== undefined) return mendOf(site, other)
  const isWhole = types.includes('integer')
  const number = numberWord(value, isWhole)
  if (number !== undefined && accepts(types, typeOf(number[0])))
    return mendOf(site, { value: number[0], grade: number[1] })
  const isFraction = typeof value === 'number' && isWhole
  const made = isFraction ? Math.round(value) : value === null ? authored(site) : undefined
  return mendOf(site, { grade: 'guess', value: made })
}

/** In a union that nothing tells apart by tag or type, another branch may have been meant. */
const capped = (site: Standing, mends: ReadonlyArray<Mend>): ReadonlyArray<Mend> => {
  const reason = site.piece.chosen?.reason
  if (reason === undefined || reason === 'tag' || reason === 'type') return mends
  const union = site.schemas.find((schema) => branchesOf(schema) !== undefined)
  const types = [...shapeOf(site.walk, union).types]
  const forms = formed(site, { id: 'send', types })
  // What had the right type for another branch may be a slip of that.
  const isItem =
    site.fix?.id === 'convert' &&
    site.fix.how === 'wrap' &&
    accepts(types, typeOf(site.rejected.value))
  if (!isItem && new Set(forms.map(({ ops }) => JSON.stringify(ops))).size === 1) return mends
  const most = reason === 'tie' ? 'guess' : 'likely'
  return mends.map((mend) => ({ ...mend, grade: lesser(mend.grade, most) }))
}
