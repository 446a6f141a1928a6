import type { Contract } from '../contract.js'

/** A tool that plans meetings: a text of each format that is in wide use. */
export const meeting: Contract = {
  tool: 'schedule_call',
  schema: {
    type: 'object',
    required: ['host'],
    properties: {
      host: { type: 'string', format: 'email' },
      link: { type: 'string', format: 'uri' },
      day: { type: 'string', format: 'date' },
      start: { type: 'string', format: 'date-time' },
      series: { type: 'string', format: 'uuid' },
      bridge: { type: 'string', format: 'ipv4' }
    }
  }
}
