import { sValidator } from '@hono/standard-validator'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { McpServer } from '@modelcontextprotocol/server'
import { Type as Type34 } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { advise } from '@toolfault/advice/advise'
import {
  type Compile,
  type Issue,
  invalidArguments,
  left,
  own,
  printPointer
} from '@toolfault/model'
import * as mcp from '@toolfault/protocols/mcp'
import { fromAjv } from '@toolfault/sources/ajv'
import { compile as compileAjv } from '@toolfault/validators/ajv'
import { compile as compileCfworker } from '@toolfault/validators/cfworker'
import { type StandardResult, toStandardSchema } from '@toolfault/validators/standard-schema'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { Hono } from 'hono'
import * as t from 'io-ts'
import { Type } from 'typebox'
import { Compile as CompileType } from 'typebox/compile'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import { z } from 'zod'
import { frozen, reachable } from '../hostile/frozen.js'

const test = suite('validators/standard-schema')

const booking = {
  type: 'object',
  required: ['city', 'guest'],
  properties: {
    city: { type: 'string', pattern: '^[A-Z]' },
    nights: { type: 'integer', minimum: 1 },
    guest: {
      anyOf: [
        { type: 'string' },
        { type: 'object', required: ['name'], propertyNames: { pattern: '^[a-z]' } }
      ]
    },
    rooms: { type: 'array', items: { enum: ['single', 'double'] } }
  },
  additionalProperties: false
}
const bad = { nights: 0, guest: { X: 1 }, rooms: ['single', 'tripple'], 'a/b': 1 }
const good = { city: 'Rome', guest: 'Ada', rooms: ['double'] }

/** Place, rule and key of each issue of {@link bad}, in ajv's order. */
const wanted: ReadonlyArray<readonly [ReadonlyArray<string | number>, string]> = [
  [['city'], 'required'],
  [['a/b'], 'additionalProperties'],
  [['nights'], 'minimum'],
  [['guest'], 'type'],
  [['guest', 'name'], 'required'],
  [['guest'], 'pattern'],
  [['guest', 'X'], 'propertyNames'],
  [['guest'], 'anyOf'],
  [['rooms', 1], 'enum']
]

const validate = (
  given: Parameters<typeof toStandardSchema>[0],
  value: unknown,
  compile?: Compile
): StandardResult<unknown> => toStandardSchema(given, compile)['~standard'].validate(value)

const issuesOf = (...call: Parameters<typeof validate>) => validate(...call).issues ?? []

const places = (...call: Parameters<typeof validate>) =>
  issuesOf(...call).map(({ keyword, path }) => [path, keyword])

test('a JSON Schema: each issue has its place, a key that is missing or surplus its own', () => {
  assert.equal(places(booking, bad), wanted)
})

test('what is valid comes back as it came', () => {
  const result = validate(booking, good)
  assert.is(result.issues, undefined)
  assert.is('value' in result && result.value, good)
})

test('nothing that ajv said is lost: read back, the issues are those of its own errors', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  const compiled = ajv.compile(booking)
  compiled(bad)
  const errors = compiled.errors ?? []
  const issues = issuesOf(booking, bad)
  assert.equal(fromAjv({ errors: issues }), fromAjv(errors))
  assert.equal(
    issues.map(({ instancePath, schemaPath }) => [instancePath, schemaPath]),
    errors.map(({ instancePath, schemaPath }) => [instancePath, schemaPath])
  )
  assert.equal(issues[0]?.params, { missingProperty: 'city' })
  assert.is(issues[0]?.message, "must have required property 'city'")
})

test('a function that ajv compiled is taken as it is, with its dialect and its options', () => {
  const compiled = new Ajv({ allErrors: true, verbose: true, strict: false }).compile(booking)
  assert.equal(places(compiled, bad), wanted)
  assert.equal(fromAjv({ errors: issuesOf(compiled, bad) }), fromAjv(compiled.errors))
  const first = new Ajv({ strict: false }).compile(booking)
  assert.is(issuesOf(first, bad).length, 1)
})

