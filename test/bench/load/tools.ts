/** So many tools with a schema of their own each. */
export const COUNT = 1_000

/** A tool of the load: its name and schema are of its number alone. */
export interface LoadTool {
  readonly name: string
  readonly inputSchema: object
}

/** Tools with schemas that differ, each of the size of an ordinary one. */
export const tools: ReadonlyArray<LoadTool> = Array.from({ length: COUNT }, (_, at) => ({
  name: `tool_${at}`,
  inputSchema: {
    type: 'object',
    properties: {
      city: { type: 'string', minLength: 1, maxLength: 100 + at },
      nights: { type: 'integer', minimum: 1, maximum: 30 + at },
      class: { enum: ['eco', 'business', `class_${at}`] },
      guest: {
        type: 'object',
        properties: { name: { type: 'string' }, email: { type: 'string', format: 'email' } },
        required: ['name']
      }
    },
    required: ['city', 'nights'],
    additionalProperties: false
  }
}))

/** A call that is right, and one that is wrong in three places. */
export const bodies = {
  right: JSON.stringify({ city: 'Oslo', nights: 3, guest: { name: 'Ann' } }),
  wrong: JSON.stringify({ nights: '3', class: 'first', guest: {} })
} as const
