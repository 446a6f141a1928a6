import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'

export const text = { type: 'string' }
export const integer = { type: 'integer' }
export const boolean = { type: 'boolean' }
export const object = (properties: object, more: object = {}): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more
})
export const list = (items: unknown): object => ({ type: 'array', items })

/** So many keys that nobody knows. */
export const many = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`zz${at}`, 0]))

const $defs = { Texts: list(text) }

/**
 * The place of each piece of advice in a union, with the branch and the reason where they are said. That
 * the union failed is all that the validator says.
 */
export const told = (branches: ReadonlyArray<unknown>, u: unknown): ReadonlyArray<string> => {
  const issues = [{ path: ['u'], kind: 'alternative', keyword: 'anyOf' }] as const
  const about = { schema: { $defs, properties: { u: { anyOf: branches } } }, value: { u } }
  return (advise(invalidArguments('t', { issues }), about).advice ?? []).map(({ chosen, path }) =>
    [...path.slice(1), ...(chosen === undefined ? [] : [chosen.branch, chosen.reason])].join(' ')
  )
}

/** What a union is, what comes, and what is told. */
export type Case = readonly [string, ReadonlyArray<unknown>, unknown, ReadonlyArray<string>]
