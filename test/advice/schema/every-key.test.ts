import { Type as Older } from '@sinclair/typebox'
import { Type } from 'typebox'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { saidOf } from '../said.js'
import { signature } from './signed.js'

const test = suite('advice/schema/every-key')

const text = { type: 'string' }
const column = { type: 'object', properties: { type: text }, required: ['type'] }
const map = (patternProperties: object, more: object = {}): object => ({
  type: 'object',
  patternProperties,
  ...more
})

// A pattern that any name matches is no more than `additionalProperties`: the keys are the caller's own.
for (const [name, schema, wanted] of [
  ['the pattern of TypeBox 1', Type.Record(Type.String(), Type.String()), '{ [key]: string }'],
  [
    'the pattern of TypeBox 0.34',
    Older.Record(Older.String(), Older.String()),
    '{ [key]: string }'
  ],
  ['no pattern at all', map({ '': text }), '{ [key]: string }'],
  [
    'such a pattern in a closed object',
    map({ '.*': text }, { additionalProperties: false }),
    '{ [key]: string }'
  ],
  ['one that asks for a key of something', map({ '^.+$': text }), 'object'],
  ['two patterns', map({ '^.*$': text, '^x': column }), 'object'],
  [
    'one that holds for named keys as well',
    map({ '^.*$': text }, { properties: { a: text } }),
    '{ a?: string }'
  ],
  ['one that takes anything', map({ '^.*$': {} }), 'object']
] as const) {
  test(`what an object of ${name} looks like`, () => assert.is(signature(schema), wanted))
}

// The same contract as a map of zod, and the same advice.
for (const [name, value, wanted] of [
  [
    'a list in its place',
    { m: [{ name: 'id', type: 'int' }] },
    '`m` must be an object, received an array of 1 item: send an object { [key]: { type: string } }, with what each item has under `name` as a key, and the rest of the item as its value'
  ],
  ['nothing', {}, '`m` is missing: add `m` (object { [key]: { type: string } })'],
  [
    'a text for what it holds',
    { m: { id: 'int' } },
    '`m.id` must be an object, received a string of 3 characters: send an object { type: string }, with the value under `type`'
  ]
] as const) {
  test(`a map that is given ${name} is said alike however it is written`, () => {
    for (const m of [map({ '^.*$': column }), { type: 'object', additionalProperties: column }])
      assert.equal(saidOf({ type: 'object', properties: { m }, required: ['m'] }, value), [wanted])
  })
}

test.run()
