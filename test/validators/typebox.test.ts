import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Findings, mendedBy } from '@toolfault/model'
import { compile } from '@toolfault/validators/typebox'
import { Settings } from 'typebox/system'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../hostile/frozen.js'

const test = suite('validators/typebox')

const check = (schema: unknown): ((value: unknown) => Findings) => {
  const compiled = compile(schema)
  if (compiled._tag === 'Left')
    throw new TypeError(`not compiled: ${JSON.stringify(compiled.left)}`)
  return compiled.right
}

const detailOf = (schema: unknown): string => {
  const compiled = compile(schema)
  if (compiled._tag === 'Right') throw new TypeError('compiled')
  assert.is(compiled.left.kind, 'invalid_schema')
  assert.is(mendedBy(compiled.left), 'operator')
  return compiled.left.kind === 'invalid_schema' ? compiled.left.detail : ''
}

const keywords = (schema: unknown, value: unknown): ReadonlyArray<string | undefined> =>
  check(schema)(value).issues.map(({ keyword }) => keyword)

for (const address of [
  'http://json-schema.org/draft-07/schema#',
  'http://json-schema.org/draft-07/schema',
  'https://json-schema.org/draft-07/schema#',
  'https://json-schema.org/draft/2019-09/schema',
  'https://json-schema.org/draft/2020-12/schema',
  'https://json-schema.org/draft/2020-12/schema#'
]) {
  test(`the dialect is known: ${address} [V6]`, () => {
    assert.equal(keywords({ $schema: address, type: 'string' }, 1), ['type'])
    // Its own schema is what a schema has to fit.
    assert.match(detailOf({ $schema: address, minLength: -1 }), 'minLength')
  })
}

test('the dialect decides what is a schema: `items` may be a list in the older ones alone [V6]', () => {
  const items = [{ type: 'string' }]
  for (const draft of [
    'http://json-schema.org/draft-07/schema#',
    'https://json-schema.org/draft/2019-09/schema'
  ]) {
    assert.equal(keywords({ $schema: draft, items }, [1]), ['type'])
  }
  assert.match(detailOf({ items }), 'items')
})

test('one engine knows the keywords of every dialect in each', () => {
  const $schema = 'http://json-schema.org/draft-07/schema#'
  assert.equal(keywords({ $schema, dependentRequired: { a: ['b'] } }, { a: 1 }), [
    'dependentRequired'
  ])
  assert.equal(keywords({ dependencies: { a: ['b'] } }, { a: 1 }), ['dependencies'])
})

const tuple = { prefixItems: [{ type: 'string' }] }

test('without $schema the dialect is 2020-12 [V6]', () => {
  assert.equal(keywords(tuple, [1]), ['type'])
})

test('a dialect that is not known is refused by name, and the known ones are named [V6]', () => {
  const detail = detailOf({ $schema: 'http://json-schema.org/draft-04/schema#' })
  assert.match(detail, 'http://json-schema.org/draft-04/schema#')
  for (const name of ['draft-07', '2019-09', '2020-12']) assert.match(detail, name)
})

test('an empty $schema, a $schema that is no text, and a prototype name are no dialects', () => {
  for (const $schema of ['', 7, null, {}, Object.create(null), Symbol('x'), 'constructor']) {
    assert.match(detailOf({ $schema }), 'is not known')
  }
})

for (const [name, schema] of [
  ['a pattern that is no expression', { properties: { a: { pattern: '(' } } }],
  ['a type that is none', { type: 'objekt' }],
  ['a reference to nothing', { $ref: '#/$defs/nothing' }],
  ['a reference to another document', { $ref: 'https://example.com/schema' }],
  ['null', null],
  ['a number', 5],
  ['a text', 'object'],
  ['a list', [{ type: 'object' }]],
  ['an $id that is no text', { $id: 5 }],
  ['a negative length', { minLength: -1 }]
] as const) {
  test(`a schema that cannot be compiled is a Left, never thrown: ${name} [V5]`, () => {
    assert.not(detailOf(schema) === '')
    assert.is(detailOf(schema), detailOf(schema))
  })
}

test('a hostile schema is a Left, never thrown', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const getter = {
    get type(): string {
      throw Object.create(null)
    }
  }
  assert.type(detailOf(proxy), 'string')
  assert.is(detailOf(getter), 'the schema cannot be read')
})

const nest = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = {}
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}

