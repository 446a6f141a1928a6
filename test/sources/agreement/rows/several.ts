import { booking, stay } from '../contracts/booking.js'
import { importing } from '../contracts/contacts.js'
import { missing, mistyped, put } from '../points.js'
import type { Deviation, Row } from '../row.js'

const { rooms, ...roomless } = stay

/** So many contacts, with what stands as their id. */
const contacts = (count: number, id: unknown): unknown => ({
  contacts: Array.from({ length: count }, () => ({ id }))
})

const capped: Deviation = {
  differs: 'stops at 8 errors, which is said; the rest is told by the schema',
  yields: [{ ...mistyped('/contacts/0/id', 'integer'), count: 40 }],
  truncated: true
}

export const rows: ReadonlyArray<Row> = [
  {
    name: 'three faults at once',
    contract: booking,
    bad: { nights: 'two', guest: { name: 7 }, rooms },
    good: { ...stay, guest: { name: '7' } },
    advice: [
      missing('/city', 'string'),
      mistyped('/nights', 'integer'),
      mistyped('/guest/name', 'string', put('7'))
    ],
    says: [
      '`city` is missing: add `city` (string)',
      '`nights` must be an integer, received a string of 3 characters: send an integer',
      '`guest.name` must be a string, received 7: send "7" in quotes'
    ]
  },
  {
    name: 'a key is missing behind what is wrong',
    contract: booking,
    bad: { ...roomless, city: false, breakfast: 1 },
    good: { ...stay, city: 'false', breakfast: true },
    advice: [
      {
        path: '/rooms',
        kind: 'missing',
        expected: { id: 'type', types: ['array'], items: ['object'] },
        fix: { id: 'add', types: ['array'] }
      },
      mistyped('/city', 'string', put('false')),
      mistyped('/breakfast', 'boolean', put(true))
    ],
    says: [
      '`rooms` is missing: add `rooms` (an array of objects { beds: integer, balcony?: boolean }[])',
      '`city` must be a string, received false: send "false" in quotes',
      '`breakfast` must be a boolean, received 1: send true'
    ]
  },
  {
    name: 'the same fault in five items',
    contract: importing,
    bad: contacts(5, 'none'),
    good: contacts(5, 1),
    advice: [{ ...mistyped('/contacts/0/id', 'integer'), count: 5 }],
    says: [
      '`contacts[0…4].id` must be an integer, received a string in each of 5 places: send an integer'
    ]
  },
  {
    name: 'the same fault in forty items',
    contract: importing,
    bad: contacts(40, 'none'),
    good: contacts(40, 1),
    advice: [{ ...mistyped('/contacts/0/id', 'integer'), count: 40 }],
    says: [
      '`contacts[0…39].id` must be an integer, received a string in each of 40 places: send an integer'
    ],
    deviations: { 'typebox-1': capped, 'typebox-schema': capped }
  }
]
