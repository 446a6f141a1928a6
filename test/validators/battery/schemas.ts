import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asked } from './asked.js'
import { nest } from './nested.js'

/** Which schemas every validator takes, and how it refuses the others. */
export const takesSchemas = (test: Test, { check, detailOf, keywords }: Asked): void => {
  test('without $schema the dialect is 2020-12 [V6]', () => {
    assert.equal(keywords({ prefixItems: [{ type: 'string' }] }, [1]), ['type'])
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
      // What was refused once is not known the second time.
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

  for (const [name, schema] of [
    ['in data', { default: nest(60, (a) => [a]), $ref: '#/$defs/none' }],
    ['in lists of schemas', { allOf: [nest(60, (a) => ({ allOf: [a] }))], $ref: '#/$defs/none' }]
  ] as const) {
    test(`what a reference means is not looked for without end, ${name}`, () => {
      assert.type(detailOf(schema), 'string')
    })
  }

  test('what a reference means is looked for among nested lists', () => {
    const schema = {
      default: nest(8, (a) => [a]),
      properties: { a: { $ref: '#here' }, b: { $ref: '#/$defs/b%25' }, c: { $ref: '#' } },
      $defs: { a: { $anchor: 'here', type: 'string' }, 'b%': { type: 'number' } }
    }
    assert.equal(keywords(schema, { a: 'x', b: 1, c: {} }), [])
    assert.equal(keywords(schema, { a: 1, b: 'x', c: {} }), ['type', 'type'])
  })

  test('a schema 20 000 levels deep is a Left that says so', () => {
    assert.is(
      detailOf(nest(20_000, (a) => ({ properties: { a } }))),
      'the schema is nested too deeply'
    )
  })

  test('a schema of parts without number is a Left that says so, in bounded time', () => {
    let shared: object = { type: 'string' }
    for (let level = 0; level < 40; level++) shared = { allOf: [shared, shared] }
    assert.is(detailOf(shared), 'the schema is too large')
    const ring: { properties: object } = { properties: {} }
    ring.properties = { a: ring, b: ring }
    assert.match(detailOf(ring), /^the schema is (too large|nested too deeply)$/)
  })

  // No caller can mend it: 2020-12, section 9.4.1, "Infinite Recursive Nesting".
  for (const schema of [
    { $ref: '#' },
    { allOf: [{ $ref: '#' }] },
    { anyOf: [{ type: 'string' }, { $ref: '#' }] },
    { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { not: { $ref: '#/$defs/a' } } } }
  ]) {
    test(`a schema that refers to itself without end is a Left: ${JSON.stringify(schema)}`, () => {
      assert.match(
        detailOf(schema),
        /^the schema (refers to itself without end|is nested too deeply)$/
      )
    })
  }

  test('one that refers to itself for what is inside is none', () => {
    const schema = { properties: { a: { $ref: '#' } }, required: ['b'] }
    assert.equal(keywords(schema, { a: { a: { b: 1 }, b: 1 } }), ['required'])
  })

  test('a deep schema with long names is a Left, before their pointers fill the memory', () => {
    const name = 'n'.repeat(10_000)
    const deep = nest(400, (a) => ({ properties: { [name]: a } }))
    assert.is(detailOf(deep), 'the schema is too large')
  })

  test('a schema with arrays in arrays below a reference is compiled in bounded time', () => {
    const examples = nest(60, (a) => [a])
    const anyOf = [nest(60, (a) => ({ anyOf: [a] }))]
    const schema = { $ref: '#/$defs/a', $defs: { a: { examples, anyOf, type: 'string' } } }
    assert.equal(keywords(schema, 'x'), [])
    assert.equal(keywords(schema, 1), ['type'])
  })

  test('a large schema of what is wide, long or often the same is none too large', () => {
    const choice = { enum: Array.from({ length: 1_000 }, (_, at) => `n${at}`) }
    const names = Array.from({ length: 150 }, (_, at) => `name${at}`)
    const properties = Object.fromEntries(names.map((name) => [name, choice]))
    assert.equal(keywords({ properties }, { name7: 'n7' }), [])
    assert.equal(keywords({ properties }, { name7: 'other' }), ['enum'])
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
}
