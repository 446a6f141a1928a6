import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from '../advised.js'
import { linesFor, open, wants } from '../lines.js'
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
    [['', types('string', 'null')]]
  ],
  [
    'another value of a list where OpenAPI allows null',
    { type: 'array', items: text, nullable: true },
    {},
    [['', { id: 'type', types: ['array', 'null'], items: ['string'] }]]
  ],
  [
    'another value beside what is not nullable',
    { ...text, nullable: false },
    {},
    [['', types('string')]]
  ],
  [
    'another value where null is allowed twice',
    { type: ['string', 'null'], nullable: true },
    5,
    [['', types('string', 'null')]]
  ]
] as const satisfies ReadonlyArray<readonly [string, unknown, unknown, ReadonlyArray<Said>]>) {
  test(`what is surely wrong by ${name}`, () => {
    assert.equal(surely(schema, value, { $defs: { n: whole } }), wanted)
  })
}

test('whoever refuses null does not know that OpenAPI allows it', () => {
  const schema = open({ k: { ...whole, nullable: true } }, 'k')
  const lines = (k: unknown): unknown => linesFor({ schema, value: { k } }, wants('integer', '/k'))
  assert.equal(lines(null), ['/k type: send integer'])
  assert.equal(lines([]), ['/k type: send integer,null'])
  assert.equal(lines('null'), ['/k type: put null'])
})

test('what may be null itself has keys that may not', () => {
  const owner = { type: 'object', nullable: true, properties: { email: text }, required: ['email'] }
  const schema = { properties: { owner } }
  const [advice] = adviceOf(schema, { owner: {} })
  assert.equal(advice?.expected, { id: 'type', types: ['string'] })
})

test('what OpenAPI allows to be null is said to be', () => {
  assert.is(signature({ ...text, nullable: true }), 'string | null')
  assert.is(signature({ ...text, nullable: false }), 'string')
})

test.run()
