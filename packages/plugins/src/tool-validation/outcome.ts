import {
  type Decide,
  type Fault,
  faultOf,
  internal,
  isVerdict,
  type Remark,
  unavailable,
  type Verdict
} from '@toolfault/model'
import { en, type Pack } from '@toolfault/words/en'
import type { Ended } from './limited.js'

/** How it is told what came of a check. */
export interface Telling {
  readonly limitMs: number
  readonly decide: Decide | undefined
  readonly pack: Pack | undefined
}

/** What came of one check: its verdict, or a warning that there is none and why; nothing where all is fine. */
export interface Outcome {
  readonly verdict?: Verdict
  readonly warning?: Remark
  readonly why?: Fault
}

/** Read how a check ended. */
export const outcomeOf = (
  level: string,
  ended: Ended,
  { decide, limitMs, pack = en }: Telling
): Outcome => {
  const unchecked = (text: string, why: Fault): Outcome => ({ warning: { id: 'said', text }, why })
  const broken = (why: Fault): Outcome => unchecked(pack.remarks.unchecked(level), why)
  if (ended === 'late') {
    const developerMessage = `the ${level} check did not end within ${limitMs} ms`
    return unchecked(pack.remarks.late(level), unavailable({ developerMessage }))
  }
  if ('thrown' in ended) {
    const fault = faultOf(ended.thrown, decide)
    return fault.kind === 'internal' ? broken(fault) : { verdict: { valid: false, fault } }
  }
  if (ended.value === undefined || ended.value === null) return {}
  return isVerdict(ended.value)
    ? { verdict: ended.value }
    : broken(internal({ developerMessage: `the ${level} check returned no verdict` }))
}
