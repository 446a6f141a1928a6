import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { told } from './told.js'

const test = suite('advice/ground.odds')

const text = { type: 'string' }
const ab = { enum: ['a', 'b'] }
const asked = (type: string | ReadonlyArray<string>): Omit<Issue, 'path'> => ({
  kind: 'type',
  params: { type }
})
const listed = (...allowedValues: ReadonlyArray<string>): Omit<Issue, 'path'> => ({
  kind: 'choice',
  params: { allowedValues }
})
const types = (...of: ReadonlyArray<string>): string => `type /a type types=${JSON.stringify(of)}`
const values = (...of: ReadonlyArray<unknown>): string =>
  `choice /a one_of values=${JSON.stringify(of)}`
const union = { anyOf: [text, { type: 'boolean' }] }

// Design, section 3: path, schema and value are enough for the same words, whoever validated. A validator
// that asks for something else knows of another contract, and it decides.
for (const [name, schema, value, issue, wanted] of [
  ['values in another order', ab, 'x', listed('b', 'a'), values('a', 'b')],
  [
    'the same named by their rule',
    ab,
    'x',
    { ...listed('b', 'a'), keyword: 'enum' },
    values('a', 'b')
  ],
  ['other values', ab, 'x', listed('a', 'c'), values('a', 'c')],
  [
    'other values of their rule',
    ab,
    'x',
    { ...listed('a', 'c'), keyword: 'enum' },
    values('a', 'c')
  ],
  ['fewer values', ab, 'x', listed('a'), values('a')],
  ['more values', ab, 'x', listed('a', 'b', 'c'), values('a', 'b', 'c')],
  [
    'objects with keys in another order',
    { enum: [{ x: 1, y: 2 }] },
    'x',
    { kind: 'choice', params: { allowedValue: { y: 2, x: 1 } } },
    values({ x: 1, y: 2 })
  ],
  [
    'one value',
    { const: 'a' },
    'x',
    { kind: 'choice', params: { allowedValue: 'a' } },
    values('a')
  ],
  ['values that are not said', ab, 'x', { kind: 'choice' }, values('a', 'b')],
  ['values where the schema has a type', text, 7, listed('a'), values('a')],
  ['a type that is less exact', { type: 'integer' }, 'x', asked('number'), types('integer')],
  ['a type that is more exact', { type: 'number' }, 'x', asked('integer'), types('number')],
  ['another type', text, 7, asked('boolean'), types('boolean')],
  ['one of several types', { type: ['string', 'null'] }, 7, asked('null'), types('string', 'null')],
  ['one type of several', text, 7, asked(['boolean', 'string']), types('string')],
  ['a type that is not said', text, 7, { kind: 'type' }, types('string')],
  ['the type of listed values', ab, 7, asked('string'), values('a', 'b')],
  ['the type of some of them', { enum: ['a', 1] }, true, asked('string'), values('a', 1)],
  ['the type of integers', { enum: [1, 2] }, 'x', asked('number'), values(1, 2)],
  ['another type than theirs', ab, 7, asked('boolean'), types('boolean')],
  ['the type of null', { const: null }, 7, asked('null'), values(null)],
  ['a type that no branch has', union, 7, asked('object'), types('string', 'boolean')],
  ['a value that no branch has', union, 7, listed('x'), types('string', 'boolean')],
  ['a union that is a type', text, 7, { kind: 'alternative', keyword: 'anyOf' }, types('string')],
  ['a union that is a list', ab, 7, { kind: 'alternative', keyword: 'anyOf' }, values('a', 'b')],
  ['a choice that is a type', text, 7, { kind: 'choice' }, types('string')],
  ['a type beside a limit', { type: 'number', minimum: 3 }, 1, asked('integer'), types('integer')],
  [
    'a limit beside a list',
    { enum: [1, 2] },
    5,
    { kind: 'range', params: { comparison: '<', limit: 3 } },
    'range /a compare comparison="<" limit=3'
  ]
] as const) {
  test(`a validator asks for ${name}`, () => {
    const about = { schema: { properties: { a: schema } }, value: { a: value } }
    assert.equal(told([{ path: ['a'], ...issue }], about), [wanted])
  })
}

test.run()
