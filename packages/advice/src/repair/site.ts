import {
  type Advice,
  type Fix,
  isList,
  own,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import type { Rejected } from '../point/fix.js'
import { hides } from '../point/hides.js'
import { isRequired, rejectedAt } from '../point/rejected.js'
import { holdsSecret } from '../schema/holds-secret.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import type { Grade } from './grade.js'
import type { Job } from './job.js'
import { exact, type JsonPatchOperation } from './patch.js'

/** A place to mend, and all that is known about it. */
export interface Site {
  readonly walk: Walk
  readonly piece: Advice
  readonly fix: Fix | undefined
  readonly path: Path
  /** The value that stands there; `undefined` where none does. */
  readonly rejected: Rejected | undefined
  /** The value that holds it. */
  readonly owner: unknown
  /** The subschemas that speak of it. */
  readonly schemas: ReadonlyArray<unknown>
  readonly isSecret: boolean
  readonly isRequired: boolean
  /** It may be meant, although the advice is to leave it out. */
  readonly mayBeMeant: boolean
}

/** A place where a value stands. */
export interface Standing extends Site {
  readonly rejected: Rejected
}

/** One way to mend a place. */
export interface Mend {
  readonly place: Path
  readonly grade: Grade
  readonly ops: ReadonlyArray<JsonPatchOperation>
  /** What it brings to light may be wrong in itself: it was not looked at where it stood before. */
  readonly reveals?: true
  /** Nothing was wrong there before. */
  readonly isUnblamed?: true
  /** It is only right if the validator says so. */
  readonly tried?: true
}

/** The same value in another form: a new value, or what stands under one of its keys. */
export type Form =
  /** What a text held may be wrong in itself: nobody has looked at it yet. */
  | {
      readonly grade: Grade
      readonly value: unknown
      readonly reveals?: true
      readonly tried?: true
    }
  | { readonly grade: Grade; readonly under: string }

/** Look at a place; the schema is asked about that of the advice, so that a thousand rows are cheap. */
export const siteOf = (
  { walk }: Job,
  piece: Advice,
  path: Path,
  fix: Fix | undefined,
  mayBeMeant: boolean
): Site => {
  const like = piece.path
  const rejected = rejectedAt(walk, path, like)
  const isHidden = rejected?.isSecret() ?? hides(walk, path, like, undefined)
  return {
    walk,
    piece,
    fix,
    path,
    // Whether all is right then is for the proof to say.
    rejected: rejected && { ...rejected, fits: () => true },
    owner: valueAt(walk.value, path.slice(0, -1)),
    schemas: schemasAt(walk, like),
    // The steps may have ended before all was read: what is not known stays hidden.
    isSecret: isHidden || walk.budget.left <= 0,
    isRequired: isRequired(walk, like),
    mayBeMeant
  }
}

/**
 * A form of what stands at a place as operations. What stands under a key is moved, so that a secret
 * is in no operation. It is put where it is a container, or to do it twice would unwrap it twice, and
 * in an array, where to move is to insert.
 */
export const mendOf = (site: Standing, form: Form | undefined): ReadonlyArray<Mend> => {
  const { owner, path: place, rejected, walk } = site
  if (form === undefined) return []
  const path = printPointer(place)
  const inner = 'under' in form ? own(rejected.value, form.under) : form.value
  const isScalar = typeof inner !== 'object' || inner === null
  if ('under' in form && isScalar && !isList(owner)) {
    const from = printPointer([...place, form.under])
    return [{ place, grade: form.grade, ops: [{ op: 'move', from, path }] }]
  }
  const value = exact(inner, walk.budget)
  if (site.isSecret || value === undefined || holdsSecret(walk, value, site.schemas)) return []
  const more = {
    ...('reveals' in form ? ({ reveals: true } as const) : {}),
    ...('tried' in form ? ({ tried: true } as const) : {})
  }
  return [{ place, grade: form.grade, ops: [{ op: 'replace', path, value }], ...more }]
}
