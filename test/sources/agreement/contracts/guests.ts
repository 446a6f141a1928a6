import type { Contract } from '../contract.js'

const text = { type: 'string' } as const

/** A tool that registers guests: a person and a visit, both at once. */
export const registering: Contract = {
  tool: 'register_guest',
  schema: {
    type: 'object',
    allOf: [
      {
        type: 'object',
        required: ['name'],
        properties: { name: text, age: { type: 'integer' } }
      },
      { type: 'object', required: ['room'], properties: { room: text } }
    ]
  }
}
