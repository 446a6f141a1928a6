import type { Fault } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { faults } from '@toolfault/words/en'
import type { ProblemForm } from './form.js'

/** What is said of the whole failure. */
export const detailOf = (fault: Fault, form: ProblemForm): string =>
  digest(fault, form) || (form.pack?.faults ?? faults).internal
