import type { Fix } from '@toolfault/model'
import { choosing, type Rejected, sending } from '../point/fix.js'
import { branchesOf } from '../schema/branches.js'
import { shapeOf } from '../schema/shape.js'
import { formOf } from './form.js'
import { lesser } from './grade.js'
import { met } from './meet.js'
import { added, authored, lifted, removed, renamed } from './move.js'
import { type Mend, mendOf, type Site } from './site.js'

/** The ways in which a place may be mended; more than one where more than one value may be meant. */
export const mendsOf = (site: Site): ReadonlyArray<Mend> => {
  const { fix, path, piece, rejected } = site
  if (fix === undefined || fix.id === 'meet') return met(site, piece.expected)
  if (fix.id === 'add') return rejected === undefined ? added(site) : []
  if (fix.id === 'rename') return renamed(site, fix)
  if (rejected === undefined) return []
  if (fix.id === 'remove') return removed(site)
  // A key that nobody knows holds what should stand beside it.
  const isWrapper = piece.kind === 'unexpected' && fix.id === 'convert' && fix.key === path.at(-1)
  return isWrapper ? lifted(site) : capped(site, rejected, formed(site, rejected, fix))
}

/** The value in the form that is advised, and in those of other types that would do: `10` and `["10"]`. */
const formed = (site: Site, rejected: Rejected, fix: Fix): ReadonlyArray<Mend> => {
  const { piece } = site
  if (fix.id === 'choose') {
    const chosen = choosing(fix.values, rejected)
    return chosen.id === 'put' ? executed(site, rejected, [chosen]) : []
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
  if (fix.id !== 'send')
    return executed(site, rejected, piece.kind === 'type' ? [fix, ...forms] : [fix])
  const found = executed(site, rejected, forms)
  return found.length > 0 ? found : madeUp(site, rejected.value, types)
}

const executed = (site: Site, rejected: Rejected, fixes: ReadonlyArray<Fix>): ReadonlyArray<Mend> =>
  fixes.flatMap((fix) => {
    if (fix.id === 'remove') return removed(site)
    const form = formOf(site, rejected, fix)
    return form === undefined ? [] : mendOf(site, form)
  })

/** Words that say a boolean, where nothing but one would do. */
const words: ReadonlyMap<unknown, boolean> = /* @__PURE__ */ new Map([
  ['yes', true],
  ['on', true],
  ['1', true],
  ['no', false],
  ['off', false],
  ['0', false]
])

/** What is no other form of a value, but may be meant: a word, a whole number for a fraction, an author's own. */
const madeUp = (site: Site, value: unknown, types: ReadonlyArray<string>): ReadonlyArray<Mend> => {
  const word = typeof value === 'string' ? words.get(value.trim().toLowerCase()) : undefined
  if (word !== undefined && types.includes('boolean'))
    return mendOf(site, { grade: 'likely', value: word })
  const isFraction = typeof value === 'number' && types.includes('integer')
  const made = isFraction ? Math.round(value) : value === null ? authored(site) : undefined
  return made === undefined ? [] : mendOf(site, { grade: 'guess', value: made })
}

/** In a union that nothing tells apart by tag or type, another branch may have been meant. */
const capped = (
  site: Site,
  rejected: Rejected,
  mends: ReadonlyArray<Mend>
): ReadonlyArray<Mend> => {
  const reason = site.piece.chosen?.reason
  if (reason === undefined || reason === 'tag' || reason === 'type') return mends
  const union = site.schemas.find((schema) => branchesOf(schema) !== undefined)
  const types = [...shapeOf(site.walk, union).types]
  const forms = formed(site, rejected, { id: 'send', types })
  if (new Set(forms.map(({ ops }) => JSON.stringify(ops))).size === 1) return mends
  const most = reason === 'tie' ? 'guess' : 'likely'
  return mends.map((mend) => ({ ...mend, grade: lesser(mend.grade, most) }))
}
