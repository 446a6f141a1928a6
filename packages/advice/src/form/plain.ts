import { isList, isRecord, keysOf, own, type Steps, step } from '@toolfault/model'
import { unions } from '../schema/branches.js'
import { described } from '../schema/schema-at.js'
import { titledOf } from './choice.js'

/**
 * The one schema that another means by a `$ref`, an `allOf` of one, or an `anyOf` or `oneOf` of one and
 * `null`, as generators of schemas write what may be absent; itself where it is neither.
 */
export const onlyMeant = (root: unknown, schema: unknown, budget: Steps): unknown => {
  let here = described(root, schema, budget)
  while (step(budget)) {
    // Constants are values to choose from, not shapes.
    const meant = titledOf(here) === undefined ? memberOf(here) : undefined
    if (meant === undefined || !isRecord(here)) return here
    const member = described(root, meant.member, budget)
    if (!isRecord(member)) return member
    const whole = here
    const beside = keysOf(here).filter((key) => key !== meant.keyword)
    here = { ...member, ...Object.fromEntries(beside.map((key) => [key, own(whole, key)])) }
  }
  return undefined
}

interface Member {
  readonly keyword: string
  readonly member: unknown
}

const memberOf = (schema: unknown): Member | undefined => {
  for (const keyword of ['allOf', ...unions]) {
    const members = own(schema, keyword)
    if (!isList(members) || members.length > 2) continue
    const meant = members.filter((member) => own(member, 'type') !== 'null')
    if (meant.length === 1 && (members.length === 1 || keyword !== 'allOf')) {
      return { keyword, member: meant[0] }
    }
  }
  return undefined
}
