import { type Issue, isRecord, type Path, total } from '@toolfault/model'
import { type Check, findingsOf } from '../check.js'
import { hasAt } from '../schema/at.js'
import { type Draft, edit } from '../schema/draft.js'
import type { Walk } from '../walk/walk.js'

/** What a validator says of the call with another value in a place; `undefined` where that cannot be asked. */
export const saidOf = (
  walk: Walk,
  check: Check,
  path: Path,
  value: unknown
): ReadonlyArray<Issue> | undefined =>
  total(
    () => {
      const draft: Draft = { root: walk.value, ours: new Set() }
      if (path.length === 0) draft.root = value
      else if (!edit(draft, path, hasAt(walk.value, path) ? 'replace' : 'add', value))
        return undefined
      return findingsOf(check, draft.root)?.issues.filter(isRecord)
    },
    () => undefined
  )
