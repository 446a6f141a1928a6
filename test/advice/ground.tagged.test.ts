import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { told } from './told.js'

const test = suite('advice/ground.tagged')

const text = { type: 'string' }
const unknown = { kind: 'unknown' } as const
const said = { kind: 'unknown', message: 'm' } as const

const pet = (kind: string): object => ({
  properties: { kind: { const: kind } },
  required: ['kind']
})
const pets = { oneOf: [pet('cat'), pet('dog')] }
const kinds = 'one_of values=["cat","dog"]'

// A key of an object that no branch, or no schema, knows.
for (const [name, schema, value, issue, wanted] of [
  ['a tag that no branch has', pets, { kind: 'cow' }, unknown, `choice /kind ${kinds}`],
  [
    'the same by the values of a branch',
    pets,
    { kind: 'cow' },
    { kind: 'choice', params: { allowedValue: 'dog' } },
    `choice /kind ${kinds}`
  ],
  [
    'the same by its type',
    pets,
    { kind: 7 },
    { kind: 'type', params: { type: 'string' } },
    `choice /kind ${kinds}`
  ],
  ['the same, whatever is said', pets, { kind: 'cow' }, said, `choice /kind ${kinds}`],
  [
    'not by a range',
    pets,
    { kind: 7 },
    { kind: 'range', message: 'm' },
    'range /kind said text="m"'
  ],
  [
    'a tag that is known beside the branches',
    { ...pets, properties: { kind: text } },
    { kind: 'cow' },
    unknown,
    `choice /kind ${kinds}`
  ],
  [
    'a tag that is not there, by its name alone',
    pets,
    {},
    { kind: 'missing' },
    `missing /kind ${kinds}`
  ],
  [
    'the same beside what takes anything',
    { allOf: [true, pets] },
    {},
    { kind: 'missing' },
    `missing /kind ${kinds}`
  ],
  [
    'a tag that is not there',
    pets,
    {},
    { kind: 'missing', params: { allowedValues: ['dog', 'cat'] } },
    `missing /kind ${kinds}`
  ],
  [
    'not where no union is',
    text,
    {},
    { kind: 'missing', params: { allowedValues: ['dog', 'cat'] } },
    'missing /kind one_of values=["dog","cat"]'
  ],
  [
    'a key that is closed out',
    { properties: {}, additionalProperties: false },
    { kind: 1 },
    unknown,
    'unexpected /kind -'
  ],
  [
    'the same, whatever is said',
    { properties: {}, additionalProperties: false },
    { kind: 1 },
    said,
    'unexpected /kind -'
  ],
  ['one that is let through', { properties: {} }, { kind: 1 }, unknown, 'unknown /kind -'],
  [
    'one that is known',
    { properties: { kind: {} }, additionalProperties: false },
    { kind: 1 },
    unknown,
    'unknown /kind -'
  ],
  [
    'one that a pattern may know',
    { patternProperties: { '^k': {} }, additionalProperties: false },
    { kind: 1 },
    unknown,
    'unknown /kind -'
  ]
] as const satisfies ReadonlyArray<
  readonly [string, object, unknown, Omit<Issue, 'path'>, string]
>) {
  test(`a key that nobody knows: ${name}`, () => {
    assert.equal(told([{ path: ['kind'], ...issue }], { schema, value }), [wanted])
  })
}

test('a key beside the tag is not the tag', () => {
  const value = { kind: 'cow', name: 1 }
  assert.equal(told([{ path: ['name'], ...unknown }], { schema: pets, value }), ['unknown /name -'])
})

test('the whole call is no key', () => {
  const schema = { properties: {}, additionalProperties: false }
  assert.equal(told([{ path: [], ...unknown }], { schema, value: {} }), ['unknown  -'])
})

test.run()