test('a schema 20 000 levels deep is a Left that says so', () => {
  assert.is(
    detailOf(nest(20_000, (a) => ({ properties: { a } }))),
    'the schema is nested too deeply'
  )
})

for (const schema of [
  { items: { $ref: '#' }, type: 'array' },
  { $ref: '#/$defs/list', $defs: { list: { type: 'array', items: { $ref: '#/$defs/list' } } } },
  { $id: 'https://example.com/list', type: 'array', items: { $ref: 'list' } },
  { $id: 'https://example.com/list', type: 'array', items: { $ref: '#' } },
  { type: 'array', items: { $dynamicRef: '#node' }, $dynamicAnchor: 'node' }
]) {
  test(`a schema may refer to itself: ${JSON.stringify(schema)}`, () => {
    assert.equal(check(schema)([[], [[]]]).issues, [])
    assert.equal(check(schema)([[], [[7]]]).issues[0]?.path, ['1', '0', '0'])
  })

  test(`a value 20 000 levels deep is one issue of kind unknown: ${JSON.stringify(schema)}`, () => {
    const { issues } = check(schema)(nest(20_000, (a) => [a]))
    assert.equal(issues, [
      {
        path: [],
        kind: 'unknown',
        message: 'the arguments are nested too deeply to be checked'
      }
    ])
  })
}

test('a deep value that no rule walks is fine', () => {
  assert.equal(check({ type: 'array' })(nest(20_000, (a) => [a])).issues, [])
})

test('a value whose getter throws cannot be checked, and that is said', () => {
  const value = Object.defineProperty({}, 'a', {
    enumerable: true,
    get: () => {
      throw new Error('no')
    }
  })
  assert.equal(
    check({ properties: { a: { type: 'string' } } })(value).issues.map(({ kind }) => kind),
    ['unknown']
  )
})

test('one $id may be used by two schemas', () => {
  const $id = 'https://example.com/same'
  assert.equal(keywords({ $id, type: 'string' }, 1), ['type'])
  assert.equal(keywords({ $id, maximum: 0 }, 1), ['maximum'])
  assert.equal(keywords({ $id, type: 'string' }, 1), ['type'])
})

test('an $id or anchor inside one schema is nothing to the next', () => {
  check({ $defs: { a: { $id: 'https://example.com/inner', type: 'string' } } })
  check({ $defs: { a: { $anchor: 'inner', type: 'string' } } })
  check({ $defs: { a: { type: 'string' } } })
  assert.match(detailOf({ $ref: 'https://example.com/inner' }), 'https://example.com/inner')
  const other = { $ref: 'https://example.com/inner', $defs: { a: { type: 'null' } } }
  assert.match(detailOf(other), 'https://example.com/inner')
  assert.match(detailOf({ $ref: '#inner' }), '#inner')
  assert.match(detailOf({ $ref: '#/$defs/a' }), '#/$defs/a')
})

test('boolean schemas are schemas', () => {
  assert.equal(check(true)(7).issues, [])
  assert.equal(keywords(false, 7), ['false schema'])
})

test('all errors are found', () => {
  const schema = { required: ['a', 'b'], properties: { c: { type: 'string' } } }
  assert.equal(keywords(schema, { c: 1 }), ['required', 'required', 'type'])
})

for (const [format, good, bad] of [
  ['email', 'a@b.example', 'a'],
  ['date', '2024-02-29', '2023-02-29'],
  ['date-time', '2024-02-29T10:00:00Z', '2024-02-29'],
  ['uri', 'https://a.example', 'a b'],
  ['uuid', '123e4567-e89b-12d3-a456-426614174000', '123'],
  ['ipv4', '127.0.0.1', '256.0.0.1']
] as const) {
  test(`the format ${format} is checked`, () => {
    assert.equal(keywords({ format }, good), [])
    assert.equal(keywords({ format }, bad), ['format'])
  })
}

test('an unknown format passes, and nothing is printed', () => {
  const printed: Array<unknown> = []
  const { error, log, warn } = console
  const note = (...args: ReadonlyArray<unknown>): void => void printed.push(...args)
  Object.assign(console, { log: note, warn: note, error: note })
  try {
    assert.equal(keywords({ format: 'no-such-format', unknownKeyword: 1 }, 'x'), [])
  } finally {
    Object.assign(console, { log, warn, error })
  }
  assert.equal(printed, [])
})

const inherited = ['constructor', 'toString', 'hasOwnProperty', '__proto__']

