import { advise, advised } from '@toolfault/advice/advise'
import {
  type Advice,
  type InvalidArguments,
  type Issue,
  internal,
  invalidArguments
} from '@toolfault/model'
import { fromAjv } from '@toolfault/sources/ajv'
import { sentence } from '@toolfault/words/sentence'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../hostile/frozen.js'

const test = suite('advice/advise')

const faultOf = (schema: object | boolean, value: unknown): InvalidArguments => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, ownProperties: true, logger: false })
  formats.default(ajv, { keywords: true })
  const validate = ajv.compile(schema)
  validate(value)
  return invalidArguments('t', fromAjv(validate.errors))
}

const adviceOf = (schema: object | boolean, value: unknown): ReadonlyArray<Advice> =>
  advise(faultOf(schema, value), { schema, value }).advice ?? []

const one = (schema: object, value: unknown): Advice => {
  const [first, ...rest] = adviceOf({ properties: { a: schema } }, { a: value })
  assert.equal(rest, [])
  assert.equal(first?.path, ['a'])
  if (first === undefined) throw new TypeError('no advice')
  return first
}

for (const [name, schema, value, kind, expected] of [
  ['type', { type: 'integer' }, 'x', 'type', { id: 'type', types: ['integer'] }],
  [
    'several types',
    { type: ['string', 'null'] },
    1,
    'type',
    { id: 'type', types: ['string', 'null'] }
  ],
  ['enum', { enum: ['x', 1, null] }, 2, 'choice', { id: 'one_of', values: ['x', 1, null] }],
  ['const', { const: { a: 1 } }, 2, 'choice', { id: 'one_of', values: [{ a: 1 }] }],
  ['const null', { const: null }, 2, 'choice', { id: 'one_of', values: [null] }],
  ['format', { format: 'email' }, 'x', 'format', { id: 'format', format: 'email' }],
  ['pattern', { pattern: '^x$' }, 'y', 'pattern', { id: 'pattern', pattern: '^x$' }],
  ['minimum', { minimum: 3 }, 1, 'range', { id: 'compare', comparison: '>=', limit: 3 }],
  ['maximum', { maximum: 3 }, 4, 'range', { id: 'compare', comparison: '<=', limit: 3 }],
  [
    'exclusiveMinimum',
    { exclusiveMinimum: 3 },
    3,
    'range',
    { id: 'compare', comparison: '>', limit: 3 }
  ],
  [
    'exclusiveMaximum',
    { exclusiveMaximum: 3 },
    3,
    'range',
    { id: 'compare', comparison: '<', limit: 3 }
  ],
  [
    'formatMinimum',
    { type: 'string', format: 'date', formatMinimum: '2024-01-01' },
    '2023-01-01',
    'range',
    { id: 'compare', comparison: '>=', limit: '2024-01-01' }
  ],
  ['minLength', { minLength: 2 }, 'x', 'size', { id: 'count', of: 'characters', least: 2 }],
  ['maxLength', { maxLength: 2 }, 'xyz', 'size', { id: 'count', of: 'characters', most: 2 }],
  ['minItems', { minItems: 2 }, [1], 'size', { id: 'count', of: 'items', least: 2 }],
  ['maxItems', { maxItems: 0 }, [1], 'size', { id: 'count', of: 'items', most: 0 }],
  ['minProperties', { minProperties: 1 }, {}, 'size', { id: 'count', of: 'keys', least: 1 }],
  ['maxProperties', { maxProperties: 0 }, { b: 1 }, 'size', { id: 'count', of: 'keys', most: 0 }],
  [
    'items behind a tuple',
    { prefixItems: [true], items: false },
    [1, 2],
    'size',
    { id: 'count', of: 'items', most: 1 }
  ],
  [
    'both ends of a size that are one',
    { minItems: 2, maxItems: 2 },
    [1],
    'size',
    { id: 'count', of: 'items', least: 2, most: 2 }
  ],
  [
    'a tuple that must be whole',
    { prefixItems: [true, true], items: false, minItems: 2 },
    [1, 2, 3],
    'size',
    { id: 'count', of: 'items', least: 2, most: 2 }
  ],
  [
    'contains',
    { contains: { const: 1 } },
    [2],
    'size',
    { id: 'count', of: 'matching items', least: 1 }
  ],
  ['multipleOf', { multipleOf: 5 }, 3, 'multiple', { id: 'multiple', of: 5 }],
  [
    'uniqueItems',
    { uniqueItems: true },
    [1, 2, 1],
    'duplicate',
    { id: 'distinct', first: 0, second: 2 }
  ],
  [
    'not',
    { not: { type: 'string' } },
    'x',
    'alternative',
    { id: 'other_than', rules: [{ id: 'type', types: ['string'] }] }
  ],
  [
    'not, of a key inside',
    { not: { properties: { b: { const: 1 } } } },
    { b: 1 },
    'alternative',
    { id: 'other_than' }
  ],
  [
    'not, of keys together',
    { not: { required: ['b', 'c'] } },
    { b: 1, c: 1 },
    'alternative',
    { id: 'other_than', keys: ['b', 'c'] }
  ],
  ...['title', 'description', '$comment', 'examples', 'default'].map(
    (keyword) =>
      [
        `not, of nothing but ${keyword}`,
        { not: { [keyword]: keyword === 'examples' ? [] : '' } },
        1,
        'alternative',
        { id: 'nothing' }
      ] as const
  ),
  ['not, of everything', { not: true }, 1, 'alternative', { id: 'nothing' }],
  [
    'not, of keys together in an object',
    { not: { type: 'object', required: ['b'] } },
    { b: 1 },
    'alternative',
    { id: 'other_than', keys: ['b'] }
  ],
  [
    'oneOf that matched twice',
    { oneOf: [true, true, false] },
    1,
    'alternative',
    { id: 'one_branch', matched: [0, 1] }
  ],
  ['false', false, 1, 'unexpected', { id: 'nothing' }]
] as const) {
  test(`${name}: what was expected`, () => {
    // A border: a boolean is a schema too.
    const advice = one(schema as object, value)
    assert.is(advice.kind, kind)
    assert.equal(advice.expected, expected)
  })
}

