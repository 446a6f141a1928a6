import {
  type Advice,
  type Fix,
  isList,
  own,
  type Path,
  printPointer,
  type Steps
} from '@toolfault/model'
import { hasAt, schemaAt, valueAt } from '../at.js'
import { isSecret } from '../secret.js'
import { typesOf } from '../subschema.js'
import { exact } from './exact.js'
import type { Form } from './form.js'
import type { Grade } from './grade.js'
import type { JsonPatchOperation } from './patch.js'

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

/** Look at a place; the schemas are those of the whole piece, so that a thousand rows are cheap. */
export const siteOf = (
  piece: Advice,
  path: Path,
  fix: Fix | undefined,
  root: { readonly value: unknown; readonly schema: unknown; readonly budget: Steps }
): Site => {
  const { budget } = root
  const schema = schemaAt(root.schema, path, budget)
  const ownerSchema = schemaAt(root.schema, path.slice(0, -1), budget)
  const value = valueAt(root.value, path)
  const required = own(ownerSchema, 'required')
  return {
    piece,
    fix,
    path,
    value,
    has: hasAt(root.value, path),
    owner: valueAt(root.value, path.slice(0, -1)),
    schema,
    ownerSchema,
    items: typesOf(schemaAt(root.schema, [...path, '0'], budget)),
    isSecret: isSecret(path, [schema, ownerSchema], value),
    isRequired: isList(required) && required.includes(path.at(-1)),
    budget
  }
}

/**
 * A form of what stands at a place as operations. What stands under a key is moved, so that a secret
 * is in no operation. It is put where it is a container, or to do it twice would unwrap it twice, and
 * in an array, where to move is to insert.
 */
export const mendOf = (site: Site, form: Form, reveals = false): ReadonlyArray<Mend> => {
  const more = reveals ? ({ reveals: true } as const) : {}
  const path = printPointer(site.path)
  const inner = 'under' in form ? own(site.value, form.under) : undefined
  const isScalar = typeof inner !== 'object' || inner === null
  if ('under' in form && isScalar && !isList(site.owner)) {
    const from = printPointer([...site.path, form.under])
    return [{ grade: form.grade, ops: [{ op: 'move', from, path }], ...more }]
  }
  const value = exact('under' in form ? inner : form.value, site.budget)
  if (site.isSecret || value === undefined) return []
  return [{ grade: form.grade, ops: [{ op: site.has ? 'replace' : 'add', path, value }], ...more }]
}
