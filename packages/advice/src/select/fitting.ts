import { isIndex, isList, isRecord, own, owns, type Path, valueAt } from '@toolfault/model'
import { isContrary } from '../names/contrary.js'
import { isJson } from '../point/dated.js'
import { areEntries } from '../point/entry.js'
import { isCommandLine } from '../point/into-command.js'
import { isDataFor } from '../point/program-text.js'
import { lastOf } from '../pointers.js'
import { shapeOf } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { saysIt } from './akin-for.js'
import { isFormed } from './formats.js'
import { isItemOf, isKeyed, isPartOf, isRelated, takesLike } from './like.js'
import type { Owner } from './owners.js'
import { writtenAs } from './rename.js'
import { isTaken, type Search } from './search.js'
import { slipsOf } from './slip.js'
import { takesSpelt } from './takes.js'
import { lists } from './value.js'

/** The keys of which each may be one that is missing; none where they are many. */
export const freeAmong = (search: Search, owner: Owner): ReadonlyArray<string> => {
  if (owner.unknown.length === 0) return []
  const rules = rulesAt(search.walk, owner.path)
  // What another branch knows was meant for that; of branches as close nobody knows what is missing.
  const others = rules.map(({ schema }) => shapeOf(search.walk, schema).properties)
  if (rules.some(({ chosen }) => chosen?.reason === 'tie')) return []
  const isOther = (key: string): boolean =>
    others.some((keys) => keys.has(key)) ||
    writtenAs(owner, key).length > 0 ||
    saysSpare(search.walk, owner, key)
  const isUsed = isTaken(search, owner)
  const free = owner.unknown.filter((key) => !isUsed(key) && !isOther(key))
  if (free.length === 0 || free.length > FEW) return []
  // What is near to a name that may be left out is that: `assignee` of `assignees` is no `title`.
  const slips = slipsOf(search.walk, owner).filter(([name]) => !owner.missing.has(name))
  return slips.length === 0 ? free : free.filter((key) => !slips.some(([, one]) => one === key))
}

/** Whether a key says in other words what may be left out and was not sent, and nothing that is missing, and fits there. */
const saysSpare = (walk: Walk, { known, missing, path, value }: Owner, key: string): boolean => {
  const isIt = (name: string): boolean => saysIt(walk, path, key, name)
  const isSpare = (name: string): boolean => !(missing.has(name) || owns(value, name))
  return [...known].some((name) => isSpare(name) && isIt(name)) && ![...missing.keys()].some(isIt)
}

/** The only one of these keys whose value would do for one of so many that are missing, by the first way in which any would. */
export const fitting = (
  walk: Walk,
  owner: Owner,
  name: string,
  free: ReadonlyArray<string>,
  count: number
): string | undefined => {
  const to = [...owner.path, name]
  const isTyped = (): boolean =>
    rulesAt(walk, to).some(({ schema }) => shapeOf(walk, schema).types.size > 0)
  if (free.length === 0 || !isTyped()) return undefined
  // What one entry holds is no rival of all of them.
  const entries = sole(free.filter((one) => areEntries(walk, to, own(owner.value, one))))
  const isPartOrIt = (one: string): boolean =>
    one === entries || isPartOf(walk, to, [...owner.path, one])
  if (entries !== undefined && free.every(isPartOrIt) && !isContrary(entries, name)) return entries
  let [key, more]: ReadonlyArray<string> = []
  for (const takes of [takesLike, isItemOf, takesSpelt, isRelated, isKeyed, takesJson]) {
    if (key === undefined) {
      const taken = free.filter((one) => takes(walk, to, [...owner.path, one]))
      // Of several texts the one of its format.
      const formed =
        taken.length > 1 ? taken.filter((one) => isFormed(walk, to, [...owner.path, one])) : []
      ;[key, more] = formed.length > 0 ? formed : taken
    }
  }
  if (key === undefined || more !== undefined) return undefined
  // What nobody refused may be what it seems, and is a rival whatever it holds, but of what is no text in a row.
  const isCounted = typeof own(owner.value, key) !== 'string' && isIndex(lastOf(owner.path))
  if (free.length > count && !isCounted && !free.every((one) => owner.refused.has(one)))
    return undefined
  // No object is denied by a word before its name.
  const said = isRecord(own(owner.value, key))
    ? key.replace(/^(?:not?|non|un)(?=[A-Z_-])/, '')
    : key
  if (isContrary(said, name)) return undefined
  const from = [...owner.path, key]
  const isOf =
    // A list of what stands on a command line is several arguments, and not the value of one.
    (isCommandLine(key) && isList(own(owner.value, key))) ||
    isPartOf(walk, to, from) ||
    isListedBeside(walk, owner, name, from)
  return isOf ? undefined : key
}

/** Whether a schema takes a text, which says of itself that it is JSON. */
const isTextOfJson = (walk: Walk, schema: unknown): boolean =>
  shapeOf(walk, schema).types.has('string') && isJson(schema)

/** Whether a text of JSON is wanted, or one that may be that, and an object or a list came. */
const takesJson: typeof takesLike = (walk, to, from) => {
  const value = valueAt(walk.value, from)
  const isWanted = typeof value === 'object' && value !== null
  return (
    (isWanted && schemasAt(walk, to).some((schema) => isTextOfJson(walk, schema))) ||
    isDataFor(walk, to, value)
  )
}

/** Of more keys that have to go none is looked for. */
export const FEW = 4

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
