import type { Fix, Issue } from '@toolfault/model'
import type { Walk } from '../walk/walk.js'
import { asSeries } from './as-series.js'
import { asShare } from './as-share.js'
import { atSign } from './at-sign.js'
import { behindMarkup } from './behind-markup.js'
import { calledAs } from './called-as.js'
import { inAddress } from './in-address.js'
import { inScale } from './in-scale.js'
import { inSeries } from './in-series.js'
import { inUnit } from './in-unit.js'
import { intoCommand } from './into-command.js'
import { intoSeries } from './into-series.js'
import { listedPart } from './listed-part.js'
import { momentFor } from './moment.js'
import { ofNeighbour } from './of-neighbour.js'
import { countedAs } from './other-count.js'
import { swapped } from './swapped.js'
import { unitBeside } from './unit-beside.js'
import { wayBeside } from './way-beside.js'

/** Says nearer than the fix that is known what to do, from the value as it came and what stands around it; else `undefined`. */
type Nearer = (walk: Walk, issue: Issue, fix: Fix | undefined) => Fix | undefined

/** The fix that is known is to add a key where one is missing, and nowhere else. What has a place elsewhere goes before what is written otherwise in its own. */
const rules: ReadonlyArray<Nearer> = [
  calledAs,
  intoCommand,
  intoSeries,
  inSeries,
  inUnit,
  inScale,
  unitBeside,
  inAddress,
  countedAs,
  listedPart,
  atSign,
  behindMarkup,
  asSeries,
  swapped,
  asShare,
  momentFor,
  ofNeighbour,
  wayBeside
]

/** The fix of the first rule that knows a nearer one; `undefined` where none does. */
export const nearer: Nearer = (walk, issue, fix) => {
  for (const rule of rules) {
    const found = rule(walk, issue, fix)
    if (found !== undefined) return found
  }
  return undefined
}
