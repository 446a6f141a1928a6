import { isList, own, owns } from '@toolfault/model'
import { subschemas } from './subschemas.js'

/** The dialects that can be judged. */
export type Dialect = 'draft-07' | '2019-09' | '2020-12'

/** The one address under which each dialect was published. */
export const addresses: { readonly [dialect in Dialect]: string } = {
  'draft-07': 'http://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema'
}

const dialects: ReadonlyMap<string, Dialect> = new Map<string, Dialect>([
  [addresses['draft-07'], 'draft-07'],
  ['https://json-schema.org/draft-07/schema', 'draft-07'],
  [addresses['2019-09'], '2019-09'],
  [addresses['2020-12'], '2020-12']
])

/**
 * The dialect that a schema names; 2020-12 when it names none (row V6), or 2019-09 where it has tuples of that (decision 017);
 * `undefined` for any other.
 */
export const dialectOf = (schema: unknown): Dialect | undefined => {
  const named = own(schema, '$schema')
  if (named === undefined) return hasOldTuples(schema) ? '2019-09' : '2020-12'
  return typeof named === 'string' ? dialects.get(bare(named)) : undefined
}

/** Of more subschemas nobody asks which dialect they are of. */
const MANY = 10_000

const hasOldTuples = (schema: unknown): boolean => {
  const nodes = subschemas(schema, MANY)
  return (
    nodes.some((node) => isList(own(node, 'items'))) &&
    !nodes.some((node) => owns(node, 'prefixItems'))
  )
}

/** What to say of a dialect that is not known. */
export const unknownDialect = (schema: unknown): string => {
  const named = own(schema, '$schema')
  const told =
    typeof named === 'string' ? JSON.stringify(named.slice(0, 100)) : `of type ${typeof named}`
  return `the dialect ${told} is not known; use draft-07, 2019-09 or 2020-12`
}

/** A dialect's address may end with an empty fragment, as draft-07 writes it. */
export const bare = (address: string): string => address.replace(/#$/, '')
