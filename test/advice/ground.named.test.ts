import { advise } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { type Findings, invalidArguments } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { jsonSchemaOf, type StandardSchema, validate } from '@toolfault/sources/standard-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import * as z3 from 'zod/v3'
import { issueOf, lineOf, linesFor, refuses } from './lines.js'

const test = suite('advice/ground.named')

const about = (schema: StandardSchema, value: object): Parameters<typeof repairs>[1] => ({
  schema: jsonSchemaOf(schema),
  value,
  check: (one: unknown): Findings => validate(schema, one)
})

const names = z.enum(['cpu', 'memory'])
const some = z.object({ res: z.partialRecord(names, z.string()) })
const all = z.object({ res: z.record(names, z.string()) })

// docs/advice.md, the row "propertyNames: a key that is nearly a listed one"; zod 4 says "Unrecognized keys" of it.
for (const [name, schema, res, lines, mended] of [
  [
    'that is near to one is renamed',
    some,
    { CPU: '1', mem: '2' },
    [
      '- `res.CPU` is not an accepted key, keys must be one of "cpu" or "memory": rename `res.CPU` to `res.cpu`',
      '- `res.mem` is not an accepted key, keys must be one of "cpu" or "memory": rename `res.mem` to `res.memory`'
    ],
    { cpu: '1', memory: '2' }
  ],
  [
    'is what is missing under its right name, which is said once',
    all,
    { CPU: '1', memory: '2' },
    [
      '`res.CPU` is not an accepted key, keys must be one of "cpu" or "memory": rename `res.CPU` to `res.cpu`'
    ],
    { cpu: '1', memory: '2' }
  ],
  [
    'that is near to none is told which are taken, and to go',
    some,
    { colour: '1' },
    [
      '`res.colour` is not an accepted key, keys must be one of "cpu" or "memory": rename or remove `res.colour`'
    ],
    { colour: '1' }
  ],
  [
    'that is near to none does not stand for one that is missing',
    all,
    { colour: '1', cpu: '2' },
    [
      '- `res.colour` is not an accepted key, keys must be one of "cpu" or "memory": rename or remove `res.colour`',
      '- `res.memory` is missing: add `res.memory` (string)'
    ],
    { colour: '1', cpu: '2' }
  ]
] as const) {
  test(`a key of listed names ${name}`, () => {
    const known = about(schema, { res })
    const fault = advise(invalidArguments('t', validate(schema, { res })), { ...known, meant })
    const head = 'Invalid arguments for tool t:'
    const said = [head, ...lines].join(lines.length > 1 ? '\n' : ' ')
    assert.is(encode(fault), lines.length > 1 ? said : `${said}.`)
    const { value } = applyRepair({ res }, repairs(fault, known), { least: 'likely' })
    assert.equal(value, { res: mended })
  })
}

// Core, 10.3.2.3: what `additionalProperties: false` refuses is another rule.
for (const [name, schema, wanted] of [
  ['by a reference', { propertyNames: { $ref: '#/$defs/names' } }, '/a unexpected: /a > /A'],
  [
    'where no other is taken',
    { propertyNames: { enum: ['A'] }, additionalProperties: false },
    '/a unexpected: remove'
  ],
  ['that it has', { propertyNames: { enum: ['a'] } }, '/a unexpected: remove'],
  ['without a list', { propertyNames: { pattern: '^A' } }, '/a unexpected: remove'],
  ['of no rule', {}, '/a unexpected: remove']
] as const) {
  test(`a key that is refused is told by the names that are listed ${name}`, () => {
    const root = { $defs: { names: { enum: ['A'] } }, type: 'object', ...schema }
    assert.equal(linesFor({ schema: root, value: { a: 1 } }, refuses('/a')), [wanted])
  })
}

test('what is missing in many rows is told, though one of them has it under another name', () => {
  const schema = z.object({ rows: z.array(z.record(z.enum(['usd']), z.number())) })
  const value = { rows: [{ USD: 1 }, {}, {}, {}] }
  const { advice } = advise(invalidArguments('t', validate(schema, value)), about(schema, value))
  assert.equal(
    advice?.map(({ count, kind, path }) => [path.join('.'), kind, count]),
    [
      ['rows.0.USD', 'unexpected', undefined],
      ['rows.0.usd', 'missing', 4]
    ]
  )
})

