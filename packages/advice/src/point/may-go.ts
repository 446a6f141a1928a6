import { type Path, printPointer, step, total } from '@toolfault/model'
import { type Check, findingsOf } from '../check.js'
import { type Draft, edit } from '../schema/draft.js'
import type { Walk } from '../walk/walk.js'
import type { Rejected } from './fix.js'
import type { Proving } from './proven.js'

/**
 * What is known of a `null` where no schema says whether its key has to be there: the validator, where it may be asked,
 * says whether it misses it.
 */
export const withoutSchema = (
  { tries, validator, walk }: Proving,
  path: Path,
  rejected: Rejected | undefined
): Rejected | undefined => {
  if (rejected?.value !== null || walk.root !== undefined || validator === undefined)
    return rejected
  const { check } = validator
  let mayGo: boolean | undefined
  const isOptional = (): boolean =>
    (mayGo ??= rejected.isOptional() && step(tries) && !misses(walk, check, path))
  return { ...rejected, isOptional }
}

/** Whether a validator says anything of a key that is not there; what it does not answer is not known. */
const misses = (walk: Walk, check: Check, path: Path): boolean =>
  total(
    () => {
      const draft: Draft = { root: walk.value, ours: new Set() }
      if (!edit(draft, path, 'remove')) return true
      const found = findingsOf(check, draft.root)
      const place = printPointer(path)
      return found === undefined || found.issues.some((one) => printPointer(one.path) === place)
    },
    () => true
  )
