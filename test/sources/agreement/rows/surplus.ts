import { booking, stay } from '../contracts/booking.js'
import { missing, rename, surplus } from '../points.js'
import type { Deviation, Row } from '../row.js'

const stripped: Deviation = {
  absent: 'has no closed objects: a surplus key is stripped, never reported'
}

const { nights, ...endless } = stay

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a surplus key',
    contract: booking,
    bad: { ...stay, pets: true },
    good: stay,
    advice: [surplus('/pets')],
    says: [
      '`pets` is not an accepted key: remove `pets` (the arguments also take { breakfast?: boolean, budget?: number })'
    ],
    deviations: { 'io-ts': stripped }
  },
  {
    name: 'two surplus keys',
    contract: booking,
    bad: { ...stay, pets: true, parking: false },
    good: stay,
    advice: [surplus('/pets'), surplus('/parking')],
    says: [
      '`pets` is not an accepted key: remove `pets` (the arguments also take { breakfast?: boolean, budget?: number })',
      '`parking` is not an accepted key: remove `parking`'
    ],
    deviations: { 'io-ts': stripped }
  },
  {
    name: 'a surplus key in an object inside',
    contract: booking,
    bad: { ...stay, guest: { name: 'Ada', 'age/years': 36 } },
    good: stay,
    advice: [surplus('/guest/age~1years')],
    says: [
      '`guest["age/years"]` is not an accepted key: remove `guest["age/years"]` (`guest` also takes { phone?: string })'
    ],
    deviations: { 'io-ts': stripped }
  },
  {
    name: 'a surplus key in one item',
    contract: booking,
    bad: { ...stay, rooms: [{ beds: 2 }, { beds: 1, seaside: true }] },
    good: { ...stay, rooms: [{ beds: 2 }, { beds: 1 }] },
    advice: [surplus('/rooms/1/seaside')],
    says: [
      '`rooms[1].seaside` is not an accepted key: remove `rooms[1].seaside` (`rooms[1]` also takes { balcony?: boolean })'
    ],
    deviations: { 'io-ts': stripped }
  },
  {
    name: 'a required key is misspelt',
    contract: booking,
    bad: { ...endless, nigths: nights },
    good: stay,
    advice: [{ ...missing('/nights', 'integer'), fix: rename('/nigths', '/nights') }],
    says: ['`nights` is missing: rename `nigths` to `nights`']
  },
  {
    name: 'an optional key is misspelt',
    contract: booking,
    bad: { ...stay, brekfast: true },
    good: { ...stay, breakfast: true },
    advice: [{ ...surplus('/brekfast'), fix: rename('/brekfast', '/breakfast') }],
    says: ['`brekfast` is not an accepted key: rename `brekfast` to `breakfast`'],
    deviations: { 'io-ts': stripped }
  },
  {
    name: 'a key stands one level too high',
    contract: booking,
    bad: { ...stay, phone: '+39 011' },
    good: { ...stay, guest: { name: 'Ada', phone: '+39 011' } },
    advice: [{ ...surplus('/phone'), fix: rename('/phone', '/guest/phone') }],
    says: ['`phone` is not an accepted key: move `phone` to `guest.phone`'],
    deviations: { 'io-ts': stripped }
  }
]
