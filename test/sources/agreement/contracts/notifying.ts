import type { Contract } from '../contract.js'

const text = { type: 'string' } as const
const delay = { anyOf: [{ type: 'integer' }, { type: 'null' }] } as const

/** A tool that sends messages: a union of objects that only their keys tell apart, and a union in one. */
export const notifying: Contract = {
  tool: 'send_message',
  schema: {
    type: 'object',
    required: ['target'],
    properties: {
      target: {
        anyOf: [
          {
            type: 'object',
            required: ['email', 'subject'],
            properties: { email: text, subject: text, delay }
          },
          { type: 'object', required: ['phone', 'text'], properties: { phone: text, text } }
        ]
      }
    }
  }
}
