import { judge } from '@toolfault/advice/judge'
import { type Findings, type Remark, right } from '@toolfault/model'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/notice')

/** Every call goes through: remarks are about schema and value alone. */
const through = judge(() => right((): Findings => ({ issues: [] })))

const noticed = (inputSchema: unknown, args: unknown): ReadonlyArray<Remark> =>
  through({ name: 't', inputSchema }, args).warnings ?? []

const misspelt = (path: ReadonlyArray<string>, name: string): Remark => ({
  id: 'misspelt_key',
  path,
  suggestion: [...path.slice(0, -1), name]
})

const ignored = (...path: ReadonlyArray<string>): Remark => ({ id: 'ignored_key', path })

const text = { type: 'string' }
const open = { properties: { group_id: text, max_depth: { type: 'integer' }, url: text } }
const guest = { type: 'object', properties: { name: text, email: text } }

const rows: ReadonlyArray<readonly [string, unknown, unknown, ReadonlyArray<Remark>]> = [
  ['a key in another case', open, { groupId: 'x' }, [misspelt(['groupId'], 'group_id')]],
  ['a slip of the pen', open, { max_dpeth: 3 }, [misspelt(['max_dpeth'], 'max_depth')]],
  ['a key that is near none', open, { colour: 'red' }, [ignored('colour')]],
  ['a key near one that is there, too', open, { url: 'a', urls: 'b' }, [ignored('urls')]],
  [
    'two keys near the same',
    open,
    { groupId: 'x', 'group-id': 'y' },
    [ignored('groupId'), ignored('group-id')]
  ],
  [
    'a key that only required names',
    { ...open, required: ['topic'] },
    { topic: 'x', topics: 1 },
    [ignored('topics')]
  ],
  [
    'a key that only dependencies name',
    { ...open, dependencies: { a: ['b'] } },
    { a: 1, b: 2 },
    []
  ],
  [
    'an object inside',
    { properties: { guest } },
    { guest: { nmae: 'Ann' } },
    [misspelt(['guest', 'nmae'], 'name')]
  ],
  [
    'an object behind a reference',
    { properties: { guest: { $ref: '#/$defs/guest' } }, $defs: { guest } },
    { guest: { e_mail: 'a@b.example', age: 7 } },
    [misspelt(['guest', 'e_mail'], 'email'), ignored('guest', 'age')]
  ],
  [
    'items of a list, once for all',
    { properties: { guests: { type: 'array', items: guest } } },
    { guests: [{ name: 'Ann' }, { nmae: 'Bob' }, { nmae: 'Cid' }] },
    [misspelt(['guests', '1', 'nmae'], 'name')]
  ],
  [
    'items of a tuple (2020-12)',
    { properties: { pair: { prefixItems: [guest, { properties: { label: text } }] } } },
    { pair: [{ nmae: 'Ann' }, { lable: '7' }] },
    [misspelt(['pair', '0', 'nmae'], 'name'), misspelt(['pair', '1', 'lable'], 'label')]
  ],
  [
    'items of a tuple (draft-07)',
    { properties: { pair: { items: [guest], additionalItems: guest } } },
    { pair: [{ nmae: 'Ann' }, { emial: 'x' }] },
    [misspelt(['pair', '0', 'nmae'], 'name'), misspelt(['pair', '1', 'emial'], 'email')]
  ],
  [
    'values of a map',
    { additionalProperties: guest },
    { ann: { emial: 'x' } },
    [misspelt(['ann', 'emial'], 'email')]
  ],
  [
    'a recursive schema',
    { properties: { label: text, child: { $ref: '#' } } },
    { child: { child: { lable: 'x' } } },
    [misspelt(['child', 'child', 'lable'], 'label')]
  ],
  [
    'what allOf says together',
    { allOf: [{ properties: { city: text } }, { properties: { nights: text } }] },
    { city: 'a', nigths: 'b' },
    [misspelt(['nigths'], 'nights')]
  ],
  [
    'what one of several branches knows',
    { anyOf: [{ properties: { email: text } }, { properties: { phone: text } }] },
    { phone: '1', email: 'x', emial: 'y' },
    [ignored('emial')]
  ],
  [
    'what a condition knows',
    JSON.parse(
      '{"properties": {}, "if": {"properties": {"a": true}}, "then": {"properties": {"b": true}}}'
    ),
    { a: 1, b: 2, c: 3 },
    [ignored('c')]
  ],
  [
    'what depends on a key',
    { ...open, dependentSchemas: { url: { properties: { referrer: text } } } },
    { url: 'a', referrer: 'b' },
    []
  ]
]

