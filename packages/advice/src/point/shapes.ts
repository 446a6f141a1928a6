import { type Issue, isRecord, own, owns, type Path, valueAt } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { unions } from '../schema/branches.js'
import { longUnion } from '../schema/long-union.js'
import { fits } from '../schema/misfits.js'
import { shapeOf } from '../schema/shape.js'
import { partsOf } from '../schema/signature.js'
import { isSecret } from '../secret/secret.js'
import { choiceOf } from '../union/branch.js'
import { unionOf } from '../union/facts.js'
import type { Branch } from '../union/tag.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { saysSecret } from './hides.js'

/** Of more branches the shapes are not said: part of a choice is none. */
const BRANCHES = 16

/**
 * What each branch of a union takes whose tag nobody knows, in one line. `undefined` where an issue is of no such tag,
 * where the tag is all that is wrong in half of them or more, and where it is a secret.
 */
export const shapesOf = (walk: Walk, issue: Issue): string | undefined => {
  const { kind, path } = issue
  const key = path.at(-1)
  if (key === undefined || (kind !== 'missing' && kind !== 'choice')) return undefined
  const value = valueAt(walk.value, path, path.length - 1)
  if (!isRecord(value)) return undefined
  const tagged = undecided(walk, path.slice(0, -1), key).map(([{ schema }, tag]) => ({
    schema,
    with: { ...value, [key]: tag }
  }))
  const right = tagged.filter((one) => fits(walk, one.schema, one.with)).length
  if (right * 2 >= tagged.length) return undefined
  const schemas = tagged.map((one) => own(own(one.schema, 'properties'), key))
  if (isSecret([key], schemas, own(value, key)) || saysSecret(walk, path)) return undefined
  const shown = longUnion(
    { ...walk, deeper: 1 },
    tagged.map((one) => needing(walk, one.schema, key)),
    0,
    (ground, schema) => partsOf(ground, schema, 1)
  )
  const text = shown.join(' | ')
  return text === '' || shown.at(-1) === '…' ? undefined : text
}

/** A branch that has to have its tag, whoever asks for it. */
const needing = (walk: Walk, schema: unknown, key: string): unknown =>
  shapeOf(walk, schema).required.has(key) ? schema : { allOf: [schema, { required: [key] }] }

/** The branches that are left, each with its tag, of a union of an object whose tag, under a key, is missing or none of those listed. */
const undecided = (
  walk: Walk,
  holder: Path,
  key: string
): ReadonlyArray<readonly [Branch, Json]> => {
  for (const { schema } of rulesAt(walk, holder)) {
    const keyword = unions.find((name) => owns(schema, name))
    if (keyword === undefined || !isRecord(schema)) continue
    const choice = choiceOf(walk, schema, keyword, holder)
    if (choice.id !== 'tag' || choice.path.at(-1) !== key) continue
    const { branches, tags } = unionOf(walk, schema, keyword)
    const left = [...(tags.get(key) ?? [])].flatMap(([branch, values]) => {
      const [first] = values
      const isLeft = first !== undefined && values.some((one) => choice.values.includes(one))
      return isLeft ? [[branch, first] as const] : []
    })
    return branches.length > BRANCHES ? [] : left
  }
  return []
}
