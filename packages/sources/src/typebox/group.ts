import { own } from '@toolfault/model'

/** Which of the errors of one schema at one place an error is, and how many there are. */
export interface Position {
  readonly nth: number
  readonly total: number
}

interface Group {
  total: number
  seen: number
}

/**
 * 0.34 reports all that one schema found at one place in a fixed order, so that the place of an error
 * among its like tells which rule it is about, whatever its number and its message are.
 */
export const groupsOf = (
  list: ReadonlyArray<unknown>
): { readonly next: (error: unknown) => Position } => {
  const groups = new Map<unknown, Map<unknown, Group>>()
  const groupOf = (error: unknown): Group => {
    const schema = own(error, 'schema')
    const path = own(error, 'path')
    const places = groups.get(schema) ?? new Map<unknown, Group>()
    const group = places.get(path) ?? { total: 0, seen: 0 }
    groups.set(schema, places.set(path, group))
    return group
  }
  for (const error of list) groupOf(error).total++
  return {
    next: (error) => {
      const group = groupOf(error)
      return { nth: group.seen++, total: group.total }
    }
  }
}