test('a key that is missing is told where another is only removed', () => {
  const schema = { properties: { a: { type: 'string' } }, required: ['a'] }
  assert.equal(
    linesFor({ schema, value: { zebra: 1 } }, issueOf('required', '/a'), refuses('/zebra')),
    ['/a missing: add', '/zebra unexpected: remove']
  )
})

const record = (keys: object, values: object): object => ({
  properties: {
    r: { type: 'object', propertyNames: keys, additionalProperties: values }
  }
})
const k = { pattern: '^k_' }
const number = { type: 'number' }
const keyed = ['/r/a unexpected: remove']

// zod 3 says of a key, where its value stands, that a pattern is broken, and not which.
for (const [name, schema, r, issue, wanted] of [
  ['of the only pattern there', record(k, number), { a: 1 }, {}, keyed],
  ['of the only pattern there, over a text', record(k, {}), { a: 'x' }, {}, keyed],
  [
    'but of the value, if that has one',
    record(k, { pattern: '^v' }),
    { a: 'x' },
    {},
    ['/r/a pattern: meet']
  ],
  [
    'but of the value, if its pattern is told',
    record(k, {}),
    { a: 'x' },
    { params: { pattern: '^v' } },
    ['/r/a pattern: meet']
  ],
  ['not where keys have none', record({}, number), { a: 1 }, {}, ['/r/a pattern']]
] as const) {
  test(`a broken pattern is one of the key ${name}`, () => {
    const one = { path: ['r', 'a'], kind: 'pattern', message: 'Invalid', ...issue } as const
    const told = advise(invalidArguments('t', { issues: [one] }), { schema, value: { r } })
    assert.equal((told.advice ?? []).map(lineOf), wanted)
  })
}

// Of a length and of a format it says which, and not of what.
for (const [name, names, entry, r, issue, wanted] of [
  [
    'a length',
    { maxLength: 5 },
    number,
    { currency: 1 },
    { kind: 'size', keyword: 'maxLength', params: { limit: 5 } },
    ['/r/currency unexpected: remove']
  ],
  [
    'a length, over a text',
    { minLength: 3 },
    { type: 'string' },
    { eu: 'x' },
    { kind: 'size', keyword: 'minLength', params: { limit: 3 } },
    ['/r/eu unexpected: remove']
  ],
  [
    'a format',
    { format: 'email' },
    number,
    { ann: 1 },
    { kind: 'format', keyword: 'format', params: { format: 'email' } },
    ['/r/ann unexpected: remove']
  ],
  [
    'no length that the key has',
    { maxLength: 8 },
    { type: 'string' },
    { currency: 'euro dollar' },
    { kind: 'size', keyword: 'maxLength', params: { limit: 8 } },
    ['/r/currency size: meet']
  ],
  [
    'no length other than that of keys',
    { maxLength: 5 },
    { type: 'string' },
    { currency: 'euro dollar' },
    { kind: 'size', keyword: 'maxLength', params: { limit: 8 } },
    ['/r/currency size: meet']
  ],
  [
    'no length that the value has to have',
    { maxLength: 5 },
    { type: 'string', maxLength: 5 },
    { currency: 'euro dollar' },
    { kind: 'size', keyword: 'maxLength', params: { limit: 5 } },
    ['/r/currency size: meet']
  ],
  [
    'no format that keys have not',
    { format: 'uri' },
    {},
    { ann: 'x' },
    { kind: 'format', keyword: 'format', params: { format: 'email' } },
    ['/r/ann format: meet']
  ]
] as const) {
  test(`told of a value, ${name} is of its key`, () => {
    const one = { path: ['r', ...Object.keys(r)], message: 'Invalid', ...issue }
    const schema = record(names, entry)
    const told = advise(invalidArguments('t', { issues: [one] }), { schema, value: { r } })
    assert.equal((told.advice ?? []).map(lineOf), wanted)
  })
}

test('zod 3 names a key of a record by its pattern as zod 4 does', () => {
  const schema = z3.object({ r: z3.record(z3.string().regex(/^k_/), z3.number()) })
  const value = { r: { a: 1 } }
  const check = (one: unknown): Findings => validate(schema, one)
  const told = advise(invalidArguments('t', check(value)), {
    schema: record(k, number),
    value,
    check
  })
  assert.match(
    encode(told),
    '`r.a` is not an accepted key, keys must match the pattern `^k_`: rename or remove `r.a`'
  )
})

test.run()
