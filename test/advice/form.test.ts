import { advise } from '@toolfault/advice/advise'
import { mergeAnswers, requestedSchema } from '@toolfault/advice/form'
import { type Fault, invalidArguments, type Path } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../hostile/frozen.js'

const test = suite('advice/form')

const lacking = (...paths: ReadonlyArray<Path>): Fault =>
  invalidArguments('t', { issues: paths.map((path) => ({ path, kind: 'missing' })) })

const one = (field: unknown, name = 'x'): unknown =>
  requestedSchema(lacking([name]), { properties: { [name]: field } })

const right = (field: unknown, name = 'x'): unknown => ({
  _tag: 'Right',
  right: {
    requestedSchema: { type: 'object', properties: { [name]: field }, required: [name] },
    paths: { [name]: [name] }
  }
})

const left = (reason: string, ...path: ReadonlyArray<string>): unknown => ({
  _tag: 'Left',
  left: path.length === 0 ? { reason } : { reason, path }
})

const text = { type: 'string' }
const writeOnly = { writeOnly: true }
const titles = { title: 'T', description: 'D' }

// protocols.md 1.6, "What `requestedSchema` may contain": the members of each kind and no other.
const fields: ReadonlyArray<readonly [string, object, object]> = [
  [
    'a text with its sizes, format and default, without pattern [M6]',
    {
      type: 'string',
      minLength: 1,
      maxLength: 9,
      format: 'email',
      default: 'a@b.c',
      pattern: '^a',
      ...titles,
      'x-y': 1
    },
    { type: 'string', ...titles, minLength: 1, maxLength: 9, format: 'email', default: 'a@b.c' }
  ],
  [
    'a text without a format that forms lack',
    { type: 'string', format: 'uuid' },
    { type: 'string' }
  ],
  [
    'an integer with its limits',
    { type: 'integer', minimum: 1, maximum: 9, multipleOf: 2, default: 2 },
    { type: 'integer', minimum: 1, maximum: 9, default: 2 }
  ],
  [
    'an integer with the next limit that a form can say',
    { type: 'integer', exclusiveMinimum: 0, minimum: -5, exclusiveMaximum: 9.5 },
    { type: 'integer', minimum: 1, maximum: 9 }
  ],
  [
    'a number, of which an exclusive limit cannot be said',
    { type: 'number', exclusiveMinimum: 0, maximum: 1.5 },
    { type: 'number', maximum: 1.5 }
  ],
  [
    'a text with sizes of none, and none that are no sizes',
    { type: 'string', minLength: 0, maxLength: 1.5 },
    { type: 'string', minLength: 0 }
  ],
  ['a text of a size below none', { type: 'string', maxLength: -1 }, { type: 'string' }],
  ['a text of a size that is a text', { type: 'string', maxLength: '9' }, { type: 'string' }],
  ...['email', 'uri', 'date', 'date-time'].map(
    (format) => [`a ${format}`, { type: 'string', format }, { type: 'string', format }] as const
  ),
  [
    'an integer above and below limits, the nearer of two',
    { type: 'integer', exclusiveMinimum: -5, minimum: 0, exclusiveMaximum: 99, maximum: 9 },
    { type: 'integer', minimum: 0, maximum: 9 }
  ],
  ['yes or no', { type: 'boolean', default: false }, { type: 'boolean', default: false }],
  [
    'a choice',
    { enum: ['a', 'b'], default: 'b' },
    { type: 'string', enum: ['a', 'b'], default: 'b' }
  ],
  ['a choice that may be null', { enum: ['a', null] }, { type: 'string', enum: ['a'] }],
  [
    'a titled choice',
    { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] },
    {
      type: 'string',
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'b' }
      ]
    }
  ],
  [
    'a titled choice that may be null',
    { anyOf: [{ const: 'a', title: 'A' }, { type: 'null' }] },
    { type: 'string', oneOf: [{ const: 'a', title: 'A' }] }
  ],
  [
    'some of several',
    {
      type: 'array',
      items: { enum: ['a', 'b'] },
      minItems: 1,
      maxItems: 2,
      default: ['a'],
      uniqueItems: true
    },
    {
      type: 'array',
      items: { type: 'string', enum: ['a', 'b'] },
      minItems: 1,
      maxItems: 2,
      default: ['a']
    }
  ],
  [
    'some of several with titles',
    { type: 'array', items: { anyOf: [{ const: 'a', title: 'A' }] } },
    { type: 'array', items: { anyOf: [{ const: 'a', title: 'A' }] } }
  ],
  ['what may be null', { type: ['null', 'integer'] }, { type: 'integer' }],
  [
    'what a generator of schemas says may be null',
    { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }], title: 'T', default: null },
    { type: 'string', title: 'T', maxLength: 3 }
  ],
  ['anything, as a text', { description: 'D' }, { type: 'string', description: 'D' }],
  ['a default of another type, without it', { type: 'integer', default: '2' }, { type: 'integer' }],
  [
    'a count of tokens, which is no secret',
    { type: 'integer', title: 'T' },
    { type: 'integer', title: 'T' }
  ]
]

