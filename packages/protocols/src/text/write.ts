import { type Fault, type FaultKind, faultKinds, total } from '@toolfault/model'
import { type Digesting, digest } from '@toolfault/words/digest'
import { faults } from '@toolfault/words/en'
import { type AsRead, respell } from '../reading/respell.js'

/** How the text is said. */
export interface TextForm extends Digesting {
  /** How the other side spelled it, from the form that the reader returns. */
  readonly read?: AsRead
}

/** The fault kinds that this wire has a form for: all. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/** Write a fault as the text that a model reads. Total: what is no fault is an internal error. */
export const encode = (fault: Fault, form: TextForm = {}): string =>
  total(
    () => respell(digest(fault, form) || (form.pack?.faults ?? faults).internal, form.read),
    () => faults.internal
  )
