import { resizing } from '../contracts/resizing.js'
import { mistyped, oneOf, orNone, put, send, types } from '../points.js'
import type { Row } from '../row.js'

const image = { ids: 'a1' }

const fits = ['cover', 'contain', 'fill'] as const

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a word for an integer or null',
    contract: resizing,
    bad: { ...image, timeout: 'soon' },
    good: { ...image, timeout: 30 },
    advice: [
      {
        path: '/timeout',
        kind: 'type',
        expected: types('integer', 'null'),
        fix: send('integer', 'null')
      }
    ],
    says: [
      '`timeout` must be an integer or null, received a string of 4 characters: send an integer or null'
    ]
  },
  {
    name: 'a number in quotes for an integer or null',
    contract: resizing,
    bad: { ...image, timeout: '30' },
    good: { ...image, timeout: 30 },
    advice: [{ path: '/timeout', kind: 'type', expected: types('integer', 'null'), fix: put(30) }],
    says: ['`timeout` must be an integer or null, received "30": send 30 without quotes']
  },
  {
    name: 'neither an integer nor a listed word',
    contract: resizing,
    bad: { ...image, width: 'wide' },
    good: { ...image, width: 'full' },
    advice: [
      {
        path: '/width',
        kind: 'choice',
        expected: oneOf('auto', 'full'),
        fix: orNone('auto', 'full')
      }
    ],
    says: [
      '`width` must be one of "auto" or "full", received a string of 4 characters: use one of them, or leave it out if none fits (taken as "auto | full" by its type; other shapes: "integer")'
    ]
  },
  {
    name: 'an item that is wrong in a list that might be one text',
    contract: resizing,
    bad: { ids: ['a1', 5] },
    good: { ids: ['a1', '5'] },
    advice: [mistyped('/ids/1', 'string', put('5'))],
    says: [
      '`ids[1]` must be a string, received 5: send "5" in quotes (taken as "array" by its type; other shapes: "string")'
    ]
  },
  {
    name: 'neither one text nor a list of texts',
    contract: resizing,
    bad: { ids: true },
    good: { ids: 'a1' },
    advice: [
      {
        path: '/ids',
        kind: 'type',
        expected: types('string', 'array'),
        fix: put('true')
      }
    ],
    says: ['`ids` must be a string or an array, received true: send "true" in quotes']
  },
  {
    name: 'nearly one of several constants',
    contract: resizing,
    bad: { ...image, fit: 'cober' },
    good: { ...image, fit: 'cover' },
    advice: [{ path: '/fit', kind: 'choice', expected: oneOf(...fits), fix: put('cover') }],
    says: ['`fit` must be one of "cover", "contain" or "fill", received "cober": send "cover"']
  },
  {
    name: 'none of several constants',
    contract: resizing,
    bad: { ...image, fit: 7 },
    good: { ...image, fit: 'fill' },
    advice: [{ path: '/fit', kind: 'choice', expected: oneOf(...fits), fix: orNone(...fits) }],
    says: [
      '`fit` must be one of "cover", "contain" or "fill", received 7: use one of them, or leave it out if none fits'
    ]
  },
  {
    name: 'an item that no branch takes',
    contract: resizing,
    bad: { ...image, sizes: [100, null] },
    good: { ...image, sizes: [100, 'small'] },
    advice: [
      {
        path: '/sizes/1',
        kind: 'type',
        expected: types('integer', 'string'),
        fix: send('integer', 'string')
      }
    ],
    says: ['`sizes[1]` must be an integer or a string, received null: send an integer or a string']
  }
]
