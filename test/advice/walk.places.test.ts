import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { a, asked, boolean, type Case, integer, text } from './places.js'

const test = suite('advice/walk.places')

// A subschema speaks of a place through keys, items, references, `allOf`, the half that applies and the branch that was meant.
const cases: ReadonlyArray<Case> = [
  ['a key', a, ['a'], {}, 'string'],
  ['a key without the arguments', a, ['a'], undefined, 'string'],
  ['a key that nobody knows', a, ['b'], {}, '-'],
  ['a key that objects inherit', a, ['toString'], {}, '-'],
  ['a key called like an index', { properties: { 0: text } }, ['0'], {}, 'string'],
  ['an item', { items: integer }, ['3'], [], 'integer'],
  ['a key that is no index of an item', { items: integer }, ['03'], [], '-'],
  ['a key inside an item', { items: a }, ['3', 'a'], [0, 0, 0, {}], 'string'],
  ['an item of a tuple', { prefixItems: [text, integer], items: boolean }, ['1'], [], 'integer'],
  [
    'an item behind a tuple',
    { prefixItems: [text, integer], items: boolean },
    ['2'],
    [],
    'boolean'
  ],
  [
    'an item of a tuple in an older draft',
    { items: [text, integer], additionalItems: boolean },
    ['1'],
    [],
    'integer'
  ],
  [
    'an item behind such a tuple',
    { items: [text, integer], additionalItems: boolean },
    ['2'],
    [],
    'boolean'
  ],
  [
    'an item that is not evaluated',
    { prefixItems: [text], unevaluatedItems: boolean },
    ['1'],
    [],
    'boolean'
  ],
  [
    'an item of a tuple before what is not evaluated',
    { prefixItems: [text], unevaluatedItems: boolean },
    ['0'],
    [],
    'string'
  ],
  ['any other key', { ...a, additionalProperties: integer }, ['b'], {}, 'integer'],
  ['a key before any other', { ...a, additionalProperties: integer }, ['a'], {}, 'string'],
  ['any key that is not evaluated', { ...a, unevaluatedProperties: integer }, ['b'], {}, 'integer'],
  ['any other key, which is accepted', { ...a, additionalProperties: true }, ['b'], {}, '-'],
  [
    'a key below any other',
    { additionalProperties: { additionalProperties: integer } },
    ['b', 'c'],
    { b: {} },
    'integer'
  ]
]

for (const [what, schema, path, value, wanted] of cases) {
  test(`a place is found: ${what}`, () => assert.is(asked(schema, path, value), wanted))
}

test.run()
