import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { once } from '../once.js'

/** What a keyword of a schema lists; nothing where it is no list. */
export const listAt = (schema: unknown, keyword: string): ReadonlyArray<unknown> => {
  const given = own(schema, keyword)
  return isList(given) ? given : nothing
}

const nothing: ReadonlyArray<unknown> = []

/** The keywords of a union. */
export const unions = ['anyOf', 'oneOf'] as const

/** The branches of a union that take something, those of `anyOf` where there are both; `undefined` for what is no union. */
export const branchesOf = (schema: unknown): ReadonlyArray<unknown> | undefined => {
  const branches = unions.map((keyword) => own(schema, keyword)).find(isList)
  return branches === undefined ? undefined : taking(branches)
}

/** Those of several schemas that take something; all where none does. */
export const taking: (schemas: ReadonlyArray<unknown>) => ReadonlyArray<unknown> =
  /* @__PURE__ */ once((schemas) => {
    const some = schemas.filter((schema) => !isNever(schema))
    return some.length > 0 ? some : schemas
  })

/** Whether nothing fits a schema, as zod writes `undefined` and `never`: such a branch is none, and such a key is not to be sent. */
export const isNever = (schema: unknown): boolean => {
  const not = isRecord(schema) ? own(schema, 'not') : undefined
  return schema === false || not === true || (isRecord(not) && keysOf(not).length === 0)
}

/**
 * The branches of a union without one that only spells the numbers that JSON has not, beside others, as Effect
 * writes each number: nobody means them.
 */
export const finiteOf = <Branch>(
  branches: ReadonlyArray<Branch>,
  listed: (branch: Branch) => ReadonlyArray<unknown> | undefined
): ReadonlyArray<Branch> => {
  const isSpelled = (branch: Branch): boolean =>
    listed(branch)?.every((one) => unheard.has(one)) === true
  const finite = branches.filter((branch) => !isSpelled(branch))
  return finite.length > 0 && finite.length < branches.length ? finite : branches
}

const unheard: ReadonlySet<unknown> = /* @__PURE__ */ new Set(['Infinity', '-Infinity', 'NaN'])
