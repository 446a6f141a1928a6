import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { a, asked, type Case, halves, integer } from './places.js'

const test = suite('advice/walk.through')

const $defs = { a, again: { $ref: '#/$defs/a' } }

// Through references, `allOf`, the half that applies and the branch that was meant.
const cases: ReadonlyArray<Case> = [
  ['a key by reference', { $defs, $ref: '#/$defs/a' }, ['a'], {}, 'string'],
  ['a key by a reference to a reference', { $defs, $ref: '#/$defs/again' }, ['a'], {}, 'string'],
  [
    'a key beside a reference',
    { $defs, $ref: '#/$defs/a', properties: { b: integer } },
    ['b'],
    {},
    'integer'
  ],
  [
    'a key below a reference',
    { $defs, properties: { o: { $ref: '#/$defs/a' } } },
    ['o', 'a'],
    { o: {} },
    'string'
  ],
  ['a key of a part', { allOf: [{ properties: { b: integer } }, a] }, ['a'], {}, 'string'],
  ['a key of a part of a part', { allOf: [{ allOf: [a] }] }, ['a'], {}, 'string'],
  ['a key of parts that are no list', { allOf: a }, ['a'], {}, '-'],
  [
    'a key in a schema that leads into itself',
    { ...a, $ref: '#', allOf: [{ $ref: '#' }] },
    ['a'],
    {},
    'string'
  ],
  [
    'a key of the branch for an object',
    { anyOf: [{ type: 'string' }, { type: 'object', ...a }] },
    ['a'],
    {},
    'string'
  ],
  [
    'a key of a branch below',
    { properties: { u: { oneOf: [{ type: 'null' }, { type: 'object', ...a }] } } },
    ['u', 'a'],
    { u: {} },
    'string'
  ],
  ['a key that depends on another', { dependentSchemas: { k: a } }, ['a'], { k: 1 }, 'string'],
  ['a key that depends on one that is not there', { dependentSchemas: { k: a } }, ['a'], {}, '-'],
  [
    'a key that depends on another in an older draft',
    { dependencies: { j: ['a'], k: a } },
    ['a'],
    { j: 1, k: 1 },
    'string'
  ],
  [
    'a key that depends on others, in what is no object',
    { dependentSchemas: { 0: a } },
    ['a'],
    [1],
    '-'
  ],
  [
    'the half for a value that fits',
    { if: { properties: { k: { const: 1 } } }, ...halves },
    ['b'],
    { k: 1 },
    'integer'
  ],
  [
    'the half for a value that does not',
    { if: { properties: { k: { const: 1 } } }, ...halves },
    ['b'],
    { k: 2 },
    'string'
  ],
  [
    'neither half without the arguments',
    { if: { properties: { k: { const: 1 } } }, ...halves },
    ['b'],
    undefined,
    '-'
  ],
  ['no half without a condition', halves, ['b'], {}, '-'],
  ['no half beside other conditions', { dependentSchemas: {}, ...halves }, ['b'], {}, '-'],
  ['a half that is not there', { if: { required: ['k'] }, else: a }, ['a'], { k: 1 }, '-'],
  [
    'a half below',
    { properties: { o: { if: { required: ['k'] }, ...halves } } },
    ['o', 'b'],
    { o: { k: 1 } },
    'integer'
  ],
  ['nothing where the schema is no object', true, ['a'], {}, '-']
]

for (const [what, schema, path, value, wanted] of cases) {
  test(`a place is found: ${what}`, () => assert.is(asked(schema, path, value), wanted))
}

test.run()
