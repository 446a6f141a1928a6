import { type Fix, type Path, step } from '@toolfault/model'
import { beforeMarkup } from '../names/leaked.js'
import type { Rejected } from './fix.js'
import { type Proving, takes } from './proven.js'

/**
 * A text of a format or a pattern with the markup of a call behind it, where the validator takes what stands before that.
 * `undefined` without a validator, and where another fix is known.
 */
export const unmarked = (
  { tries, validator, walk }: Proving,
  path: Path,
  fix: Fix | undefined,
  rejected: Rejected | undefined
): Fix | undefined => {
  const { value } = rejected ?? {}
  if (fix?.id !== 'meet' || validator === undefined || typeof value !== 'string') return undefined
  const text = beforeMarkup(value)
  if (text === undefined || !step(tries)) return undefined
  return takes(walk, validator.check, path, text) ? { id: 'meet', surplus: 'markup' } : undefined
}
