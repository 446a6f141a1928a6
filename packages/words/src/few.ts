import { total } from '@toolfault/model'
import { points } from './en.js'
import { code } from './escape.js'

/** So many addresses or names are said at the most. */
export const FEW = 8

/** The first eight names between backticks, and how many more there are; `[]` for what is no list. */
export const few = (
  names: ReadonlyArray<string>,
  more: (count: number) => string = points.more
): ReadonlyArray<string> =>
  total(
    () => {
      const shown = names.slice(0, FEW).map((name) => code(name))
      return names.length > FEW ? [...shown, more(names.length - FEW)] : shown
    },
    () => []
  )
