import type { Told } from './told.js'

/** More than this are not compared with each other. */
const FEW = 32

/**
 * Whether it is soon seen that no two issues are about one place. False says nothing.
 */
export const areDistinct = (told: ReadonlyArray<Told>): boolean => {
  if (told.length > FEW) return false
  for (let at = 0; at < told.length; at++) {
    const path = told[at]?.issue.path ?? []
    for (let other = 0; other < at; other++) {
      const beside = told[other]?.issue.path ?? []
      if (path.length === beside.length && path.at(-1) === beside.at(-1)) return false
    }
  }
  return true
}
