import { isWithin, keysOf, own, type Path } from '@toolfault/model'
import { isHollow } from '../blank.js'
import { issue } from '../schema/limits.js'
import type { Told } from '../told/told.js'
import { knownOf } from '../walk/known.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { type Exclusive, exclusiveOf } from './exclusive.js'

/** Among more keys nobody looks for those that hold nothing. */
const MOST = 32

/**
 * Of keys that cannot stand together those have to go that hold nothing, since callers fill in what they do not mean; and
 * nothing else is told of them. Where all of them hold something, or none does, nobody knows which.
 */
export const withoutIdle = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (!walk.hasValue || !told.some(mayExclude)) return told
  const idle: Array<Path> = []
  const found = told.flatMap((one) => {
    const exclusive = mayExclude(one) ? exclusiveOf(walk, one) : undefined
    const going = exclusive === undefined ? [] : goingOf(walk, exclusive)
    idle.push(...going.map(({ issue: { path } }) => path))
    return going.length > 0 ? going : [one]
  })
  if (idle.length === 0) return told
  const goes = new Set(idle)
  return found.filter(
    ({ issue: { path } }) => goes.has(path) || !idle.some((place) => isWithin(path, place))
  )
}

const mayExclude = ({ issue: { keyword, kind } }: Told): boolean =>
  kind === 'alternative' || keyword === 'false schema'

/** The keys that hold nothing and may be left out, as few of them as it takes, each refused beside one that holds something. */
const goingOf = (walk: Walk, { allows, keys, path, value }: Exclusive): ReadonlyArray<Told> => {
  if (keys.length < 2 || keys.length > MOST) return []
  const { required } = knownOf(sureOf(rulesAt(walk, path)))
  const full = keys.find((key) => !isHollow(own(value, key)))
  const idle = keys.filter((key) => !required.has(key) && isHollow(own(value, key)))
  const without = (gone: ReadonlySet<string>): object =>
    Object.fromEntries(
      keysOf(value).flatMap((key) => (gone.has(key) ? [] : [[key, own(value, key)]]))
    )
  const going = new Set(idle)
  if (full === undefined || idle.length === 0 || !allows(without(going))) return []
  for (const key of idle) {
    going.delete(key)
    if (!allows(without(going))) going.add(key)
  }
  return [...going].map((key) => ({
    issue: issue([...path, key], 'false schema'),
    rule: { schema: false, because: { id: 'present', path: [...path, full] } }
  }))
}
