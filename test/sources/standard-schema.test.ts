import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, own, printPointer } from '@toolfault/model'
import { encode } from '@toolfault/protocols/mcp'
import {
  fromStandardSchema,
  jsonSchemaOf,
  type StandardIssue,
  validate,
  validateAsync
} from '@toolfault/sources/standard-schema'
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import { type } from 'arktype'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import { frozen, reachable } from '../hostile/frozen.js'
import { revoked } from '../hostile/values.js'

const test = suite('sources/standard-schema')

const places = (issues: ReadonlyArray<Issue>): ReadonlyArray<unknown> =>
  issues.map(({ kind, path }) => [printPointer(path), kind])

// A border: a sloppy caller.
const readAny = fromStandardSchema as (result: unknown, value?: unknown) => { issues: Array<Issue> }
const validateAny = validate as (schema: unknown, value: unknown) => { issues: Array<Issue> }

const isUnreadable = (issues: ReadonlyArray<Issue>, words: string): void => {
  assert.is(issues.length, 1)
  assert.equal(issues[0]?.path, [])
  assert.is(issues[0]?.kind, 'unknown')
  assert.ok(issues[0]?.message?.includes(words), issues[0]?.message)
}

test('a success has no issues', () => {
  assert.equal(fromStandardSchema({ value: 1 }), { issues: [] })
  assert.equal(fromStandardSchema({ value: undefined }), { issues: [] })
  assert.equal(fromStandardSchema([]), { issues: [] })
  assert.equal(readAny(v.safeParse(v.string(), 'x')), { issues: [] })
})

test('of an unknown library the path and the sentence are read', () => {
  const issues: ReadonlyArray<StandardIssue> = [
    { message: 'no', path: ['a', { key: 0 }, { key: 'b.c/d' }] },
    { message: 'never' }
  ]
  assert.equal(fromStandardSchema({ issues }).issues, [
    { path: ['a', '0', 'b.c/d'], kind: 'unknown', message: 'no' },
    { path: [], kind: 'unknown', message: 'never' }
  ])
})

test('D5: a promise is refused, never read as valid', () => {
  isUnreadable(readAny(Promise.resolve({ value: 1 })).issues, 'await')
  // biome-ignore lint/suspicious/noThenProperty: what passes for a promise
  isUnreadable(readAny({ then: () => undefined, issues: [] }).issues, 'await')
})

test('what has neither issues nor a value is unreadable', () => {
  for (const junk of [undefined, null, {}, 'x', 7, { issues: 'x' }, { issues: [] }, Symbol('x')]) {
    isUnreadable(readAny(junk).issues, 'no result of Standard Schema')
  }
})

const paths: ReadonlyArray<readonly [string, unknown, ReadonlyArray<string>]> = [
  ['is absent', undefined, []],
  ['is none', 'a.b', []],
  ['is empty', [], []],
  ['has numbers', ['a', 0, -0], ['a', '0', '0']],
  ['has symbols', [Symbol('secret'), Symbol()], ['Symbol(secret)', 'Symbol()']],
  ['has segments', [{ key: 'a' }, { key: 1 }, { key: Symbol('s') }], ['a', '1', 'Symbol(s)']],
  [
    'has keys that would need escaping',
    ['a/b', '~', '', '__proto__'],
    ['a/b', '~', '', '__proto__']
  ],
  [
    'has the keys of a map',
    [{ key: { a: 1 } }, { key: [1] }, { key: null }, { key: undefined }, { key: () => 1 }, 10n],
    ['(object)', '(array)', 'null', 'undefined', '(function)', '10']
  ],
  ['has keys that refuse to be text', [{ key: { toString: 1 } }], ['(object)']],
  ['is of a subclass of arrays', new (class extends Array<string> {})('a', 'b'), ['a', 'b']]
]

for (const [name, path, expected] of paths) {
  test(`D5: a path that ${name} survives`, () => {
    assert.equal(readAny([{ message: 'no', path }]).issues[0]?.path, expected)
  })
}

test('one issue that cannot be read costs one issue', () => {
  const bad = Object.defineProperty({ message: 'x' }, 'code', {
    get: () => {
      throw new Error('no')
    }
  })
  const path = revoked([])
  const { issues } = readAny([
    bad,
    null,
    revoked({}),
    { message: 'm', path },
    { message: 'good', path: ['a'] }
  ])
  assert.is(issues.length, 5)
  assert.equal(issues[4], { path: ['a'], kind: 'unknown', message: 'good' })
})

test('an empty sentence and one that is none are absent', () => {
  assert.equal(readAny([{ message: '' }, { message: 7 }]).issues, [
    { path: [], kind: 'unknown' },
    { path: [], kind: 'unknown' }
  ])
})

