import type { Advice } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { proven } from './made.js'

const test = suite('advice/repair/room-beside')

const text = { type: 'string' }
const map = { type: 'object', additionalProperties: {} }
const gone: Advice = { path: ['x'], kind: 'unexpected', fix: { id: 'remove' } }

// docs/repair.md: "a surplus key left out where one beside it that was not sent may hold the value, or a part of it".
for (const [name, properties, value, wanted] of [
  ['an object, and a key for any', { a: map }, { x: { id: 5 } }, 'guess'],
  ['a list, and a key for such', { a: { items: text, type: 'array' } }, { x: ['y'] }, 'guess'],
  ['a number, and a key for one', { a: { type: 'number' } }, { x: 5 }, 'guess'],
  ['a text, and a key for any', { a: text }, { x: 'y' }, 'guess'],
  ['a text, and a key that lists it', { a: { enum: ['y', 'z'] } }, { x: 'y' }, 'guess'],
  ['an object, and a key for what is in it', { a: text }, { x: { from: 'y' } }, 'guess'],
  ['a text, and a map that was not sent', { a: map }, { x: 'y' }, 'guess'],
  ['a text, and a map that was sent', { a: map }, { x: 'y', a: { b: 1 } }, 'guess'],
  ['a text, and a map that has it', { a: map }, { x: 'y', a: { x: 1 } }, 'likely'],
  [
    'a text, and a map of numbers',
    { a: { ...map, additionalProperties: { type: 'number' } } },
    { x: 'y' },
    'likely'
  ],
  [
    'a text, and an object of other keys',
    { a: { type: 'object', properties: { b: text } } },
    { x: 'y' },
    'likely'
  ],
  ['a number that is too great', { a: { type: 'integer', maximum: 9 } }, { x: 10 }, 'guess'],
  ['a number that is no whole one', { a: { type: 'integer' } }, { x: 1.5 }, 'likely'],
  ['a number, and a key for a text', { a: text }, { x: 5 }, 'likely'],
  ['the text of a number, and a key for one', { a: { type: 'number' } }, { x: '5' }, 'guess'],
  ['a text, and a key for a number', { a: { type: 'number' } }, { x: 'y' }, 'likely'],
  ['a text, and a key that lists others', { a: { enum: ['z'] } }, { x: 'y' }, 'likely'],
  ['a text, and a key that was sent', { a: text }, { x: 'y', a: 'z' }, 'likely'],
  ['a boolean, and a key for a text', { a: text }, { x: true }, 'likely'],
  ['an object, and a key for a list', { a: { type: 'array' } }, { x: { id: 5 } }, 'likely'],
  ['an empty object', { a: map }, { x: {} }, 'likely'],
  ['a blank text', { a: text }, { x: ' ' }, 'likely'],
  ['a text, and a key of which nothing is said', { a: {} }, { x: 'y' }, 'likely']
] as const) {
  test(`a surplus key left out: ${name}`, () => {
    const schema = { type: 'object', properties, additionalProperties: false }
    assert.equal(
      proven(schema, value, gone).map(({ grade }) => grade),
      [wanted]
    )
  })
}

test('what something else is moved to has no room', () => {
  const schema = { properties: { a: text }, additionalProperties: false }
  const moved: Advice = {
    path: ['A'],
    kind: 'unexpected',
    fix: { id: 'rename', from: ['A'], to: ['a'] }
  }
  const found = proven(schema, { A: 'y', x: 'z' }, moved, gone)
  assert.equal(
    found.map(({ grade }) => grade),
    ['certain', 'likely']
  )
})

test('what is missing and stands under another name asks for nothing else', () => {
  const schema = { properties: { a: text }, required: ['a'], additionalProperties: false }
  for (const [guess, wanted] of [
    [{}, ['certain', 'likely']],
    [{ guess: true }, ['guess', 'guess']]
  ] as const) {
    const moved: Advice = {
      path: ['a'],
      kind: 'missing',
      fix: { id: 'rename', from: ['A'], to: ['a'], ...guess }
    }
    assert.equal(
      proven(schema, { A: 'y', x: true }, moved, gone).map(({ grade }) => grade),
      wanted
    )
  }
})

test.run()
