import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compile } from '@toolfault/validators/typebox'
import { Settings } from 'typebox/system'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asking } from './battery/asked.js'
import { nest } from './battery/nested.js'
import { takesSchemas } from './battery/schemas.js'
import { judgesValues } from './battery/values.js'

const test = suite('validators/typebox')

const asked = asking(compile)
const { check, detailOf, keywords } = asked

takesSchemas(test, asked)
judgesValues(test, asked)

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
  const latest = 'https://json-schema.org/draft/2020-12/schema'
  assert.match(detailOf({ $schema: latest, items }), 'items')
})

test('one engine knows the keywords of every dialect in each', () => {
  const $schema = 'http://json-schema.org/draft-07/schema#'
  assert.equal(keywords({ $schema, dependentRequired: { a: ['b'] } }, { a: 1 }), [
    'dependentRequired'
  ])
  assert.equal(keywords({ dependencies: { a: ['b'] } }, { a: 1 }), ['dependencies'])
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
