import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onlyAdvice } from './advised.js'

const test = suite('advice/describe.listed')

const text = { type: 'string' }
const integer = { type: 'integer' }
const hues = { enum: ['red', 'blue'] }

// A type alone would be taken for leave to send any text.
for (const [name, anyOf, shape] of [
  ['a format', [hues, { ...text, format: 'date' }], '"red" | "blue" | string (date)'],
  ['another type', [integer, hues], 'integer | "red" | "blue"'],
  ['a reference', [{ $ref: '#/$defs/hues' }, integer], '"red" | "blue" | integer'],
  [
    'null and another type',
    [{ const: 'auto' }, integer, { type: 'null' }],
    '"auto" | integer | null'
  ],
  ['numbers', [{ enum: [1, 2] }, text], '1 | 2 | string']
] as const) {
  const schema = { $defs: { hues }, properties: { a: { anyOf } }, required: ['a'] }

  test(`listed values stand beside ${name}, where another type came`, () => {
    assert.match(sentence(onlyAdvice(schema, { a: {} })), `received an empty object: send ${shape}`)
  })

  test(`listed values stand beside ${name}, where the key is missing`, () => {
    assert.match(sentence(onlyAdvice(schema, {})), `\`a\` is missing: add \`a\` (${shape})`)
  })
}

test('types that only name themselves are said in words', () => {
  const schema = { properties: { a: { anyOf: [text, integer, { type: 'null' }] } } }
  assert.is(
    sentence(onlyAdvice(schema, { a: {} })),
    '`a` must be a string, an integer or null, received an empty object: send a string, an integer or null'
  )
})

test.run()
