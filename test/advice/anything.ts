import { advise } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import { type Fault, type InvalidArguments, invalidArguments } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import fc from 'fast-check'
import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../hostile/frozen.js'
import { pair, someIssues } from './random.js'

export const seed = 20_261_120

/** Design, section 6: "the default budget … about 1 200 characters". */
const BUDGET = 1_200

/** What is said in all, beside the headline and the first point, which is never cut. */
const rest = (text: string): string => text.split('\n').slice(2).join('\n')

/** No text is longer than its budget, or has a line that is not ours. */
export const isBounded = (fault: Fault, text: string): void => {
  const points =
    fault.kind === 'invalid_arguments'
      ? [...(fault.advice ?? fault.issues), ...(fault.ignored ?? [])]
      : []
  assert.ok(rest(text).length <= BUDGET + 20, `${rest(text).length} characters`)
  // Nothing that came from outside adds a line.
  assert.ok(text.split('\n').length <= points.length + 3, text)
  assert.not.match(text, /(?!\n)[\p{Cc}\u2028-\u202e]/u)
}

/**
 * Issue 3: "10 000 random schema/value pairs by fast-check: never throws, never mutates, same bytes
 * twice, text within budget". So many take half a minute.
 */
export const anything = (test: Test, numRuns: number): void => {
  test('whatever a validator says of whatever schema and value', () => {
    fc.assert(
      fc.property(pair, someIssues, ({ schema, value }, issues) => {
        const fault = invalidArguments('t', { issues })
        const about = { schema, value, meant }
        frozen([fault, schema, value])
        const advised: InvalidArguments = advise(fault, about)
        // What throws is caught, and the fault comes back without advice.
        assert.ok(advised.advice !== undefined && advised.advice.length > 0)
        const text = digest(advised)
        isBounded(advised, text)
        const bytes = JSON.stringify(advised)
        assert.is(JSON.stringify(advise(fault, about)), bytes)
        assert.is(digest(advised), text)
      }),
      { numRuns, seed }
    )
  })
}
