import { isRecord, keysOf, own, owns, type Path } from '@toolfault/model'
import { isAkin } from '../names/akin.js'
import { isShortEnough } from '../names/short.js'
import { listedBy } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'

/** More keys of an item are not looked at. */
const MANY = 16

/** Words for what kind of thing an item is. */
const kinds =
  /^(?:action|agg|aggregation|aggregator|fn|func|function|kind|method|mode|op|operation|operator|type)$/i

/**
 * Whether an object is an item of a list of which it says the kind by another word: `{ "type": "COUNT" }` of `{ op, column? }`, where
 * `op` lists "COUNT". All else that it has is an item's, and nothing else that an item has to have is missing.
 */
export const isItemByListed = (walk: Walk, item: Path, value: unknown): boolean => {
  const keys = isRecord(value) ? keysOf(value) : []
  if (keys.length === 0 || keys.length > MANY) return false
  const rules = rulesAt(walk, item)
  const { keys: known } = knownOf(rules)
  if (known.size === 0 || known.size > MANY) return false
  const key = sole(keys.filter((one) => !known.has(one)))
  const text = key === undefined ? undefined : own(value, key)
  if (key === undefined || typeof text !== 'string' || !isShortEnough(key)) return false
  const { required } = knownOf(sureOf(rules))
  const name = sole([...required.keys()].filter((one) => !owns(value, one)))
  return (
    name !== undefined &&
    (kinds.test(key) || isAkin(key, name, false)) &&
    schemasAt(walk, [...item, name]).some((schema) => listedBy(schema)?.includes(text) === true)
  )
}
