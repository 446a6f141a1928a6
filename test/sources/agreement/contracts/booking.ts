import type { Contract } from '../contract.js'

export const exact = { additionalProperties: false } as const

const closed = { type: 'object', ...exact } as const

/** A tool that books rooms: plain types, nested objects and a list of them, no key more than these. */
export const booking: Contract = {
  tool: 'book_room',
  schema: {
    ...closed,
    required: ['city', 'nights', 'guest', 'rooms'],
    properties: {
      city: { type: 'string' },
      nights: { type: 'integer' },
      guest: {
        ...closed,
        required: ['name'],
        properties: { name: { type: 'string' }, phone: { type: 'string' } }
      },
      rooms: {
        type: 'array',
        items: {
          ...closed,
          required: ['beds'],
          properties: { beds: { type: 'integer' }, balcony: { type: 'boolean' } }
        }
      },
      breakfast: { type: 'boolean' },
      budget: { type: 'number' }
    }
  }
}

/** Arguments that it takes. */
export const stay = {
  city: 'Turin',
  nights: 2,
  guest: { name: 'Ada' },
  rooms: [{ beds: 2 }]
}