// JSON Schema 2020-12, 10.3.1.3: "at least one of its elements": no single item has to match.
for (const [name, schema, value, expected, signature] of [
  [
    'too few, and what one looks like',
    { contains: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } },
    [1, { id: 2 }],
    { id: 'count', of: 'matching items', least: 1 },
    '{ id: string }'
  ],
  [
    'fewer than minContains',
    { contains: { const: 'x' }, minContains: 2, maxContains: 3 },
    ['x', 'y', 'y'],
    { id: 'count', of: 'matching items', least: 2 },
    '"x"'
  ],
  [
    'more than maxContains',
    { contains: { const: true }, maxContains: 1 },
    [true, true, false],
    { id: 'count', of: 'matching items', most: 1 },
    'true'
  ],
  [
    'more than none',
    { contains: { type: 'string' }, minContains: 0, maxContains: 0 },
    ['x'],
    { id: 'count', of: 'matching items', most: 0 },
    'string'
  ],
  [
    'both ends, where a pattern that nobody runs decides',
    { contains: { type: 'string', pattern: '^x' }, minContains: 2, maxContains: 3 },
    ['x', 'y', 'y', 'y'],
    { id: 'count', of: 'matching items', least: 2, most: 3 },
    'string'
  ]
] as const) {
  test(`contains is one piece of advice about the list: ${name}`, () => {
    const advice = one(schema, value)
    assert.is(advice.kind, 'size')
    assert.equal(advice.expected, expected)
    assert.equal(advice.fix, { id: 'meet' })
    assert.is(advice.about?.signature, signature)
  })
}

const person = {
  type: 'object',
  required: ['name', 'role', 'mail', 'other'],
  properties: {
    name: { type: 'string', title: 'Name', description: 'How to call them' },
    role: { enum: ['cook', 'guest'] },
    mail: { type: 'string', format: 'email' }
  }
}

test('a missing key is to be added, as its own schema wants it', () => {
  const [name, role, mail, other] = adviceOf(person, {})
  assert.equal(name, {
    path: ['name'],
    kind: 'missing',
    expected: { id: 'type', types: ['string'] },
    fix: { id: 'add', types: ['string'] },
    about: { parameterType: 'string', title: 'Name', description: 'How to call them' }
  })
  assert.equal(role?.expected, { id: 'one_of', values: ['cook', 'guest'] })
  assert.equal(role?.fix, { id: 'add' })
  assert.equal(mail?.expected, { id: 'type', types: ['string'] })
  assert.equal(mail?.also, [{ id: 'format', format: 'email' }])
  assert.equal(mail?.fix, { id: 'add', types: ['string'] })
  assert.is(mail?.about?.parameterType, 'email_address')
  assert.equal(other, { path: ['other'], kind: 'missing', fix: { id: 'add' } })
})

