import type { Contract } from '../contract.js'

const text = { type: 'string' } as const

const method = {
  oneOf: [
    {
      type: 'object',
      required: ['kind', 'holder'],
      properties: { kind: { const: 'card' }, holder: text, expires: { type: 'integer' } }
    },
    {
      type: 'object',
      required: ['kind', 'bank'],
      properties: { kind: { const: 'transfer' }, bank: text }
    }
  ]
} as const

/** A tool that gives money back: a union of objects that a tag tells apart, and a list of such. */
export const refunding: Contract = {
  tool: 'refund_order',
  schema: {
    type: 'object',
    required: ['method'],
    properties: { method, parts: { type: 'array', items: method } }
  }
}
