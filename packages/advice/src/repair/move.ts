import { isList, isRecord, keysOf, own, owns, type Path, printPointer } from '@toolfault/model'
import { hasAt, schemaAt, valueAt } from '../schema/at.js'
import { isSameName } from './fold.js'
import type { Grade } from './grade.js'
import type { Mend, Site } from './site.js'

/** What the rules of a rename ask of the whole. */
interface Whole {
  readonly value: unknown
  readonly schema: unknown
}

/**
 * A value moved to the key that was meant. Nothing where a value stands there already, or where another
 * key could have meant it as well.
 */
export const rename = (site: Site, from: Path, to: Path, whole: Whole): ReadonlyArray<Mend> => {
  const owner = valueAt(whole.value, to.slice(0, -1))
  const isFree = hasAt(whole.value, from) && isRecord(owner) && !hasAt(whole.value, to)
  const isOfList = isList(valueAt(whole.value, from.slice(0, -1)))
  const isInside = from.every((key, at) => key === to[at])
  if (!isFree || isOfList || isInside || from.length === 0 || to.length === 0) return []
  const grade = gradeOf(site, from, to, whole)
  if (grade === undefined) return []
  return [
    {
      grade,
      ops: [{ op: 'move', from: printPointer(from), path: printPointer(to) }],
      reveals: true
    }
  ]
}

const gradeOf = (site: Site, from: Path, to: Path, whole: Whole): Grade | undefined => {
  const owner = to.slice(0, -1)
  const properties = own(schemaAt(whole.schema, owner, site.budget), 'properties')
  const [old = '', name = ''] = [from.at(-1), to.at(-1)]
  const isBeside = printPointer(from.slice(0, -1)) === printPointer(owner)
  // A key that the schema knows has a meaning of its own.
  if (isBeside && owns(properties, old)) return 'guess'
  if (!isBeside || !isSameName(old, name)) return 'likely'
  const others = keysOf(valueAt(whole.value, owner)).filter((key) => !owns(properties, key))
  const rivals = [...others, ...keysOf(properties)].filter(
    (key) => key !== old && key !== name && isSameName(key, name)
  )
  if (rivals.length > 0) return undefined
  return owns(properties, name) ? 'certain' : 'likely'
}

/** A key left out. Something is lost: never certain, and a guess where it may be meant. */
export const remove = (site: Site, mayBeMeant: boolean): ReadonlyArray<Mend> => {
  const key = site.path.at(-1)
  if (key === undefined || !site.has) return []
  const grade = mayBeMeant ? 'guess' : 'likely'
  return [{ grade, ops: [{ op: 'remove', path: printPointer(site.path) }] }]
}
