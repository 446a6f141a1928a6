import { isSecret } from '@toolfault/advice/secret'
import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../files.js'
import { answering } from './http.js'
import { type Told, told } from './run.js'

const test = suite('cli/probe/sample')

/** Probe tools of these schemas on a server that refuses nothing. */
const probed = async (schemas: Readonly<Record<string, unknown>>): Promise<Told> => {
  const server = await answering(() => ({ status: 200, body: { valid: true } }))
  const { file, remove } = files()
  const tools = Object.entries(schemas).map(([name, inputSchema]) => ({ name, inputSchema }))
  const found = await told('--f7', server.url, '--tools', file('tools.json', tools))
  await server.close()
  remove()
  return found
}

/** A schema of `x`, and the value that a call without the key `probe` has there. */
const samples: Readonly<Record<string, readonly [schema: unknown, value: unknown]>> = {
  constant: [{ const: 'a' }, 'a'],
  default: [{ type: 'string', default: 'b' }, 'b'],
  'enum before examples': [{ enum: ['c', 'd'], examples: ['d'] }, 'c'],
  example: [{ type: 'string', examples: ['e'] }, 'e'],
  'default that breaks its schema': [{ type: 'integer', default: 'none' }, 1],
  minimum: [{ type: 'integer', minimum: 7 }, 7],
  maximum: [{ type: 'number', maximum: -2.5 }, -2.5],
  'exclusive minimum': [{ type: 'integer', exclusiveMinimum: 4 }, 5],
  'a minimum that a flag excludes': [{ type: 'integer', minimum: 4, exclusiveMinimum: true }, 5],
  'exclusive maximum': [{ type: 'number', exclusiveMaximum: 1 }, 0.5],
  multiple: [{ type: 'integer', multipleOf: 5, minimum: 6 }, 10],
  email: [{ type: 'string', format: 'email' }, 'probe@example.com'],
  date: [{ type: 'string', format: 'date' }, '2026-01-31'],
  uuid: [{ type: 'string', format: 'uuid' }, '123e4567-e89b-42d3-a456-426614174000'],
  'least length': [{ type: 'string', minLength: 7 }, 'probexx'],
  'most length': [{ type: 'string', maxLength: 2 }, 'pr'],
  pattern: [{ type: 'string', pattern: '^[A-Z]{3}$' }, 'AAA'],
  items: [{ type: 'array', items: { type: 'boolean' }, minItems: 2 }, [true, true]],
  'distinct items': [
    { type: 'array', items: { type: 'integer' }, minItems: 2, uniqueItems: true },
    [1, 2]
  ],
  tuple: [
    { type: 'array', prefixItems: [{ type: 'null' }, { type: 'integer' }], minItems: 2 },
    [null, 1]
  ],
  'required keys alone': [
    {
      type: 'object',
      properties: { a: { type: 'integer' }, b: { type: 'integer' } },
      required: ['a']
    },
    { a: 1 }
  ],
  'least keys': [
    { type: 'object', properties: { a: { type: 'integer' } }, minProperties: 1 },
    { a: 1 }
  ],
  'key that is not described': [{ type: 'object', required: ['z'] }, { z: 'probe' }],
  parts: [
    { allOf: [{ properties: { a: { const: 1 } } }, { required: ['a'], type: 'object' }] },
    { a: 1 }
  ],
  'first branch': [{ anyOf: [{ type: 'boolean' }, { type: 'string' }] }, true],
  'or nothing': [{ type: ['null', 'integer'] }, 1],
  reference: [{ $ref: '#/$defs/there' }, 3],
  anything: [{}, 'probe']
}

const withProbe = (x: unknown): unknown => ({
  type: 'object',
  properties: { x, probe: { type: 'boolean' } },
  required: ['x', 'probe'],
  $defs: { there: { const: 3 } }
})

test('the smallest valid value is what the schema shows, else what its bounds say', async () => {
  const names = Object.keys(samples)
  const found = await probed(
    Object.fromEntries(names.map((name) => [name, withProbe(samples[name]?.[0])]))
  )
  assert.equal(found.leftOut, [])
  for (const name of names) {
    // `x` stands first, so the call without it is the one that is made; the misspelt `probe` has both.
    const call = found.calls.find((it) => it.tool === name && it.mistake === 'misspelt')
    assert.equal(own(call?.args, 'x'), samples[name]?.[1], name)
  }
})

test('a union whose first branch does not fit beside the rest is tried by its others', async () => {
  const found = await probed({
    pay: {
      type: 'object',
      properties: { by: { const: 'cash' } },
      required: ['by'],
      oneOf: [
        { properties: { by: { const: 'card' } }, required: ['number'] },
        { properties: { coins: { type: 'integer' } }, required: ['coins'] }
      ]
    }
  })
  assert.equal(found.leftOut, [])
})

