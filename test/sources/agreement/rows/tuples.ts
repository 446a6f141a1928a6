import { marking } from '../contracts/marking.js'
import { atLeast, meet, missing, mistyped, put } from '../points.js'
import type { Deviation, Row } from '../row.js'

const marker = { point: [45.07, 7.69] }

const lacking: Deviation = {
  differs: 'looks at each place of a tuple, so that one that is not there is missing',
  yields: [missing('/point/1', 'number')],
  says: ['`point[1]` is missing: add `point[1]` (number)']
}

export const rows: ReadonlyArray<Row> = [
  {
    name: 'one place of a tuple',
    contract: marking,
    bad: { point: [45.07, '7.69'] },
    good: marker,
    advice: [mistyped('/point/1', 'number', put(7.69))],
    says: ['`point[1]` must be a number, received "7.69": send 7.69 without quotes']
  },
  {
    name: 'a tuple that is too short',
    contract: marking,
    bad: { point: [45.07] },
    good: marker,
    advice: [{ path: '/point', kind: 'size', expected: atLeast(2, 'items'), fix: meet }],
    says: [
      '`point` must have at least 2 items, received an array of 1 item: send [number, number]'
    ],
    deviations: { 'io-ts': lacking, valibot: lacking }
  },
  {
    name: 'a tuple that is too long',
    contract: marking,
    bad: { point: [45.07, 7.69, 240] },
    good: marker,
    advice: [
      {
        path: '/point',
        kind: 'size',
        expected: { id: 'count', of: 'items', most: 2, least: 2 },
        fix: meet
      }
    ],
    says: ['`point` must have exactly 2 items, received an array of 3 items: remove 1 item'],
    deviations: { 'io-ts': { absent: 'a tuple drops what is beyond its end, and reports nothing' } }
  }
]
