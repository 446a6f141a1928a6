import { type Issue, isWithin } from '@toolfault/model'
import { typesAsked, valuesAsked } from '../asked.js'
import { lastOf } from '../pointers.js'

/** What is left to say of lists in which too few items match, and what such an item would be, as far as that is told. */
export interface Contained {
  readonly issues: ReadonlyArray<Issue>
  readonly schemas: ReadonlyMap<Issue, object>
}

/**
 * Issues without what ajv says of each item before it says that too few match: no item has to become another. What it says of
 * items for another reason goes through them from the first, and once more from there comes what `contains` says.
 */
export const contained = (issues: ReadonlyArray<Issue>): Contained => {
  const schemas = new Map<Issue, object>()
  const dropped = new Set<Issue>()
  for (const [at, issue] of issues.entries()) {
    if (issue.keyword !== 'contains') continue
    const said = saidBefore(issues, at)
    const schema = schemaOf(issue, said)
    if (schema !== undefined) schemas.set(issue, schema)
    for (const one of said) dropped.add(one)
  }
  return {
    issues: dropped.size === 0 ? issues : issues.filter((issue) => !dropped.has(issue)),
    schemas
  }
}

/** What is said of items right before one says that too few match, from the last of them back to the first. */
const saidBefore = (issues: ReadonlyArray<Issue>, at: number): ReadonlyArray<Issue> => {
  const place = issues[at]?.path ?? []
  const indexOf = ({ path }: Issue): number => Number(path[place.length])
  let from = at
  let index = Number.POSITIVE_INFINITY
  while (from > 0) {
    const before = issues[from - 1]
    if (before === undefined || before.path.length <= place.length) break
    if (!isWithin(before.path, place) || !(indexOf(before) <= index)) break
    index = indexOf(before)
    from--
  }
  return issues.slice(from, at)
}

/** What an item that matches would be, by what is said of one that does not; `undefined` where that is not known. */
const schemaOf = ({ path }: Issue, said: ReadonlyArray<Issue>): object | undefined => {
  const index = said[0]?.path[path.length]
  const all = said.filter((one) => one.path[path.length] === index)
  const [type, values, lacks] = [
    all
      .filter((one) => one.path.length === path.length + 1)
      .flatMap((one) => typesAsked(one) ?? []),
    all
      .filter((one) => one.path.length === path.length + 1 && one.kind === 'choice')
      .flatMap((one) => valuesAsked(one) ?? []),
    all.filter((one) => one.path.length === path.length + 2 && one.kind === 'missing')
  ]
  const required = lacks.map((one) => lastOf(one.path))
  if (values.length > 0) return { enum: values }
  if (required.length > 0) {
    const properties = Object.fromEntries(required.map((name) => [name, {}]))
    return { type: 'object', properties, required }
  }
  return type.length > 0 ? { type } : undefined
}
