import { isList, isRecord, keysOf, own, type Path } from '@toolfault/model'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** What is deeper is not looked at, nor more objects and lists than these, nor more members of one. */
const DEEP = 6
const MOST = 128
const MEMBERS = 64

/**
 * The objects of the arguments, the outermost first, that have a key which their schema does not name though it
 * names others: asked of every call, and nearly always there is none.
 */
export const looseObjects = (walk: Walk): ReadonlyArray<Path> => {
  const found: Array<Path> = []
  const open: Array<{ readonly path: Path; readonly value: unknown }> = [
    { path: [], value: walk.value }
  ]
  for (const { path, value } of open) {
    const rules = rulesAt(walk, path)
    if (rules.length === 0) continue
    if (isRecord(value)) {
      const { isMapped, keys } = knownOf(rules)
      const isLoose = keys.size > 0 && !isMapped && keysOf(value).some((key) => !keys.has(key))
      if (isLoose) found.push(path)
    }
    for (const key of path.length < DEEP ? membersOf(value) : []) {
      if (open.length >= MOST) break
      const member = own(value, key)
      if (typeof member === 'object' && member !== null)
        open.push({ path: [...path, key], value: member })
    }
  }
  return found
}

const membersOf = (value: unknown): ReadonlyArray<string> =>
  isList(value)
    ? Array.from({ length: Math.min(value.length, MEMBERS) }, (_, at) => String(at))
    : keysOf(value).slice(0, MEMBERS)
