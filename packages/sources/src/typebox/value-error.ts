import { type Issue, own } from '@toolfault/model'
import { groupsOf } from './group.js'
import type { Context } from './issues.js'
import { ruleNamed } from './rule-name.js'
import { ruleTold } from './rule-told.js'
import { stated } from './stated.js'
import { type ReadBranches, union } from './union.js'
import { pathOf } from './value-path.js'

/** Whether an error has the shape of 0.34's. */
export const isValueError = (error: unknown): boolean =>
  typeof own(error, 'type') === 'number' && typeof own(error, 'path') === 'string'

/** Read the errors of a list of 0.34, each by its index, from the first to the last. */
export const valueErrorReader = (
  list: ReadonlyArray<unknown>,
  { copy, facts, literals, looks }: Context,
  branches: ReadBranches
): ((at: number) => Issue) => {
  const groups = groupsOf(list)
  return (at) => {
    const error = list[at]
    const position = groups.next(error)
    const rule =
      ruleNamed(own(facts, String(own(error, 'type')))) ??
      ruleTold(error, position, list[at - 1], looks)
    const message = own(error, 'message')
    const said = typeof message === 'string' ? { message } : {}
    const place = { path: pathOf(error, rule), ...said }
    // Nobody has registered the format: no value of it can pass, and none is wrong by it.
    if (rule === 'format' && typeof message === 'string' && message.startsWith('Unknown format ')) {
      const whole = `${message}: the tool cannot check it`
      return { ...place, kind: 'format', keyword: 'errorMessage', message: whole }
    }
    return rule === 'anyOf'
      ? union(place, error, literals, branches)
      : stated(place, rule, error, copy)
  }
}
