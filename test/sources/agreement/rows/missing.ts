import { booking, stay } from '../contracts/booking.js'
import { missing } from '../points.js'
import type { Row } from '../row.js'

const { city, ...nowhere } = stay

const nights = { city, nights: 2, rooms: [{ beds: 2 }] }

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a key is missing',
    contract: booking,
    bad: nowhere,
    good: stay,
    advice: [missing('/city', 'string')],
    says: ['`city` is missing: add `city` (string)']
  },
  {
    name: 'a key is missing in an object inside',
    contract: booking,
    bad: { ...stay, guest: { phone: '+39 011' } },
    good: { ...stay, guest: { name: 'Ada', phone: '+39 011' } },
    advice: [missing('/guest/name', 'string')],
    says: ['`guest.name` is missing: add `guest.name` (string)']
  },
  {
    name: 'a key is missing in one item',
    contract: booking,
    bad: { ...stay, rooms: [{ beds: 2 }, { balcony: true }] },
    good: { ...stay, rooms: [{ beds: 2 }, { beds: 1, balcony: true }] },
    advice: [missing('/rooms/1/beds', 'integer')],
    says: ['`rooms[1].beds` is missing: add `rooms[1].beds` (integer)']
  },
  {
    name: 'an object is missing',
    contract: booking,
    bad: nights,
    good: stay,
    advice: [missing('/guest', 'object')],
    says: ['`guest` is missing: add `guest` (object { name: string, phone?: string })']
  },
  {
    name: 'two keys are missing',
    contract: booking,
    bad: { guest: { name: 'Ada' }, rooms: [] },
    good: { ...stay, rooms: [] },
    advice: [missing('/city', 'string'), missing('/nights', 'integer')],
    says: ['`city` is missing: add `city` (string)', '`nights` is missing: add `nights` (integer)']
  }
]