test('D1: what an object inherits is not there', () => {
  assert.equal(
    check({ required: inherited })({}).issues.map(({ kind, path }) => [kind, path[0]]),
    inherited.map((name) => ['missing', name])
  )
})

test('D1: what an object owns is there, whatever its name', () => {
  const value = JSON.parse('{"constructor":1,"toString":1,"hasOwnProperty":1,"__proto__":1}')
  assert.equal(check({ required: inherited })(value).issues, [])
})

test('the schema is read, never written, and so is the value', () => {
  const schema = frozen({
    $schema: 'https://json-schema.org/draft-07/schema',
    type: 'object',
    properties: { a: { type: 'string', default: 'x' }, b: { $ref: '#/definitions/b' } },
    definitions: { b: { type: 'integer' } }
  })
  const value = frozen({ b: 'x' })
  assert.equal(keywords(schema, value), ['type'])
  assert.equal(value, { b: 'x' })
})

test('a judging function may be used again, and keeps nothing of the last call', () => {
  const judge = check({ type: 'string' })
  const first = judge(1)
  assert.equal(judge('x').issues, [])
  assert.is(first.issues.length, 1)
})

// What is no Unicode regular expression, and yet stands in the schemas of real tools.
for (const [pattern, good, bad] of [
  ['^[\\w-\\.]+$', 'a-b.c', 'a b'],
  ['^\\_id$', '_id', 'id'],
  ['^\\-?\\d{1,3}$', '-12', 'x']
] as const) {
  test(`the pattern ${pattern} is taken as the older kind of expression`, () => {
    const judge = check({ properties: { a: { type: 'string', pattern } } })
    assert.equal(judge({ a: good }).issues, [])
    assert.equal(
      judge({ a: bad }).issues.map(({ kind }) => kind),
      ['pattern']
    )
  })
}

test('a Unicode expression stays one', () => {
  const judge = check({ properties: { a: { pattern: '^\\p{L}+$' }, b: { pattern: '^.$' } } })
  assert.equal(judge({ a: 'é', b: '😀' }).issues, [])
})

test('a pattern of the older kind is told as it was given', () => {
  const pattern = '^[\\w-\\.]+/$'
  assert.equal(check({ pattern })('x').issues[0]?.params, { pattern })
})

test('what is data in a schema is no pattern and no reference', () => {
  const data = { pattern: '(', $ref: 'nowhere' }
  const schema = { default: data, const: data, enum: [data], examples: [data], pattern: '\\-' }
  assert.equal(check(schema)(data).issues, [])
})

test('a key of patternProperties has to be a Unicode expression', () => {
  assert.match(detailOf({ patternProperties: { '[\\w-\\.]': {} } }), 'Invalid regular expression')
})

test('a property may be called like a keyword', () => {
  const schema = { properties: { $ref: { type: 'string' }, pattern: { type: 'string' } } }
  assert.equal(keywords(schema, { $ref: 1, pattern: 1 }), ['type', 'type'])
})

for (const [name, schema] of [
  ['in a branch', { anyOf: [{ type: 'string' }, { $ref: '#/$defs/nothing' }] }],
  ['under a name', { properties: { default: { items: { $ref: '#nothing' } } } }],
  ['in another document of the same address', { $id: 'https://a.example/b', $ref: 'c' }],
  ['to what every object inherits', { $ref: '#/toString' }],
  ['to a text', { $ref: '#/title', title: 'x' }],
  ['to another document, with an empty fragment', { items: { $ref: 'https://a.example/b#' } }]
] as const) {
  test(`a reference that leads nowhere is a Left: ${name}`, () => {
    assert.match(detailOf(schema), 'cannot resolve the reference')
  })
}

test("a dialect's own schema may be referred to", () => {
  for (const $ref of [
    'http://json-schema.org/draft-07/schema#',
    'https://json-schema.org/draft/2019-09/schema',
    'https://json-schema.org/draft/2020-12/schema'
  ]) {
    const judge = check({ properties: { schema: { $ref } } })
    assert.equal(judge({ schema: { type: 'object' } }).issues, [])
    assert.ok(judge({ schema: { type: 'objekt' } }).issues.length > 0)
  }
})

const many = {
  required: ['a'],
  allOf: [{ $ref: '#/$defs/many' }],
  $defs: {
    many: {
      properties: Object.fromEntries(
        Array.from({ length: 30 }, (_, at) => [`p${at}`, { type: 'null' }])
      )
    }
  }
}
const wrong = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`p${at}`, at]))

