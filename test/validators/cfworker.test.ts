import { execFileSync } from 'node:child_process'
import { isList, own } from '@toolfault/model'
import { compile as compileAjv } from '@toolfault/validators/ajv'
import { compile } from '@toolfault/validators/cfworker'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared, listShared, readShared } from '../corpus/shared.js'
import { asking } from './battery/asked.js'
import { choosesDialects } from './battery/dialects.js'
import { forgetsSchemas } from './battery/forgets.js'
import { takesSchemas } from './battery/schemas.js'
import { inherited, judgesValues } from './battery/values.js'

const test = suite('validators/cfworker')

const asked = asking(compile)
const { check, detailOf, keywords } = asked

takesSchemas(test, asked)
judgesValues(test, asked)
choosesDialects(test, asked)
forgetsSchemas(test, asked)

/** How many issues a validator finds where node makes no code from text; or why it cannot. */
const found = (validator: string): string =>
  execFileSync(
    process.execPath,
    [
      '--disallow-code-generation-from-strings',
      '--input-type=module',
      '--eval',
      `import { compile } from '@toolfault/validators/${validator}'
      const compiled = compile({ required: ['a'], properties: { b: { pattern: '^x' } } })
      const found = compiled._tag === 'Left' ? compiled.left.detail : compiled.right({ b: 'y' }).issues.length
      process.stdout.write(String(found))`
    ],
    { encoding: 'utf8' }
  )

test('no code is made from text, unlike by ajv', () => {
  assert.is(found('cfworker'), '2')
  assert.is(
    found('ajv'),
    'ajv makes code of a schema, which is not allowed here: @toolfault/validators/cfworker makes none'
  )
})

test('a rule has its parameters, and a key its name, as with ajv', () => {
  const schema = {
    required: ['a', 'say "b"'],
    properties: { n: { maximum: 3, multipleOf: 2 }, e: { enum: ['x'] }, s: { pattern: '^x\\-' } },
    additionalProperties: false
  }
  const value = { n: 5, e: 'y', s: 'y', c: 1 }
  const said = (of: typeof compile): ReadonlyArray<string> => {
    const compiled = of(schema)
    if (compiled._tag === 'Left') throw new TypeError('not compiled')
    return compiled
      .right(value)
      .issues.map(({ keyword, kind, params, path }) =>
        JSON.stringify([path, kind, keyword, params])
      )
      .sort()
  }
  assert.equal(said(compile), said(compileAjv))
  assert.is(said(compile).length, 7)
})

test('which keywords a dialect has', () => {
  const draft = 'http://json-schema.org/draft-07/schema#'
  const between = 'https://json-schema.org/draft/2019-09/schema'
  const cases: ReadonlyArray<readonly [string, object, unknown]> = [
    [draft, { unevaluatedProperties: false }, { a: 1 }],
    [draft, { dependentSchemas: { a: false } }, { a: 1 }],
    [draft, { prefixItems: [false] }, [1]],
    [between, { prefixItems: [false] }, [1]]
  ]
  for (const [$schema, schema, value] of cases) {
    assert.equal(keywords({ $schema, ...schema }, value), [])
    assert.is(keywords(schema, value).length, 1)
  }
  assert.equal(keywords({ $schema: draft, items: [{ type: 'string' }] }, [1]), ['type'])
  const latest = 'https://json-schema.org/draft/2020-12/schema'
  assert.match(detailOf({ $schema: latest, items: [{ type: 'string' }] }), 'items')
  assert.equal(keywords({ additionalItems: false, items: true }, [1]), [])
})

test('in draft-07 a reference stands alone, from 2019-09 on it does not', () => {
  const schema = {
    properties: { a: { $ref: '#/definitions/b', maximum: 1 } },
    definitions: { b: {} }
  }
  const $schema = 'http://json-schema.org/draft-07/schema#'
  assert.equal(keywords({ ...schema, $schema }, { a: 2 }), [])
  assert.equal(keywords(schema, { a: 2 }), ['maximum'])
})

for (const [name, schema] of [
  ['a key required twice over', { required: 'name' }],
  ['properties that are a list', { properties: [] }],
  ['a union of nothing', { anyOf: [] }],
  ['a limit in text', { minimum: '3' }],
  ['a multiple of nothing', { multipleOf: 0 }],
  ['values that are no list', { enum: 'x' }],
  ['a pattern among the keys', { patternProperties: { '(': true } }],
  ['a flag that is none', { uniqueItems: 'yes' }],
  ['a schema that is null', { properties: { a: null } }],
  ['a dependency on a number', { dependentRequired: { a: [1] } }],
  ['a bad schema behind a reference', { $ref: '#/x/y', x: { y: { type: 'objekt' } } }],
  [
    'two anchors of one name',
    JSON.parse(
      '{"$defs":{"a":{"$id":"a","$dynamicAnchor":"n"},"b":{"$id":"b","$dynamicAnchor":"n"}},"$dynamicRef":"a#n"}'
    )
  ]
] as const) {
  test(`the validator would take it and judge wrongly, so it is refused: ${name}`, () => {
    assert.type(detailOf(schema), 'string')
  })
}

test('an unknown keyword may have any value, and so may a property of its name', () => {
  const schema = {
    id: 'http://[',
    nullable: 7,
    'x-a': { id: 'http://[', $ref: '#/nowhere', pattern: '(' },
    properties: { id: { type: 'string' }, $ref: { type: 'string' }, type: { type: 'string' } }
  }
  assert.equal(keywords(schema, { id: 1, $ref: 2, type: 3 }), ['type', 'type', 'type'])
})

