import type { Advice } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { unproven } from './made.js'

const test = suite('advice/repair/plain')

const parse: Advice = {
  path: ['a'],
  kind: 'type',
  fix: { id: 'convert', how: 'parse', to: 'object' }
}

/** How sure it is, without a validator, that a text is to be what it holds. */
const gradeOf = (schema: unknown, inner: unknown, advice = parse): unknown =>
  unproven(
    { schema: { properties: { a: schema } }, value: { a: JSON.stringify(inner) } },
    advice
  )[0]?.grade

const integer = { type: 'integer' }
const limited = { type: 'integer', minimum: 1 }
const object = (more: object): object => ({ type: 'object', ...more })

// docs/repair.md: without `check` a repair is certain only where the schema says nothing but types, keys,
// items and listed values.
for (const [name, schema, inner, wanted] of [
  ['a type', object({}), { b: 1 }, 'certain'],
  ['keys', object({ properties: { b: integer }, required: ['b'] }), { b: 1 }, 'certain'],
  ['a key that is missing', object({ required: ['c'] }), { b: 1 }, 'likely'],
  ['a key of another type', object({ properties: { b: integer } }), { b: 'x' }, 'likely'],
  ['a key that anything may stand at', object({ properties: { b: true } }), { b: 1 }, 'certain'],
  ['a key that nothing may stand at', object({ properties: { b: false } }), { b: 1 }, 'likely'],
  ['a limit', object({ properties: { b: limited } }), { b: 2 }, 'likely'],
  [
    'a limit of a key that is not sent',
    object({ properties: { c: limited } }),
    { b: 2 },
    'certain'
  ],
  [
    'a limit of a key within',
    object({ properties: { b: object({ properties: { c: limited } }) } }),
    { b: { c: 2 } },
    'likely'
  ],
  ['listed values', object({ properties: { b: { enum: [1, 2] } } }), { b: 1 }, 'certain'],
  ['items', object({ properties: { b: { items: integer } } }), { b: [1, 2] }, 'certain'],
  [
    'items that are anything',
    object({ properties: { b: { items: true } } }),
    { b: [1] },
    'certain'
  ],
  ['items of a limit', object({ properties: { b: { items: limited } } }), { b: [1] }, 'likely'],
  ['no items of a limit', object({ properties: { b: { items: limited } } }), { b: [] }, 'certain'],
  [
    'items each of its own',
    object({ properties: { b: { items: [integer] } } }),
    { b: [1] },
    'likely'
  ],
  ['a number of items', object({ properties: { b: { maxItems: 3 } } }), { b: [1] }, 'likely'],
  ['other keys', object({ additionalProperties: integer }), { b: 1 }, 'certain'],
  ['other keys of a limit', object({ additionalProperties: limited }), { b: 1 }, 'likely'],
  [
    'other keys of a limit, where none is sent',
    object({ properties: { b: integer }, additionalProperties: limited }),
    { b: 1 },
    'certain'
  ],
  [
    'a limit beside other keys',
    object({ properties: { b: limited }, additionalProperties: integer }),
    { b: 1 },
    'likely'
  ],
  [
    'no other keys',
    object({ properties: { b: integer }, additionalProperties: false }),
    { b: 1 },
    'certain'
  ],
  ['a key too many', object({ additionalProperties: false }), { b: 1 }, 'likely'],
  ['any other keys', object({ additionalProperties: true }), { b: 1 }, 'certain'],
  ['a schema that is true', true, { b: 1 }, 'likely']
] as const) {
  test(`${name}: ${wanted}`, () => assert.is(gradeOf(schema, inner), wanted))
}

// Words of a schema that ask nothing of a value, in each of their spellings, and those that do.
const silent = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://example.com/a',
  $comment: 'x',
  $defs: { x: limited },
  definitions: { x: limited },
  title: 'x',
  description: 'x',
  default: {},
  examples: [],
  deprecated: true,
  readOnly: true
}
for (const [keyword, value] of Object.entries(silent)) {
  test(`${keyword} asks nothing`, () => {
    assert.is(gradeOf(object({ [keyword]: value }), { b: 1 }), 'certain')
  })
}
for (const [keyword, value] of Object.entries({
  $ref: '#',
  allOf: [],
  anyOf: [{}],
  not: { type: 'string' },
  if: {},
  format: 'x',
  minProperties: 1,
  patternProperties: {},
  unevaluatedProperties: {},
  'x-rule': 1
})) {
  test(`${keyword} may ask something`, () => {
    assert.is(gradeOf(object({ [keyword]: value }), { b: 1 }), 'likely')
  })
}

test('what holds the place has to be plain as well, to the root', () => {
  const grade = (root: object, row: object): unknown => {
    const rows = { items: { properties: { a: object({}) }, ...row } }
    const value = { rows: [{ a: '{}' }] }
    const advice: Advice = { ...parse, path: ['rows', '0', 'a'] }
    return unproven({ schema: { properties: { rows }, ...root }, value }, advice)[0]?.grade
  }
  assert.is(grade({}, {}), 'certain')
  assert.is(grade({ minProperties: 1 }, {}), 'likely')
  assert.is(grade({}, { minProperties: 1 }), 'likely')
  assert.is(grade({}, { required: ['a'] }), 'certain')
})

test('what stands 32 levels deep is looked at, and what stands deeper is not', () => {
  const list: Advice = { ...parse, fix: { id: 'convert', how: 'parse', to: 'array' } }
  const within = (levels: number): unknown => {
    const schema = Array.from({ length: levels }).reduce<object>((items) => ({ items }), integer)
    const value = Array.from({ length: levels }).reduce<unknown>((item) => [item], 1)
    return gradeOf(schema, value, list)
  }
  assert.equal([30, 31, 32].map(within), ['certain', 'certain', 'likely'])
})

test.run()
