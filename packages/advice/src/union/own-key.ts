import { own } from '@toolfault/model'
import type { Branch } from './tag.js'

/** A key that a branch asks for and none of some others does: without it, only those are left. */
export const ownKey = (
  { shape: { required } }: Branch,
  others: ReadonlyArray<Branch>
): string | undefined =>
  [...required].find((key) => !others.some((other) => other.shape.required.has(key)))

/** What an author calls a branch says more than its keys. */
export const isTitled = ({ schema }: Branch): boolean => own(schema, 'title') !== undefined