test('a tool of which no call can be made or proven is left out, and why', async () => {
  const hard = {
    type: 'object',
    properties: { a: { type: 'string', pattern: '^zq{17}$' } },
    required: ['a']
  }
  const found = await probed({
    hard,
    never: { type: 'object', not: {} },
    odd: { type: 'objekt' },
    open: { type: 'object' },
    none: undefined
  })
  assert.equal(found.leftOut, [
    { tool: 'hard', why: 'no valid call could be made from its schema' },
    { tool: 'never', why: 'no valid call could be made from its schema' },
    { tool: 'odd', why: 'its schema cannot be compiled' },
    { tool: 'open', why: 'its schema refuses nothing' },
    { tool: 'none', why: 'its schema refuses nothing' }
  ])
})

test('a mistake that no value makes alone is counted and not sent', async () => {
  const types = ['string', 'array', 'object', 'number', 'boolean']
  const found = await probed({ any: { type: 'object', properties: { a: { type: types } } } })
  assert.is(found.unproven, 1)
  // Without `a` the key `b` is wrong as well: two faults at once prove nothing.
  const twice = await probed({
    two: {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'integer' } },
      required: ['a', 'b'],
      if: { required: ['a'] },
      else: { properties: { b: { const: 7 } } }
    }
  })
  const missing = twice.calls.find(({ mistake }) => mistake === 'missing')
  assert.equal(missing?.path, ['b'])
})

const card = {
  type: 'object',
  properties: { number: { type: 'string' }, year: { type: 'integer' } },
  required: ['number', 'year']
}
const cash = { type: 'object', properties: { coins: { type: 'integer' } }, required: ['coins'] }

test('a union of objects is called without a key of its first branch', async () => {
  const found = await probed({
    root: { anyOf: [card, cash] },
    one: { oneOf: [cash, card] },
    nested: { type: 'object', properties: { by: { anyOf: [card, cash] } } }
  })
  assert.equal(found.leftOut, [])
  const sent = found.calls.map(({ args, mistake, path, tool }) => [tool, mistake, path, args])
  const has = (wanted: unknown): boolean =>
    sent.some((call) => JSON.stringify(call) === JSON.stringify(wanted))
  assert.ok(has(['root', 'missing', ['number'], { year: 1 }]), JSON.stringify(sent))
  assert.ok(has(['one', 'missing', ['coins'], {}]), JSON.stringify(sent))
  assert.ok(has(['nested', 'nested', ['by', 'number'], { by: { year: 1 } }]), JSON.stringify(sent))
})

test('keys that are special to JavaScript are keys', async () => {
  const text =
    '{"type":"object","properties":{"__proto__":{"type":"integer"},"constructor":{"type":"integer"}},"required":["__proto__","constructor"]}'
  const found = await probed({ odd: JSON.parse(text) })
  const [missing] = found.calls
  assert.equal(missing?.path, ['__proto__'])
  assert.equal(JSON.stringify(missing?.args), '{"constructor":1}')
})

test('names of any length and with any character come to an end', async () => {
  const long = 'x'.repeat(100_000)
  const one = (key: string): unknown => ({
    type: 'object',
    properties: { [key]: { type: 'integer' } },
    required: [key]
  })
  const found = await probed({ [long]: one(long), '\u202e|`\n': one('|`\n') })
  assert.equal(
    found.calls.map(({ mistake }) => mistake),
    ['missing', 'type', 'missing', 'type', 'unknown tool']
  )
})

test('schemas that refer to each other many times over come to an end', async () => {
  // Eight times eight, eight times over. The validator is content with the branch before.
  const again = (next: number): object => ({
    allOf: Array.from({ length: 8 }, () => ({ $ref: `#/$defs/a${next}` }))
  })
  const chain = Array.from({ length: 8 }, (_, at) => [`a${at}`, again(at + 1)] as const)
  const found = await probed({
    many: {
      type: 'object',
      properties: { x: { anyOf: [{}, { $ref: '#/$defs/a0' }] } },
      $defs: { ...Object.fromEntries(chain), a8: {} }
    },
    self: { type: 'object', properties: { a: { $ref: '#' } }, required: ['a'] }
  })
  assert.is(found.unproven, 1)
  assert.equal(found.leftOut, [
    { tool: 'many', why: 'no call was found that it must refuse' },
    { tool: 'self', why: 'no valid call could be made from its schema' }
  ])
})

test('the text that is sent where a text is wrong looks secret, so that repeating it is a leak', async () => {
  const found = await probed({ a: { type: 'object', properties: { n: { type: 'integer' } } } })
  const sent = own(found.calls[0]?.args, 'n')
  assert.is(sent, 'sk-toolfault-0nly4Probe7Looks9Secret')
  assert.ok(isSecret(['n'], [], sent))
})

test.run()
