import { isList, own } from '@toolfault/model'

/** What a keyword of a schema lists; nothing where it is no list. */
export const listAt = (schema: unknown, keyword: string): ReadonlyArray<unknown> => {
  const given = own(schema, keyword)
  return isList(given) ? given : nothing
}

const nothing: ReadonlyArray<unknown> = []

/** The keywords of a union. */
export const unions = ['anyOf', 'oneOf'] as const

/** The branches of a union, those of `anyOf` where there are both; `undefined` for what is no union. */
export const branchesOf = (schema: unknown): ReadonlyArray<unknown> | undefined =>
  unions.map((keyword) => own(schema, keyword)).find(isList)
