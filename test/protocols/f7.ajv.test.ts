import { invalid, invalidArguments, own } from '@toolfault/model'
import * as f7 from '@toolfault/protocols/f7'
import { fromAjv } from '@toolfault/sources/ajv'
import type { ValidationFailure } from '@toolfault/types/f7'
import { Ajv, type AnySchema, type ErrorObject, type Options } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import errors from 'ajv-errors'
import formats from 'ajv-formats'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/f7 over ajv')

const options: Options = { allErrors: true, strict: false }
const dialects = {
  'draft-07': new Ajv(options),
  '2019-09': new Ajv2019(options),
  '2020-12': new Ajv2020(options)
} as const
for (const ajv of Object.values(dialects)) formats.default(ajv)
const authored = new Ajv2020(options)
errors.default(authored)

type Dialect = keyof typeof dialects

const every: ReadonlyArray<Dialect> = ['draft-07', '2019-09', '2020-12']
const later: ReadonlyArray<Dialect> = ['2019-09', '2020-12']

const shape = (kind: string, ...keys: ReadonlyArray<string>): object => ({
  type: 'object',
  properties: { kind: { const: kind } },
  required: ['kind', ...keys]
})

/** Schemas and bad values, each with at least one error, most with several. */
const table: ReadonlyArray<
  readonly [dialects: ReadonlyArray<Dialect>, schema: unknown, value: unknown]
> = [
  [every, false, 1],
  [every, { type: 'object' }, []],
  [every, { type: ['string', 'null'] }, 1],
  [every, { required: ['a', 'b/c', '', '~', '0'] }, {}],
  [every, { properties: { 'a/b': { required: ['~'] } } }, { 'a/b': {} }],
  [
    every,
    { items: { required: ['id'], properties: { id: { type: 'integer' } } } },
    [{}, { id: 'x' }, 1, {}]
  ],
  [
    every,
    { additionalProperties: false, properties: { a: {} } },
    { '': 1, 'x/y': 2, '~': 3, a: 4 }
  ],
  [every, { additionalProperties: { type: 'integer' } }, { a: 'x', b: 1, c: [] }],
  [every, { patternProperties: { '^a': { minimum: 3 }, b$: { maximum: 1 } } }, { ab: 2, a: 1 }],
  [every, { propertyNames: { pattern: '^[a-z]+$', maxLength: 2 } }, { AAA: 1, ok: 2, 'b/c': 3 }],
  [every, { propertyNames: { enum: ['a'] } }, { b: 1 }],
  [every, { anyOf: [{ type: 'string' }, { required: ['id'] }] }, {}],
  [every, { anyOf: [shape('cat', 'lives'), shape('dog', 'name', 'age')] }, { kind: 'dog' }],
  [every, { oneOf: [{ type: 'number' }, { type: 'integer' }] }, 1],
  [every, { oneOf: [shape('cat', 'lives'), shape('dog', 'name')] }, { kind: 'fox' }],
  [every, { oneOf: [{ anyOf: [{ type: 'null' }, { minLength: 9 }] }, { type: 'integer' }] }, 'x'],
  [every, { not: { required: ['a'] } }, { a: 1 }],
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  [every, { if: { required: ['a'] }, then: { required: ['b'] } }, { a: 1 }],
  [every, { if: { required: ['a'] }, else: { required: ['b', 'c'] } }, {}],
  [every, { allOf: [{ required: ['a'] }, { required: ['a'] }, { type: 'array' }] }, {}],
  [
    every,
    {
      allOf: [{ $ref: '#/definitions/n' }, { $ref: '#/definitions/n' }],
      definitions: { n: { minimum: 3 } }
    },
    1
  ],
  [
    every,
    {
      definitions: { t: { properties: { next: { $ref: '#/definitions/t' } }, required: ['v'] } },
      $ref: '#/definitions/t'
    },
    { next: { next: {} } }
  ],
  [every, { enum: [1, 'a', null] }, 2],
  [every, { const: { a: 1 } }, { a: 2 }],
  [every, { minimum: 5, exclusiveMinimum: 5, multipleOf: 3 }, 4],
  [every, { maximum: 1, exclusiveMaximum: 1 }, 2],
  [every, { minLength: 5, pattern: '^a', format: 'email' }, 'b'],
  [
    every,
    { properties: { d: { format: 'date-time' }, u: { format: 'uuid' } } },
    { d: 'x', u: 'y' }
  ],
  [every, { minItems: 3, uniqueItems: true, contains: { type: 'string' } }, [1, 1]],
  [every, { minProperties: 2, maxProperties: 0 }, { a: 1 }],
  [every, { format: 'date', formatMinimum: '2026-01-01' }, '2025-01-01'],
  [every, { dependencies: { a: ['b', 'c'], d: { required: ['e'] } } }, { a: 1, d: 1 }],
  [['draft-07', '2019-09'], { items: [{ type: 'string' }, {}], additionalItems: false }, [1, 2, 3]],
  [later, { dependentRequired: { a: ['b', 'c/d'] } }, { a: 1 }],
  [
    later,
    { dependentSchemas: { a: { required: ['b'], properties: { a: { type: 'string' } } } } },
    { a: 1 }
  ],
  [
    later,
    { unevaluatedProperties: false, anyOf: [{ properties: { a: {} }, required: ['a'] }, {}] },
    { a: 1, 'b/': 2, c: 3 }
  ],
  [later, { unevaluatedProperties: { type: 'string' } }, { a: 1 }],
  [later, { contains: { type: 'string' }, minContains: 2, maxContains: 3 }, ['a', 1]],
  [['2020-12'], { prefixItems: [{ type: 'string' }], items: false }, [1, 2, 3]],
  [['2020-12'], { prefixItems: [{}], unevaluatedItems: false }, [1, 2]],
  [
    ['2020-12'],
    { $dynamicAnchor: 'T', required: ['v'], properties: { next: { $dynamicRef: '#T' } } },
    { next: {} }
  ]
]

