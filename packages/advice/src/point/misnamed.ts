import { type Advice, type Issue, keysOf, owns, valueAt } from '@toolfault/model'
import { nearMember } from '../names/member.js'
import type { Walk } from '../walk/walk.js'
import { expectedOf } from './expected.js'

/** More keys of an object than this are not compared. */
const MANY = 64

/** A key that breaks a rule for names: which listed name was meant, or that it has to go. */
export const misnamed = (walk: Walk, issue: Issue, name: string): Advice => {
  const expected = expectedOf(issue, [])
  const path = [...issue.path, name]
  const owner = valueAt(walk.value, issue.path)
  const values = expected?.id === 'one_of' ? expected.values : []
  const free = values.filter((one) => typeof one === 'string' && !owns(owner, one))
  const near = nearMember(walk.meant, name, free)
  // Of two keys that are near to one name only one can be it.
  const isNear = (key: string): boolean =>
    key === name || (!values.includes(key) && nearMember(walk.meant, key, free) === near)
  const isOne = near !== undefined && keysOf(owner).slice(0, MANY).filter(isNear).length === 1
  return {
    path,
    kind: 'unexpected',
    ...(expected === undefined ? {} : { expected }),
    fix: isOne ? { id: 'rename', from: path, to: [...issue.path, near] } : { id: 'remove' }
  }
}
