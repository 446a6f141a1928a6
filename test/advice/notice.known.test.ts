import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { noticed } from './noticed.js'

const test = suite('advice/notice.known')

const text = { type: 'string' }
const label = { properties: { label: text } }
const closed = { ...label, additionalProperties: false }
const conditional = (half: object): object => ({ properties: { a: text }, if: label, ...half })

// N8: "an unknown parameter: as the schema says". Which keys a schema knows, and when nobody can tell.
for (const [name, schema, args, wanted] of [
  ['a key that required names', { required: ['topic'] }, { topics: 1 }, ['topics → topic']],
  ['what required lists beside names', { ...label, required: [7] }, { '7': 1 }, ['7 is unknown']],
  ['nothing but that', { required: [7] }, { a: 1 }, []],
  ['the cause of dependentRequired', { dependentRequired: { pay: ['card'] } }, { pay: 1 }, []],
  [
    'a slip of that cause',
    { dependentRequired: { payment: ['card'] } },
    { paymnet: 1 },
    ['paymnet → payment']
  ],
  [
    'a key that it asks for',
    { dependentRequired: { pay: ['address'] } },
    { pay: 1, adress: 2 },
    ['adress → address']
  ],
  [
    'the same as draft-07 spells it',
    { dependencies: { pay: ['address'] } },
    { pay: 1, adress: 2 },
    ['adress → address']
  ],
  [
    'both spellings at once',
    { dependentRequired: { pay: ['card'] }, dependencies: { stay: ['nights'] } },
    { pay: 1, card: 2, stay: 3, nights: 4, other: 5 },
    ['other is unknown']
  ],
  ['a schema that a key depends on', { dependencies: { pay: label } }, { pay: 1, label: 'x' }, []],
  ['a schema that says that it has no keys', { properties: {} }, { a: 1 }, ['a is unknown']],
  ['that of a schema inside', { allOf: [{ properties: {} }] }, { a: 1 }, ['a is unknown']],
  ['a schema without any word on keys', { type: 'object' }, { a: 1 }, []],
  [
    'other keys that are allowed',
    { ...label, additionalProperties: true },
    { a: 1 },
    ['a is unknown']
  ],
  ['the same, unevaluated', { ...label, unevaluatedProperties: true }, { a: 1 }, ['a is unknown']],
  ['a closed branch beside an open one', { ...label, anyOf: [closed, {}] }, { a: 1 }, []],
  ['a slip in such a one', { anyOf: [closed, {}] }, { lable: 'x' }, ['lable → label']],
  ['the key of a branch of oneOf', { oneOf: [label, {}], properties: {} }, { label: 'x' }, []],
  ['the key of then', conditional(JSON.parse('{"then":{"properties":{"b":{}}}}')), { b: 1 }, []],
  ['the key of else', conditional({ else: { properties: { b: text } } }), { b: 1 }, []],
  ['the key of the condition', conditional({}), { label: 1 }, []],
  ['another than these', conditional({ else: label }), { c: 1 }, ['c is unknown']],
  ['a half that refuses everything', conditional({ else: false }), { c: 1 }, ['c is unknown']],
  ['a half that takes everything', conditional({ else: true }), { c: 1 }, []],
  ['a member of allOf that takes everything', { ...label, allOf: [true] }, { c: 1 }, []],
  ['one that takes nothing', { ...label, allOf: [false] }, { c: 1 }, ['c is unknown']],
  ['a reference to the root', { ...label, allOf: [{ $ref: '#' }] }, { c: 1 }, ['c is unknown']],
  ['a recursive one', { ...label, allOf: [{ $recursiveRef: '#' }] }, { c: 1 }, ['c is unknown']],
  [
    'one of two references that leads nowhere',
    { ...label, $ref: '#', $dynamicRef: '#x' },
    { c: 1 },
    []
  ],
  ['a dynamic reference that leads nowhere', { ...label, $dynamicRef: '#x' }, { c: 1 }, []],
  ['a recursive one that leads nowhere', { ...label, $recursiveRef: '#x' }, { c: 1 }, []],
  ['a reference that is no text', { ...label, $ref: 7 }, { c: 1 }, []],
  [
    'a branch that has itself as a branch',
    {
      properties: {},
      anyOf: [{ $ref: '#/$defs/a' }],
      $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }] } }
    },
    { c: 1 },
    ['c is unknown']
  ],
  [
    'two references that both lead somewhere',
    {
      ...label,
      $ref: '#/$defs/a',
      $dynamicRef: '#b',
      $defs: { a: {}, b: { $dynamicAnchor: 'b' } }
    },
    { c: 1 },
    ['c is unknown']
  ]
] as const) {
  test(`${name} [N8]`, () => assert.equal(noticed(schema, args), wanted))
}

// A slip of the right type is remarked on where nobody can tell, and never where a closed schema refuses it.
for (const [name, schema, wanted] of [
  ['is closed', { $ref: '#/$defs/one' }, []],
  ['may be closed', { anyOf: [{ $ref: '#/$defs/one' }] }, ['lable → label']],
  ['is closed, and in a branch', { anyOf: [{ $ref: '#/$defs/one' }], $ref: '#/$defs/one' }, []],
  [
    'is closed, and sooner in a branch',
    {
      anyOf: [{ $ref: '#/$defs/one' }],
      allOf: [{ allOf: [{ allOf: [{ $ref: '#/$defs/one' }] }] }]
    },
    []
  ],
  [
    'is closed on a condition',
    { $ref: '#/$defs/two', if: {}, else: { additionalProperties: false } },
    ['lable → label']
  ],
  ['is not closed', { $ref: '#/$defs/two' }, ['lable → label']]
] as const) {
  test(`a slip in an object that ${name} [N8]`, () => {
    const $defs = { one: closed, two: label }
    assert.equal(noticed({ ...schema, $defs }, { lable: 'x' }), wanted)
  })
}

test.run()
