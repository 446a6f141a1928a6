import { type Fix, type Issue, isRecord, own, valueAt } from '@toolfault/model'
import { isChannel, shareOf } from '../names/colour.js'
import { isOfColour, partsOf, seriesAmong } from '../names/series.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { hides } from './hides.js'

/** More keys of an object are not looked at. */
const MANY = 64

/**
 * The share of the whole that one of the three parts of a colour is, where each of them came as one of 255 and takes no more than 1:
 * 0.502 of `g: 128`. `undefined` for anything else.
 */
export const asShare = (
  walk: Walk,
  { kind, path }: Issue,
  fix: Fix | undefined
): Fix | undefined => {
  if (kind !== 'range' || fix?.id !== 'meet') return undefined
  const around = path.slice(0, -1)
  const owner = valueAt(walk.value, around)
  const part = partsOf(lastOf(path)).find(isOfColour)
  const came = own(owner, lastOf(path))
  if (part === undefined || !isRecord(owner) || !isChannel(came)) return undefined
  const { keys } = knownOf(rulesAt(walk, around))
  const names = keys.size > MANY ? [] : (seriesAmong(keys, part) ?? [])
  const isShared = (name: string): boolean => {
    const [value, schemas] = [own(owner, name), schemasAt(walk, [...around, name])]
    return isChannel(value) && fitsAll(walk, schemas, shareOf(value)) && !fitsAll(walk, schemas, 2)
  }
  const isWhole = names.length === 3 && names.every(isShared) && !hides(walk, path, path, came)
  return isWhole ? { id: 'put', value: shareOf(came) } : undefined
}