for (const [what, given, wanted] of fields) {
  test(`asks for ${what}`, () => {
    const name = what.includes('tokens') ? 'max_tokens' : 'x'
    assert.equal(one(given, name), right(wanted, name))
  })
}

test('follows references, at the place and inside what may be null', () => {
  const $defs = { day: { type: 'string', format: 'date' }, hue: { enum: ['red'] } }
  const properties = {
    a: { $ref: '#/$defs/day', description: 'D' },
    b: { anyOf: [{ $ref: '#/$defs/hue' }, { type: 'null' }] },
    c: { allOf: [{ $ref: '#/$defs/hue' }] },
    d: { type: 'array', items: { $ref: '#/$defs/hue' } }
  }
  assert.equal(requestedSchema(lacking(['a'], ['b'], ['c'], ['d']), { $defs, properties }), {
    _tag: 'Right',
    right: {
      requestedSchema: {
        type: 'object',
        properties: {
          a: { type: 'string', description: 'D', format: 'date' },
          b: { type: 'string', enum: ['red'] },
          c: { type: 'string', enum: ['red'] },
          d: { type: 'array', items: { type: 'string', enum: ['red'] } }
        },
        required: ['a', 'b', 'c', 'd']
      },
      paths: { a: ['a'], b: ['b'], c: ['c'], d: ['d'] }
    }
  })
})

test('a nested key is named from the root, and told apart from a key with a dot [A17]', () => {
  const schema = {
    properties: {
      guest: { properties: { name: { type: 'string' } } },
      'guest.name': { type: 'string' },
      '': { type: 'string' },
      ['__proto__']: { type: 'string' }
    }
  }
  const form = requestedSchema(
    lacking(['guest', 'name'], ['guest.name'], [''], ['__proto__']),
    schema
  )
  assert.is(form._tag, 'Right')
  if (form._tag === 'Left') return
  assert.equal(Object.entries(form.right.paths), [
    ['guest.name', ['guest', 'name']],
    ['/guest.name', ['guest.name']],
    ['/', ['']],
    ['__proto__', ['__proto__']]
  ])
  assert.equal(
    Object.keys(form.right.requestedSchema.properties),
    form.right.requestedSchema.required
  )
})

// protocols.md 1.6: "rejected: object-typed property, array of plain strings, …".
const unfit: ReadonlyArray<readonly [string, unknown]> = [
  ['object', { type: 'object' }],
  ['object', { properties: { a: {} } }],
  ['list', { type: 'array', items: { type: 'string' } }],
  ['list', { type: 'array', items: { type: 'object' } }],
  ['list', { type: 'array' }],
  ['choices', { enum: [1, 2] }],
  ['choices', { enum: [null] }],
  ['choices', { const: true }],
  ['choices', { enum: Array.from({ length: 1_001 }, (_, at) => `v${at}`) }],
  ['unknown', { type: 'null' }],
  ['unknown', { anyOf: [{ type: 'string' }, { type: 'object' }] }],
  ['unknown', { $ref: 'https://example.com/other' }],
  ['unknown', undefined],
  ['unknown', true],
  ['secret', { type: 'string', format: 'password' }],
  ['secret', { type: 'string', writeOnly: true }]
]