test('more than 100 000 issues are counted as truncated, also where one names several keys', () => {
  const many = fromStandardSchema(Array.from({ length: 100_001 }, () => ({ message: 'no' })))
  assert.is(many.issues.length, 100_000)
  assert.is(many.truncated, true)
  const keys = Array.from({ length: 60_000 }, (_, at) => `k${at}`)
  const surplus = { code: 'unrecognized_keys', keys, path: [], message: 'no' }
  const two = fromStandardSchema([surplus, surplus])
  assert.is(two.issues.length, 100_000)
  assert.is(two.truncated, true)
})

test('of unions in unions the outer 32 keep their branches', () => {
  let issue: unknown = { code: 'custom', message: 'x' }
  for (let level = 0; level < 1_000; level++) {
    issue = { code: 'invalid_union', errors: [[issue]], message: 'x' }
  }
  let depth = 0
  let [here] = readAny([issue]).issues as ReadonlyArray<Issue>
  while (here?.branches !== undefined) {
    depth++
    here = here.branches[0]?.[0]
  }
  assert.is(depth, 32)
})

test('a knot of unions, a path without an end and a huge sentence are read to an end', () => {
  const knot: { [key: string]: unknown } = { code: 'invalid_union', path: ['a'], message: 'x' }
  knot['errors'] = [
    [knot, knot],
    [knot, knot]
  ]
  const endless = { message: 'x', path: new Array(4_000_000_000) }
  const sentence = { code: 'too_small', message: 'Too small: '.repeat(100_000), path: [] }
  const lengths = [
    readAny(Array.from({ length: 1_000 }, () => knot)),
    readAny(Array.from({ length: 100_000 }, () => endless)),
    readAny(Array.from({ length: 1_000 }, () => sentence))
  ].map(({ issues }) => issues.length)
  assert.equal(lengths, [1_000, 100_000, 1_000])
})

for (const [name, schema] of [
  ['zod 4', z.object({ toString: z.string(), constructor: z.number() })],
  ['zod 3', z3.object({ toString: z3.string(), constructor: z3.number() })],
  ['valibot', v.object({ toString: v.string(), constructor: v.number() })],
  ['arktype', type({ toString: 'string', constructor: 'number' })]
] as const) {
  test(`${name}: what an object has from its prototype is missing`, () => {
    const value = JSON.parse('{"constructor": "x"}')
    const kinds = validate(schema, value).issues.map(({ kind, path }) => [path[0], kind])
    assert.equal(Object.fromEntries(kinds), { constructor: 'type', toString: 'missing' })
  })
}

const contracts = [
  ['zod 4', z.object({ a: z.string(), b: z.object({ c: z.number() }) })],
  ['zod 3', z3.object({ a: z3.string(), b: z3.object({ c: z3.number() }) })],
  ['valibot', v.object({ a: v.string(), b: v.object({ c: v.number() }) })],
  ['arktype', type({ a: 'string', b: { c: 'number' } })]
] as const

for (const [name, schema] of contracts) {
  test(`${name}: a missing key is told from one that is undefined`, () => {
    assert.equal(places(validate(schema, { a: 'x', b: {} }).issues), [['/b/c', 'missing']])
    assert.equal(places(validate(schema, { a: 'x', b: { c: undefined } }).issues), [
      ['/b/c', 'type']
    ])
    assert.equal(places(validate(schema, undefined).issues), [['', 'type']])
  })

  test(`${name}: without the value a key is missing that the library says is not there`, async () => {
    const result = await schema['~standard'].validate({ a: 'x', b: {} })
    assert.equal(places(fromStandardSchema(result).issues), [['/b/c', 'missing']])
  })

  test(`${name}: nothing of the value is kept, and nothing is written`, () => {
    const value = frozen({ a: 5, b: { c: 'a secret text', d: ['a secret text'] } })
    const result = schema['~standard'].validate(value)
    const findings = readAny(result, value)
    const theirs = new Set([...reachable(result), ...reachable(value)])
    assert.equal(
      [...reachable(findings)].filter((object) => theirs.has(object)),
      []
    )
    for (const { echo, message } of findings.issues) {
      if (message?.includes('secret') === true) assert.is(echo, true)
    }
    assert.not.match(JSON.stringify(encode(invalidArguments('t', findings))), 'secret')
  })

  test(`${name}: validateAsync says the same`, async () => {
    const value = { b: { c: 'x' } }
    assert.equal(await validateAsync(schema, value), validate(schema, value))
    assert.equal(await validateAsync(schema, { a: '', b: { c: 1 } }), { issues: [] })
  })
}

test('D5: a check that is asynchronous, or throws in zod, is refused by validate without a stray rejection', async () => {
  let stray = 0
  const count = (): void => {
    stray++
  }
  process.on('unhandledRejection', count)
  const thrower = z.string().refine(() => {
    throw new Error('hostile')
  })
  const patient = z.string().refine(async () => false, 'not today')
  for (const schema of [thrower, patient])
    isUnreadable(validate(schema, 'x').issues, 'validateAsync')
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', count)
  assert.is(stray, 0)
  isUnreadable((await validateAsync(thrower, 'x')).issues, 'threw')
  assert.equal((await validateAsync(patient, 'x')).issues, [
    { path: [], kind: 'rule', message: 'not today' }
  ])
})

