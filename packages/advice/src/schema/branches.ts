import { isList, own } from '@toolfault/model'

/** The keywords of a union. */
export const unions = ['anyOf', 'oneOf'] as const

/** The branches of a union, those of `anyOf` where there are both; `undefined` for what is no union. */
export const branchesOf = (schema: unknown): ReadonlyArray<unknown> | undefined =>
  unions.map((keyword) => own(schema, keyword)).find(isList)
