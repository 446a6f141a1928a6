import { filing } from '../contracts/issues.js'
import { choose, meet, oneOf, orNone, pattern, put, types } from '../points.js'
import type { Row } from '../row.js'

const issue = { priority: 'low' }

const priorities = ['low', 'normal', 'high'] as const

const points = [1, 2, 3, 'unknown'] as const

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a value that is not listed',
    contract: filing,
    bad: { priority: 'urgent' },
    good: issue,
    advice: [
      {
        path: '/priority',
        kind: 'choice',
        expected: oneOf(...priorities),
        fix: choose(...priorities)
      }
    ],
    says: [
      '`priority` must be one of "low", "normal" or "high", received a string of 6 characters: use one of them'
    ]
  },
  {
    name: 'nearly a listed value',
    contract: filing,
    bad: { priority: 'norml' },
    good: { priority: 'normal' },
    advice: [
      { path: '/priority', kind: 'choice', expected: oneOf(...priorities), fix: put('normal') }
    ],
    says: ['`priority` must be one of "low", "normal" or "high", received "norml": send "normal"']
  },
  {
    name: 'null where values are listed',
    contract: filing,
    bad: { priority: null },
    good: issue,
    advice: [
      {
        path: '/priority',
        kind: 'choice',
        expected: oneOf(...priorities),
        fix: choose(...priorities)
      }
    ],
    says: ['`priority` must be one of "low", "normal" or "high", received null: use one of them']
  },
  {
    name: 'a key with listed values is missing',
    contract: filing,
    bad: { state: 'open' },
    good: { ...issue, state: 'open' },
    advice: [
      { path: '/priority', kind: 'missing', expected: oneOf(...priorities), fix: { id: 'add' } }
    ],
    says: ['`priority` is missing: add `priority` (one of "low", "normal" or "high")']
  },
  {
    name: 'a number that is not listed among numbers and texts',
    contract: filing,
    bad: { ...issue, points: 5 },
    good: { ...issue, points: 3 },
    advice: [
      { path: '/points', kind: 'choice', expected: oneOf(...points), fix: orNone(...points) }
    ],
    says: [
      '`points` must be one of 1, 2, 3 or "unknown", received 5: use one of them, or leave it out if none fits'
    ]
  },
  {
    name: 'a listed number in quotes',
    contract: filing,
    bad: { ...issue, points: '3' },
    good: { ...issue, points: 3 },
    advice: [{ path: '/points', kind: 'choice', expected: oneOf(...points), fix: put(3) }],
    says: ['`points` must be one of 1, 2, 3 or "unknown", received "3": send 3 without quotes']
  },
  {
    name: 'another value than the only one',
    contract: filing,
    bad: { ...issue, state: 'closed' },
    good: { ...issue, state: 'open' },
    advice: [{ path: '/state', kind: 'choice', expected: oneOf('open'), fix: put('open') }],
    says: ['`state` must be "open", received a string of 6 characters: send "open"']
  },
  {
    name: 'a text that breaks a pattern',
    contract: filing,
    bad: { ...issue, parent: 'core 12' },
    good: { ...issue, parent: 'CORE-12' },
    advice: [{ path: '/parent', kind: 'pattern', expected: pattern('^[A-Z]+-\\d+$'), fix: meet }],
    says: [
      '`parent` must match the pattern `^[A-Z]+-\\d+$`, received a string of 7 characters: send a text that matches it'
    ]
  },
  {
    name: 'a number for a text or null',
    contract: filing,
    bad: { ...issue, assignee: 7 },
    good: { ...issue, assignee: '7' },
    advice: [{ path: '/assignee', kind: 'type', expected: types('string', 'null'), fix: put('7') }],
    says: ['`assignee` must be a string or null, received 7: send "7" in quotes']
  }
]
