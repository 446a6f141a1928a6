import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, type Path } from '@toolfault/model'

const missing = (...path: Path): Issue => ({ path, kind: 'missing', keyword: 'required' })

/** What a key that is missing has to be, which only the subschemas of its place say. */
export const asked = (
  schema: unknown,
  path: Path,
  value?: unknown,
  ...more: ReadonlyArray<Issue>
): string => {
  const issues = [missing(...path), ...more]
  const about = value === undefined ? { schema } : { schema, value }
  const advice = advise(invalidArguments('t', { issues }), about).advice ?? []
  const expected = advice.find(({ kind }) => kind === 'missing')?.expected
  return expected?.id === 'type' ? expected.types.join(' ') : (expected?.id ?? '-')
}

export const text = { type: 'string' }
export const integer = { type: 'integer' }
export const boolean = { type: 'boolean' }
export const a = { properties: { a: text } }

// biome-ignore lint/suspicious/noThenProperty: the name of a keyword
export const halves = { then: { properties: { b: integer } }, else: { properties: { b: text } } }

/** What a schema and the arguments are, which place is asked about, and what it takes. */
export type Case = readonly [string, unknown, Path, unknown, string]
