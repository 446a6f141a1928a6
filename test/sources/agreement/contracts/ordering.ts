import type { Contract } from '../contract.js'

const text = { type: 'string' } as const
const boolean = { type: 'boolean' } as const

export const dependentRequired = { coupon: ['member'] }
export const sms = { required: ['notify'], properties: { notify: { const: 'sms' } } }
export const needsPhone = { required: ['phone'] }
export const not = { required: ['express', 'pickup'] }

/** A tool that takes orders: keys that need others, or that exclude them. */
export const ordering: Contract = {
  tool: 'place_order',
  schema: {
    type: 'object',
    properties: {
      coupon: text,
      member: text,
      notify: text,
      phone: text,
      express: boolean,
      pickup: boolean
    },
    dependentRequired,
    if: sms,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: needsPhone,
    not
  }
}
