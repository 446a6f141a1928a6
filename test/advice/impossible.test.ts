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
