import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments } from '@toolfault/model'
import * as assert from 'uvu/assert'

/** An issue, without its place or with one below it. */
export type About = Omit<Issue, 'path'> & Partial<Issue>

/** Whether an issue is taken for one of the rule that applies because `k` is there, not for one that always applies. */
export const isConditional = (
  always: unknown,
  where: unknown,
  x: unknown,
  about: About
): boolean => {
  const { path = [], ...issue } = about
  const schema = {
    properties: { x: always },
    dependentSchemas: { k: { properties: { x: where } } }
  }
  const fault = invalidArguments('t', { issues: [{ ...issue, path: ['x', ...path] }] })
  const [first] = advise(fault, { schema, value: { k: 1, x } }).advice ?? []
  if (first?.because !== undefined) assert.equal(first.because, { id: 'present', path: ['k'] })
  return first?.because !== undefined
}
