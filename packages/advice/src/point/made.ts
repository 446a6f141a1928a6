import {
  type Fix,
  type Issue,
  isList,
  isRecord,
  own,
  type Path,
  step,
  valueAt
} from '@toolfault/model'
import { isAuthors, typesAsked, valuesAsked } from '../asked.js'
import { isSamePlace } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { shapeOf } from '../schema/shape.js'
import { isNumeric, typeOf } from '../schema/value.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import type { Proving } from './proven.js'
import { saidOf } from './said-of.js'

/** What mends a value that is made of another one: `undefined` where nobody knows whether it is sent as that other. */
export interface Made {
  readonly fix: Fix | undefined
}

/**
 * What a validator says of a value that it has made of the one that came: a text that it reads as a number, parts or parses
 * as JSON. What it asks for there is refused where it is sent as such, since the schema takes no more than what it is made of.
 * `undefined` for a value as it came.
 */
export const madeOf = (to: Proving, issue: Issue): Made | undefined => {
  const { walk } = to
  if (!walk.hasValue || issue.kind === 'unexpected') return undefined
  const { path } = issue
  const depth = textAbove(walk, path)
  if (depth !== undefined) {
    if (!typesFor(walk, path.slice(0, depth)).includes('string')) return undefined
    // Behind an author's own sentence it would be what that asks for.
    return { fix: isAuthors(issue) ? undefined : { id: 'send', types: ['string'] } }
  }
  const asked = subjectOf(issue)
  const value = valueAt(walk.value, path)
  const type = typeOf(value)
  if (asked.length === 0 || type === undefined || asked.some((one) => accepts(one, type)))
    return undefined
  const types = typesFor(walk, path)
  if (!accepts(types, type) || types.some((one) => asked.some((other) => meets(one, other))))
    return undefined
  // The number in a text is told as one in quotes.
  if (issue.kind !== 'type' && typeof value === 'string' && isNumeric(value)) return undefined
  // What is asked of a list may be asked of each item, as in a set that the tool makes of it.
  if (typeof value === 'object') return { fix: undefined }
  const isOwn = refusesMade(to, path, asked, types)
  if (isOwn === false) return undefined
  return { fix: isOwn === true ? { id: 'send', types } : undefined }
}

/** How many keys of a path lead to a text that the rest of it leads into; `undefined` where none does. */
const textAbove = (walk: Walk, path: Path): number | undefined => {
  let value = walk.value
  for (let depth = 0; depth < path.length; depth++) {
    if (typeof value === 'string') return depth
    if (!isRecord(value) && !isList(value)) return undefined
    value = own(value, path[depth] ?? '')
  }
  return undefined
}

/** The types that a place surely takes; none where any will do. */
const typesFor = (walk: Walk, path: Path): ReadonlyArray<string> => {
  const [first, ...more] = sureOf(rulesAt(walk, path))
    .map(({ schema }) => [...shapeOf(walk, schema).types])
    .filter((types) => types.length > 0)
  return (first ?? []).filter((type) => more.every((types) => accepts(types, type)))
}

/** The types of which a rule speaks. */
const subjectOf = (issue: Issue): ReadonlyArray<string> => {
  const { keyword = '', kind, params } = issue
  switch (kind) {
    case 'type':
      return typesAsked(issue) ?? []
    case 'choice':
      return (valuesAsked(issue) ?? []).flatMap((value) => typeOf(value) ?? [])
    case 'range':
      return typeof own(params, 'limit') === 'number' ? ['number'] : []
    case 'multiple':
      return ['number']
    case 'pattern':
      return ['string']
    case 'duplicate':
      return ['array']
    case 'size':
      return sized.find(([end]) => keyword.endsWith(end))?.[1] ?? []
    default:
      return []
  }
}

const sized: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['Length', ['string']],
  ['Items', ['array']],
  ['Properties', ['object']]
]

const meets = (one: string, other: string): boolean => accepts(one, other) || accepts(other, one)

/** A value of each type. */
const samples: Readonly<Record<string, unknown>> = {
  array: [],
  boolean: true,
  integer: 0,
  null: null,
  number: 0,
  object: {},
  string: ''
}

/** Whether the validator refuses for its type what it seems to ask for: the schema is its own. `undefined` where it cannot be asked. */
const refusesMade = (
  { tries, validator, walk }: Proving,
  path: Path,
  [asked = '']: ReadonlyArray<string>,
  types: ReadonlyArray<string>
): boolean | undefined => {
  if (validator === undefined || !step(tries)) return undefined
  const said = saidOf(walk, validator.check, path, own(samples, asked))
  return said?.some(
    (issue) =>
      isList(issue.path) &&
      isSamePlace(issue.path, path) &&
      typesAsked(issue)?.some((one) => types.some((type) => meets(type, one))) === true
  )
}
