import { advise } from '@toolfault/advice/advise'
import {
  type Advice,
  type Cause,
  type Expected,
  type IssueKind,
  invalidArguments
} from '@toolfault/model'

/** A place below `a`, joined by `/`, and what is expected there, or what kind of mistake it is. */
export type Said = readonly [string, Expected | IssueKind]

/**
 * What a schema surely says against a value. Where the list of a validator was cut, the schema speaks for
 * itself (docs/advice.md, "Whoever validated"), so nothing of it comes from a validator.
 */
export const surely = (schema: unknown, value: unknown, more: object = {}): ReadonlyArray<Said> =>
  adviceOf(schema, value, more).map(({ expected, kind, path }) => [
    path.slice(1).join('/'),
    expected ?? kind
  ])

/** The cause of each. */
export const becauses = (schema: unknown, value: unknown): ReadonlyArray<Cause | undefined> =>
  adviceOf(schema, value, {}).map(({ because }) => because)

const adviceOf = (schema: unknown, value: unknown, more: object): ReadonlyArray<Advice> => {
  const cut = {
    issues: [{ path: ['cut'], kind: 'rule', message: 'cut' }],
    truncated: true
  } as const
  const { advice } = advise(invalidArguments('t', cut), {
    schema: { ...more, properties: { a: schema, cut: true } },
    value: { a: value, cut: 1 }
  })
  if (advice === undefined) throw new TypeError('no advice')
  return advice.filter(({ path }) => path[0] === 'a')
}
