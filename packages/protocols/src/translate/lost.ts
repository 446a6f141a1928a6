import { isRecord, losses, total, type Verdict } from '@toolfault/model'
import { read } from './readers.js'
import type { WireName } from './wires.js'

/**
 * The fields of a verdict, as JSON Pointers, that are not to be had back from what was written of it on the
 * wire of that name; those of its fault stand at the root. What cannot be read back has lost them all.
 */
export const lost = (verdict: Verdict, written: unknown, wire: WireName): ReadonlyArray<string> =>
  total(
    () => {
      const back = read(written, wire)
      return losses(flat(verdict), back._tag === 'Left' ? {} : flat(back.right.value))
    },
    () => ['']
  )

/** A verdict and a fault side by side, so that a field has one pointer whichever was read. */
const flat = (verdict: Verdict): unknown =>
  !isRecord(verdict) || verdict.valid || !isRecord(verdict.fault)
    ? verdict
    : { ...verdict, fault: undefined, ...verdict.fault }