test('a reference may lead under a name that is no keyword', () => {
  const schema = {
    items: { $ref: '#/components/schemas/a' },
    components: { schemas: { a: { type: 'string' } } }
  }
  assert.equal(keywords(schema, [1]), ['type'])
})

test("a pattern is the author's in the parameters, also where it was put in other terms", () => {
  const [issue] = check({ pattern: '^[\\w-\\.]+$' })('a b').issues
  assert.equal(issue?.params, { pattern: '^[\\w-\\.]+$' })
})

for (const [pattern, good, bad] of [
  ['^[a-\\d]$', '-', 'b'],
  ['^\\{$', '{', '}'],
  ['^{a}]$', '{a}]', 'a'],
  ['^\\"\\ $', '" ', 'x'],
  ['^[\\_\\-\\]]$', ']', 'x'],
  ['^\\p$', 'p', 'P'],
  ['^a{2}\\@$', 'aa@', 'a@'],
  ['^(a)\\-\\1$', 'a-a', 'a-b']
] as const) {
  test(`the older kind of expression means the same: ${pattern}`, () => {
    assert.ok(new RegExp(pattern).test(good))
    assert.not.ok(new RegExp(pattern).test(bad))
    assert.equal(check({ pattern })(good).issues, [])
    assert.is(check({ pattern })(bad).issues.length, 1)
  })
}

test('two patterns that become one both hold', () => {
  const schema = { patternProperties: { '^\\-': { type: 'string' }, '^-': { maxLength: 1 } } }
  assert.equal(keywords(schema, { '-a': 1 }), ['type'])
  assert.equal(keywords(schema, { '-a': 'xx' }), ['maxLength'])
})

test('names of formats that every object inherits are no formats', () => {
  for (const format of inherited) assert.equal(keywords({ format }, 'x'), [])
})

test('a key of the value called __proto__ is judged', () => {
  const schema = JSON.parse(
    '{"properties":{"__proto__":{"type":"string"}},"additionalProperties":false}'
  )
  const found = check(schema)(JSON.parse('{"__proto__":1,"constructor":2}')).issues
  assert.equal(
    found.map(({ kind, path }) => [kind, path[0]]),
    [
      ['type', '__proto__'],
      ['unexpected', 'constructor']
    ]
  )
})

test('more errors than can be told are a cut list, not a value that is too deep', () => {
  const schema = { properties: { list: { items: { type: 'string' } } } }
  const { issues, truncated } = check(schema)({ list: Array.from({ length: 200_000 }, () => 1) })
  assert.is(truncated, true)
  assert.equal(issues[0]?.path, ['list', '0'])
  assert.is(issues[0]?.kind, 'type')
})

test('a value that JSON has not cannot be checked', () => {
  for (const value of [undefined, 1n, Symbol('x'), () => 1]) {
    assert.equal(
      check({ type: 'string' })(value).issues.map(({ kind }) => kind),
      ['unknown']
    )
  }
})

const dialects = {
  draft7: 'http://json-schema.org/draft-07/schema#',
  'draft2019-09': 'https://json-schema.org/draft/2019-09/schema',
  'draft2020-12': 'https://json-schema.org/draft/2020-12/schema'
} as const

test('items are compared where a list has one twice, and not where a thousand others would be, too', () => {
  const schema = { properties: { tags: { uniqueItems: true }, rows: {} } }
  const rows = [...Array(999).keys()]
  assert.equal(keywords(schema, { tags: [1, 2], rows: [...rows, 0] }), [])
  assert.equal(keywords(schema, { tags: [1, 2, 1], rows: [...rows, 0] }), ['uniqueItems'])
  assert.equal(check(schema)({ tags: [1, 2], rows: [...rows, 999, 0] }).issues, [
    { path: [], kind: 'unknown', message: 'the arguments cannot be checked' }
  ])
  assert.equal(keywords({ properties: { tags: {} } }, { rows: [...rows, 999, 0] }), [])
})

test('a reference leads to items that must be unique, too', () => {
  const schema = {
    properties: { a: { $ref: '#/$defs/set' } },
    $defs: { set: { uniqueItems: true } }
  }
  assert.equal(keywords(schema, { a: [1, 1] }), ['uniqueItems'])
  assert.equal(keywords(schema, { a: [1, 2] }), [])
})

test('the format url is not judged: no dialect has it, and its pattern has no end', () => {
  assert.equal(keywords({ format: 'url' }, `http://${'a'.repeat(60)}!`), [])
})

/** What is decided otherwise than the suite would have it: we check formats, and one order of names. */
const otherwise: ReadonlySet<string> = new Set(['format.json', 'ref.json'])

for (const [folder, $schema] of isShared ? Object.entries(dialects) : []) {
  test(`the official suite is decided as it says, or the schema is refused: ${folder}`, () => {
    const path = `json-schema-test-suite/tests/${folder}`
    const wrong: Array<string> = []
    let right = 0
    for (const file of listShared(path).filter((name) => name.endsWith('.json'))) {
      const groups = readShared(`${path}/${file}`)
      for (const group of isList(groups) ? groups : []) {
        const schema = own(group, 'schema')
        const compiled = compile(typeof schema === 'object' ? { $schema, ...schema } : schema)
        const cases = own(group, 'tests')
        if (compiled._tag === 'Left') continue
        for (const one of isList(cases) ? cases : []) {
          const valid = compiled.right(own(one, 'data')).issues.length === 0
          if (valid === own(one, 'valid')) right++
          else if (!otherwise.has(file)) wrong.push(`${file}: ${String(own(group, 'description'))}`)
        }
      }
    }
    assert.equal(wrong, [])
    assert.ok(right >= 900, `only ${right} are right`)
  })
}

test.run()
