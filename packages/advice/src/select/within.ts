import { type Issue, type Path, printPointer } from '@toolfault/model'
import { pointersTo } from '../pointers.js'

/** The issues at or below a place, in their order. */
export type Within = (path: Path) => ReadonlyArray<Issue>

/** Sorted by their places at the first question, however many follow. */
export const sorting = (issues: ReadonlyArray<Issue>): Within => {
  let known: Map<string, Array<Issue>> | undefined
  return (path) => {
    known ??= sorted(issues)
    return known.get(printPointer(path)) ?? []
  }
}

const sorted = (issues: ReadonlyArray<Issue>): Map<string, Array<Issue>> => {
  const places = new Map<string, Array<Issue>>()
  for (const issue of issues) {
    for (const pointer of pointersTo(issue.path)) {
      const others = places.get(pointer)
      if (others === undefined) places.set(pointer, [issue])
      else others.push(issue)
    }
  }
  return places
}
