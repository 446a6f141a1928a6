import type { Path } from '@toolfault/model'
import { isSameName } from '../names/spelling.js'
import { same } from '../schema/same.js'
import { listedBy } from '../schema/shape.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** Whether a place lists a text among its values. */
export const isListedAt = (walk: Walk, place: Path, text: string): boolean =>
  rulesAt(walk, place).some(({ schema }) => listedBy(schema)?.includes(text) === true)

/** Whether a place lists a text among its values, in whatever spelling. */
export const isNamedAt = (walk: Walk, place: Path, text: string): boolean =>
  rulesAt(walk, place).some(({ schema }) =>
    listedBy(schema)?.some((one) => typeof one === 'string' && isSameName(one, text))
  )

/** Whether a place takes one value only, so that nothing that was sent is missing there. */
export const isConstant = (walk: Walk, place: Path): boolean =>
  rulesAt(walk, place).some(({ schema }) => listedBy(schema)?.length === 1)

/** Whether a place takes one value only, and this is another. */
export const isOther = (walk: Walk, place: Path, value: unknown): boolean =>
  rulesAt(walk, place).some(({ schema }) => {
    const values = listedBy(schema)
    return values?.length === 1 && !same(values[0], value)
  })