test('a surplus key is to be removed', () => {
  const schema = { additionalProperties: false, properties: { a: true } }
  const [first, ...rest] = adviceOf(schema, { b: 'x' })
  assert.equal(rest, [])
  assert.equal([first?.path, first?.kind, first?.fix], [['b'], 'unexpected', { id: 'remove' }])
})

test('a key that its own schema refuses is one surplus key, with what keys must be', () => {
  const [first, ...rest] = adviceOf({ propertyNames: { pattern: '^x' } }, { y: 1 })
  assert.equal(rest, [])
  assert.equal(first, {
    path: ['y'],
    kind: 'unexpected',
    expected: { id: 'pattern', pattern: '^x' },
    fix: { id: 'remove' }
  })
})

test('a key that another asks for says which', () => {
  const schema = { properties: { b: { type: 'string' } }, dependentRequired: { a: ['b'] } }
  const [first] = adviceOf(schema, { a: 1 })
  assert.equal(first?.because, { id: 'present', path: ['a'] })
  assert.equal(first?.fix, { id: 'add', types: ['string'] })
})

test("a parameter of an author's own rule that is called property is no cause", () => {
  const issue: Issue = { path: ['a'], kind: 'rule', message: 'no', params: { property: 'b' } }
  const [first] = advise(invalidArguments('t', { issues: [issue] })).advice ?? []
  assert.is(first?.because, undefined)
})

for (const [name, value, received] of [
  ['a text', 'two', { id: 'type', type: 'string', size: 3 }],
  ['a text of pairs', '😀😀', { id: 'type', type: 'string', size: 2 }],
  ['a fraction', 1.5, { id: 'type', type: 'number', value: 1.5 }],
  ['a list', [1, 2], { id: 'type', type: 'array', size: 2 }],
  ['an object', { x: 1 }, { id: 'type', type: 'object', size: 1 }],
  ['null', null, { id: 'type', type: 'null', value: null }],
  ['a boolean', true, { id: 'type', type: 'boolean', value: true }]
] as const) {
  test(`what came is its type and size, and itself where it cannot speak: ${name}`, () => {
    assert.equal(one({ type: 'integer' }, value).received, received)
  })
}

test('no text of the caller is in the advice', () => {
  const schema = {
    properties: {
      a: { type: 'integer' },
      b: { enum: ['x'] },
      c: { pattern: '^x$' },
      d: { minLength: 99 }
    }
  }
  const value = { a: 'secret', b: 'secret', c: 'secret', d: 'secret' }
  const advice = adviceOf(schema, value)
  assert.is(advice.length, 4)
  assert.not.match(JSON.stringify(advice), 'secret')
})

test('a required text of white space that the schema refuses is blank [A16]', () => {
  const schema = { required: ['a'], properties: { a: { minLength: 5 }, b: { minLength: 5 } } }
  const [a, b] = adviceOf(schema, { a: ' \n', b: ' \n' })
  assert.equal(a?.received, { id: 'blank' })
  assert.equal(b?.received, { id: 'type', type: 'string', size: 2 })
})

const city = { type: 'string', title: 'City' }

for (const [name, schema, value] of [
  ['$ref', { $ref: '#/$defs/p', $defs: { p: { required: ['a'], properties: { a: city } } } }, {}],
  [
    'a chain of $ref',
    {
      required: ['a'],
      properties: { a: { $ref: '#/$defs/x' } },
      $defs: { x: { $ref: '#/$defs/y' }, y: city }
    },
    {}
  ],
  [
    'an escaped $ref',
    {
      required: ['a'],
      properties: { a: { $ref: '#/$defs/x~1y%20z' } },
      $defs: { 'x/y z': city }
    },
    {}
  ],
  [
    'allOf',
    { required: ['a'], allOf: [{ properties: { b: true } }, { properties: { a: city } }] },
    {}
  ],
  [
    'allOf and $ref',
    {
      required: ['a'],
      allOf: [{ $ref: '#/$defs/p' }],
      $defs: { p: { properties: { a: city } } }
    },
    {}
  ],
  [
    'what stands beside a $ref',
    {
      $ref: '#/$defs/p',
      properties: { a: city },
      required: ['a'],
      $defs: { p: { properties: { b: true } } }
    },
    {}
  ],
  ['additionalProperties', { required: ['a'], additionalProperties: city }, {}],
  [
    'an allOf that holds itself',
    { required: ['a'], allOf: [{ $ref: '#' }, { properties: { a: city } }] },
    undefined
  ]
] as const) {
  test(`the schema of a key is found through ${name}`, () => {
    // A schema that holds itself cannot be run, so its issue is written by hand.
    const issue: Issue = { path: ['a'], kind: 'missing', keyword: 'required' }
    const fault =
      value === undefined ? invalidArguments('t', { issues: [issue] }) : faultOf(schema, value)
    const [first] = advise(fault, { schema, value: {} }).advice ?? []
    assert.equal(first?.about, { parameterType: 'string', title: 'City' })
  })
}