for (const [reason, field] of unfit) {
  test(`${reason}: no form for ${JSON.stringify(field)?.slice(0, 60)}`, () => {
    assert.equal(one(field), left(reason, 'x'))
  })
}

// MCP 2026-07-28, Elicitation: "Servers MUST NOT use form mode elicitation to request sensitive information".
for (const name of [
  'password',
  'userPassword',
  'api_key',
  'apiKey',
  'X-API-KEY',
  'client_secret',
  'token',
  'access_token',
  'refreshToken',
  'credentials',
  'private_key',
  'pin',
  'otp',
  'cvv',
  'passphrase'
]) {
  test(`never asks for ${name} in a form`, () => {
    assert.equal(one({ type: 'string' }, name), left('secret', name))
    assert.equal(
      requestedSchema(lacking([name, 'value']), {
        properties: { [name]: { properties: { value: { type: 'string' } } } }
      }),
      left('secret', name, 'value')
    )
  })
}

for (const name of [
  'page_token',
  'nextPageToken',
  'tokenizer',
  'passenger',
  'keyword',
  'key',
  'pinned',
  'secretary'
]) {
  test(`${name} is no secret`, () =>
    assert.equal(one({ type: 'string' }, name), right({ type: 'string' }, name)))
}

/** None is in use; its parts are joined so that no scanner takes it for real. */
const token = ['sk', 'live_0123456789abcdef'].join('-')

// The same rule as for what is shown of a value: docs/security.md.
for (const [name, schema, path] of [
  ['what holds it', { properties: { a: { ...writeOnly, properties: { b: text } } } }, ['a', 'b']],
  ['the whole', { ...writeOnly, properties: { a: text } }, ['a']],
  [
    'a schema beside it',
    { properties: { a: text }, allOf: [{ properties: { a: writeOnly } }] },
    ['a']
  ],
  [
    'a pattern',
    { properties: { b: text }, patternProperties: { '^a': { ...text, ...writeOnly } } },
    ['a']
  ],
  [
    'what it refers to',
    { properties: { a: { $ref: '#/$defs/s' } }, $defs: { s: writeOnly } },
    ['a']
  ],
  ['its default', { properties: { a: { ...text, default: token } } }, ['a']],
  ['a value to choose', { properties: { a: { enum: ['b', token] } } }, ['a']],
  ['a titled value', { properties: { a: { oneOf: [{ const: token, title: 'T' }] } } }, ['a']],
  ['one of several', { properties: { a: { type: 'array', items: { enum: [token] } } } }, ['a']]
] as const) {
  test(`no form asks for a secret: ${name} says so`, () => {
    assert.equal(requestedSchema(lacking(path), schema), left('secret', ...path))
  })
}

test('nor does a place beside one make it a secret', () => {
  const schema = { properties: { a: text, b: { ...text, ...writeOnly } } }
  assert.is(requestedSchema(lacking(['a']), schema)._tag, 'Right')
})

test('a number may be a secret, too', () => {
  assert.equal(one({ type: 'integer' }, 'pin'), left('secret', 'pin'))
})

test('what is wrong rather than missing is for the caller to mend', () => {
  const schema = { properties: { x: { type: 'string' }, y: { type: 'string' } } }
  const also = invalidArguments('t', {
    issues: [
      { path: ['x'], kind: 'missing' },
      { path: ['y'], kind: 'type' }
    ]
  })
  assert.equal(requestedSchema(also, schema), left('not_missing', 'y'))
  const renamed: Fault = {
    kind: 'invalid_arguments',
    issues: [],
    advice: [{ path: ['x'], kind: 'missing', fix: { id: 'rename', from: ['xx'], to: ['x'] } }]
  }
  assert.equal(requestedSchema(renamed, schema), left('not_missing', 'x'))
})

