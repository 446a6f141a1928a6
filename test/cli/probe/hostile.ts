const text = { type: 'string' } as const
const readOnly = { annotations: { readOnlyHint: true } } as const

/** Eight levels of a hundred references each: a validator that follows them all is never done. */
const multiplied = Object.fromEntries(
  Array.from({ length: 9 }, (_, level) => [
    `l${level}`,
    level === 8
      ? { type: 'object' }
      : { allOf: Array.from({ length: 100 }, () => ({ $ref: `#/$defs/l${level + 1}` })) }
  ])
)

/** A list that is short enough to be sent, and too long to look for each of its values. */
export const listing = {
  name: 'lists',
  ...readOnly,
  inputSchema: {
    type: 'object',
    properties: { a: { enum: Array.from({ length: 150_000 }, (_, at) => `value ${at}`) } },
    required: ['a']
  }
} as const

/** Tools whose schemas keep a validator busy for ever. */
export const endless = [
  {
    name: 'multiplies',
    ...readOnly,
    inputSchema: {
      type: 'object',
      properties: { a: text },
      required: ['a'],
      $ref: '#/$defs/l0',
      $defs: multiplied
    }
  },
  {
    name: 'backtracks',
    ...readOnly,
    inputSchema: {
      type: 'object',
      properties: { a: { ...text, pattern: '^([^!]+)+!$', minLength: 60 } },
      required: ['a']
    }
  }
] as const