for (const [name, schema] of [
  ['prefixItems', { prefixItems: [true, city] }],
  ['items', { items: city }],
  ['a list of items', { items: [true, city] }],
  ['items behind prefixItems', { prefixItems: [true], items: city }],
  ['additionalItems', { items: [true], additionalItems: city }]
] as const) {
  test(`the schema of an item is found through ${name}`, () => {
    const fault = invalidArguments('t', { issues: [{ path: ['1'], kind: 'missing' }] })
    const [first] = advise(fault, { schema }).advice ?? []
    assert.is(first?.about?.title, 'City')
  })
}

test('what stands beside a $ref describes the key better than what it leads to', () => {
  const schema = {
    required: ['a'],
    properties: { a: { $ref: '#/$defs/city', description: 'Where to' } },
    $defs: { city: { ...city, description: 'A city' } }
  }
  const [first] = adviceOf(schema, {})
  assert.equal(first?.about, { parameterType: 'string', title: 'City', description: 'Where to' })
})

for (const [name, schema] of [
  ['a $ref to itself', { properties: { a: { $ref: '#/properties/a' } } }],
  ['a $ref to nothing', { properties: { a: { $ref: '#/$defs/none' } } }],
  ['a $ref to elsewhere', { properties: { a: { $ref: 'https://example.com' } } }],
  ['a $ref that is no text', { properties: { a: { $ref: 7 } } }],
  [
    'a key that a pattern may claim',
    { patternProperties: { '^a': true }, additionalProperties: city }
  ],
  ['an inherited name', { properties: Object.create({ a: city }) }],
  ['a schema that is none', 'schema']
] as const) {
  test(`no schema is found through ${name}`, () => {
    const fault = invalidArguments('t', { issues: [{ path: ['a'], kind: 'missing' }] })
    const { advice } = advise(fault, { schema })
    assert.equal(advice, [{ path: ['a'], kind: 'missing', fix: { id: 'add' } }])
  })
}

test('one schema of shared allOf does not cost the next key its advice', () => {
  let shared: object = { properties: { z: true } }
  for (let level = 0; level < 30; level++) shared = { allOf: [shared, shared] }
  const schema = { properties: { a: shared, b: city } }
  const fault = invalidArguments('t', {
    issues: [
      { path: ['a', 'x'], kind: 'missing' },
      { path: ['b'], kind: 'missing' }
    ]
  })
  const { advice } = advise(fault, { schema })
  assert.is(advice?.[1]?.about?.title, 'City')
})

test('unions and conditions give way to what their halves say', () => {
  const schema = JSON.parse(
    '{"properties":{"u":{"anyOf":[{"type":"string"}]}},"if":{"required":["u"]},"then":{"required":["b"]}}'
  )
  assert.equal(
    adviceOf(schema, { u: 1 }).map(({ kind, path }) => [kind, path[0]]),
    [
      ['missing', 'b'],
      ['type', 'u']
    ]
  )
})

test('identical issues are one piece of advice', () => {
  assert.is(adviceOf({ allOf: [{ required: ['a'] }, { required: ['a'] }] }, {}).length, 1)
})

test('ten thousand identical issues are one piece of advice', () => {
  const issues = Array.from({ length: 10_000 }, (): Issue => ({ path: ['a'], kind: 'missing' }))
  const schema = { properties: { a: city } }
  const { advice } = advise(invalidArguments('t', { issues }), { schema, value: {} })
  assert.is(advice?.length, 1)
})

