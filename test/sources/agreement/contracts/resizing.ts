import type { Contract } from '../contract.js'

const integer = { type: 'integer' } as const
const text = { type: 'string' } as const

/** A tool that resizes images: unions of scalars, of texts, and of one or many. */
export const resizing: Contract = {
  tool: 'resize_image',
  schema: {
    type: 'object',
    required: ['ids'],
    properties: {
      ids: { anyOf: [text, { type: 'array', items: text }] },
      timeout: { anyOf: [integer, { type: 'null' }] },
      width: { anyOf: [integer, { enum: ['auto', 'full'] }] },
      fit: { anyOf: [{ const: 'cover' }, { const: 'contain' }, { const: 'fill' }] },
      sizes: { type: 'array', items: { anyOf: [integer, text] } }
    }
  }
}
