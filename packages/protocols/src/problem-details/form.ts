import { own } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
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

/** The member under which the whole fault rides along. */
export const FAULT = 'dev.toolfault/fault'

/** What a reader of a carrier must know to say the same again. */
export const saidOf = ({ baseUrl, budget, verbosity }: ProblemForm): JsonObject => ({
  ...(verbosity === undefined ? {} : { verbosity }),
  ...(budget === undefined || !Number.isFinite(budget) ? {} : { budget }),
  ...(baseUrl === undefined ? {} : { baseUrl })
})

/** The inverse of {@link saidOf}; what is of another type was not said. */
export const spelled = (said: Json | undefined): ProblemForm => {
  const baseUrl = own(said, 'baseUrl')
  const budget = own(said, 'budget')
  const verbosity = own(said, 'verbosity')
  return {
    ...(typeof baseUrl === 'string' ? { baseUrl } : {}),
    ...(typeof budget === 'number' ? { budget } : {}),
    ...(verbosity === 'brief' || verbosity === 'normal' || verbosity === 'full'
      ? { verbosity }
      : {})
  }
}
