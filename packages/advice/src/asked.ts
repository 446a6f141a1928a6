import { type Issue, isList, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { nullLast } from './null-last.js'

/** The values that an issue lists, if it does. */
export const valuesAsked = ({ params }: Pick<Issue, 'params'>): ReadonlyArray<Json> | undefined => {
  const many = own(params, 'allowedValues')
  // Borders: parameters are JSON.
  if (isList(many)) return many as ReadonlyArray<Json>
  const one = own(params, 'allowedValue')
  return one === undefined ? undefined : [one as Json]
}

/** The types that an issue asks for, if it does: one, a list as ajv 8 has it, or joined as others write it. */
export const typesAsked = ({
  params
}: Pick<Issue, 'params'>): ReadonlyArray<string> | undefined => {
  const type = own(params, 'type')
  if (typeof type === 'string') return type.includes(',') ? nullLast(type.split(',')) : [type]
  return isList(type) ? nullLast(type.filter((name) => typeof name === 'string')) : undefined
}

/** Whether an author speaks: with a check of their own, or in words of their own for a rule that is known. */
export const isAuthors = ({ keyword, kind }: Pick<Issue, 'keyword' | 'kind'>): boolean =>
  kind === 'rule' || keyword === 'errorMessage'
