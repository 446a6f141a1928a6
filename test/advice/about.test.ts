import type { About } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'

const test = suite('advice/about')

const text = { type: 'string' }
const integer = { type: 'integer' }

/** What is said of a place that has to be an object, or whatever the schema says, and is a boolean. */
const about = (schema: object, defs: object = {}): About | undefined =>
  onlyAdvice({ properties: { a: schema }, $defs: defs }, { a: true }).about

// Issue 3, item 8: "a signature of the failing node such as `{ email: string, subject?: string }`".
for (const [name, schema, signature] of [
  [
    'what is required comes first, and what may be left out has its mark',
    { type: 'object', properties: { subject: text, email: text }, required: ['email'] },
    '{ email: string, subject?: string }'
  ],
  [
    'formats stand behind their types',
    { type: 'object', properties: { id: { type: 'string', format: 'uuid' } }, required: ['id'] },
    '{ id: string (uuid) }'
  ],
  [
    'listed values are written',
    { type: 'object', properties: { unit: { enum: ['C', 'F', 1, null] }, v: { const: 2 } } },
    '{ unit?: "C" | "F" | 1 | null, v?: 2 }'
  ],
  [
    'of many values the first six',
    { type: 'object', properties: { n: { enum: Array.from({ length: 40 }, (_, at) => at) } } },
    '{ n?: 0 | 1 | 2 | 3 | 4 | 5 | … }'
  ],
  ['a list of texts', { type: 'array', items: text }, 'string[]'],
  [
    'a list of several types',
    { type: 'array', items: { type: ['string', 'null'] } },
    '(string | null)[]'
  ],
  [
    'a list of objects',
    { type: 'array', items: { type: 'object', properties: { id: integer }, required: ['id'] } },
    '{ id: integer }[]'
  ],
  ['a tuple', { type: 'array', prefixItems: [text, integer] }, '[string, integer]'],
  [
    'objects inside objects',
    { type: 'object', properties: { a: { type: 'object', properties: { b: text } } } },
    '{ a?: { b?: string } }'
  ],
  [
    'objects inside objects inside objects are told as long as there is room',
    {
      type: 'object',
      properties: {
        a: {
          type: 'object',
          properties: {
            b: {
              type: 'object',
              properties: { c: { type: 'object', properties: { d: text } } }
            }
          }
        }
      }
    },
    '{ a?: { b?: { c?: { d?: string } } } }'
  ],
  [
    'a key of other letters is in quotes',
    { type: 'object', properties: { 'a b': text } },
    '{ "a b"?: string }'
  ],
  [
    'all parts of allOf are one',
    {
      type: 'object',
      allOf: [
        { properties: { a: text }, required: ['a'] },
        { properties: { b: integer }, required: ['b'] }
      ]
    },
    '{ a: string, b: integer }'
  ],
  [
    'what stands behind a reference',
    { type: 'object', properties: { x: { $ref: '#/$defs/X' } } },
    '{ x?: { y: integer } }'
  ],
  [
    'a union inside',
    { type: 'object', properties: { x: { anyOf: [text, integer] } } },
    '{ x?: string | integer }'
  ],
  [
    'an object or null',
    { type: ['object', 'null'], properties: { a: text } },
    '{ a?: string } | null'
  ]
] as const) {
  test(`the expected shape in one line: ${name}`, () => {
    const defs = { X: { type: 'object', properties: { y: integer }, required: ['y'] } }
    assert.is(about(schema, defs)?.signature, signature)
  })
}

test('a schema that holds itself has an end', () => {
  const defs = {
    T: { type: 'object', properties: { v: integer, below: { $ref: '#/$defs/T' } }, required: ['v'] }
  }
  const signature = about({ $ref: '#/$defs/T' }, defs)?.signature ?? ''
  assert.match(signature, '{ v: integer, below?: { v: integer,')
  assert.ok(signature.length <= 400)
})

test('what may be left out is clipped, what is required is not', () => {
  const names = Array.from({ length: 40 }, (_, at) => `parameter_${at}`)
  const properties = Object.fromEntries(names.map((name) => [name, integer]))
  const open = about({ type: 'object', properties })?.signature ?? ''
  assert.match(open, /^\{ parameter_0\?: integer, .*, parameter_16\?, … \}$/)
  assert.ok(open.length < 360, open)
  const needed = about({ type: 'object', properties, required: names.slice(0, 8) })?.signature ?? ''
  for (const name of names.slice(0, 8)) assert.match(needed, `${name}: integer`)
})

test('where the type says all, there is no signature', () => {
  for (const schema of [integer, { type: 'object' }, { type: 'array' }, { type: 'string' }]) {
    assert.is(adviceOf({ properties: { a: schema } }, { a: null })[0]?.about?.signature, undefined)
  }
})

// "with an example from `examples`, `default` or a format table"
for (const [name, schema, example] of [
  ['the first of the examples', { ...integer, examples: [7, 8], default: 9 }, 7],
  ['the default', { ...integer, default: 9 }, 9],
  ['one of the format', { type: 'string', format: 'date' }, '2026-01-31'],
  ['none', integer, undefined],
  ['not an empty one', { type: 'string', examples: [''], default: '' }, undefined],
  ['not a long one', { type: 'string', examples: ['x'.repeat(300)] }, undefined]
] as const) {
  test(`an example is ${name}`, () => assert.is(about(schema)?.example, example))
}

test('a secret has no example', () => {
  const schema = { properties: { password: { type: 'string', default: 'hunter2' } } }
  const advice = onlyAdvice(schema, { password: 1 })
  assert.not.match(JSON.stringify(advice), 'hunter2')
})

