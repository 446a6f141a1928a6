import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'

export const leaf = { type: 'integer', title: 'Leaf' }

/** What stands at `a`, by its title. */
export const found = (schema: unknown): string | undefined => {
  const issue = { path: ['a'], kind: 'type', keyword: 'type', params: { type: 'integer' } } as const
  const { advice } = advise(invalidArguments('t', { issues: [issue] }), {
    schema,
    value: { a: 'x' }
  })
  return advice?.[0]?.about?.title
}