for (const [name, compile] of [
  ['ajv', compileAjv],
  ['cfworker', compileCfworker]
] as const) {
  test(`another compile may judge, and is read back alike: ${name}`, () => {
    const rows = (found: ReadonlyArray<Issue>) =>
      found
        .map(({ kind, params, path }) => JSON.stringify([printPointer(path), kind, params]))
        .sort()
    const issues = issuesOf(booking, bad, compile)
    assert.equal(
      rows(fromAjv({ errors: issues }).issues),
      rows(fromAjv({ errors: issuesOf(booking, bad) }).issues)
    )
    assert.equal(
      places(booking, bad, compile)
        .map((row) => JSON.stringify(row))
        .sort(),
      wanted.map((row) => JSON.stringify(row)).sort()
    )
  })
}

const schema34 = Type34.Object({
  city: Type34.String(),
  nights: Type34.Optional(Type34.Integer({ minimum: 1 }))
})
const schema1 = Type.Object({
  city: Type.String(),
  nights: Type.Optional(Type.Integer({ minimum: 1 }))
})

for (const [name, given] of [
  ['a schema of TypeBox 0.34', schema34],
  ['a schema of TypeBox 1.x', schema1],
  ['a check of TypeBox 0.34', TypeCompiler.Compile(schema34)],
  ['a check of TypeBox 1.x', CompileType(schema1)]
] as const) {
  test(`${name}: one issue for each rule, with its parameters`, () => {
    assert.equal(
      issuesOf(given, { nights: 0 }).map(({ keyword, params, path }) => [path, keyword, params]),
      [
        [['city'], 'required', { missingProperty: 'city' }],
        [['nights'], 'minimum', { comparison: '>=', limit: 1 }]
      ]
    )
    assert.equal(issuesOf(given, { city: 'Rome' }), [])
  })

  test(`${name}: what is shown is JSON, without marks`, () => {
    const { jsonSchema } = toStandardSchema(given)['~standard']
    const shown = jsonSchema.input({ target: 'draft-2020-12' })
    assert.equal(shown, {
      type: 'object',
      required: ['city'],
      properties: { city: { type: 'string' }, nights: { type: 'integer', minimum: 1 } }
    })
    assert.equal(
      [...reachable(shown)].filter((object) => Object.getOwnPropertySymbols(object).length > 0),
      []
    )
  })
}

test('a check that JSON Schema has no words for decides alone, and speaks for itself', () => {
  const check = TypeCompiler.Compile(Type34.Object({ when: Type34.Date() }))
  assert.equal(issuesOf(check, { when: new Date() }), [])
  const [issue] = issuesOf(check, { when: 'today' })
  assert.equal(issue?.path, ['when'])
  assert.is(issue?.message, 'Expected Date')
  assert.is(issue?.keyword, undefined)
})

test('the value is not kept, not even the tag that ajv repeats', () => {
  const secret = { kind: 'secret' }
  const tagged = new Ajv2020({ discriminator: true, verbose: true, strict: false }).compile({
    type: 'object',
    discriminator: { propertyName: 'kind' },
    required: ['kind'],
    oneOf: [{ properties: { kind: { const: 'a' } } }]
  })
  const issues = issuesOf(tagged, secret)
  assert.equal(issues[0]?.path, ['kind'])
  assert.not.match(JSON.stringify(issues), 'secret')
  const theirs = new Set([...reachable(secret), ...reachable(tagged.errors)])
  assert.equal(
    [...reachable(issues)].filter((object) => theirs.has(object)),
    []
  )
})

test('issues outlive the errors of the function, which the next call overwrites', () => {
  const compiled = new Ajv2020().compile({ type: 'string' })
  const first = issuesOf(compiled, 1)
  assert.equal(issuesOf(compiled, 'x'), [])
  assert.is(first.length, 1)
})

