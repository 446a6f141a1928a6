import { type Issue, isList, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Copy } from './copier.js'
import { kindOfSchema } from './kind.js'
import type { Said } from './stated.js'

/** Deeper unions in unions than this are not looked into for their members. */
const DEPTH = 8

/** The issue of a union of 0.34: a choice where all branches are literals, else with its branches. */
export const union = (
  said: Said,
  error: unknown,
  copy: Copy,
  branch: ((errors: unknown) => ReadonlyArray<Issue>) | undefined
): Issue => {
  const members = literals(own(error, 'schema'), copy, 0)
  const rest = said.message === undefined ? {} : { message: said.message }
  if (members !== undefined) {
    const params = { allowedValues: members }
    return { path: said.path, kind: 'choice', keyword: 'enum', ...rest, params }
  }
  const errors = own(error, 'errors')
  const isSplit = branch !== undefined && isList(errors) && errors.length > 0
  return {
    path: said.path,
    kind: 'alternative',
    keyword: 'anyOf',
    ...rest,
    ...(isSplit ? { branches: errors.map((one) => branch(one)) } : {})
  }
}

/** The values of a union of nothing but literals; `undefined` for any other. */
const literals = (schema: unknown, copy: Copy, depth: number): ReadonlyArray<Json> | undefined => {
  const branches = own(schema, 'anyOf')
  if (!isList(branches) || branches.length === 0 || depth > DEPTH) return undefined
  const found: Array<Json> = []
  for (const one of branches) {
    const value = kindOfSchema(one) === 'Literal' ? copy(own(one, 'const')) : undefined
    const values = value === undefined ? literals(one, copy, depth + 1) : [value]
    if (values === undefined) return undefined
    found.push(...values)
  }
  return found
}
