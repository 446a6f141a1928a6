import { noting, repeated } from '../contracts/notes.js'
import { atLeast, atMost, meet, ruled } from '../points.js'
import type { Deviation, Row } from '../row.js'

const note = { title: 'Shopping' }

/** Two emoji: 2 code points, 4 UTF-16 units. */
const two = '\u{1f600}\u{1f601}'

/** A family: 5 code points, 8 UTF-16 units, 1 character to the eye. */
const family = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'

const units: Deviation = { absent: 'counts UTF-16 units, where JSON Schema counts code points' }

const own: Deviation = {
  differs: "has no word for distinct items: a check of the author's own, in the author's words",
  yields: [ruled('/tags', repeated)],
  says: [`\`tags\`: ${repeated}`]
}

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a required text is empty',
    contract: noting,
    bad: { title: '' },
    good: note,
    advice: [{ path: '/title', kind: 'size', expected: atLeast(1, 'characters'), fix: meet }],
    says: [
      '`title` is blank: it must have at least 1 character and at most 20 characters: send at least 1 character'
    ]
  },
  {
    name: 'a text is too long',
    contract: noting,
    bad: { title: 'Shopping for the whole week' },
    good: note,
    advice: [{ path: '/title', kind: 'size', expected: atMost(20, 'characters'), fix: meet }],
    says: [
      '`title` must have at most 20 characters and at least 1 character, received a string of 27 characters: shorten it to at most 20 characters'
    ]
  },
  {
    name: 'a text of emoji is too short',
    contract: noting,
    bad: { ...note, icon: two },
    good: { ...note, icon: 'cart' },
    advice: [{ path: '/icon', kind: 'size', expected: atLeast(3, 'characters'), fix: meet }],
    says: [
      '`icon` must have at least 3 characters and at most 4 characters, received a string of 2 characters: send at least 3 characters'
    ],
    deviations: {
      'typebox-0.34': units,
      'io-ts': { absent: "the author's function counts UTF-16 units, as `length` does" },
      'zod-3': units,
      valibot: units,
      arktype: units
    }
  },
  {
    name: 'a text of joined emoji is too long',
    contract: noting,
    bad: { ...note, icon: family },
    good: { ...note, icon: 'cart' },
    advice: [{ path: '/icon', kind: 'size', expected: atMost(4, 'characters'), fix: meet }],
    says: [
      '`icon` must have at most 4 characters and at least 3 characters, received a string of 5 characters: shorten it to at most 4 characters'
    ]
  },
  {
    name: 'too few items',
    contract: noting,
    bad: { ...note, tags: [] },
    good: { ...note, tags: ['home'] },
    advice: [{ path: '/tags', kind: 'size', expected: atLeast(1, 'items'), fix: meet }],
    says: [
      '`tags` must have at least 1 item and at most 3 items, received an empty array: add 1 more item (each item is string)'
    ]
  },
  {
    name: 'too many items',
    contract: noting,
    bad: { ...note, tags: ['a', 'b', 'c', 'd', 'e'] },
    good: { ...note, tags: ['a', 'b', 'c'] },
    advice: [{ path: '/tags', kind: 'size', expected: atMost(3, 'items'), fix: meet }],
    says: [
      '`tags` must have at most 3 items and at least 1 item, received an array of 5 items: remove 2 items'
    ]
  },
  {
    name: 'the same item twice',
    contract: noting,
    bad: { ...note, tags: ['a', 'b', 'a'] },
    good: { ...note, tags: ['a', 'b'] },
    advice: [
      {
        path: '/tags',
        kind: 'duplicate',
        expected: { id: 'distinct', first: 0, second: 2 },
        fix: meet
      }
    ],
    says: [
      '`tags` must not hold the same item twice (items 0 and 2 are equal), received an array of 3 items: remove item 2'
    ],
    deviations: {
      'zod-4': own,
      'zod-3': own,
      valibot: own,
      arktype: own
    }
  }
]
