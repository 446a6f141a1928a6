import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import * as text from '@toolfault/protocols/text'
import {
  fromStandardSchema,
  jsonSchemaOf,
  type StandardSchema,
  validate
} from '@toolfault/sources/standard-schema'
import { type } from 'arktype'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Bare, bare } from './bare.js'

const test = suite('sources/standard-schema.arktype')

const rows: ReadonlyArray<readonly [string, StandardSchema, unknown, ReadonlyArray<Bare>]> = [
  [
    'types by their names in JSON',
    type({
      a: 'string',
      b: 'number',
      c: 'number.integer',
      d: 'boolean',
      e: 'null',
      f: 'unknown[]',
      g: 'object'
    }),
    { a: 1, b: 'x', c: 1.5, d: 'x', e: 'x', f: 'x', g: 'x' },
    [
      ['/a', 'type', 'type', { type: 'string' }],
      ['/b', 'type', 'type', { type: 'number' }],
      ['/c', 'type', 'type', { type: 'integer' }],
      ['/d', 'type', 'type', { type: 'boolean' }],
      ['/e', 'choice', 'const', { allowedValue: null }],
      ['/f', 'type', 'type', { type: 'array' }],
      ['/g', 'type', 'type', { type: 'object' }]
    ]
  ],
  [
    'types that JSON lacks have no keyword',
    type({ a: 'bigint', b: 'Date', c: 'symbol', d: 'Map', e: 'undefined', f: 'number.NaN' }),
    { a: 1, b: 'x', c: 1, d: 'x', e: 'x', f: 1 },
    [
      ['/a', 'type'],
      ['/b', 'type'],
      ['/c', 'type'],
      ['/d', 'type'],
      ['/e', 'choice'],
      ['/f', 'choice']
    ]
  ],
  [
    'bounds',
    type({
      a: 'number>=2',
      b: 'number>2',
      c: 'number<=2',
      d: 'number<2',
      e: 'number%5',
      f: 'number>0',
      g: 'number<=0',
      h: 'number%2'
    }),
    { a: 1, b: 2, c: 3, d: 2, e: 3, f: 0, g: 1, h: 1 },
    [
      ['/a', 'range', 'minimum', { comparison: '>=', limit: 2 }],
      ['/b', 'range', 'exclusiveMinimum', { comparison: '>', limit: 2 }],
      ['/c', 'range', 'maximum', { comparison: '<=', limit: 2 }],
      ['/d', 'range', 'exclusiveMaximum', { comparison: '<', limit: 2 }],
      ['/e', 'multiple', 'multipleOf', { multipleOf: 5 }],
      ['/f', 'range', 'exclusiveMinimum', { comparison: '>', limit: 0 }],
      ['/g', 'range', 'maximum', { comparison: '<=', limit: 0 }],
      ['/h', 'multiple', 'multipleOf', { multipleOf: 2 }]
    ]
  ],
  [
    'sizes, of texts and of arrays',
    type({
      a: 'string>=2',
      b: 'string<=2',
      c: 'string==2',
      d: 'string>0',
      e: 'unknown[]>=2',
      f: ['string', 'number']
    }),
    { a: 'a', b: 'abc', c: 'abc', d: '', e: [1], f: ['x'] },
    [
      ['/a', 'size', 'minLength', { limit: 2 }],
      ['/b', 'size', 'maxLength', { limit: 2 }],
      ['/c', 'size', 'maxLength', { limit: 2, exact: true }],
      ['/d', 'size', 'minLength', { limit: 1 }],
      ['/e', 'size', 'minItems', { limit: 2 }],
      ['/f', 'size', 'minItems', { limit: 2, exact: true }]
    ]
  ],
  [
    'formats, by what arktype calls them, and a pattern',
    type({
      a: 'string.email',
      b: 'string.url',
      c: 'string.uuid',
      d: 'string.date.iso',
      e: 'string.ip.v4',
      f: /^\d+$/
    }),
    { a: '!', b: '!', c: '!', d: '!', e: '!', f: '!' },
    [
      ['/a', 'format', 'format', { format: 'email' }],
      ['/b', 'format', 'format', { format: 'uri' }],
      ['/c', 'format', 'format', { format: 'uuid' }],
      ['/d', 'format', 'format', { format: 'date-time' }],
      ['/e', 'format', 'format', { format: 'ipv4' }],
      ['/f', 'pattern', 'pattern', { pattern: '^\\d+$' }]
    ]
  ],
  [
    "D5: allowed values, in arktype's order",
    type({ a: "'eco' | 'biz'", b: "'x'", c: type.enumerated('a', 1, null) }),
    { a: 'q', b: 'q', c: 'q' },
    [
      ['/a', 'choice', 'enum', { allowedValues: ['biz', 'eco'] }],
      ['/b', 'choice', 'const', { allowedValue: 'x' }],
      ['/c', 'choice', 'enum', { allowedValues: [1, 'a', null] }]
    ]
  ],
  [
    "D5: code 'required' is missing, and so is a tag that is not there",
    type({
      a: 'string',
      e: "'x' | 'y'",
      t: type({ k: "'a'", x: 'string' }).or({ k: "'b'", y: 'number' })
    }),
    { t: {} },
    [
      ['/a', 'missing', 'required'],
      ['/e', 'missing', 'required'],
      ['/t/k', 'missing', 'required', { allowedValues: ['a', 'b'] }]
    ]
  ],
  [
    'a text of which no date can be made is in the wrong format',
    type('string.date.parse'),
    'soon',
    [['', 'format', 'format', { format: 'date-time' }]]
  ],
  [
    'a tag that a text or a list lacks says that no object came',
    type({ o: type({ k: "'a'", x: 'string' }).or({ k: "'b'", y: 'number' }) }),
    { o: 'a' },
    [['/o', 'type', 'type', { type: 'object' }]]
  ],
  [
    'an unknown tag is a choice at the tag',
    type({ k: "'a'", x: 'string' }).or({ k: "'b'", y: 'number' }),
    { k: 'c' },
    [['/k', 'choice', 'enum', { allowedValues: ['a', 'b'] }]]
  ],
  [
    'several surplus keys, each at its key',
    type({ o: type({ '+': 'reject' }) }),
    { o: { 'a/b': 1, c: 2 } },
    [
      ['/o/a~1b', 'unexpected', 'additionalProperties'],
      ['/o/c', 'unexpected', 'additionalProperties']
    ]
  ],
  [
    'several rules of one value are several issues',
    type({ a: 'number.integer >= 3', b: '(string.email <= 5)' }),
    { a: 1.5, b: 'aaaaaaaa' },
    [
      ['/a', 'type', 'type', { type: 'integer' }],
      ['/a', 'range', 'minimum', { comparison: '>=', limit: 3 }],
      ['/b', 'format', 'format', { format: 'email' }],
      ['/b', 'size', 'maxLength', { limit: 5 }]
    ]
  ],
  [
    'types of which one must be',
    type('boolean | number | null'),
    'x',
    [['', 'type', 'type', { type: ['number', 'boolean', 'null'] }]]
  ],
  [
    'types of which only some texts or arrays may be taken, which no sentence tells',
    type({ a: "'now' | number", b: 'string | number', c: 'boolean[] | number' }),
    { a: true, b: true, c: true },
    [
      ['/a', 'type'],
      ['/b', 'type'],
      ['/c', 'type']
    ]
  ],
  [
    'what must never be there',
    type({ 'a?': 'never' }),
    { a: 1 },
    [['/a', 'unexpected', 'false schema']]
  ],
  [
    'bounds of dates have the keywords of ajv',
    type({ a: "Date >= d'2020-01-01'", b: "Date <= d'1960-01-01T12:00:00Z'" }),
    { a: new Date(0), b: new Date(0) },
    [
      ['/a', 'range', 'formatMinimum', { comparison: '>=', limit: '2020-01-01' }],
      ['/b', 'range', 'formatMaximum', { comparison: '<=', limit: '1960-01-01T12:00:00.000Z' }]
    ]
  ],
  [
    'a path has no dots',
    type({ 'a.b': { 'c/d': ['string'] } }),
    { 'a.b': { 'c/d': [1] } },
    [['/a.b/c~1d/0', 'type', 'type', { type: 'string' }]]
  ]
]

