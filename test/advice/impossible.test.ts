import type { Advice } from '@toolfault/model'
import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'

const test = suite('advice/impossible')

const text = { type: 'string' }
const integer = { type: 'integer' }
const both = { allOf: [text, integer] }

/** What is said of a place `a`, or of the whole. */
const said = (schema: object, value: unknown): readonly [Advice['fix'], string] => {
  const piece = onlyAdvice(schema, value)
  assert.equal(piece.expected, { id: 'nothing' })
  return [piece.fix, sentence(piece)]
}

// Issue 9, point 3: "where no value could be valid, it says that nothing fits here".
for (const [name, schema, value] of [
  ['types that exclude each other', { properties: { a: both } }, { a: true }],
  [
    'listed values of another type',
    { properties: { a: { allOf: [{ enum: ['x', 'y'] }, integer] } } },
    { a: true }
  ],
  ['a union of nothing', { properties: { a: { oneOf: [false, false] } } }, { a: true }],
  ['items of which none can match', { properties: { a: { contains: false } } }, { a: [] }]
] as const) {
  test(`what nothing fits is to be left out: ${name}`, () => {
    const [fix, line] = said(schema, value)
    assert.equal(fix, { id: 'remove' })
    assert.match(line, '`a` must not be sent')
  })

  test(`where it has to be there, it is said that nothing fits: ${name}`, () => {
    const [fix, line] = said({ ...schema, required: ['a'] }, value)
    assert.is(fix, undefined)
    assert.match(line, 'no value is accepted for `a`')
  })

  test(`the arguments as a whole cannot be left out: ${name}`, () => {
    const [fix, line] = said(schema.properties.a, value.a)
    assert.is(fix, undefined)
    assert.match(line, 'no value is accepted for the arguments')
  })
}

const needed = { type: 'object', required: ['a'] }
const closed = { ...needed, properties: { A: text }, additionalProperties: false }

// JSON Schema 2020-12 Validation, section 6.5.3: it has to be there, and what refuses it is of the same contract.
for (const [name, schema, value, where] of [
  ['refused', closed, { a: 1 }, '`a`'],
  ['refused as unevaluated', { ...needed, unevaluatedProperties: false }, { a: 1 }, '`a`'],
  ['refused in an object', { properties: { o: closed } }, { o: { a: 1 } }, '`o.a`'],
  [
    'known elsewhere',
    { ...closed, properties: { o: { type: 'object', properties: { a: {} } } } },
    { a: 1, o: {} },
    '`a`'
  ],
  ['excluded', { ...needed, not: { required: ['a'] } }, { a: 1 }, 'the arguments']
] as const) {
  test(`a key that has to be there is not to be left out or renamed, where it is ${name}`, () => {
    const [fix, line] = said(schema, value)
    assert.is(fix, undefined)
    assert.match(line, `no value is accepted for ${where}`)
  })
}

for (const [name, schema, fix] of [
  ['beside another that is required', { ...closed, required: ['A'] }, 'rename'],
  [
    'where it is required in a branch alone',
    { ...closed, required: [], anyOf: [needed, { required: ['A'] }] },
    'rename'
  ],
  ['excluded together with another', { ...needed, not: { required: ['a', 'b'] } }, 'meet'],
  ['excluded by a branch', { ...needed, anyOf: [{ not: { required: ['a'] } }] }, 'meet']
] as const) {
  test(`a key may be left out: ${name}`, () => {
    assert.equal(
      onlyAdvice(schema, { a: 'x', ...('additionalProperties' in schema ? {} : { b: 1 }) }).fix?.id,
      fix
    )
  })
}

for (const [name, schema] of [
  ['an integer is a number', { allOf: [{ type: 'number' }, integer] }],
  ['a listed value is of the type', { allOf: [{ enum: [1, 'x'] }, text] }],
  ['one type is common to both', { allOf: [{ type: ['string', 'null'] }, text] }],
  [
    'a condition may cease to hold',
    // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
    { ...text, if: { type: 'boolean' }, then: integer }
  ]
] as const) {
  test(`something fits: ${name}`, () => {
    const pieces = adviceOf({ properties: { a: schema } }, { a: true })
    assert.ok(pieces.length > 0)
    assert.ok(pieces.every(({ expected }) => expected?.id !== 'nothing'))
  })
}

test.run()
