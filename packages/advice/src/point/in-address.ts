import { type Fix, type Issue, own, valueAt } from '@toolfault/model'
import { numberInAddress } from '../names/number-in-address.js'
import { lastOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { fitsAll } from '../schema/misfits.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'
import { hides } from './hides.js'

/**
 * The number of a missing place that stands in the only address beside it which has no place: 12 for the `issue_number` of
 * `url: "https://github.com/acme/site/issues/12"`. `undefined` where none has it.
 */
export const inAddress = (walk: Walk, { path }: Issue, fix: Fix | undefined): Fix | undefined => {
  if (fix?.id !== 'add' || !accepts(fix.types ?? [], 'integer')) return undefined
  const around = path.slice(0, -1)
  const owner = valueAt(walk.value, around)
  const value = sole(
    strangeAt(walk, around).flatMap((key) => {
      const text = own(owner, key)
      const number = typeof text === 'string' ? numberInAddress(text, lastOf(path)) : undefined
      const from = [...around, key]
      return number === undefined || hides(walk, from, from, text) ? [] : [number]
    })
  )
  return value !== undefined && fitsAll(walk, schemasAt(walk, path), value)
    ? { id: 'put', value }
    : undefined
}