for (const [name, schema, value, expected] of rows) {
  test(name, () => {
    const { issues } = validate(schema, value)
    const byPlace = [...bare(issues)].sort(([one], [other]) =>
      one < other ? -1 : one > other ? 1 : 0
    )
    assert.equal(byPlace, expected)
  })
}

test('D5: a union has its branches, each with its first error', () => {
  const schema = type({ t: [{ a: 'string' }, '|', { b: { c: 'number' } }] })
  const [issue, ...more] = validate(schema, { t: { b: { c: 'x' } } }).issues
  assert.equal(more, [])
  assert.equal(bare(issue === undefined ? [] : [issue]), [['/t', 'alternative', 'anyOf']])
  assert.equal(issue?.branches?.map(bare), [
    [['/t/a', 'missing', 'required']],
    [['/t/b/c', 'type', 'type', { type: 'number' }]]
  ])
})

test('ArkErrors themselves are read', () => {
  const out = type({ a: 'string' })({ a: 1 })
  if (!(out instanceof type.errors)) throw new TypeError('no errors')
  assert.equal(bare(fromStandardSchema(out).issues), [['/a', 'type', 'type', { type: 'string' }]])
})

const authored: ReadonlyArray<readonly [string, StandardSchema, unknown, Bare, string]> = [
  [
    'a described type',
    type({ a: type('string').describe('a nice thing') }),
    { a: 1 },
    ['/a', 'type', 'errorMessage', { type: 'string' }],
    'a must be a nice thing (was a number)'
  ],
  [
    'a described pattern, without what it repeats of the caller',
    type({ a: type(/^\d\d$/).describe('two digits') }),
    { a: 'secret' },
    ['/a', 'pattern', 'errorMessage', { pattern: '^\\d\\d$' }],
    'a must be two digits'
  ],
  [
    'a configured message',
    type({ a: type('string').configure({ message: () => 'say it' }) }),
    { a: 1 },
    ['/a', 'type', 'errorMessage', { type: 'string' }],
    'say it'
  ],
  [
    'a configured problem',
    type({ a: type('string').configure({ problem: () => 'should be text' }) }),
    { a: 1 },
    ['/a', 'type', 'errorMessage', { type: 'string' }],
    'a should be text'
  ],
  [
    "a configured problem that begins as arktype's do",
    type({ a: type('string').configure({ problem: () => 'must be a city of the list' }) }),
    { a: 1 },
    ['/a', 'type', 'errorMessage', { type: 'string' }],
    'a must be a city of the list'
  ],
  [
    'a narrow',
    type({ a: type('number').narrow((_, to) => to.mustBe('even')) }),
    { a: 3 },
    ['/a', 'rule'],
    'a must be even (was 3)'
  ],
  [
    'a narrow, without what it repeats of the caller',
    type({ a: type('string').narrow((_, to) => to.mustBe('a date in the future')) }),
    { a: 'secret' },
    ['/a', 'rule'],
    'a must be a date in the future'
  ],
  [
    'a narrow with a message of its own',
    type({ a: type('string').narrow((_, to) => to.reject({ message: 'say it' })) }),
    { a: 'x' },
    ['/a', 'rule'],
    'say it'
  ]
]

