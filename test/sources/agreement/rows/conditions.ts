import type { ColumnName } from '../columns.js'
import { conditions } from '../contracts/conditions.js'
import { ordering } from '../contracts/ordering.js'
import { add, meet, missing, ruled, said } from '../points.js'
import type { Deviation, Point, Row } from '../row.js'

const own = (yields: Point, says: string): { readonly [name in ColumnName]?: Deviation } => {
  const deviation: Deviation = {
    differs: "has no word for the condition: a check of the author's own, in the author's words",
    yields: [yields],
    says: [says]
  }
  return { 'zod-4': deviation, 'zod-3': deviation, valibot: deviation, arktype: deviation }
}

const member = conditions.member.message
const phone = conditions.phone.message
const either = conditions.either.message

const unsaid: Deviation = { absent: 'has no conditions between keys' }

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a key that another key needs',
    contract: ordering,
    bad: { coupon: 'SPRING' },
    good: { coupon: 'SPRING', member: 'm1' },
    advice: [{ ...missing('/member', 'string'), kind: 'dependency' }],
    says: ['`member` is missing because `coupon` is present: add `member` (string)'],
    deviations: {
      ...own(ruled('/member', member), `\`member\`: ${member}`),
      'typebox-0.34': unsaid
    }
  },
  {
    name: 'a key that the value of another key needs',
    contract: ordering,
    bad: { notify: 'sms' },
    good: { notify: 'sms', phone: '+39 011' },
    advice: [missing('/phone', 'string')],
    says: ['`phone` is missing because `notify` is "sms": add `phone` (string)'],
    deviations: {
      ...own(
        { path: '/phone', kind: 'missing', expected: said(phone), fix: add },
        `\`phone\`: ${phone}: add \`phone\` (string)`
      ),
      'typebox-0.34': unsaid
    }
  },
  {
    name: 'two keys that exclude each other',
    contract: ordering,
    bad: { express: true, pickup: false },
    good: { express: true },
    advice: [
      {
        path: '',
        kind: 'alternative',
        expected: { id: 'other_than', keys: ['express', 'pickup'] },
        fix: meet
      }
    ],
    says: [
      'the arguments must not have `express` and `pickup` together, received an object of 2 keys: remove `express` or `pickup`'
    ],
    deviations: own(ruled('', either), either)
  }
]
