import type { Contract } from '../contract.js'

/** A tool that imports contacts: many items alike. */
export const importing: Contract = {
  tool: 'import_contacts',
  schema: {
    type: 'object',
    required: ['contacts'],
    properties: {
      contacts: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'integer' }, name: { type: 'string' } }
        }
      }
    }
  }
}