test('what names nothing that is missing has no form', () => {
  for (const fault of [{ kind: 'internal' }, { kind: 'invalid_arguments', issues: [] }, null, 7]) {
    // A border: a careless caller.
    assert.equal(requestedSchema(fault as Fault, {}), left('nothing_missing'))
  }
})

test('more than the fault names has no form', () => {
  const fault = invalidArguments('t', {
    issues: Array.from({ length: 70 }, (_, at) => ({ path: [`p${at}`], kind: 'missing' as const }))
  })
  assert.equal(requestedSchema(advise(fault, {}), {}), left('too_many'))
})

test('a key that two rules want is one field', () => {
  const form = requestedSchema(lacking(['x'], ['x']), { properties: { x: { type: 'string' } } })
  assert.equal(form, right({ type: 'string' }))
})

test('before 2025-11-25 a form has no lists, titles beside the values, and no default but of yes or no', () => {
  const old = (field: unknown): unknown =>
    requestedSchema(lacking(['x']), { properties: { x: field } }, { version: '2025-06-18' })
  assert.equal(old({ type: 'string', default: 'a' }), right({ type: 'string' }))
  assert.equal(old({ type: 'boolean', default: true }), right({ type: 'boolean', default: true }))
  assert.equal(old({ type: 'array', items: { enum: ['a'] } }), left('list', 'x'))
  assert.equal(
    old({ oneOf: [{ const: 'a', title: 'A' }] }),
    right({ type: 'string', enum: ['a'], enumNames: ['A'] })
  )
})

test('answers go where the form has them from, into new arguments', () => {
  const value = frozen({ guest: { age: 7 }, list: [{ a: 1 }], keep: [1] })
  const paths = {
    'guest.name': ['guest', 'name'],
    'list.0.b': ['list', '0', 'b'],
    'new.x': ['new', 'x']
  }
  const content = { 'guest.name': 'Ann', 'list.0.b': true, 'new.x': ['a'], keep: 'no', other: 1 }
  const merged = mergeAnswers(value, content, paths)
  assert.equal(merged, {
    guest: { age: 7, name: 'Ann' },
    list: [{ a: 1, b: true }],
    keep: [1],
    new: { x: ['a'] }
  })
  assert.is(Object(merged).keep, value.keep)
})

test('arguments that were not sent begin as an object', () => {
  assert.equal(mergeAnswers(undefined, { x: 1.5 }, { x: ['x'] }), { x: 1.5 })
})

test('what is no answer is left out: declined, of a strange type, where something else stands', () => {
  const value = { text: 'x', list: [] }
  const strange: ReadonlyArray<readonly [unknown, Path]> = [
    [undefined, ['x']],
    [null, ['x']],
    [{ a: 1 }, ['x']],
    [[1], ['x']],
    [Number.NaN, ['x']],
    ['a', ['text', 'x']],
    ['a', ['list', '3']],
    ['a', ['list', 'x']],
    ['a', []]
  ]
  for (const [answer, path] of strange) {
    // A border: a client without types.
    assert.is(mergeAnswers(value, { x: answer } as never, { x: path }), value)
  }
  assert.is(mergeAnswers(value, undefined, { x: ['x'] }), value)
  assert.is(mergeAnswers(value, Object.create({ x: 'a' }), { x: ['x'] }), value)
})

test('a key that has a meaning in JavaScript is a key', () => {
  const merged = mergeAnswers(
    {},
    JSON.parse('{"__proto__": "a"}'),
    JSON.parse('{"__proto__": ["__proto__"]}')
  )
  assert.equal(JSON.stringify(merged), '{"__proto__":"a"}')
  assert.is(Object(merged).polluted, undefined)
})

