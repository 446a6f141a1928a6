import { booking, stay } from '../contracts/booking.js'
import { mistyped, put, remove } from '../points.js'
import type { Row } from '../row.js'

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a number in quotes for an integer',
    contract: booking,
    bad: { ...stay, nights: '2' },
    good: stay,
    advice: [mistyped('/nights', 'integer', put(2))],
    says: ['`nights` must be an integer, received "2": send 2 without quotes']
  },
  {
    name: 'a word for an integer',
    contract: booking,
    bad: { ...stay, nights: 'two' },
    good: stay,
    advice: [mistyped('/nights', 'integer')],
    says: ['`nights` must be an integer, received a string of 3 characters: send an integer']
  },
  {
    name: 'a fraction for an integer',
    contract: booking,
    bad: { ...stay, nights: 2.5 },
    good: stay,
    advice: [mistyped('/nights', 'integer')],
    says: ['`nights` must be an integer, received 2.5: send an integer']
  },
  {
    name: 'a boolean for an integer',
    contract: booking,
    bad: { ...stay, rooms: [{ beds: false }] },
    good: stay,
    advice: [mistyped('/rooms/0/beds', 'integer')],
    says: ['`rooms[0].beds` must be an integer, received false: send an integer']
  },
  {
    name: 'a boolean in quotes',
    contract: booking,
    bad: { ...stay, breakfast: 'true' },
    good: { ...stay, breakfast: true },
    advice: [mistyped('/breakfast', 'boolean', put(true))],
    says: ['`breakfast` must be a boolean, received "true": send true without quotes']
  },
  {
    name: 'a word for an optional number',
    contract: booking,
    bad: { ...stay, budget: 'low' },
    good: { ...stay, budget: 99.5 },
    advice: [mistyped('/budget', 'number')],
    says: ['`budget` must be a number, received a string of 3 characters: send a number']
  },
  {
    name: 'a number for a string',
    contract: booking,
    bad: { ...stay, guest: { name: 'Ada', phone: 11 } },
    good: { ...stay, guest: { name: 'Ada', phone: '11' } },
    advice: [mistyped('/guest/phone', 'string', put('11'))],
    says: ['`guest.phone` must be a string, received 11: send "11" in quotes']
  },
  {
    name: 'null for a string',
    contract: booking,
    bad: { ...stay, city: null },
    good: stay,
    advice: [mistyped('/city', 'string')],
    says: ['`city` must be a string, received null: send a string']
  },
  {
    name: 'null for a key that may be left out',
    contract: booking,
    bad: { ...stay, budget: null },
    good: stay,
    advice: [mistyped('/budget', 'number', remove)],
    says: ['`budget` must be a number, received null: leave it out, or send a number']
  }
]