test('what differs in its sentence alone is two pieces of advice', () => {
  const issues = ['Even only.', 'Odd only.', 'Even only.'].map(
    (message): Issue => ({ path: ['a'], kind: 'rule', message })
  )
  const { advice } = advise(invalidArguments('t', { issues }))
  assert.equal(
    advice?.map(({ expected }) => expected),
    [
      { id: 'said', text: 'Even only.' },
      { id: 'said', text: 'Odd only.' }
    ]
  )
})

test('at most 64 pieces are given, the first', () => {
  const names = Array.from({ length: 100 }, (_, at) => `k${at}`)
  assert.equal(
    adviceOf({ required: names }, {}).map(({ path }) => path[0]),
    names.slice(0, 64)
  )
})

for (const kind of [
  'unknown',
  'type',
  'format',
  'pattern',
  'range',
  'size',
  'multiple',
  'choice'
] as const) {
  test(`an issue of kind ${kind} that says nothing but a message keeps its message`, () => {
    const fault = invalidArguments('t', {
      issues: [{ path: ['a'], kind, message: 'must be good' }]
    })
    assert.equal(advise(fault).advice?.[0]?.expected, { id: 'said', text: 'must be good' })
  })
}

test("a message that repeats the caller's text is not passed on", () => {
  const issue: Issue = { path: ['a'], kind: 'unknown', message: 'secret', echo: true }
  const { advice } = advise(invalidArguments('t', { issues: [issue] }))
  assert.equal(advice, [{ path: ['a'], kind: 'unknown' }])
})

test("an author's own rule is said in the author's words", () => {
  const issue: Issue = { path: [], kind: 'rule', keyword: 'isEven', message: 'Even only.' }
  const { advice } = advise(invalidArguments('t', { issues: [issue] }))
  assert.equal(advice?.[0]?.expected, { id: 'said', text: 'Even only.' })
})

test("an author's sentence about a missing key stands in place of ours", () => {
  const issue: Issue = {
    path: ['a'],
    kind: 'missing',
    keyword: 'errorMessage',
    message: 'We need a.'
  }
  const { advice } = advise(invalidArguments('t', { issues: [issue] }))
  assert.equal(advice?.[0]?.expected, { id: 'said', text: 'We need a.' })
})

test('a fault of another kind, and one that names no issue, are returned as they came', () => {
  const nameless = frozen<InvalidArguments>({ kind: 'invalid_arguments', issues: [] })
  const other = frozen(internal())
  assert.is(advise(nameless), nameless)
  assert.is(advise(other), other)
})

test('advice is idempotent, leaves the issues untouched and writes to nothing', () => {
  const field = fc.record(
    {
      type: fc.constantFrom('string', 'integer', 'array', 'object'),
      enum: fc.constant(['a', 'b']),
      minLength: fc.nat(5),
      minimum: fc.integer(),
      format: fc.constant('email'),
      description: fc.string()
    },
    { requiredKeys: [] }
  )
  const schemas = fc.record({
    required: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', '__proto__', 'a/b')),
    properties: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'a/b'), field),
    additionalProperties: fc.boolean()
  })
  const values = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd', '0'),
    fc.jsonValue({ maxDepth: 2 })
  )
  let advised = 0
  fc.assert(
    fc.property(schemas, values, (schema, value) => {
      const fault = frozen(faultOf(schema, value))
      const about = frozen({ schema, value })
      const once = advise(fault, about)
      assert.equal(advise(once, about), once)
      assert.is(once.issues, fault.issues)
      advised += once.advice?.length ?? 0
    })
  )
  assert.ok(advised > 100)
})

test('advice that is there stands, and where there is none it is given', () => {
  const given = faultOf({ required: ['town'] }, {})
  const strict = {
    schema: { required: ['town'], properties: { town: { const: 'Bath' } } },
    value: {}
  }
  const told = advise(given, strict)
  assert.equal(advised(given, strict), told)
  assert.is(advised(told, { schema: { required: ['town'] }, value: {} }), told)
  assert.equal(advised(internal(), strict), internal())
})

test('an issue that cannot be read costs one piece of advice', () => {
  // A border: a hostile source.
  const issues = [null, 7, { path: ['a'], kind: 'missing' }] as Array<Issue>
  assert.is(advise(invalidArguments('t', { issues })).advice?.length, 1)
})

