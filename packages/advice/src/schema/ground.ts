import type { Steps } from '@toolfault/model'

/** What every look into a schema needs: the whole that references lead into, and the steps that are left. */
export interface Ground {
  readonly root: unknown
  readonly budget: Steps
  /** All that the schema lists is a secret: what it is written of, or what holds that, says so. */
  readonly isSecret?: true
  /** So many levels more than usual are written. */
  readonly deeper?: number
}
