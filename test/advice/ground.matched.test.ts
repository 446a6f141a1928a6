import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { fromJsonSchema } from '@toolfault/sources/json-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf } from './lines.js'

const test = suite('advice/ground.matched')

const to = (...oneOf: ReadonlyArray<object | boolean>): object => ({
  type: 'object',
  properties: { to: { oneOf } }
})
const address = {
  type: 'object',
  properties: { street: { type: 'string' }, city: { type: 'string' } },
  required: ['city']
}
const point = {
  type: 'object',
  properties: { lat: { type: 'number' }, lon: { type: 'number' } },
  required: ['lat', 'lon']
}
const both = { to: { city: 'Oslo', lat: 59.9, lon: 10.7 } }

test('a oneOf of which nobody says why it failed is told as matched by too many, where they surely do', () => {
  const schema = to(address, point)
  // As @hyperjump/json-schema tells it.
  const output = {
    valid: false,
    errors: [
      {
        keyword: 'https://json-schema.org/keyword/oneOf',
        absoluteKeywordLocation: 'https://example.com/s#/properties/to/oneOf',
        instanceLocation: '#/to'
      }
    ]
  }
  const findings = fromJsonSchema(output, { schema, value: both })
  assert.is(
    encode(advise(invalidArguments('send', findings), { schema, value: both })),
    'Invalid arguments for tool send: `to` must not have `city` and `lat` together, received an object of 3 keys: remove `city` or `lat`.'
  )
})

const failed = issueOf('oneOf', '/to', {})

for (const [name, schema, value] of [
  ['one branch takes it', to(address, point), { to: { city: 'Oslo' } }],
  ['no branch takes it', to(address, point), { to: {} }],
  [
    'a pattern decides',
    to(address, { properties: { city: { type: 'string', pattern: '^O' } } }),
    { to: { city: 'Oslo' } }
  ],
  ['a format decides', to({ type: 'string' }, { format: 'email' }), { to: 'x' }],
  ['it is anyOf to the schema', { properties: { to: { anyOf: [true, true] } } }, { to: 1 }],
  ['it is not there', { properties: { to: {} } }, { to: 1 }]
] as const) {
  test(`not where ${name}`, () => {
    const fault = advise(invalidArguments('send', { issues: [failed] }), { schema, value })
    assert.not.match(encode(fault), /matches|together/)
  })
}

test('what a validator says of how many matched stays', () => {
  const said = issueOf('oneOf', '/to', { passingSchemas: null })
  const fault = advise(invalidArguments('send', { issues: [said] }), {
    schema: to(true, true),
    value: { to: 1 }
  })
  assert.not.match(encode(fault), 'matches 2')
})

test.run()
