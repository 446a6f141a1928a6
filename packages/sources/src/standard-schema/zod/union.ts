import { isList, isRecord, own, part } from '@toolfault/model'
import type { Copy } from '../../copy.js'
import { bare, type Rule, ruledBy, type Said } from '../../said.js'
import { choiceRule } from '../../spelling.js'

/**
 * What `invalid_union` says: more than one branch matched, the tag is unknown, or every branch failed.
 * The paths of zod 4 begin at the union, those of zod 3 at the root.
 */
export const unionOf = (issue: object, copy: Copy): Rule & Pick<Said, 'branches'> => {
  const matches = own(issue, 'matches')
  if (isList(matches)) return ruledBy('oneOf', 'passingSchemas', copy(matches))
  const options = own(issue, 'options')
  // The tag of a discriminated union, at which the path ends.
  if (isList(options) && options.length > 0) return choiceRule(options, copy)
  const relative = own(issue, 'errors')
  if (isList(relative)) return { ...bare('anyOf'), ...some(relative, 'here') }
  const absolute = own(issue, 'unionErrors')
  return isList(absolute)
    ? { ...bare('anyOf'), ...some(absolute.map(issuesIn), 'root') }
    : bare('anyOf')
}

const some = (lists: ReadonlyArray<unknown>, from: 'here' | 'root'): Pick<Said, 'branches'> =>
  lists.length === 0 ? {} : { branches: { lists, from } }

const issuesIn = (error: unknown): unknown => (isRecord(error) ? part(error, 'issues') : undefined)