const vague: ReadonlyArray<readonly [string, object]> = [
  ['a pattern', { patternProperties: { '^x': true } }],
  ['a schema for all others', { additionalProperties: { type: 'string' } }],
  ['unevaluated properties', { unevaluatedProperties: { type: 'string' } }],
  ['a rule for names', { propertyNames: { maxLength: 20 } }],
  ['a reference that leads nowhere', { $ref: 'https://a.example/schema' }],
  ['a reference to anything', { $ref: '#/$defs/any', $defs: { any: true } }]
]

for (const [name, more] of vague) {
  test(`where ${name} may know a key, only a slip of the right type is remarked on`, () => {
    const schema = { ...open, ...more }
    assert.equal(noticed(schema, { colour: 'red' }), [])
    assert.equal(noticed(schema, { groupId: 'x' }), [misspelt(['groupId'], 'group_id')])
    assert.equal(noticed(schema, { groupId: 7 }), [])
    assert.equal(noticed(schema, { maxDepth: 7 }), [misspelt(['maxDepth'], 'max_depth')])
  })
}

for (const [name, schema, args, wanted] of rows) {
  test(`${name} [N8]`, () => assert.equal(noticed(schema, args), wanted))
}

for (const closed of [{ additionalProperties: false }, { unevaluatedProperties: false }]) {
  test(`${Object.keys(closed)[0]}: false refuses keys, there is nothing to warn of [N8]`, () => {
    assert.equal(noticed({ ...open, ...closed }, { groupId: 'x', colour: 1 }), [])
    assert.equal(noticed({ allOf: [{ ...open, ...closed }] }, { groupId: 'x' }), [])
  })
}

test('a deprecated key is told of, with what its author says of it (2020-12, 9.3)', () => {
  const schema = {
    properties: {
      unit: { type: 'string', deprecated: true, description: 'Use `units`.' },
      old: { $ref: '#/$defs/old' },
      both: { anyOf: [{ deprecated: true }, { type: 'string' }] },
      not: { deprecated: false },
      units: text
    },
    $defs: { old: { deprecated: true } }
  }
  assert.equal(noticed(schema, { unit: 'C', old: 1, both: 'x', not: 1, units: 'C' }), [
    { id: 'deprecated', path: ['unit'], description: 'Use `units`.' },
    { id: 'deprecated', path: ['old'] }
  ])
  assert.equal(noticed(schema, { units: 'C' }), [])
})

test('a key that one branch alone calls deprecated is not', () => {
  const branch = (deprecated: boolean): object => ({ properties: { unit: { deprecated } } })
  assert.equal(noticed({ anyOf: [branch(true), branch(false)] }, { unit: 'C' }), [])
  assert.equal(noticed({ anyOf: [branch(true), branch(true)] }, { unit: 'C' }), [
    { id: 'deprecated', path: ['unit'] }
  ])
})

test('a deprecated key of a closed schema is told of, too', () => {
  const schema = { properties: { a: { deprecated: true } }, additionalProperties: false }
  assert.equal(noticed(schema, { a: 1 }), [{ id: 'deprecated', path: ['a'] }])
})