const leaf = fc.oneof(
  fc.constant({ type: 'string' }),
  fc.record({
    type: fc.constant('integer'),
    minimum: fc.integer({ max: 0 }),
    maximum: fc.integer({ min: 1 })
  }),
  fc.constant({ type: 'boolean' }),
  fc.constant({ enum: ['a', 'b'] }),
  fc.constant({ type: 'array', items: { enum: ['a'] } }),
  fc.constant({ type: 'object' })
)

const answerTo = (field: { readonly type?: unknown; readonly enum?: unknown }): unknown =>
  field.enum !== undefined
    ? 'a'
    : field.type === 'integer'
      ? 0
      : field.type === 'boolean'
        ? true
        : field.type === 'array'
          ? ['a']
          : 'x'

test('a form that is filled in makes the call valid', () => {
  let forms = 0
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ maxLength: 4 }), leaf, { maxKeys: 4 }),
      fc.dictionary(fc.string({ maxLength: 4 }), leaf, { maxKeys: 3 }),
      (top, deep) => {
        const required = Object.keys(top).filter((key) => key !== 'in')
        const schema = {
          type: 'object',
          properties: {
            ...top,
            in: { type: 'object', properties: deep, required: Object.keys(deep) }
          },
          required
        }
        const value = frozen({ in: {} })
        const check = compile(schema)
        if (check._tag === 'Left') return
        const found = check.right(value)
        if (found.issues.length === 0) return
        const form = requestedSchema(invalidArguments('t', found), frozen(schema))
        if (form._tag === 'Left') {
          assert.ok(['object', 'secret'].includes(form.left.reason), form.left.reason)
          return
        }
        forms++
        const { paths, requestedSchema: asked } = form.right
        const content = Object.fromEntries(
          Object.entries(asked.properties).map(([name, field]) => [name, answerTo(field)])
        )
        const merged = mergeAnswers(value, content as never, paths)
        assert.equal(check.right(merged).issues, [])
      }
    ),
    { numRuns: 500 }
  )
  assert.ok(forms > 50, String(forms))
})

const words = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => `v${at}`)

// Each limit at its border: `protocols.md` 1.6 lists what a field may hold.
for (const [what, given, wanted] of [
  ['a title of 200 signs', { title: 'x'.repeat(201) }, { type: 'string', title: 'x'.repeat(200) }],
  [
    'a description of 1 000 signs',
    { description: 'x'.repeat(1_001) },
    { type: 'string', description: 'x'.repeat(1_000) }
  ],
  [
    'a size of nothing',
    { minLength: 0, maxLength: 0 },
    { type: 'string', minLength: 0, maxLength: 0 }
  ],
  [
    'no size below nothing, of a part, or of no number',
    { minLength: -1, maxLength: 1.5 },
    { type: 'string' }
  ],
  ['no size that is a text', { minLength: '1' }, { type: 'string' }],
  ['1 000 values', { enum: words(1_000) }, { type: 'string', enum: words(1_000) }],
  ['values beside null', { enum: ['a', null] }, { type: 'string', enum: ['a'] }],
  ['a constant', { const: 'a' }, { type: 'string', enum: ['a'] }],
  [
    'limits that are included',
    { type: 'integer', minimum: 1, maximum: 3 },
    { type: 'integer', minimum: 1, maximum: 3 }
  ],
  [
    'limits that are not',
    { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 3.5 },
    { type: 'integer', minimum: 2, maximum: 3 }
  ],
  [
    'the nearer of two limits',
    { type: 'integer', minimum: 5, exclusiveMinimum: 1, maximum: 7, exclusiveMaximum: 10 },
    { type: 'integer', minimum: 5, maximum: 7 }
  ],
  [
    'the nearer of two other limits',
    { type: 'integer', minimum: 1, exclusiveMinimum: 5, maximum: 10, exclusiveMaximum: 8 },
    { type: 'integer', minimum: 6, maximum: 7 }
  ],
  [
    'a number, of which no limit is next to an excluded one',
    { type: 'number', exclusiveMinimum: 1, maximum: 3 },
    { type: 'number', maximum: 3 }
  ],
  ['an integer by default', { type: 'integer', default: 3 }, { type: 'integer', default: 3 }],
  ['no part of one by default', { type: 'integer', default: 3.5 }, { type: 'integer' }],
  ['a number by default', { type: 'number', default: 3.5 }, { type: 'number', default: 3.5 }],
  ['no number by default for a text', { type: 'string', default: 3 }, { type: 'string' }],
  ['no by default', { type: 'boolean', default: false }, { type: 'boolean', default: false }],
  [
    'a list by default',
    { type: 'array', items: { enum: ['a'] }, default: ['a'], minItems: 0 },
    { type: 'array', items: { type: 'string', enum: ['a'] }, default: ['a'], minItems: 0 }
  ],
  [
    'no list of others by default',
    { type: 'array', items: { enum: ['a'] }, default: ['a', 1] },
    { type: 'array', items: { type: 'string', enum: ['a'] } }
  ],
  [
    'the first type that a form can hold',
    { type: ['object', 'array', 'boolean', 'number'] },
    { type: 'number' }
  ],
  ['the formats of the protocol alone', { type: 'string', format: 'uuid' }, { type: 'string' }],
  ['an address', { type: 'string', format: 'uri' }, { type: 'string', format: 'uri' }],
  ['a moment', { type: 'string', format: 'date-time' }, { type: 'string', format: 'date-time' }]
] as const) {
  test(`a field has ${what}`, () => assert.equal(one(given), right(wanted)))
}

