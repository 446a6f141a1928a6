import {
  type Fault,
  type InvalidArguments,
  isInvalidArguments,
  isLacking,
  type Path,
  printPointer,
  total
} from '@toolfault/model'
import type { McpRevision, PrimitiveSchemaDefinition, RequestedSchema } from '@toolfault/types/mcp'
import { advised } from '../advise.js'
import { pointsOf } from '../points.js'
import { walking } from '../walk/walk.js'
import type { Unfit } from './field.js'
import { fieldAt } from './field-at.js'

export { type Answers, mergeAnswers } from './merge.js'

/** A form for the user, and where in the arguments each answer belongs. */
export interface Form {
  readonly requestedSchema: RequestedSchema
  /** By the name of the field: keys joined by dots from the root (row A17), told apart where needed. */
  readonly paths: { readonly [name: string]: Path }
}

/** Why what is wrong cannot be asked for in a form. */
export interface NoForm {
  readonly reason:
    | 'nothing_missing'
    /** It is wrong, misplaced, or its only value is known: the caller can mend it, a user need not. */
    | 'not_missing'
    /** Secrets must never be asked for in a form (MCP, Elicitation, "User Interaction Model"). */
    | 'secret'
    /** More is missing than the fault names. */
    | 'too_many'
    | Unfit
  /** The argument that stands in the way. */
  readonly path?: Path
}

/** An fp-ts `Either`, without loading fp-ts. */
export type FormOrReason =
  | { readonly _tag: 'Left'; readonly left: NoForm }
  | { readonly _tag: 'Right'; readonly right: Form }

/** For which client the form is. */
export interface FormOptions {
  /** 2026-07-28 when absent; before 2025-11-25 a form has no lists, no titled values and few defaults. */
  readonly version?: McpRevision
}

/**
 * Cut the form of an elicitation from a tool's schema at the keys that a call lacks: a flat object of
 * texts, numbers, yes or no, and choices (MCP, Elicitation, "Requested Schema").
 *
 * All or nothing: a form that leaves something wrong would cost the user an answer and the call would
 * fail again. `Left` says why there is none, also for what is no fault.
 */
export const requestedSchema = (
  fault: Fault,
  schema: unknown,
  options: FormOptions = {}
): FormOrReason =>
  total(
    () =>
      isInvalidArguments(fault)
        ? formOf(advised(fault, { schema }), schema, options)
        : no('nothing_missing'),
    () => no('nothing_missing')
  )

const formOf = (fault: InvalidArguments, schema: unknown, options: FormOptions): FormOrReason => {
  const points = pointsOf(fault)
  const other = points.find((point) => !isLacking(point) || isKnown.has(point.fix?.id))
  if (other !== undefined) return no('not_missing', other.path)
  if (points.length === 0) return no('nothing_missing')
  if ((fault.unadvised ?? 0) > 0) return no('too_many')
  const walk = walking(schema, undefined, false, () => undefined)
  const fields = new Map<string, Placed>()
  for (const path of distinct(points.map((point) => point.path))) {
    const field = fieldAt(walk, path, options.version)
    if (typeof field === 'string') return no(field, path)
    fields.set(nameOf(path, fields), { path, field })
  }
  return right(fields)
}

/** Fixes for which nobody has to be asked. */
const isKnown: ReadonlySet<string | undefined> = new Set(['rename', 'convert', 'put', 'remove'])

interface Placed {
  readonly path: Path
  readonly field: PrimitiveSchemaDefinition
}

/** Two rules, or two branches, can want the same key. */
const distinct = (paths: ReadonlyArray<Path>): Iterable<Path> =>
  new Map(paths.map((path) => [printPointer(path), path])).values()

/** A key may itself hold a dot; then the pointer tells the two apart. */
const nameOf = (path: Path, taken: ReadonlyMap<string, unknown>): string => {
  const dotted = path.join('.')
  let name = dotted === '' || taken.has(dotted) ? printPointer(path) : dotted
  while (taken.has(name)) name += '_'
  return name
}

const no = (reason: NoForm['reason'], path?: Path): FormOrReason => ({
  _tag: 'Left',
  left: path === undefined ? { reason } : { reason, path }
})

const right = (fields: ReadonlyMap<string, Placed>): FormOrReason => ({
  _tag: 'Right',
  right: {
    requestedSchema: {
      type: 'object',
      properties: Object.fromEntries([...fields].map(([name, { field }]) => [name, field])),
      required: [...fields.keys()]
    },
    paths: Object.fromEntries([...fields].map(([name, { path }]) => [name, path]))
  }
})
