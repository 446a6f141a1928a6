import { isList, own, owns, type Path, valueAt } from '@toolfault/model'
import { shapeOf } from '../schema/shape.js'
import { rulesAt } from '../walk/rules.js'
import { isMap } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { isItemOf, isPartOf, takesLike } from './inside.js'
import type { Owner } from './owners.js'
import { writtenAs } from './rename.js'
import { isTaken, move, type Search } from './search.js'
import { lists } from './value.js'

/** The only unknown key of an object that lacks one only may be that, if its value would fit. */
export const byFit = (search: Search): void => {
  for (const owner of search.strange) {
    const [only, more] = owner.missing
    if (only === undefined || more !== undefined) continue
    const [name, told] = only
    const key = fitting(search.walk, owner, name, isTaken(search, owner))
    if (key === undefined) continue
    const [from, to] = [
      [...owner.path, key],
      [...owner.path, name]
    ]
    // A key that is refused has to go anyway; one that is not may be what it seems, and what takes any keys, or many of
    // a kind, may hold it.
    const guess =
      !owner.refused.has(key) || isMap(search.walk, to) || !takesLike(search.walk, to, from)
    move(search, told, from, to, guess)
  }
}

/** The only unknown key of an object that lacks one only, if its value would fit, or nearly so. */
const fitting = (
  walk: Walk,
  owner: Owner,
  name: string,
  isTaken: (key: string) => boolean
): string | undefined => {
  if (owner.unknown.length === 0) return undefined
  const rules = rulesAt(walk, owner.path)
  // What another branch knows was meant for that; of branches as close nobody knows what is missing.
  const others = rules.map(({ schema }) => shapeOf(walk, schema).properties)
  if (rules.some(({ chosen }) => chosen?.reason === 'tie')) return undefined
  const isOther = (key: string): boolean =>
    others.some((keys) => keys.has(key)) || writtenAs(owner, key).length > 0
  const free = owner.unknown.filter((key) => !isTaken(key) && !isOther(key))
  const [key, more] = free
  if (key === undefined || more !== undefined || isCommandLine(key, own(owner.value, key)))
    return undefined
  const [from, to] = [
    [...owner.path, key],
    [...owner.path, name]
  ]
  if (isPartOf(walk, to, from) || isListedBeside(walk, owner, name, from)) return undefined
  const wanted = rulesAt(walk, to)
  const isTyped = wanted.some(({ schema }) => shapeOf(walk, schema).types.size > 0)
  return isTyped && (takesLike(walk, to, from) || isItemOf(walk, to, from)) ? key : undefined
}

/** Whether a text is one of those that another key lists which is not there: `{ created: 'desc' }` of `field` and `direction`. */
const isListedBeside = (
  walk: Walk,
  { known, path, value }: Owner,
  name: string,
  from: Path
): boolean => {
  const text = valueAt(walk.value, from)
  return (
    typeof text === 'string' &&
    !lists(walk, [...path, name], text) &&
    [...known].some((key) => !owns(value, key) && lists(walk, [...path, key], text))
  )
}

/** A list of what stands on a command line is several arguments, and not the value of one. */
const isCommandLine = (key: string, value: unknown): boolean =>
  commandLine.has(key.toLowerCase()) && isList(value)

const commandLine: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'args',
  'argv',
  'arguments',
  'flags'
])
