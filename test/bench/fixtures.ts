import { like, object, union } from './sized.js'

/** A schema and a value that it refuses. */
export interface Fixture {
  readonly name: string
  readonly schema: object
  readonly value: unknown
}

const text = { type: 'string' } as const
const whole = { type: 'integer' } as const

const small: Fixture = {
  name: 'small',
  schema: object({ name: text, age: whole, email: text, city: text, active: { type: 'boolean' } }, [
    'name'
  ]),
  value: { name: 'Ada', age: 'old', email: 'ada@host.example', city: 'London', active: true }
}

/** Three types, a missing key, a member, a pattern, a size and a limit. */
const medium: Fixture = {
  name: 'medium',
  schema: object(
    {
      order: object(
        {
          id: { type: 'string', pattern: '^[A-Z]{3}-[0-9]{4}$' },
          priority: { enum: ['low', 'normal', 'high'] },
          lines: { type: 'array', items: text, minItems: 1 },
          discount: { type: 'number', minimum: 0 },
          customer: object({ name: text, age: whole, address: object({ city: text, zip: text }) }, [
            'name'
          ])
        },
        ['id']
      ),
      express: { type: 'boolean' }
    },
    ['order']
  ),
  value: {
    order: {
      id: 'abc-12',
      priority: 'urgent',
      lines: [],
      discount: -5,
      customer: { age: 'forty', address: { city: 7, zip: '10115' } }
    },
    express: 'yes'
  }
}

/** The fixtures of the measured peers: 1, 8, 1 000 and 27 ajv errors, the last also by reference. */
export const fixtures: ReadonlyArray<Fixture> = [
  small,
  medium,
  { ...like(1_000), name: 'large' },
  { ...union(6, false), name: 'union' },
  { ...union(6, true), name: 'union by $ref' }
]
