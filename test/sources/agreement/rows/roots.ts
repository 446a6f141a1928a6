import { booking, stay } from '../contracts/booking.js'
import { convert, mistyped } from '../points.js'
import type { Row } from '../row.js'

/** The whole shape: what may be left out has room. */
const shape =
  '{ city: string, nights: integer, guest: { name: string, phone?: string }, rooms: { beds: integer, balcony?: boolean }[], breakfast?: boolean, budget?: number }'

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a string for the arguments',
    contract: booking,
    bad: 'two nights in Turin',
    good: stay,
    advice: [mistyped('', 'object')],
    says: [
      `the arguments must be an object, received a string of 19 characters: send an object ${shape}`
    ]
  },
  {
    name: 'JSON text for the arguments',
    contract: booking,
    bad: JSON.stringify(stay),
    good: stay,
    advice: [mistyped('', 'object', convert('parse', 'object'))],
    says: [
      'the arguments must be an object, received a string of 71 characters: send the object itself, not JSON text'
    ]
  },
  {
    name: 'null for the arguments',
    contract: booking,
    bad: null,
    good: stay,
    advice: [mistyped('', 'object')],
    says: [`the arguments must be an object, received null: send an object ${shape}`]
  },
  {
    name: 'an array for the arguments',
    contract: booking,
    bad: ['Turin', 2],
    good: stay,
    advice: [mistyped('', 'object')],
    says: [`the arguments must be an object, received an array of 2 items: send an object ${shape}`]
  }
]
