import { type Fix, type Issue, isIndex, type Path } from '@toolfault/model'
import { lastOf } from '../pointers.js'
import { sole } from '../union/sole.js'
import { shapesAt } from '../walk/shapes.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'
import { entryAlone } from './entry-alone.js'

/** What is missing where an entry has its name, and came as its key: `field` of `{ "Date": "desc" }`. */
export const calledAs = (walk: Walk, issue: Issue, fix: Fix | undefined): Fix | undefined => {
  if (fix?.id !== 'add') return undefined
  const entry = entryAlone(walk, issue.path.slice(0, -1))
  if (entry?.key === lastOf(issue.path)) return { id: 'put', value: entry.name }
  const listed = listedKey(walk, issue.path)
  return listed === undefined ? undefined : { id: 'put', value: listed }
}

/** The only key without a place in an item of a list that another one, which is missing, lists: `click` of `action` in `{ "click": "#a" }`. */
const listedKey = (walk: Walk, path: Path): string | undefined => {
  const owner = path.slice(0, -1)
  if (!isIndex(lastOf(owner))) return undefined
  const values = new Set(shapesAt(walk, path).flatMap((shape) => shape.values ?? []))
  return values.size < 2 ? undefined : sole(strangeAt(walk, owner).filter((key) => values.has(key)))
}
