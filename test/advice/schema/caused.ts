import { advise } from '@toolfault/advice/advise'
import { type Cause, invalidArguments } from '@toolfault/model'

/** Why a key is missing that both halves of a condition require. */
export const cause = (condition: unknown, value: unknown): Cause | undefined => {
  const issue = { path: ['z'], kind: 'missing', keyword: 'required' } as const
  const half = { required: ['z'] }
  const schema = Object.fromEntries([
    ['if', condition],
    ['then', half],
    ['else', half]
  ])
  return advise(invalidArguments('t', { issues: [issue] }), { schema, value }).advice?.[0]?.because
}
