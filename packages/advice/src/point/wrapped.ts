import { type Fix, isList, isWithin, owns, type Path, step } from '@toolfault/model'
import { isSamePlace } from '../pointers.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import { namesIn } from './like-item.js'
import type { Proving } from './proven.js'
import { saidOf } from './said-of.js'

/**
 * That such an object is to be sent, and not under which key of it a text belongs, where the validator does not take it there and
 * there are other keys: `1:2` is no `fileName`, and may be the `nodeId` beside it. `undefined` without a validator, and for any other fix.
 */
export const wrappedAs = (
  { tries, validator, walk }: Proving,
  path: Path,
  fix: Fix | undefined,
  value: unknown
): Fix | undefined => {
  if (typeof value !== 'string' || fix?.id !== 'convert' || fix.how !== 'wrap') return undefined
  const { key, to } = fix
  if (to !== 'object' || key === undefined || validator === undefined) return undefined
  const place = [...path, key]
  const isMatched = schemasAt(walk, place).some((schema) => owns(schema, 'pattern'))
  const names = isMatched ? namesIn(walk, schemasAt(walk, path)) : []
  if (names.length < 2 || !step(tries)) return undefined
  const said = saidOf(walk, validator.check, path, { [key]: value }) ?? []
  return said.some(
    ({ kind, path: at }) => kind === 'pattern' && isList(at) && isSamePlace(at, place)
  )
    ? { id: 'send', types: [to] }
    : undefined
}

/**
 * That another array is to be sent, where no schema says what one holds and the validator does not take the value as its only
 * item: a text for a tuple of numbers. `undefined` without a validator, and for any other fix.
 */
export const wrapped = (
  { tries, validator, walk }: Proving,
  path: Path,
  fix: Fix | undefined,
  value: unknown
): Fix | undefined => {
  if (fix?.id !== 'convert' || fix.how !== 'wrap' || fix.to !== 'array') return undefined
  if (validator === undefined || rulesAt(walk, path).length > 0 || !step(tries)) return undefined
  const said = saidOf(walk, validator.check, path, [value]) ?? []
  return said.some((issue) => isList(issue.path) && isWithin(issue.path, path))
    ? { id: 'send', types: ['array'] }
    : undefined
}
