import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { signature } from './signed.js'
import { type Said, surely } from './surely.js'

const test = suite('advice/schema/openapi')

const text = { type: 'string' }
const whole = { type: 'integer' }
const types = (...wanted: ReadonlyArray<string>): Said[1] => ({ id: 'type', types: wanted })

// OpenAPI 3.0, Schema Object: `nullable`.
for (const [name, schema, value, wanted] of [
  ['null that OpenAPI allows', { ...text, nullable: true }, null, []],
  [
    'another value where OpenAPI allows null',
    { ...text, nullable: true },
    5,
    [['', types('string')]]
  ]
] as const satisfies ReadonlyArray<readonly [string, unknown, unknown, ReadonlyArray<Said>]>) {
  test(`what is surely wrong by ${name}`, () => {
    assert.equal(surely(schema, value, { $defs: { n: whole } }), wanted)
  })
}

test('what OpenAPI allows to be null is said to be', () => {
  assert.is(signature({ ...text, nullable: true }), 'string | null')
  assert.is(signature({ ...text, nullable: false }), 'string')
})

test.run()
