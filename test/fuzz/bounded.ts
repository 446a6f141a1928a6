import { isList, own } from '@toolfault/model'
import * as assert from 'uvu/assert'

/** Design, section 6: "the default budget … about 1 200 characters". */
const BUDGET = 1_200

/** What is said in all, beside the headline and the first point, which is never cut. */
const rest = (text: string): string => text.split('\n').slice(2).join('\n')

/** Hold a text of the default budget to it; what another party said of the whole failure is never cut. */
export const bounded = (fault: unknown, text: string): void => {
  const isOurs = own(fault, 'message') === undefined && own(fault, 'guidance') === undefined
  if (own(fault, 'kind') !== 'invalid_arguments' || !isOurs) return
  const points = own(fault, 'advice') ?? own(fault, 'issues')
  const ignored = own(fault, 'ignored')
  const count = (isList(points) ? points.length : 0) + (isList(ignored) ? ignored.length : 0)
  if (own(fault, 'attempt') !== undefined || hasProse(points)) return
  assert.ok(rest(text).length <= BUDGET + 20, `${rest(text).length} characters`)
  assert.ok(text.split('\n').length <= count + 3, 'what came from outside adds a line')
}

/** An author's own sentence is prose, which keeps its lines. */
const hasProse = (points: unknown): boolean =>
  isList(points) &&
  points.some(
    (one) =>
      own(one, 'kind') === 'rule' ||
      own(one, 'keyword') === 'errorMessage' ||
      own(own(one, 'expected'), 'id') === 'said'
  )
