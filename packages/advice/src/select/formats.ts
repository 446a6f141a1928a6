import { type Issue, keysOf, own, type Path, valueAt } from '@toolfault/model'
import { formatOf, isOfForm, isOtherFormat } from '../schema/format.js'
import { issue } from '../schema/limits.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'

/** More places than this are not asked for a format. */
const MANY = 64

/** Whether a text that stands at a place looks as if it were of the format that another asks for. */
export const isFormed = (walk: Walk, to: Path, from: Path): boolean => {
  const text = valueAt(walk.value, from)
  return (
    typeof text === 'string' &&
    schemasAt(walk, to).some((schema) => isOfForm(formatOf(schema), text))
  )
}

/** Whether it is surely of another format. */
export const isMisformed = (walk: Walk, to: Path, from: Path): boolean => {
  const text = valueAt(walk.value, from)
  return (
    typeof text === 'string' &&
    schemasAt(walk, to).some((schema) => isOtherFormat(formatOf(schema), text))
  )
}

/** A value, and the place that it has or will have. */
interface Placed {
  readonly path: Path
  readonly value: unknown
}

/**
 * The texts among some values, and inside of them, that are surely of another format than the schema names for their
 * places: what nobody could say of them as long as they stood elsewhere.
 */
export const misformatted = (walk: Walk, values: ReadonlyArray<Placed>): ReadonlyArray<Issue> => {
  const found: Array<Issue> = []
  const open = [...values]
  for (const { path, value } of open) {
    if (typeof value === 'string') {
      const format = schemasAt(walk, path)
        .map((schema) => own(schema, 'format'))
        .find((one) => isOtherFormat(one, value))
      if (typeof format === 'string') found.push(issue(path, 'format', { format }))
    }
    for (const key of keysOf(value)) {
      if (open.length >= MANY) break
      open.push({ path: [...path, key], value: own(value, key) })
    }
  }
  return found
}
