import { isRecord, own, type Path, valueAt } from '@toolfault/model'
import { fits } from '../schema/misfits.js'
import { signatureOf } from '../schema/signature.js'
import { isSecret } from '../secret/secret.js'
import type { Undecided } from '../told/told.js'
import { unionOf } from '../union/facts.js'
import { valuesOf } from '../union/tag.js'
import type { Walk } from '../walk/walk.js'

/** Of more branches, and of longer ones, the shapes are not said: part of a choice is none. */
const BRANCHES = 12
const ROOM = 400

/**
 * What each branch of a union takes whose tag nobody knows, in one line. `undefined` where the tag is all that is wrong in
 * one of them, and where it is a secret.
 */
export const shapesOf = (
  walk: Walk,
  path: Path,
  { keyword, schema, values }: Undecided
): string | undefined => {
  const key = path.at(-1) ?? ''
  const { branches } = unionOf(walk, schema, keyword)
  const value = valueAt(walk.value, path.slice(0, -1))
  if (!isRecord(value) || branches.length > BRANCHES) return undefined
  const tagged = branches.flatMap((branch) => {
    const tag = valuesOf(branch.shape, key)?.find((one) => values.includes(one))
    return tag === undefined ? [] : [{ schema: branch.schema, with: { ...value, [key]: tag } }]
  })
  if (tagged.some((one) => fits(walk, one.schema, one.with))) return undefined
  const schemas = tagged.map((one) => own(own(one.schema, 'properties'), key))
  if (isSecret([key], schemas, own(value, key))) return undefined
  const text = tagged.map((one) => signatureOf(walk, one.schema, 1)).join(' | ')
  return text.length > ROOM ? undefined : text
}
