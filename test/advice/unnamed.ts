import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments, type Path } from '@toolfault/model'

/** The advice on these issues; no validator is asked. */
export const toldOf = (
  schema: object,
  value: unknown,
  ...issues: ReadonlyArray<Issue>
): ReadonlyArray<Advice> =>
  advise(invalidArguments('t', { issues }), { schema, value }).advice ?? []

/** The advice where a validator said only that something is wrong. */
export const toldAll = (schema: object, value: unknown): ReadonlyArray<Advice> =>
  toldOf(schema, value, { path: [], kind: 'unknown' })

/** The issue that a place holds a wrong type. */
export const typed = (path: Path, type: string): Issue => ({
  path,
  kind: 'type',
  keyword: 'type',
  params: { type }
})
