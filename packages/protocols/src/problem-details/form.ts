import type { Digesting } from '@toolfault/words/digest'
import type { AsRead } from '../reading/respell.js'

/** How the answer is spelled. */
export interface ProblemForm extends Digesting {
  /** Let the whole fault ride along in the body, for a gateway; off by default. */
  readonly carrier?: boolean
  /** The body alone, because it was read without its status. */
  readonly bare?: true
  /** How the other side spelled it, from the form that the reader returns. */
  readonly read?: AsRead
}
