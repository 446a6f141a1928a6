/** A tool whose schema has room for each mistake. */
export const book = {
  name: 'book_room',
  description: 'Books a room',
  annotations: { readOnlyHint: true },
  inputSchema: {
    type: 'object',
    properties: {
      city: { type: 'string' },
      nights: { type: 'integer', minimum: 2 },
      class: { type: 'string', enum: ['eco', 'biz'] },
      guest: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }
    },
    required: ['city', 'guest'],
    additionalProperties: false
  }
} as const

/** A tool that may change something. */
export const wipe = {
  name: 'wipe_disk',
  inputSchema: { type: 'object', properties: { disk: { type: 'string' } }, required: ['disk'] }
} as const