for (const [name, schema, value, expected, message] of authored) {
  test(`an author's own sentence for ${name} is told from arktype's`, () => {
    const { issues } = validate(schema, value)
    assert.equal(bare(issues), [expected])
    assert.is(issues[0]?.message, message)
    assert.is(issues[0]?.echo, undefined)
  })
}

test("D5: arktype's sentences repeat texts, and say so; numbers cannot speak", () => {
  const echo = (schema: StandardSchema, value: unknown): unknown =>
    validate(schema, value).issues[0]?.echo
  assert.is(echo(type("'a' | 'b'"), 'secret'), true)
  assert.is(echo(type('string.email'), 'secret'), true)
  assert.is(echo(type({ '+': 'reject' }), { secret: 1 }), true)
  assert.is(echo(type([{ a: "'x'" }, '|', { b: "'y'" }]), { a: 'secret', b: 'secret' }), true)
  assert.is(echo(type('number'), 'secret'), undefined)
  assert.is(echo(type('number > 3'), 1), undefined)
})

test('types that a union is told apart by are told, without a keyword where some texts or objects may not be taken', () => {
  const said = (schema: StandardSchema, value: unknown): unknown =>
    validate(schema, value).issues.map(({ keyword, kind, params }) => [kind, keyword, params])
  assert.equal(said(type('string.uuid').or({ id: 'number' }), 4), [
    ['type', undefined, { type: ['string', 'object'] }]
  ])
  assert.equal(said(type('number | null'), 'x'), [['type', 'type', { type: ['number', 'null'] }]])
})

test('of those no schema says more, and a schema more than they do', () => {
  const schema = type({ target: type('string').or('string[]') })
  const value = { target: 4 }
  const told = (about: object): string =>
    text.encode(advise(invalidArguments('t', validate(schema, value)), { value, ...about }))
  assert.is(
    told({}),
    'Invalid arguments for tool t: `target` must be a string or an object, received 4: send "4" in quotes.'
  )
  assert.is(
    told({ schema: jsonSchemaOf(schema) }),
    'Invalid arguments for tool t: `target` must be a string or an array, received 4: send "4" in quotes.'
  )
})

test.run()
