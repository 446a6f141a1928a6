import { paying } from '../contracts/payment.js'
import { compare, meet, put, remove, types } from '../points.js'
import type { Row } from '../row.js'

const payment = { amount: 20 }

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a number below its minimum',
    contract: paying,
    bad: { amount: 0 },
    good: payment,
    advice: [{ path: '/amount', kind: 'range', expected: compare('>=', 1), fix: meet }],
    says: ['`amount` must be at least 1 and at most 5000, received 0: send 1 or more']
  },
  {
    name: 'a number above its maximum',
    contract: paying,
    bad: { amount: 5000.5 },
    good: payment,
    advice: [{ path: '/amount', kind: 'range', expected: compare('<=', 5000), fix: meet }],
    says: ['`amount` must be at most 5000 and at least 1, received 5000.5: send 5000 or less']
  },
  {
    name: 'a number at its exclusive minimum',
    contract: paying,
    bad: { ...payment, tip: 0 },
    good: { ...payment, tip: 1 },
    advice: [{ path: '/tip', kind: 'range', expected: compare('>', 0), fix: remove }],
    says: ['`tip` must be greater than 0, received 0: leave it out, or send more than 0']
  },
  {
    name: 'a number above its exclusive maximum',
    contract: paying,
    bad: { ...payment, discount: 1.5 },
    good: { ...payment, discount: 0.5 },
    advice: [{ path: '/discount', kind: 'range', expected: compare('<', 1), fix: meet }],
    says: ['`discount` must be less than 1, received 1.5: send less than 1']
  },
  {
    name: 'a number between two steps',
    contract: paying,
    bad: { ...payment, cents: 12 },
    good: { ...payment, cents: 10 },
    advice: [{ path: '/cents', kind: 'multiple', expected: { id: 'multiple', of: 5 }, fix: meet }],
    says: ['`cents` must be a multiple of 5, received 12: send a multiple of 5']
  },
  {
    name: 'a number with limits in quotes',
    contract: paying,
    bad: { amount: '20' },
    good: payment,
    advice: [{ path: '/amount', kind: 'type', expected: types('number'), fix: put(20) }],
    says: [
      '`amount` must be a number, at least 1, at most 5000, received "20": send 20 without quotes'
    ]
  }
]
