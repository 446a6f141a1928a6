import { type Findings, unjudged } from '@toolfault/model'

/**
 * A judging function as it is, where it ends: one on which the stack runs out for an object without anything
 * in it is of a schema that refers to itself without end (2020-12, section 9.4.1), and no caller's fault.
 *
 * Throws a `TypeError` for such a one.
 */
export const ending = (judge: (value: unknown) => Findings): ((value: unknown) => Findings) => {
  const [found, more] = judge({}).issues
  const [ranOut] = unjudged(new RangeError()).issues
  if (more === undefined && found !== undefined && found.message === ranOut?.message)
    throw new TypeError('the schema refers to itself without end')
  return judge
}
