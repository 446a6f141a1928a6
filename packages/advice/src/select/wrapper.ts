import {
  type Advice,
  isRecord,
  keysOf,
  lacksKey,
  own,
  type Path,
  printPointer
} from '@toolfault/model'
import { typeOf } from '../point/received.js'
import { valueAt } from '../schema/at.js'
import { rulesAt } from '../schema/rules.js'
import { listedBy } from '../schema/shape.js'
import type { Walk } from '../schema/walk.js'
import { keysAt } from './rename.js'
import type { Told } from './told.js'

/** Objects that stand inside a key of their own, and the issues that this explains. */
export interface Unwraps {
  readonly said: ReadonlyArray<Advice>
  readonly gone: Set<Told>
}

/** Find the wrappers among the owners of missing and surplus keys. */
export const unwraps = (walk: Walk, told: ReadonlyArray<Told>): Unwraps => {
  const owners = new Map<string, [Told, ...Array<Told>]>()
  for (const one of told) {
    const owner = printPointer(one.issue.path.slice(0, -1))
    const known = owners.get(owner)
    if (known === undefined) owners.set(owner, [one])
    else known.push(one)
  }
  const said: Array<Advice> = []
  const gone = new Set<Told>()
  for (const here of owners.values()) {
    const owner = here[0].issue.path.slice(0, -1)
    const missing = here.filter(({ issue }) => lacksKey(issue)).length
    const key = wrapperAt(walk, owner, missing)
    if (key === undefined) continue
    const to = typeOf(own(valueAt(walk.value, owner), key)) ?? 'object'
    const fix = { id: 'convert', how: 'unwrap', to, key } as const
    // The tag that the wrapper was called by is still to be added.
    const isTag = ({ issue }: Told): boolean =>
      lacksKey(issue) &&
      rulesAt(walk, issue.path).some(({ schema }) => listedBy(schema)?.includes(key) === true)
    for (const one of here) if (!isTag(one)) gone.add(one)
    said.push({ path: [...owner, key], kind: 'unexpected', fix })
  }
  return { said, gone }
}

/** The key under which the whole object stands again: the only one, unknown, of an object that knows more keys. */
const wrapperAt = (walk: Walk, owner: Path, missing: number): string | undefined => {
  const value = valueAt(walk.value, owner)
  const [key, more] = keysOf(value)
  if (key === undefined || more !== undefined) return undefined
  const { known, unknown } = keysAt(walk, owner)
  const inner = own(value, key)
  if (!unknown.includes(key) || !isRecord(inner)) return undefined
  const held = keysOf(inner).filter((name) => known.has(name)).length
  return held > 0 && (missing > 0 || held === keysOf(inner).length) ? key : undefined
}