for (const [reason, given] of [
  ['choices', { enum: words(1_001) }],
  ['choices', { enum: ['a', 1] }],
  ['choices', { enum: [null] }],
  ['unknown', { oneOf: words(1_001).map((value) => ({ const: value })) }],
  ['object', { properties: {} }],
  ['list', { items: {} }],
  ['unknown', { anyOf: [{ type: 'string' }, { type: 'integer' }] }],
  ['unknown', { type: 'null' }],
  ['unknown', { type: [] }]
] as const) {
  test(`no field for ${JSON.stringify(given).slice(0, 60)}`, () => {
    assert.equal(one(given), left(reason, 'x'))
  })
}

test('titles of values are kept short, and a value without one is its own', () => {
  const given = { oneOf: [{ const: 'a', title: 'x'.repeat(201) }, { const: 'b' }] }
  const oneOf = [
    { const: 'a', title: 'x'.repeat(200) },
    { const: 'b', title: 'b' }
  ]
  assert.equal(one(given), right({ type: 'string', oneOf }))
  const many = words(1_000)
  assert.equal(
    one({ oneOf: many.map((value) => ({ const: value })) }),
    right({ type: 'string', oneOf: many.map((value) => ({ const: value, title: value })) })
  )
})

for (const type of ['integer', 'number']) {
  test(`tokens as ${type} are counted`, () => {
    assert.equal(one({ type }, 'tokens'), right({ type }, 'tokens'))
  })
}

test('tokens that are counted are asked for, and a token is not', () => {
  for (const type of ['integer', 'number'])
    assert.equal(one({ type }, 'tokens'), right({ type }, 'tokens'))
  assert.is.not(Object(one({ type: 'string' }, 'tokens'))._tag, 'Right')
})

test('a field of one part is that part, and a default of null is none', () => {
  const short = { type: 'string', maxLength: 3 }
  assert.equal(one({ allOf: [short] }), right(short))
  assert.equal(one({ ...short, default: null }), right(short))
  assert.equal(one({ type: 'boolean', default: null }), right({ type: 'boolean' }))
  assert.equal(one({ type: 'number', default: 1.5 }), right({ type: 'number', default: 1.5 }))
  assert.equal(one({ type: 'integer', default: 1.5 }), right({ type: 'integer' }))
})

test.run()
