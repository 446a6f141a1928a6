import { isList, own } from '@toolfault/model'

/** How many more errors, and keys that they name, one call reads, and whether there were more. */
export interface Budget {
  left: number
  isSpent: boolean
}

/** Take one from the budget; false, and noted, when there is none left. */
export const take = (budget: Budget): boolean => {
  if (budget.left-- > 0) return true
  budget.isSpent = true
  return false
}

/**
 * An array, or all that an iterable yields, read at once: 0.34's iterators can be read only once, and
 * read the value as they go. `undefined` for what is neither, or throws before it yields anything.
 */
export const listed = (errors: unknown, budget: Budget): ReadonlyArray<unknown> | undefined => {
  if (isList(errors)) return copied(errors, budget)
  return typeof errors === 'object' && errors !== null ? yielded(errors, budget) : undefined
}

const copied = (errors: ReadonlyArray<unknown>, budget: Budget): ReadonlyArray<unknown> => {
  const length = own(errors, 'length')
  const list: Array<unknown> = []
  for (let at = 0; typeof length === 'number' && at < length && take(budget); at++) {
    list.push(own(errors, String(at)))
  }
  return list
}

const yielded = (errors: object, budget: Budget): ReadonlyArray<unknown> | undefined => {
  const list: Array<unknown> = []
  try {
    if (!isIterable(errors)) return undefined
    for (const error of errors) {
      if (!take(budget)) break
      list.push(error)
    }
  } catch {
    if (list.length === 0) return undefined
    budget.isSpent = true
  }
  return list
}

const isIterable = (value: object): value is Iterable<unknown> =>
  Symbol.iterator in value && typeof value[Symbol.iterator] === 'function'