test('D3: more than eight errors are found, behind a reference too, and none is said to be left out', () => {
  const { issues, truncated } = check(many)(wrong)
  assert.is(issues.length, 31)
  assert.is(truncated, undefined)
})

test("D3: TypeBox's one setting for all is what it was, whatever happens", () => {
  const { maxErrors } = Settings.Get()
  try {
    for (const set of [3, 8, 1_000_000]) {
      Settings.Set({ maxErrors: set })
      assert.is(check(many)(wrong).issues.length, 31)
      assert.is(Settings.Get().maxErrors, set)
      check({ items: { $ref: '#' }, type: 'array' })(nest(20_000, (a) => [a]))
      assert.is(Settings.Get().maxErrors, set)
    }
  } finally {
    Settings.Set({ maxErrors })
  }
})

test('D3: which of the keys that another asks for is not there is told by the value', () => {
  const card = {
    dependentRequired: { card: ['name', 'zip'] },
    dependencies: { a: ['b', 'c', 'd'] }
  }
  assert.equal(
    check({ properties: { 'x/y': card } })({ 'x/y': { card: 1, zip: 1, a: 1, b: 1 } }).issues.map(
      ({ keyword, params, path }) => [path, keyword, params]
    ),
    [
      [['x/y', 'c'], 'dependencies', { property: 'a', depsCount: 3, deps: 'b, c, d' }],
      [['x/y', 'd'], 'dependencies', { property: 'a', depsCount: 3, deps: 'b, c, d' }],
      [['x/y', 'name'], 'dependentRequired', { property: 'card', depsCount: 2, deps: 'name, zip' }]
    ]
  )
})

test('D3: a key that is not there is reported once for each that asks for it', () => {
  const asks = { dependentRequired: { a: ['x', 'y'], b: ['x'] } }
  assert.equal(
    check({ allOf: [asks, asks] })({ a: 1, b: 1 }).issues.map(({ path }) => path[0]),
    ['x', 'y', 'x', 'x', 'y', 'x']
  )
})

test('D1: a property that every object inherits is judged when it is there', () => {
  const schema = {
    properties: { toString: { type: 'string' }, list: { items: { required: ['valueOf'] } } }
  }
  assert.equal(check(schema)({}).issues, [])
  assert.equal(keywords(schema, { toString: 1 }), ['type'])
  assert.equal(check(schema)({ list: [{}, { valueOf: 1 }] }).issues[0]?.path, [
    'list',
    '0',
    'valueOf'
  ])
})

test('a value that holds itself cannot be checked, or is fine', () => {
  const knot: { a?: unknown } = {}
  knot.a = knot
  assert.equal(check({ type: 'object' })(knot).issues, [])
  const deep = { properties: { a: { $ref: '#' }, toString: {} } }
  assert.equal(
    check(deep)(knot).issues.map(({ kind }) => kind),
    ['unknown']
  )
})

test('a long enum and many properties are judged, though no code can be made of them', () => {
  const names = Array.from({ length: 5_000 }, (_, at) => `k${at}`)
  const listed = compile({ enum: names })
  const wide = compile({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  })
  assert.is(listed._tag, 'Right')
  assert.is(wide._tag, 'Right')
  if (listed._tag === 'Left' || wide._tag === 'Left') return
  assert.equal(listed.right('k4999'), { issues: [] })
  assert.is(listed.right('k5000').issues[0]?.kind, 'choice')
  assert.equal(wide.right({ k4999: 'x' }), { issues: [] })
  assert.equal(wide.right({ k4999: 1 }).issues[0]?.path, ['k4999'])
})

test('where no code may be made, TypeBox interprets, and finds the same', () => {
  const script = `
    import { compile } from '@toolfault/validators/typebox'
    const judge = compile({ type: 'object', required: ['a'], properties: { b: { type: 'string' } } }).right
    console.log(JSON.stringify([judge({ a: 1 }), judge({ b: 1 }).issues.map(({ kind }) => kind)]))`
  const run = spawnSync(
    process.execPath,
    ['--disallow-code-generation-from-strings', '--input-type=module', '-e', script],
    { encoding: 'utf8', cwd: fileURLToPath(new URL('.', import.meta.url)) }
  )
  assert.is(run.stderr, '')
  assert.equal(JSON.parse(run.stdout), [{ issues: [] }, ['missing', 'type']])
})

test.run()