test('a value that is nested too deeply for a library is no throw and no success', async () => {
  let value: unknown = 1
  for (let level = 0; level < 20_000; level++) value = { a: value }
  type Deep = { a: Deep }
  const schema: z.ZodType<Deep> = z.lazy(() => z.object({ a: schema }))
  assert.is(validate(schema, value).issues.length, 1)
  assert.is((await validateAsync(schema, value)).issues.length, 1)
})

test('a schema that throws is one issue that says so', () => {
  const schema = {
    '~standard': {
      version: 1,
      vendor: 'x',
      validate: () => {
        throw new Error('secret')
      }
    }
  } as const
  const { issues } = validate(schema, 1)
  isUnreadable(issues, 'threw')
  assert.not.match(JSON.stringify(issues), 'secret')
})

test('validateAsync looks into the value as well', async () => {
  const schema = z.object({ a: z.enum(['x']) }).refine(async () => true)
  assert.equal(places((await validateAsync(schema, {})).issues), [['/a', 'missing']])
})

test('what is no Standard Schema of version 1 says what to change', async () => {
  for (const [schema, words] of [
    [{}, '"~standard"'],
    [undefined, '"~standard"'],
    [{ '~standard': { version: 2, validate: () => ({ value: 1 }) } }, 'version must be 1'],
    [{ '~standard': { version: 1 } }, 'validate'],
    [revoked({}), '"~standard"']
  ] as const) {
    isUnreadable(validateAny(schema, 1).issues, words)
    isUnreadable((await validateAsync(schema as never, 1)).issues, words)
  }
})

test('validate is called on its owner', () => {
  const standard = {
    version: 1,
    vendor: 'x',
    answer: { issues: [{ message: 'mine' }] },
    validate(): unknown {
      return this.answer
    }
  } as const
  assert.is(validate({ '~standard': standard }, 1).issues[0]?.message, 'mine')
})

test('the JSON Schema of a schema lets advice say what the library did not', () => {
  const schema = z.object({ class: z.enum(['eco', 'biz']).describe('The class of the seat') })
  const json = jsonSchemaOf(schema)
  assert.ok(json !== undefined && '$schema' in json)
  const fault = invalidArguments('book', validate(schema, {}))
  const [advice] = advise(fault, { schema: json, value: {} }).advice ?? []
  assert.equal(advice?.path, ['class'])
  assert.equal(advice?.expected, { id: 'one_of', values: ['eco', 'biz'] })
  assert.is(advice?.about?.description, 'The class of the seat')
})

test('arktype has a JSON Schema, valibot with its converter, zod 3 and what cannot be said have none', () => {
  assert.equal(Object(jsonSchemaOf(type({ a: 'string' }))).required, ['a'])
  assert.equal(Object(jsonSchemaOf(toStandardJsonSchema(v.object({ a: v.string() })))).required, [
    'a'
  ])
  for (const schema of [z3.string(), v.string(), z.bigint(), {}, Object(revoked({}))]) {
    assert.is(jsonSchemaOf(schema), undefined)
  }
})

test("what valibot's converter cannot say is left out where it would say nothing", () => {
  const schema = v.strictObject({
    a: v.pipe(v.string(), v.trim(), v.minLength(2), v.brand('A')),
    b: v.pipe(v.string(), v.transform(Number), v.number()),
    c: v.pipe(
      v.number(),
      v.check(() => false)
    ),
    d: v.record(v.picklist(['x', 'y']), v.number())
  })
  assert.equal(Object(jsonSchemaOf(toStandardJsonSchema(schema))).properties, {
    a: { type: 'string', minLength: 2 },
    b: { type: 'string' },
    c: { type: 'number' },
    d: {
      type: 'object',
      propertyNames: { enum: ['x', 'y'], type: 'string' },
      additionalProperties: { type: 'number' }
    }
  })
})

test('a converter that knows draft-07 alone is asked for that', () => {
  const input = ({ target }: { target: string }): object => {
    if (target !== 'draft-07') throw new Error('unsupported')
    return { type: 'string' }
  }
  assert.equal(jsonSchemaOf({ '~standard': { jsonSchema: { input } } }), { type: 'string' })
})

test("what a library's own safeParse answers is read, too", () => {
  // A border: it is no result of Standard Schema.
  const read = (result: unknown): unknown => fromStandardSchema(result as never).issues
  for (const schema of [z.object({ city: z.string() }), z3.object({ city: z3.string() })]) {
    assert.equal(read(schema.safeParse({ city: 'x' })), [])
    const { error } = schema.safeParse({ city: 5 })
    assert.equal(read(schema.safeParse({ city: 5 })), read(error))
    assert.is(own(own(read(schema.safeParse({ city: 5 })), '0'), 'kind'), 'type')
  }
  for (const odd of [{ success: true }, { success: false }, { success: false, error: 'x' }])
    assert.is(own(own(read(odd), '0'), 'kind'), 'unknown')
})

test.run()