const escaped = (key: unknown): string =>
  `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Row V1 over ajv's own fields, written apart from the product. */
const field = ({ instancePath, keyword, params }: ErrorObject): string => {
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
    case 'dependencies':
      return instancePath + escaped(own(params, 'missingProperty'))
    case 'additionalProperties':
      return instancePath + escaped(own(params, 'additionalProperty'))
    case 'unevaluatedProperties':
      return instancePath + escaped(own(params, 'unevaluatedProperty'))
    case 'propertyNames':
      return instancePath + escaped(own(params, 'propertyName'))
    default:
      return instancePath
  }
}

const failed = (ajv: Ajv, schema: AnySchema, value: unknown): ReadonlyArray<ErrorObject> => {
  const validate = ajv.compile(schema)
  return validate(value) === true ? [] : (validate.errors ?? [])
}

const written = (
  found: ReadonlyArray<ErrorObject>,
  form: f7.F7Form
): ReadonlyArray<ValidationFailure> => {
  const fault = invalidArguments('t', fromAjv(found))
  const { body, status } = f7.encode({ ...invalid(fault), fault }, form)
  assert.is(status, 200)
  return 'errors' in body ? body.errors : []
}

const plain = (
  found: ReadonlyArray<ErrorObject>,
  pathOf: (error: ErrorObject) => string
): ReadonlyArray<unknown> =>
  found.map((error) => ({ path: pathOf(error), message: error.message, keyword: error.keyword }))

for (const [names, schema, value] of table) {
  for (const name of names) {
    test(`says what ajv says, in its order, of ${JSON.stringify(schema)} in ${name}`, () => {
      // A border: the table's schemas are checked by ajv itself.
      const found = failed(dialects[name], schema as AnySchema, value)
      assert.ok(found.length > 0)
      assert.equal(written(found, {}), plain(found, field))
      assert.equal(
        written(found, { paths: 'native' }),
        plain(found, (error) => error.instancePath)
      )
    })
  }
}

test('blames the tag of a discriminator at the tag', () => {
  const ajv = new Ajv2020({ ...options, discriminator: true })
  const schema = {
    type: 'object',
    discriminator: { propertyName: 'kind' },
    required: ['kind'],
    oneOf: [shape('cat', 'lives'), shape('dog', 'name')]
  }
  for (const value of [{ kind: 'fox' }, { kind: 1 }]) {
    const found = failed(ajv, schema, value)
    assert.equal(
      found.map(({ keyword }) => keyword),
      ['discriminator']
    )
    assert.equal(
      written(found, {}),
      plain(found, () => '/kind')
    )
    assert.equal(
      written(found, { paths: 'native' }),
      plain(found, ({ instancePath }) => instancePath)
    )
  }
})

test('passes on the sentences of authors, each at what it speaks of', () => {
  const schema = {
    type: 'object',
    required: ['city', 'n'],
    properties: { n: { type: 'integer' }, t: { type: 'string', errorMessage: 'Write t' } },
    additionalProperties: false,
    errorMessage: {
      required: { city: 'Say where' },
      properties: { n: 'Count it' },
      additionalProperties: 'Too much'
    }
  }
  const found = failed(authored, schema, { n: 'x', t: 1, 'z/': 1 })
  const said = written(found, {})
  const sort = (list: ReadonlyArray<ValidationFailure>): ReadonlyArray<string> =>
    list.map(({ path, message, keyword }) => `${path} ${message} ${keyword}`).sort()
  assert.equal(
    said.map(({ message }) => message),
    found.map(({ message }) => message)
  )
  assert.equal(sort(said), [
    '/city Say where errorMessage',
    '/n Count it errorMessage',
    '/t Write t errorMessage',
    '/z~1 Too much errorMessage'
  ])
})

test('says validation failed where ajv was told to say nothing', () => {
  const found = failed(new Ajv2020({ ...options, messages: false }), { required: ['a'] }, {})
  assert.equal(written(found, {}), [
    { path: '/a', message: 'validation failed', keyword: 'required' }
  ])
})

test('keeps every one of ten thousand errors', () => {
  const value = Array.from({ length: 10_000 }, () => 'x')
  const found = failed(dialects['2020-12'], { items: { type: 'integer' } }, value)
  const said = written(found, {})
  assert.is(said.length, 10_000)
  assert.is(said.at(-1)?.path, '/9999')
})

test('takes nothing but true for a yes', () => {
  for (const valid of ['true', 1, {}, [], undefined, null]) {
    // A border: what a caller without types may send.
    assert.is(f7.encode({ valid } as never).status, 500)
  }
})

test.run()
