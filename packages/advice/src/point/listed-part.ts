import { type Fix, type Issue, own, owns, type Path, valueAt } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { lastOf } from '../pointers.js'
import { listedBy } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'

/** A longer text is no two listed ones. */
const LONG = 64

/** More keys that have to be there are not looked at. */
const MANY = 16

/**
 * The listed text of a missing place that came with that of another missing one, under a key without a place: "issue" for `resource` of
 * `operation: "issue.create"`, where `action` lists "create". `undefined` where more than one text would be it.
 */
export const listedPart = (walk: Walk, { path }: Issue, fix: Fix | undefined): Fix | undefined => {
  if (fix?.id !== 'add' || !lists(walk, path)) return undefined
  const around = path.slice(0, -1)
  const owner = valueAt(walk.value, around)
  const rules = rulesAt(walk, around)
  const { required } = knownOf(sureOf(rules))
  if (required.size > MANY) return undefined
  const others = [...required.keys()].filter((one) => one !== lastOf(path) && !owns(owner, one))
  const partsOf = (key: string): ReadonlyArray<Json> =>
    partings(own(owner, key)).flatMap(([part, rest]) =>
      lists(walk, path, part) && others.some((one) => lists(walk, [...around, one], rest))
        ? [part]
        : []
    )
  const value = others.length === 0 ? undefined : sole(strangeAt(walk, around).flatMap(partsOf))
  return value === undefined ? undefined : { id: 'put', value }
}

/** Whether a place lists several values, and a text if one is asked for. */
const lists = (walk: Walk, place: Path, text?: string): boolean =>
  schemasAt(walk, place).some((schema) => {
    const values = listedBy(schema) ?? []
    return values.length > 1 && (text === undefined || values.includes(text))
  })

/** What stands on both sides of each sign of a text, either first. */
const partings = (text: unknown): ReadonlyArray<readonly [part: string, rest: string]> => {
  if (typeof text !== 'string' || text.length > LONG) return []
  return [...text.matchAll(/[\s./:_-]/g)].flatMap(({ index }) => {
    const [before, behind] = [text.slice(0, index), text.slice(index + 1)]
    return [[before, behind] as const, [behind, before] as const]
  })
}
