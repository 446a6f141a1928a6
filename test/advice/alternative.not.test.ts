import { advise } from '@toolfault/advice/advise'
import { type Expected, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/alternative.not')

const text = { type: 'string' }
const has = (...keys: ReadonlyArray<string>): object => ({
  properties: Object.fromEntries(keys.map((key) => [key, text])),
  required: keys
})
const all = { b: 'x', c: 'x', d: 'x' }
const both = (...keys: ReadonlyArray<string>): Expected => ({ id: 'other_than', keys })
const least = (limit: number): Expected => ({ id: 'compare', comparison: '>=', limit })
const letters = (ends: object): Expected => ({ id: 'count', of: 'characters', ...ends })
const other = (...rules: ReadonlyArray<Expected>): Expected => ({ id: 'other_than', rules })
const type = (...types: ReadonlyArray<string>): Expected => ({ id: 'type', types })

// What is excluded, where all of it can be said.
for (const [not, value, wanted] of [
  [true, 1, { id: 'nothing' }],
  [{}, 1, { id: 'nothing' }],
  ...['title', 'description', '$comment', 'examples', 'default'].map(
    (key) => [{ [key]: [] }, 1, { id: 'nothing' }] as const
  ),
  [{ title: 'T', minimum: 1 }, 1, other(least(1))],
  [{ ...text, minLength: 2 }, 'xx', other(type('string'), letters({ least: 2 }))],
  [{ allOf: [text] }, 'x', other(type('string'))],
  [{ enum: [1, 2] }, 1, other({ id: 'one_of', values: [1, 2] })],
  [{ required: ['b', 'c'] }, all, both('b', 'c')],
  [{ type: 'object', required: ['b'], description: 'B' }, all, both('b')],
  [{ required: ['b', 5] }, all, both('b')],
  [{ required: ['b'], minProperties: 2 }, all, other({ id: 'count', of: 'keys', least: 2 })],
  [has('b'), all, { id: 'other_than' }],
  [{ ...has('b'), minProperties: 2 }, all, { id: 'other_than' }],
  [{ required: 'b' }, all, { id: 'other_than' }],
  [5, 1, { id: 'other_than' }]
] as const satisfies ReadonlyArray<readonly [unknown, unknown, Expected]>) {
  test(`${JSON.stringify(value)} where ${JSON.stringify(not)} is excluded`, () => {
    const issue = { path: ['a'], kind: 'alternative', keyword: 'not' } as const
    const about = { schema: { properties: { a: { not } } }, value: { a: value } }
    const { advice } = advise(invalidArguments('t', { issues: [issue] }), about)
    assert.equal(
      advice?.map(({ expected }) => expected),
      [wanted]
    )
  })
}

test.run()
