import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onlyAdvice } from './advised.js'
import { integer, object, text } from './chosen.js'

const test = suite('advice/union.about')

const D = { description: 'D' }

// One branch alone is what is meant, so that all that it says of itself is told; and no choice was made.
for (const [what, branch, value, about] of [
  ['listed values', { enum: ['a', 'b'], ...D }, 'c', { parameterType: 'string', ...D }],
  ['a constant', { const: 'a', ...D }, 'c', { parameterType: 'string', ...D }],
  ['a type', { ...text, ...D }, 7, { parameterType: 'string', ...D }],
  [
    'a type and a limit',
    { ...integer, maximum: 3, ...D },
    '50',
    { parameterType: 'integer', ...D }
  ],
  [
    'an object',
    { ...object({ a: text }), ...D },
    7,
    { parameterType: 'object', ...D, signature: '{ a: string }' }
  ],
  ['a reference', { $ref: '#/$defs/a' }, 7, { parameterType: 'string', ...D }]
] as const) {
  for (const keyword of ['anyOf', 'oneOf']) {
    test(`the only branch of ${keyword} is told: ${what}`, () => {
      const $defs = { a: { ...text, ...D } }
      const only = onlyAdvice({ $defs, properties: { u: { [keyword]: [branch] } } }, { u: value })
      assert.equal(only.about, about)
      assert.is(only.chosen, undefined)
    })
  }
}

test('a text that is right as it stands is not taken for a number in quotes', () => {
  const anyOf = [text, { ...text, minLength: 9 }, integer]
  const { about, expected } = onlyAdvice(
    { properties: { u: { anyOf, maxLength: 1 } } },
    { u: '50' }
  )
  assert.equal(expected, { id: 'count', of: 'characters', most: 1 })
  assert.is.not(about?.parameterType, 'integer')
})

test('a union of two that only list values is one list, whatever came', () => {
  const anyOf = [{ enum: ['a', 1] }, { $ref: '#/$defs/b' }]
  for (const u of ['c', 7, {}, null]) {
    const only = onlyAdvice({ $defs: { b: { const: 'b' } }, properties: { u: { anyOf } } }, { u })
    assert.equal(only.expected, { id: 'one_of', values: ['a', 1, 'b'] })
  }
})

test.run()
