import {
  type Advice,
  type Fix,
  isList,
  keysOf,
  own,
  type Path,
  printPointer,
  type Steps,
  step
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { hasAt, schemaAt, valueAt } from '../schema/at.js'
import { rulesAt } from '../schema/rules.js'
import { typesOf } from '../schema/shape.js'
import type { Walk } from '../schema/walk.js'
import { isSecret } from '../secret/secret.js'
import { exact } from './exact.js'
import type { Grade } from './grade.js'
import type { JsonPatchOperation } from './patch.js'
import type { Form } from './scalar.js'

/** A place to mend, and all that is known about it. */
export interface Site {
  readonly piece: Advice
  readonly fix: Fix | undefined
  readonly path: Path
  readonly value: unknown
  readonly has: boolean
  /** The value that holds it, and what the schema says of both. */
  readonly owner: unknown
  readonly schema: unknown
  readonly ownerSchema: unknown
  /** The types that its items have, where it is to be an array. */
  readonly items: ReadonlyArray<string>
  readonly isSecret: boolean
  readonly isRequired: boolean
  readonly budget: Steps
}

/** One way to mend a place. */
export interface Mend {
  readonly grade: Grade
  readonly ops: ReadonlyArray<JsonPatchOperation>
  /** What it brings to light may be wrong in itself: it was not looked at where it stood before. */
  readonly reveals?: true
}

/** What the schema says of a place: once for all places of a piece, so that a thousand rows are cheap. */
export interface Said extends Pick<Site, 'schema' | 'ownerSchema' | 'items' | 'budget'> {
  /** All schemas that speak of the place and of what holds it, those of a chosen branch included. */
  readonly all: ReadonlyArray<unknown>
  /** The steps ended before all was read: what is not known stays hidden. */
  readonly isUnread: boolean
}

/** Ask the schema about a place. */
export const saidOf = (walk: Walk, path: Path, budget: Steps): Said => {
  const at = (place: Path): unknown =>
    schemaAt(walk.root, place, walk.budget) ?? rulesAt(walk, place)[0]?.schema
  return {
    schema: at(path),
    ownerSchema: at(path.slice(0, -1)),
    items: typesOf(at([...path, '0'])),
    all: [path, ...path.map((_, depth) => path.slice(0, depth))].flatMap((place) =>
      rulesAt(walk, place).map(({ schema }) => schema)
    ),
    isUnread: walk.budget.left <= 0,
    budget
  }
}

/** Look at a place. */
export const siteOf = (
  piece: Advice,
  path: Path,
  fix: Fix | undefined,
  root: unknown,
  said: Said
): Site => {
  const { budget, items, ownerSchema, schema } = said
  const value = valueAt(root, path)
  const required = own(ownerSchema, 'required')
  return {
    piece,
    fix,
    path,
    value,
    has: hasAt(root, path),
    owner: valueAt(root, path.slice(0, -1)),
    schema,
    ownerSchema,
    items,
    isSecret: said.isUnread || isSecret(path, [schema, ...said.all], value),
    isRequired: isList(required) && required.includes(path.at(-1)),
    budget
  }
}

/**
 * A form of what stands at a place as operations. What stands under a key is moved, so that a secret
 * is in no operation. It is put where it is a container, or to do it twice would unwrap it twice, and
 * in an array, where to move is to insert.
 */
export const mendOf = (site: Site, form: Form): ReadonlyArray<Mend> => {
  if (site.path.length === 0) return []
  const path = printPointer(site.path)
  const inner = 'under' in form ? own(site.value, form.under) : undefined
  const isScalar = typeof inner !== 'object' || inner === null
  if ('under' in form && isScalar && !isList(site.owner)) {
    const from = printPointer([...site.path, form.under])
    return [{ grade: form.grade, ops: [{ op: 'move', from, path }] }]
  }
  const value = exact('under' in form ? inner : form.value, site.budget)
  if (site.isSecret || value === undefined || holdsSecret(value, site.path, site.budget)) return []
  const more = 'reveals' in form ? ({ reveals: true } as const) : {}
  return [{ grade: form.grade, ops: [{ op: site.has ? 'replace' : 'add', path, value }], ...more }]
}

/** Whether a secret stands somewhere in a value, so that no operation may show it. */
const holdsSecret = (value: Json, path: Path, budget: Steps): boolean =>
  typeof value === 'object' &&
  value !== null &&
  keysOf(value).some((key) => {
    const [inner, at] = [own(value, key) as Json, [...path, key]]
    return !step(budget) || isSecret(at, [], inner) || holdsSecret(inner, at, budget)
  })
