import { type Issue, type Path, printPointer } from '@toolfault/model'
import { pointersTo } from '../pointers.js'
import type { Told } from '../told/told.js'

/** By whom something was told: by any rule, by the half of a condition, by the branch that was meant. */
export type By = 'any' | 'condition' | 'branch'

/** Whether something was told at or below a place so far. */
export type Spoken = (path: Path, by: By) => boolean

/** Reads what was told as it grows, each once: a thousand rows ask for theirs without looking at all of the others. */
export const speaking = (told: ReadonlyArray<Told>): Spoken => {
  const places = { any: new Set<string>(), condition: new Set<string>(), branch: new Set<string>() }
  let read = 0
  return (path, by) => {
    for (; read < told.length; read++) {
      const one = told[read]
      for (const pointer of pointersTo(one?.issue.path ?? [])) {
        places.any.add(pointer)
        if (one?.rule?.conditional === true) places.condition.add(pointer)
        if (one?.rule?.chosen !== undefined) places.branch.add(pointer)
      }
    }
    return places[by].has(printPointer(path))
  }
}

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
