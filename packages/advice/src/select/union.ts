import { type Issue, isList, isRecord, own, owns, type Path } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { hasAt, isWithin, valueAt } from '../schema/at.js'
import { unions } from '../schema/branches.js'
import { fits, misfits } from '../schema/misfits.js'
import { shapeOf } from '../schema/shape.js'
import { choiceOf } from '../union/branch.js'
import { type Rule, rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { isUnion, type Told, toldOf } from './told.js'

/**
 * What to say of a failed union, beside what was told of its branches: nothing where the branch that
 * was meant has spoken, else its tag, the types that all branches take, or the union itself.
 */
export const unionTold = (
  walk: Walk,
  issue: Issue,
  told: ReadonlyArray<Told>,
  isInside = false
): ReadonlyArray<Told> => {
  const { keyword, path } = issue
  const rules = rulesAt(walk, path)
  const isThere = (name: string): boolean => rules.some(({ schema }) => owns(schema, name))
  // What one validator calls `anyOf` is `oneOf` to the schema.
  const names = unions.filter((name) => keyword === name && isThere(name))
  const wanted = names.length > 0 ? names : unions
  const rule = rules.findLast(({ schema }) => wanted.some((name) => owns(schema, name)))
  // No rule: it belongs to a branch that was not meant, unless nothing at all was told of the place.
  if (rule === undefined || !isRecord(rule.schema)) {
    return isInside || told.some((one) => isWithin(one.issue.path, path)) ? [] : [{ issue }]
  }
  const { schema } = rule
  const name = wanted.find((one) => owns(schema, one)) ?? 'anyOf'
  if (isTooMany(walk, own(schema, name), issue)) return [{ issue, rule }]
  const choice = choiceOf(walk, schema, name, path)
  switch (choice.id) {
    case 'tag':
      return hasAt(walk.value, choice.path)
        ? [{ issue: listing(choice.path, choice.values), rule }]
        : [{ issue: lacking(choice.path, choice.values) }]
    case 'listed':
      return [{ issue: listing(path, choice.values), rule }]
    case 'type': {
      const { values } = shapeOf(walk, schema)
      if (values !== undefined) return [{ issue: listing(path, values), rule }]
      const type = { keyword: 'type', params: { type: choice.types } } as const
      return [{ issue: { path, kind: 'type', ...type }, rule }]
    }
    case 'tie':
      return [{ issue, rule }]
    case 'branch': {
      const branch = own(own(schema, name), String(choice.chosen.branch))
      return branchTold(walk, { issue, rule }, branch, told)
    }
  }
}

/** Whether more branches than one take the value: so it was said, and nothing is known against it. */
const isTooMany = (walk: Walk, branches: unknown, { params, path }: Issue): boolean => {
  const passing = params?.['passingSchemas']
  if (!isList(passing)) return false
  const value = valueAt(walk.value, path)
  return passing.every(
    (at) => typeof at === 'number' && fits(walk, own(branches, String(at)), value)
  )
}

const listing = (path: Path, values: ReadonlyArray<Json>): Issue => ({
  path,
  kind: 'choice',
  keyword: 'enum',
  params: { allowedValues: values }
})

const lacking = (path: Path, values: ReadonlyArray<Json>): Issue => ({
  path,
  kind: 'missing',
  keyword: 'required',
  params: { allowedValues: values }
})

/** The branch that was meant has spoken through the validator; else we say what we can see of it. */
const branchTold = (
  walk: Walk,
  union: Told & { readonly rule: Rule },
  branch: unknown,
  told: ReadonlyArray<Told>
): ReadonlyArray<Told> => {
  const { path } = union.issue
  if (told.some(({ issue, rule }) => rule?.chosen !== undefined && isWithin(issue.path, path))) {
    return []
  }
  const seen = misfits(walk, branch, valueAt(walk.value, path), path).flatMap((issue) => {
    // A union deeper in the value has a branch of its own; one in the same place was looked into.
    if (isUnion(issue)) return issue.path.length > path.length ? unionTold(walk, issue, []) : []
    return [toldOf(walk, issue)]
  })
  return seen.length > 0 ? seen : [union]
}
