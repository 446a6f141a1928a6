import type { Contract } from '../contract.js'

export const distinct = (items: ReadonlyArray<unknown>): boolean =>
  new Set(items).size === items.length

/** What the author says where a library has no word for distinct items. */
export const repeated = 'tags must be distinct'

/** A tool that keeps notes: sizes of texts and lists. */
export const noting: Contract = {
  tool: 'save_note',
  schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 20 },
      icon: { type: 'string', minLength: 3, maxLength: 4 },
      tags: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        maxItems: 3,
        uniqueItems: true
      }
    }
  }
}
