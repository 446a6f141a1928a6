import { type Issue, isList, isOfKey, isRecord, type Path, valueAt } from '@toolfault/model'
import { isAuthors } from '../asked.js'
import { ofValues } from '../point/expected.js'
import { isRequired } from '../point/rejected.js'
import { hasAt } from '../schema/at.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/**
 * An issue about a value that is not there as what it is: a missing key, the outermost that is not there.
 * Validators that look at the value of a key, whether it is there or not, call it a wrong type. An author's
 * own check of a key that need not be there stays one; an author's sentence is kept.
 */
export const absent = (walk: Walk, issue: Issue): Issue => {
  const { kind, path } = issue
  if (!walk.hasValue || isOfKey(kind) || hasAt(walk.value, path)) return issue
  const missing = outermost(walk, path)
  // What stands in a text was read out of it: the value is not the one that was validated.
  if (!isHolder(valueAt(walk.value, missing, missing.length - 1))) return issue
  if (kind === 'rule' && !isRequired(walk, missing)) return issue
  if (isOfValue(issue) && rulesAt(walk, path).length === 0) return issue
  // What a validator says of a value is not said of a missing key; what it asks for is.
  const { message: _, ...bare } = issue
  const said = isAuthors(issue)
    ? { ...issue, keyword: 'errorMessage' }
    : { ...bare, keyword: 'required' }
  return { ...said, path: missing, kind: 'missing' }
}

/**
 * Whether only a value can break the rule, of which its limit is told. At a key that no schema knows there was one when it was
 * checked: the call had been made another (a transformation renames), and to add the key would mend nothing.
 */
const isOfValue = ({ kind, params }: Issue): boolean => params !== undefined && ofValues.has(kind)

const isHolder = (value: unknown): boolean => isRecord(value) || isList(value)

/** The first place of a path that is not there; its last, at least, is not. */
const outermost = (walk: Walk, path: Path): Path =>
  path.slice(0, 1 + path.findIndex((_, depth) => !hasAt(walk.value, path.slice(0, depth + 1))))
