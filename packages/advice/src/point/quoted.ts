import { type Fix, type Path, step } from '@toolfault/model'
import { accepts } from '../schema/accepts.js'
import { isKept } from '../schema/value.js'
import type { Rejected } from './fix.js'
import { type Proving, takes } from './proven.js'

/**
 * The text of a number for a place that takes texts of a pattern: no pattern is run here, so the validator says whether
 * it is one of them (`0` for `^\d$`). `undefined` without a validator, and where another fix is known.
 */
export const quoted = (
  { tries, validator, walk }: Proving,
  path: Path,
  fix: Fix | undefined,
  rejected: Rejected | undefined
): Fix | undefined => {
  if (fix?.id !== 'send' || validator === undefined || rejected === undefined) return undefined
  const { isDated, isSecret, value } = rejected
  if (typeof value !== 'number' || !isKept(value) || !accepts(fix.types, 'string')) return undefined
  if (isDated?.() === true || isSecret() || !step(tries)) return undefined
  const text = String(value)
  return takes(walk, validator.check, path, text) ? { id: 'put', value: text } : undefined
}
