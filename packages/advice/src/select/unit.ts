import { own, owns } from '@toolfault/model'
import { unitNamed } from '../names/unit.js'
import { unitFor } from '../point/unit-for.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import { rename } from './move.js'
import type { Owner } from './owners.js'
import { MANY, namelessIn, type Search } from './search.js'
import { takes } from './takes.js'

/** A key that is a unit and no more is the only other one that counts in it: `seconds` of the `time` that is "in seconds". */
export const byUnit = (search: Search): void => {
  for (const owner of search.strange) {
    const isUnit = (key: string): boolean =>
      typeof own(owner.value, key) === 'number' && unitNamed(key.toLowerCase()) !== undefined
    if (owner.known.size > MANY || !owner.unknown.some(isUnit)) continue
    for (const key of namelessIn(search, owner).filter(isUnit)) {
      const name = nameFor(search, owner, key)
      if (name !== undefined)
        rename(search, owner.missing.get(name) ?? owner.refused.get(key), owner, key, name)
    }
  }
}

const nameFor = (
  { walk }: Search,
  { known, path, value }: Owner,
  key: string
): string | undefined => {
  const unit = unitNamed(key.toLowerCase())
  if (unit === undefined) return undefined
  return sole(
    [...known].filter((name) => {
      const to = [...path, name]
      return (
        !owns(value, name) &&
        unitFor(name, schemasAt(walk, to)) === unit &&
        takes(walk, to, [...path, key])
      )
    })
  )
}
