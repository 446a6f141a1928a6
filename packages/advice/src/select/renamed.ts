import { type Advice, type Expected, type Fix, foldIndexes } from '@toolfault/model'
import { apart } from '../point/apart.js'
import type { Describing } from '../point/describe.js'
import { foldedBy } from '../told/fold.js'
import type { Told } from '../told/told.js'

/** A key that stands under another name, and where it has to go. */
export interface Renamed {
  readonly told: Told
  readonly fix: Fix & { readonly id: 'rename' }
}

/** What goes elsewhere needs no other name where it stood. */
const withoutNames = (piece: Advice): Advice => {
  const { expected, ...rest } = piece
  return piece.kind === 'unexpected' && isNaming(expected) ? rest : piece
}

const isNaming = (expected: Expected | undefined): boolean =>
  expected?.id === 'pattern' || expected?.id === 'one_branch'

/** One piece of advice for each rename; the same one over the indexes of an array is one. */
export const renamedTogether = (
  to: Describing,
  renamed: ReadonlyArray<Renamed>
): ReadonlyArray<Advice> => {
  if (renamed.length === 0) return []
  const fixes = new Map(renamed.map(({ fix, told }) => [told, fix] as const))
  const likeness = (told: Told): string => {
    const fix = fixes.get(told)
    return `${told.issue.kind} ${foldIndexes(fix?.from ?? [])} ${foldIndexes(fix?.to ?? [])} ${fix?.guess}`
  }
  return foldedBy([...fixes.keys()], likeness).flatMap((group) => {
    const pieces = apart(to, group).map(withoutNames)
    const each = pieces.length === 1 ? [group.told] : (group.group ?? [])
    return pieces.flatMap((piece, at) => {
      const told = each[at]
      const fix = told && fixes.get(told)
      return fix === undefined ? [] : [{ ...piece, fix }]
    })
  })
}
