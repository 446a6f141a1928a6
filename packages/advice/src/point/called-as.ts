import { type Fix, type Issue, lacksKey } from '@toolfault/model'
import { lastOf } from '../pointers.js'
import type { Walk } from '../walk/walk.js'
import { entryAlone } from './entry-alone.js'

/** What is missing where an entry has its name, and came as its key: `field` of `{ "Date": "desc" }`. */
export const calledAs = (walk: Walk, issue: Issue, fix: Fix | undefined): Fix | undefined => {
  if (fix?.id !== 'add' || !lacksKey(issue) || issue.path.length < 2) return undefined
  const entry = entryAlone(walk, issue.path.slice(0, -1))
  return entry?.key === lastOf(issue.path) ? { id: 'put', value: entry.name } : undefined
}
