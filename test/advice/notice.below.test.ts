import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { noticed } from './noticed.js'

const test = suite('advice/notice.below')

const text = { type: 'string' }
const label = { properties: { label: text } }
const title = { properties: { title: text } }
const slip = { lable: 'x' }
const any = { patternProperties: { '^x': {} } }

// docs/attempts.md: "in objects and items of any depth". Who speaks of the member of a value.
for (const [name, schema, args, wanted] of [
  [
    'a key that looks like an index',
    { properties: { '0': label } },
    { '0': slip },
    ['0/lable → 0/label']
  ],
  [
    'the same with items beside',
    { properties: { '0': label }, items: title },
    { '0': slip },
    ['0/lable → 0/label']
  ],
  [
    'items beside, which are not of objects',
    { properties: {}, items: label },
    { '0': slip },
    ['0 is unknown']
  ],
  ['properties, which are not of lists', { properties: { '0': label } }, [slip], []],
  ['items', { items: label }, [[], slip], ['1/lable → 1/label']],
  ['items that take anything', { items: true }, [slip], []],
  ['items of lists', { items: { items: label } }, [[], [{}, slip]], ['1/1/lable → 1/1/label']],
  [
    'items beyond a tuple (2020-12)',
    { prefixItems: [title], items: label },
    [{}, slip],
    ['1/lable → 1/label']
  ],
  ['none beyond a tuple', { prefixItems: [label], items: false }, [{}, slip], []],
  ['a tuple (draft-07)', { items: [label] }, [slip, slip], ['0/lable → 0/label']],
  ['a map', { additionalProperties: label }, { a: null, b: 7, c: slip }, ['c/lable → c/label']],
  [
    'a map that is not evaluated',
    { unevaluatedProperties: label },
    { c: slip },
    ['c/lable → c/label']
  ],
  [
    'a map, which leaves nothing to evaluate',
    { additionalProperties: label, unevaluatedProperties: title },
    { c: { label: 'x', other: 1 } },
    ['c/other is unknown']
  ],
  [
    'a map is not of the keys that are named',
    { properties: { a: {} }, additionalProperties: label },
    { a: slip },
    []
  ],
  [
    'other keys, that take anything',
    { properties: {}, additionalProperties: true },
    { a: slip },
    ['a is unknown']
  ],
  [
    'a key beside a pattern',
    { properties: { a: label }, ...any },
    { a: slip },
    ['a/lable → a/label']
  ],
  [
    'a key beside a pattern that may know more',
    { properties: { a: label }, ...any },
    { a: { c: 1 } },
    []
  ],
  ['a map beside a pattern', { additionalProperties: label, ...any }, { a: { c: 1 } }, []],
  ['a map beside none', { additionalProperties: label }, { a: { c: 1 } }, ['a/c is unknown']],
  ['a key beside no pattern', { properties: { a: label } }, { a: { c: 1 } }, ['a/c is unknown']],
  ['an item', { items: label }, [{ c: 1 }], ['0/c is unknown']],
  ['an item that contains may mean', { items: label, contains: title }, [{ c: 1 }], []],
  ['a slip in such a one', { items: label, contains: title }, [slip], ['0/lable → 0/label']],
  ['an item that may be unevaluated', { items: label, unevaluatedItems: title }, [{ c: 1 }], []],
  [
    'two that speak of one key',
    { allOf: [{ properties: { a: label } }, { properties: { a: title } }] },
    { a: { label: 'x', title: 'y', c: 1 } },
    ['a/c is unknown']
  ],
  ['null and numbers', { properties: { a: label, b: label } }, { a: null, b: 7 }, []]
] as const) {
  test(`the members of a value: ${name} [N8]`, () => assert.equal(noticed(schema, args), wanted))
}

// One remark for what is alike in all items of a list: the first of them, and another for another thing.
for (const [name, args, wanted] of [
  ['two items', [slip, slip], ['0/lable → 0/label']],
  ['two things of two items', [slip, { c: 1 }], ['0/lable → 0/label', '1/c is unknown']],
  ['two keys of one item', [{ c: 1, d: 2 }], ['0/c is unknown', '0/d is unknown']],
  [
    'one key, known as a slip and as unknown',
    [{ label: 'x', lable: 'y' }, slip],
    ['1/lable → 1/label', '0/lable is unknown']
  ]
] as const) {
  test(`remarks on ${name}`, () => assert.equal(noticed({ items: label }, args), wanted))
}

test('an object that stands in two places is told of once', () => {
  const guest = { lable: 'x' }
  const schema = { properties: { a: label, b: label } }
  assert.equal(noticed(schema, { a: guest, b: guest }), ['a/lable → a/label'])
  assert.equal(noticed(schema, { a: { ...guest }, b: guest }), [
    'a/lable → a/label',
    'b/lable → b/label'
  ])
})

const unknown = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}x`, at]))

test('63 unknown keys leave room for a slip behind them, 64 do not', () => {
  assert.is(noticed(label, { ...unknown(63), ...slip })[0], 'lable → label')
  assert.is(noticed(label, { ...unknown(64), ...slip })[0], '0x is unknown')
})

test('below 63 things to remark on there is one more, below 64 nobody looks', () => {
  const schema = { properties: { in: label } }
  assert.is(noticed(schema, { ...unknown(63), in: slip })[0], 'in/lable → in/label')
  assert.is(noticed(schema, { ...unknown(64), in: slip })[0], '0x is unknown')
})

test('of a long list and of a large object a quarter of the steps is for what stands in them', () => {
  const items = (at: number): ReadonlyArray<object> =>
    Array.from({ length: 5_000 }, (_, index) => (index === at ? slip : {}))
  const map = (at: number): object =>
    Object.fromEntries(items(at).map((item, index) => [`k${index}`, item]))
  assert.equal(noticed({ items: label }, items(2_400)), ['2400/lable → 2400/label'])
  assert.equal(noticed({ items: label }, items(2_600)), [])
  const schema = { additionalProperties: label }
  assert.equal(noticed(schema, map(2_400)), ['k2400/lable → k2400/label'])
  assert.equal(noticed(schema, map(2_600)), [])
})

test.run()
