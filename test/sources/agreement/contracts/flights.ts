import type { Contract } from '../contract.js'

/** What the author wants to be said. */
export const choose = 'Choose 1 to 9 seats.'

/** A tool that books flights, whose author has a sentence for one rule. */
export const flying: Contract = {
  tool: 'book_flight',
  schema: {
    type: 'object',
    required: ['seats'],
    properties: {
      seats: {
        type: 'integer',
        minimum: 1,
        maximum: 9,
        errorMessage: { minimum: choose, maximum: choose }
      }
    }
  }
}
