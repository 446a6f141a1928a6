import { advise } from '@toolfault/advice/advise'
import { type Expected, invalidArguments } from '@toolfault/model'

/** A place below `a`, joined by `/`, and what is expected there. */
export type Said = readonly [string, Expected | undefined]

/**
 * What a schema surely says against a value. Where the list of a validator was cut, the schema speaks for
 * itself (docs/advice.md, "Whoever validated"), so nothing of it comes from a validator.
 */
export const surely = (schema: unknown, value: unknown, more: object = {}): ReadonlyArray<Said> => {
  const cut = {
    issues: [{ path: ['cut'], kind: 'rule', message: 'cut' }],
    truncated: true
  } as const
  const root = { ...more, properties: { a: schema, cut: true } }
  const { advice = [] } = advise(invalidArguments('t', cut), {
    schema: root,
    value: { a: value, cut: 1 }
  })
  return advice
    .filter(({ path }) => path[0] === 'a')
    .map(({ expected, path }) => [path.slice(1).join('/'), expected])
}