test('what is beyond 64 pieces of advice is counted, and nothing is counted twice', () => {
  const names = Array.from({ length: 100 }, (_, at) => `p${at}`)
  const issues = [...names, ...names].map(
    (name): Issue => ({ path: [name], kind: 'missing', keyword: 'required' })
  )
  const fault = advise(invalidArguments('t', { issues }))
  assert.is(fault.advice?.length, 64)
  assert.is(fault.unadvised, 36)
})

test('what is beyond the steps of one call is counted, too', () => {
  const issues = Array.from(
    { length: 100_000 },
    (_, at): Issue => ({ path: [`${at}`], kind: 'type' })
  )
  const fault = advise(invalidArguments('t', { issues }))
  assert.equal(fault.advice, [{ path: ['0'], kind: 'type', count: 10_000, at: 0, last: 9_999 }])
  assert.is(fault.unadvised, 90_000)
})

test('a missing constant is said, and arguments as a whole are never to be removed', () => {
  const [missing] = adviceOf({ required: ['to'], properties: { to: { const: 'v1' } } }, {})
  assert.equal(missing?.expected, { id: 'one_of', values: ['v1'] })
  assert.is(missing?.about?.parameterType, 'string')
  const [nothing, ...rest] = adviceOf(false, { a: 1 })
  assert.equal(rest, [])
  assert.is(nothing?.fix, undefined)
})

test('where nothing is accepted because a key is there, that key is to be removed', () => {
  const schema = { if: { not: { required: ['k'] } }, else: false }
  assert.equal(adviceOf(schema, { k: 'x' }), [
    { path: ['k'], kind: 'unexpected', expected: { id: 'nothing' }, fix: { id: 'remove' } }
  ])
})

// What an author says of a value need not say which would do.
for (const [name, issue, value, said] of [
  [
    'the values, which the sentence does not list',
    { kind: 'choice', params: { allowedValues: ['eur', 'usd'] }, message: 'We bill in EUR or USD' },
    'gbp',
    '`c`: We bill in EUR or USD: send one of "eur" or "usd"'
  ],
  [
    'no values that the sentence lists',
    { kind: 'choice', params: { allowedValues: ['eur', 'usd'] }, message: 'Bill in eur or usd.' },
    'gbp',
    '`c`: Bill in eur or usd.'
  ],
  [
    'a short value is not found in a word',
    { kind: 'choice', params: { allowedValues: ['a', 'b'] }, message: 'Take a table!' },
    'c',
    '`c`: Take a table!: send one of "a" or "b"'
  ],
  [
    'the form that would do',
    { kind: 'type', params: { type: 'number' }, message: 'Nights are counted.' },
    '3',
    '`c`: Nights are counted: send 3 without quotes'
  ],
  [
    'no type that the sentence names',
    { kind: 'type', params: { type: 'number' }, message: 'nights must be a number' },
    'x',
    '`c`: nights must be a number'
  ],
  [
    'what a missing key holds',
    { kind: 'missing', message: 'Which currency?' },
    undefined,
    '`c`: Which currency?: add `c` (string)'
  ],
  [
    'the types of a union',
    {
      kind: 'alternative',
      message: 'Ungültige Eingabe',
      branches: ['string', 'number'].map((type) => [
        { path: ['c'], kind: 'type', keyword: 'type', params: { type } } as const
      ])
    },
    true,
    '`c`: Ungültige Eingabe: send "true" in quotes'
  ],
  [
    'nothing to the sentence for a pattern',
    { kind: 'pattern', params: { pattern: '^x' }, message: 'two letters' },
    'y',
    '`c`: two letters'
  ]
] as const) {
  test(`an author's sentence is completed by ${name}`, () => {
    const issues = [{ path: ['c'], keyword: 'errorMessage', ...issue }] as const
    const about =
      value === undefined
        ? { value: {}, schema: { properties: { c: { type: 'string' } }, required: ['c'] } }
        : { value: { c: value } }
    const fault = advise(invalidArguments('t', { issues }), about)
    assert.is(fault.advice?.map((one) => sentence(one)).join('\n'), said)
  })
}

test('of a size with a keyword that nobody knows nothing is told', () => {
  for (const keyword of ['minLengths', 'maxItemsPerRow', 'minimumItems', 'additionalItemsMore']) {
    const issue: Issue = { path: ['a'], kind: 'size', keyword, params: { limit: 3 } }
    const fault = advise(invalidArguments('t', { issues: [issue] }))
    assert.is(fault.advice?.[0]?.expected, undefined, keyword)
  }
})

test.run()
