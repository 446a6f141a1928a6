import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'

/** What each row broke. */
export type Kind = Omit<Issue, 'path'>

export const times = <A>(count: number, make: (at: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, at) => make(at))

/** The advice on rows of which each broke the same rule, at a key of it or as a whole. */
export const adviceOf = (
  row: object,
  issue: Kind,
  rows: ReadonlyArray<unknown>,
  ...below: ReadonlyArray<string>
): ReadonlyArray<Advice> => {
  const issues = rows.map((_, at): Issue => ({ path: ['rows', `${at}`, ...below], ...issue }))
  const schema = { properties: { rows: { type: 'array', items: row } } }
  return advise(invalidArguments('t', { issues }), { schema, value: { rows } }).advice ?? []
}

export const text = { type: 'string' }
export const isList: Kind = { kind: 'type', keyword: 'type', params: { type: 'array' } }
export const wrap = { id: 'convert', how: 'wrap', to: 'array' } as const