test('slips come first, then what is deprecated, then what is unknown; 16 at the most', () => {
  const schema = { properties: { name: text, old: { deprecated: true } } }
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}x`, at]))
  const found = noticed(schema, { ...many, old: 1, nmae: 'x' })
  assert.equal(
    found.slice(0, 3).map(({ id }) => id),
    ['misspelt_key', 'deprecated', 'ignored_key']
  )
  assert.is(found.length, 16)
})

test('an author’s words are kept short', () => {
  const schema = { properties: { a: { deprecated: true, description: 'x'.repeat(5_000) } } }
  const [remark] = noticed(schema, { a: 1 })
  assert.is(remark?.id === 'deprecated' && remark.description?.length, 300)
})

test('32 levels are looked at', () => {
  const schema = { properties: { label: text, child: { $ref: '#' } } }
  const at = (depth: number): unknown =>
    Array.from({ length: depth }).reduce<unknown>((child) => ({ child }), { lable: 1 })
  const path = (depth: number): ReadonlyArray<string> =>
    Array.from({ length: depth }, () => 'child')
  assert.equal(noticed(schema, at(32)), [misspelt([...path(32), 'lable'], 'label')])
  assert.equal(noticed(schema, at(33)), [])
})

test('keys of Object.prototype are keys like others', () => {
  const schema = { properties: { constructor: { deprecated: true }, name: text } }
  assert.equal(noticed(schema, JSON.parse('{"__proto__": 1, "constructor": 2}')), [
    { id: 'deprecated', path: ['constructor'] },
    ignored('__proto__')
  ])
  assert.equal(noticed({ properties: { name: text } }, { toString: 1 }), [ignored('toString')])
})

test('a value and a schema without end are looked at for a while', () => {
  let deep: unknown = { lable: 1 }
  for (let level = 0; level < 5_000; level++) deep = { child: deep }
  const schema = { properties: { label: text, child: { $ref: '#' } } }
  assert.equal(noticed(schema, deep), [])
  const cycle: { self?: object; lable: number } = { lable: 1 }
  cycle.self = cycle
  assert.equal(noticed({ properties: { label: text, self: { $ref: '#' } } }, cycle), [
    misspelt(['lable'], 'label')
  ])
  const wide = Array.from({ length: 50_000 }, () => ({ nmae: 1 }))
  assert.equal(noticed({ items: guest }, wide), [misspelt(['0', 'nmae'], 'name')])
})

test('what is no object and what is no schema has nothing to remark on', () => {
  for (const schema of [undefined, true, false, null, 7, [], {}, { properties: 7 }]) {
    for (const args of [undefined, null, 'x', 7, [], {}, { a: 1 }]) {
      assert.equal(noticed(schema, args), [])
    }
  }
})

test('neither schema nor arguments are written to', () => {
  const schema = Object.freeze({ properties: Object.freeze({ name: Object.freeze({}) }) })
  assert.equal(noticed(schema, Object.freeze({ nmae: 1 })), [misspelt(['nmae'], 'name')])
})

const key = fc.constantFrom('a', 'name', 'nmae', 'names', '__proto__', '0', '')
const { schema: anySchema } = fc.letrec<{ schema: unknown; map: unknown }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    fc.boolean(),
    fc.record(
      {
        properties: tie('map'),
        patternProperties: tie('map'),
        additionalProperties: tie('schema'),
        items: tie('schema'),
        allOf: fc.array(tie('schema'), { maxLength: 2 }),
        anyOf: fc.array(tie('schema'), { maxLength: 2 }),
        $ref: fc.constantFrom('#', '#/allOf/0', '#/nowhere'),
        deprecated: fc.boolean(),
        required: fc.array(key, { maxLength: 2 })
      },
      { requiredKeys: [] }
    )
  ),
  map: fc.dictionary(key, tie('schema'), { maxKeys: 3 })
}))
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(1, 'x', null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 })
  )
}))

test('for any schema and value: the same twice, bounded, and no known key is called unknown', () => {
  fc.assert(
    fc.property(anySchema, anyValue, (schema, value) => {
      const found = noticed(schema, value)
      assert.equal(noticed(schema, value), found)
      assert.ok(found.length <= 16)
      for (const remark of found) assert.is.not(remark.id, 'said')
    }),
    { numRuns: 500 }
  )
})

test.run()