test("title and description are the author's, the nearest first, and kept short", () => {
  const long = 'x'.repeat(1_000)
  const said = about(
    { $ref: '#/$defs/X', description: 'Where to' },
    { X: { type: 'integer', title: 'City', description: 'A city' } }
  )
  assert.equal(said, { parameterType: 'integer', title: 'City', description: 'Where to' })
  const clipped = about({ type: 'integer', title: long, description: long })
  assert.equal([clipped?.title?.length, clipped?.description?.length], [100, 300])
})

// Seed 001, `parameter_type`: "email_address", "text".
for (const [name, key, schema, type] of [
  ['its JSON type', 'n', integer, 'integer'],
  ['the first of several', 'n', { type: ['integer', 'null'] }, 'integer'],
  ['that of listed values', 'n', { enum: [1, 2] }, 'integer'],
  ['an address', 'to', { type: 'string', format: 'email' }, 'email_address'],
  ['an address behind a reference', 'to', { $ref: '#/$defs/mail' }, 'email_address'],
  ['a text of any length', 'body', text, 'text'],
  ['a text by its media type', 'n', { ...text, contentMediaType: 'text/html' }, 'text'],
  ['not known', 'n', { not: {} }, undefined]
] as const) {
  test(`the type of a parameter is ${name}`, () => {
    const defs = { mail: { type: 'string', format: 'email' } }
    const [advice] = adviceOf({ properties: { [key]: schema }, $defs: defs }, { [key]: true })
    assert.is(advice?.about?.parameterType, type)
  })
}

test('of a key that a pattern may claim nothing is said', () => {
  const schema = {
    patternProperties: { '^x': { title: 'X' } },
    additionalProperties: { title: 'Other' },
    required: ['a']
  }
  assert.equal(onlyAdvice(schema, {}), { path: ['a'], kind: 'missing', fix: { id: 'add' } })
})

test('of a key that a pattern did claim its own schema speaks', () => {
  const schema = {
    patternProperties: {
      '^x': { type: 'integer', description: 'A count' },
      '^y': { type: 'string', description: 'A name' }
    }
  }
  assert.equal(onlyAdvice(schema, { xa: 'two' }).about, {
    parameterType: 'integer',
    description: 'A count'
  })
})

// RFC 3339, RFC 9562, RFC 3986, RFC 1123, RFC 4291, RFC 6901, ECMA-262; OpenAPI 3.0, "Data Types".
for (const [format, example] of [
  ['email', 'user@example.com'],
  ['idn-email', 'user@example.com'],
  ['date', '2026-01-31'],
  ['date-time', '2026-01-31T12:00:00Z'],
  ['time', '12:00:00Z'],
  ['duration', 'P1DT12H'],
  ['uuid', '123e4567-e89b-42d3-a456-426614174000'],
  ['uri', 'https://example.com/path'],
  ['iri', 'https://example.com/path'],
  ['url', 'https://example.com/path'],
  ['uri-reference', '/path'],
  ['hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['json-pointer', '/a/b'],
  ['regex', '^[a-z]+$'],
  ['byte', 'aGVsbG8='],
  ['colour', undefined],
  ['constructor', undefined]
] as const) {
  test(`a text of format ${format} looks like ${example ?? 'nothing that is known'}`, () => {
    assert.is(about({ type: 'string', format })?.example, example)
  })
}

test("an author's own example comes before the default, and both before that of a format", () => {
  const mail = { type: 'string', format: 'email' }
  const given = { ...mail, examples: ['a@b.c', 'd@e.f'], example: 'g@h.i', default: 'j@k.l' }
  assert.is(about(given)?.example, 'a@b.c')
  assert.is(about({ ...given, examples: [] })?.example, 'g@h.i')
  assert.is(about({ ...mail, default: 'j@k.l' })?.example, 'j@k.l')
  const long = (length: number): string => `${'x'.repeat(length - 12)}@example.com`
  for (const none of [null, '', long(199)])
    assert.is(about({ ...mail, example: none })?.example, 'user@example.com')
  assert.is(about({ ...mail, example: long(198) })?.example, long(198))
})

// Seed 001, `parameter_type`: Agentopia's words, else the type of JSON.
for (const [name, key, schema, wanted] of [
  ['an address', 'to', { type: 'string', format: 'email' }, 'email_address'],
  ['an address in any script', 'to', { type: 'string', format: 'idn-email' }, 'email_address'],
  ['a text of any length by its name', 'body', { type: 'string' }, 'text'],
  ['another by its name', 'content', { type: 'string' }, 'text'],
  ['a third by its name', 'text', { type: 'string' }, 'text'],
  ['a text by its media type', 'a', { type: 'string', contentMediaType: 'text/html' }, 'text'],
  ['a picture', 'body', { type: 'string', contentMediaType: 'image/png' }, 'string'],
  ['a body with a format', 'body', { type: 'string', format: 'uri' }, 'string'],
  ['a body that is no text', 'body', { type: 'object' }, 'object'],
  ['another text', 'a', { type: 'string' }, 'string'],
  ['the first of several types', 'a', { type: ['integer', 'null'] }, 'integer'],
  ['the type of what is listed', 'a', { enum: [1, 2] }, 'integer'],
  ['the type of a constant', 'a', { const: true }, 'boolean'],
  ['nothing that is named', 'a', {}, undefined]
] as const) {
  test(`what a parameter is: ${name}`, () => {
    const fault = { properties: { [key]: schema }, required: [key] }
    assert.is(onlyAdvice(fault, {}).about?.parameterType, wanted)
  })
}

test.run()
