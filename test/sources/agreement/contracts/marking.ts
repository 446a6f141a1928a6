import type { Contract } from '../contract.js'

const number = { type: 'number' } as const

/** A tool that sets a marker: a tuple, as long as it is. */
export const marking: Contract = {
  tool: 'set_marker',
  schema: {
    type: 'object',
    required: ['point'],
    properties: {
      point: { type: 'array', prefixItems: [number, number], items: false, minItems: 2 }
    }
  }
}
