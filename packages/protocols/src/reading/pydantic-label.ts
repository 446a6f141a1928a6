import type { PydanticError } from './pydantic-error.js'

/** What stands at one step behind a place, and all that is said there. */
export type Group = readonly [name: string, errors: ReadonlyArray<PydanticError>]

/** The name of a branch that has parts of its own; no key of a tool is spelled so. */
const compound =
  /^(?:(?:list|dict|set|frozenset|tuple|generator|union|enum|json|is-instance|is-subclass|function-\w+|constrained-\w+|nullable|lax-or-strict|json-or-python|literal)\[.*\]|constrained-(?:str|int|float))$/

/** The name of a branch that has none. */
const plain = /^(?:str|int|float|bool|bytes|none|date|datetime|uuid|decimal|callable)$/

/** A class, with its parameters or without. */
const model = /^[A-Z]\w*(?:\[.*\])?$/

/** Whether a step is the name of a branch, whatever stands beside it. */
export const isCompound = (name: string): boolean => compound.test(name)

/** Whether each step behind a place may be the name of a branch: a union that refuses a value names several. */
export const mayBranch = (groups: ReadonlyArray<Group>, at: number): boolean =>
  groups.length > 1 &&
  groups.every((group) => isSimple(group, at) || isModel(group, at)) &&
  !groups.some(([, errors]) => errors.some((error) => isOfKey(error, at))) &&
  valuesAt(groups, at).size < 2

/** A key that is missing or refused is one. */
const isOfKey = ({ issue: { kind, path } }: PydanticError, at: number): boolean =>
  path.length === at + 1 && (kind === 'missing' || kind === 'unexpected')

/** What is shown of the place, which is the same in all branches. */
const valuesAt = (groups: ReadonlyArray<Group>, at: number): ReadonlySet<string> =>
  new Set(
    groups.flatMap(([, errors]) =>
      errors.filter(({ depth }) => depth === at + 1).map(({ came }) => came)
    )
  )

/** Whether steps that may be names of branches are no keys: one of them says so, or two show the same value. */
export const doBranch = (groups: ReadonlyArray<Group>, at: number): boolean =>
  groups.some((group) => isSimple(group, at) || isNamed(group, at)) || showSame(groups, at)

const isSimple = ([name, errors]: Group, at: number): boolean =>
  isCompound(name) ||
  (plain.test(name) && errors.every(({ issue }) => issue.path.length === at + 1))

/** A model takes an object, and has keys. */
const isModel = (group: Group, at: number): boolean => {
  const [name, errors] = group
  return (
    isNamed(group, at) ||
    (model.test(name) &&
      errors.every(
        ({ issue: { kind, message = '', path } }) =>
          path.length > at + 1 || (kind === 'type' && message.includes('dictionary'))
      ))
  )
}

const isNamed = ([name, errors]: Group, at: number): boolean =>
  errors.some(
    ({ issue: { message = '', path } }) =>
      path.length === at + 1 && message.endsWith(` instance of ${name}`)
  )

/**
 * Keys have values of their own; branches are about one: the same object lacks what each of them wants, or one value
 * under one key is refused for another reason each time.
 */
const showSame = (groups: ReadonlyArray<Group>, at: number): boolean => {
  const seen = new Map<string, readonly [name: string, message: string]>()
  for (const [name, errors] of groups) {
    for (const { came, depth, issue } of errors) {
      const isOwner = depth === at + 1
      if (issue.path.length !== at + 2 || came === '{}') continue
      const shown = JSON.stringify(isOwner ? [came] : [came, issue.path[at + 1]])
      const { message = '' } = issue
      const [other = name, said = message] = seen.get(shown) ?? []
      if (other !== name && (isOwner || said !== message)) return true
      if (!seen.has(shown)) seen.set(shown, [name, message])
    }
  }
  return false
}
