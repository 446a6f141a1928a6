import { type Path, printPointer } from '@toolfault/model'
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