test('an index is a number where the value has an array, and a key of digits stays a key', () => {
  const schema = { additionalProperties: { items: { type: 'string' } } }
  assert.equal(places(schema, { '0': [1] }), [[['0', 0], 'type']])
  assert.equal(places({ items: { required: ['0'] } }, [{}]), [[[0, '0'], 'required']])
})

test('schema and value are read, never written', () => {
  const { validate: check } = toStandardSchema(frozen(structuredClone(booking)))['~standard']
  assert.is(check(frozen(structuredClone(bad))).issues?.length, wanted.length)
})

const deep = (levels: number): unknown => {
  let value: unknown = []
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

test('a value that cannot be checked is not valid, and nothing is thrown', () => {
  const list = { type: 'array', items: { $ref: '#' } }
  const hostile = {
    get city(): never {
      throw new Error('no')
    }
  }
  const throwing = Object.assign(
    () => {
      throw new Error('no')
    },
    { schema: {} }
  )
  for (const found of [
    issuesOf(list, deep(20_000)),
    issuesOf(booking, hostile),
    issuesOf(throwing, 1)
  ]) {
    assert.equal(
      found.map(({ keyword, path }) => [path, keyword]),
      [[[], undefined]]
    )
    assert.type(found[0]?.message, 'string')
  }
})

for (const [name, answer] of [
  ['nothing', () => undefined],
  ['no, without an error', () => false],
  ['an object', () => ({ ok: false })],
  ['a promise', () => Promise.resolve(true)],
  ['a promise that rejects', () => Promise.reject(new Error('no'))],
  ['a number', () => 1]
] as const) {
  test(`only yes is valid, not ${name}`, () => {
    const judge = Object.assign((): unknown => answer(), { schema: {}, errors: null })
    const Errors = (): Iterable<unknown> => []
    // A border: a check of TypeBox says yes or no.
    const check = { Check: () => answer() as boolean, Errors, Schema: () => ({}) }
    for (const found of [issuesOf(judge, 1), issuesOf(check, 1)]) {
      assert.equal(
        found.map(({ keyword, path }) => [path, keyword]),
        [[[], undefined]]
      )
    }
  })
}

test('boolean schemas are schemas, and are shown as objects', () => {
  const shown = (given: boolean) =>
    toStandardSchema(given)['~standard'].jsonSchema.output({ target: 'draft-07' })
  assert.equal(shown(true), {})
  assert.equal(shown(false), { not: {} })
  assert.is(issuesOf(false, 1).length, 1)
  assert.equal(issuesOf(true, 1), [])
})

test('a version that a JSON Schema is not written in is refused, as the contract wants', () => {
  const { jsonSchema } = toStandardSchema(booking)['~standard']
  assert.throws(() => jsonSchema.input({ target: 'openapi-3.0' }), 'openapi-3.0')
  assert.equal(jsonSchema.input({ target: 'draft-07' }), booking)
})

test('a deep schema is shown whole', () => {
  let schema: object = { type: 'string' }
  for (let level = 0; level < 40; level++) schema = { type: 'object', properties: { a: schema } }
  const shown = toStandardSchema(schema)['~standard'].jsonSchema.input({ target: 'draft-2020-12' })
  assert.equal(shown, schema)
})

for (const [name, given, why] of [
  ['null', null, 'takes a JSON Schema'],
  ['text', 'object', 'takes a JSON Schema'],
  ['a list', [], 'takes a JSON Schema'],
  ['a Standard Schema', z.object({}), 'takes a JSON Schema'],
  ['one of plain objects', v.object({}), 'takes a JSON Schema'],
  ['a codec of io-ts', t.type({}), 'takes a JSON Schema'],
  ['a promise of a schema', Promise.resolve({}), 'takes a JSON Schema'],
  ['a Map', new Map(), 'takes a JSON Schema'],
  ['a function that ajv did not make', () => true, 'takes a JSON Schema'],
  ['a type that is none', { type: 'objekt' }, 'the schema cannot be used'],
  ['an unknown dialect', { $schema: 'http://json-schema.org/draft-04/schema#' }, 'draft-04'],
  ['a $async schema', { $async: true }, '$async'],
  ['a function of a $async schema', new Ajv2020().compile({ $async: true }), '$async']
] as const) {
  test(`who starts the server sees that it cannot be used: ${name}`, () => {
    // A border: a sloppy caller.
    const make = (): unknown => toStandardSchema(given as object)
    assert.throws(
      make,
      (error: unknown) => error instanceof TypeError && error.message.includes(why)
    )
  })
}

test('another compile that refuses says why', () => {
  const no: Compile = () => left({ kind: 'invalid_schema', detail: 'not today' })
  assert.throws(() => toStandardSchema({}, no), 'the schema cannot be used: not today')
})

test('MCP SDK v2: plain JSON Schema and TypeBox are registered, listed and keep their places', async () => {
  const server = new McpServer({ name: 'inn', version: '1.0.0' })
  server.registerTool(
    'book',
    { description: 'Book a room', inputSchema: toStandardSchema<typeof good>(booking) },
    async ({ city }) => ({ content: [{ type: 'text', text: `booked in ${city}` }] })
  )
  server.registerTool(
    'stay',
    { description: 'Stay longer', inputSchema: toStandardSchema<{ city: string }>(schema1) },
    async ({ city }) => ({ content: [{ type: 'text', text: `staying in ${city}` }] })
  )
  const client = new Client({ name: 'test', version: '1.0.0' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(theirs), client.connect(ours)])
  try {
    const { tools } = await client.listTools()
    assert.equal(tools.find(({ name }) => name === 'book')?.inputSchema, booking)
    const call = async (
      name: string,
      args: Record<string, unknown>
    ): Promise<readonly [unknown, unknown]> => {
      const result = await client.callTool({ name, arguments: args })
      return [own(result, 'isError') ?? false, own(own(own(result, 'content'), '0'), 'text')]
    }
    assert.equal(await call('book', { ...good, nights: 0, rooms: ['tripple'] }), [
      true,
      'Input validation error: Invalid arguments for tool book: nights: must be >= 1, rooms.0: must be equal to one of the allowed values'
    ])
    assert.equal(await call('stay', { nights: 1 }), [
      true,
      "Input validation error: Invalid arguments for tool stay: city: must have required property 'city'"
    ])
    assert.equal(await call('book', good), [false, 'booked in Rome'])
    assert.equal(await call('stay', { city: 'Rome' }), [false, 'staying in Rome'])
  } finally {
    await client.close()
    await server.close()
  }
})

test('Hono: the hook reads the issues back, and a model is told what to mend', async () => {
  const app = new Hono()
  app.post(
    '/book',
    sValidator('json', toStandardSchema<typeof good>(booking), (result, c) => {
      if (result.success) return undefined
      // A border: the middleware knows of an issue only what the contract names.
      const findings = fromAjv({ errors: result.error } as Parameters<typeof fromAjv>[0])
      const fault = advise(invalidArguments('book', findings), {
        schema: booking,
        value: result.data
      })
      return c.json(mcp.encode(fault), 422)
    }),
    (c) => c.text(`booked in ${c.req.valid('json').city}`)
  )
  const post = async (body: unknown): Promise<Response> =>
    app.request('/book', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body)
    })
  const refused = await post({ ...good, city: undefined, rooms: ['singel'] })
  assert.is(refused.status, 422)
  const answer: unknown = await refused.json()
  const text = String(own(own(own(answer, 'content'), '0'), 'text'))
  assert.match(text, '`city` is missing')
  assert.match(text, 'rooms[0]')
  assert.match(text, '"single"')
  const booked = await post(good)
  assert.is(await booked.text(), 'booked in Rome')
})

test.run()
