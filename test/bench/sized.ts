import type { Fixture } from './fixtures.js'

/** A closed object. */
export const object = (properties: object, required: ReadonlyArray<string> = []): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false
})

const text = { type: 'string' } as const
const whole = { type: 'integer' } as const

const rowsOf = object({ rows: { type: 'array', items: object({ id: whole, label: text }) } })
const closed = object({ name: text, age: whole, email: text, city: text })

/** Like errors: so many rows, each with a text where a number is wanted. */
export const like = (size: number): Fixture => ({
  name: `${size}`,
  schema: rowsOf,
  value: { rows: Array.from({ length: size }, (_, at) => ({ id: `x${at}`, label: 'row' })) }
})

/** Unlike errors: so many keys that a closed object has no room for, each another. */
export const unlike = (size: number): Fixture => ({
  name: `${size}`,
  schema: closed,
  value: Object.fromEntries(
    Array.from({ length: size }, (_, at) => [`key_${at.toString(36)}x`, at])
  )
})

const names = ['circle', 'square', 'line', 'star', 'text', 'path']

/** One of so many tagged objects, with a text where a number is wanted; `byRef` when they stand in `$defs`. */
export const union = (size: number, byRef: boolean): Fixture => {
  const shapes = Array.from({ length: size }, (_, at) =>
    object(
      {
        kind: { const: names[at] ?? `shape${at}` },
        [`origin${at}`]: text,
        [`extent${at}`]: { type: 'number' }
      },
      ['kind', `origin${at}`, `extent${at}`]
    )
  )
  const meant = Math.min(2, size - 1)
  const refs = shapes.map((_, at) => ({ $ref: `#/$defs/s${at}` }))
  return {
    name: `${size}`,
    schema: {
      ...object({ shape: { anyOf: byRef ? refs : shapes } }),
      ...(byRef ? { $defs: Object.fromEntries(shapes.map((shape, at) => [`s${at}`, shape])) } : {})
    },
    value: { shape: { kind: names[meant], [`origin${meant}`]: 'a1', [`extent${meant}`]: 'long' } }
  }
}
