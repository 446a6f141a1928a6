import type { Fault } from './fault/fault.js'
import type { Path } from './path.js'

/** Something to tell a caller whose call goes through, or would. Data only, but for what others said. */
export type Remark =
  /** The schema lets the key through, and the tool may ignore it. */
  | { readonly id: 'ignored_key'; readonly path: Path }
  /** The same, and its spelling is near that of a known key which is not there. */
  | { readonly id: 'misspelt_key'; readonly path: Path; readonly suggestion: Path }
  /** The schema marks the key as deprecated, and may say what to send instead. */
  | { readonly id: 'deprecated'; readonly path: Path; readonly description?: string }
  /** A sentence that somebody else wrote. */
  | { readonly id: 'said'; readonly text: string }

/** What both verdicts may hold. */
interface Remarks {
  readonly warnings?: ReadonlyArray<Remark>
  readonly suggestions?: ReadonlyArray<Remark>
}

/** The call may be made. */
export interface ValidVerdict extends Remarks {
  readonly valid: true
}

/** The call would fail, and why. */
export interface InvalidVerdict<F extends Fault = Fault> extends Remarks {
  readonly valid: false
  readonly fault: F
}

/** The answer to a question asked before a call (F7, NCP). */
export type Verdict = ValidVerdict | InvalidVerdict

/** The verdict that says nothing but yes. */
export const valid: ValidVerdict = { valid: true }

/** The verdict of a fault. */
export const invalid = <F extends Fault>(fault: F): InvalidVerdict<F> => ({ valid: false, fault })
