import { booking, stay } from '../contracts/booking.js'
import { arrayOf, convert, mistyped, send } from '../points.js'
import type { Point, Row } from '../row.js'

const rooms = (fix: Point['fix']): Point => ({
  path: '/rooms',
  kind: 'type',
  expected: arrayOf('object'),
  ...(fix === undefined ? {} : { fix })
})

export const rows: ReadonlyArray<Row> = [
  {
    name: 'an array for an object',
    contract: booking,
    bad: { ...stay, guest: ['Ada', '+39 011'] },
    good: stay,
    advice: [mistyped('/guest', 'object')],
    says: [
      '`guest` must be an object, received an array of 2 items: send an object { name: string, phone?: string }'
    ]
  },
  {
    name: 'a string for an object',
    contract: booking,
    bad: { ...stay, guest: 'Ada' },
    good: stay,
    advice: [
      mistyped('/guest', 'object', { id: 'convert', how: 'wrap', to: 'object', key: 'name' })
    ],
    says: [
      '`guest` must be an object, received a string of 3 characters: send an object { name: string, phone?: string }, with the value under `name`'
    ]
  },
  {
    name: 'JSON text for an object',
    contract: booking,
    bad: { ...stay, guest: '{"name":"Ada"}' },
    good: stay,
    advice: [mistyped('/guest', 'object', convert('parse', 'object'))],
    says: [
      '`guest` must be an object, received a string of 14 characters: send the object itself, not JSON text'
    ]
  },
  {
    name: 'JSON text for an array',
    contract: booking,
    bad: { ...stay, rooms: '[{"beds":2}]' },
    good: stay,
    advice: [rooms(convert('parse', 'array'))],
    says: [
      '`rooms` must be an array of objects, received a string of 12 characters: send the array itself, not JSON text'
    ]
  },
  {
    name: 'an object for an array of one',
    contract: booking,
    bad: { ...stay, rooms: { beds: 2 } },
    good: stay,
    advice: [rooms(convert('wrap', 'array'))],
    says: ['`rooms` must be an array of objects, received an object of 1 key: put it in an array']
  },
  {
    name: 'a number for an array',
    contract: booking,
    bad: { ...stay, rooms: 2 },
    good: stay,
    advice: [rooms(send('array'))],
    says: [
      '`rooms` must be an array of objects, received 2: send an array of objects { beds: integer, balcony?: boolean }[]'
    ]
  },
  {
    name: 'an array of one for its item',
    contract: booking,
    bad: { ...stay, city: ['Turin'] },
    good: stay,
    advice: [mistyped('/city', 'string', convert('unwrap', 'string'))],
    says: [
      '`city` must be a string, received an array of 1 item: send its only item itself, not an array'
    ]
  },
  {
    name: 'an object for what stands in it',
    contract: booking,
    bad: { ...stay, city: { name: 'Turin' } },
    good: stay,
    advice: [
      mistyped('/city', 'string', { id: 'convert', how: 'unwrap', to: 'string', key: 'name' })
    ],
    says: [
      '`city` must be a string, received an object of 1 key: send the value inside `name` itself, not an object'
    ]
  }
]
