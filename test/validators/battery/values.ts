import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../../hostile/frozen.js'
import { growth } from '../../work.js'
import type { Asked } from './asked.js'
import { nest } from './nested.js'

/** Names that every object inherits something under. */
export const inherited: ReadonlyArray<string> = [
  'constructor',
  'toString',
  'hasOwnProperty',
  '__proto__'
]

/** How every validator judges values. */
export const judgesValues = (test: Test, { check, keywords }: Asked): void => {
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

  // JSON Schema Validation, section 6.2.1, of numbers that no double holds.
  for (const [of, value, isOne] of [
    [0.01, 19.99, true],
    [0.01, -4.35, true],
    [0.1, 0.3, true],
    [0.1, 0, true],
    [0.01, 19.995, false],
    [0.0001, 0.00751, false],
    [2, 7, false]
  ] as const) {
    test(`${value} is ${isOne ? 'a' : 'no'} multiple of ${of}`, () => {
      assert.equal(keywords({ multipleOf: of }, value), isOne ? [] : ['multipleOf'])
    })
  }

  // RFC 8259, section 6: JSON has no such number, but `1e999` is read as one.
  for (const value of [JSON.parse('1e999'), JSON.parse('-1e400'), Number.NaN]) {
    test(`${String(value)} is no number, wherever it stands`, () => {
      const broken = (schema: unknown, given: unknown = value): unknown =>
        check(schema)(given).issues.map(({ path }) => path.join('/'))
      for (const schema of [
        { type: 'number' },
        { type: 'integer' },
        { type: ['number', 'string'] },
        { type: ['integer', 'null'] },
        { type: ['number', 'null', 'object'] },
        { type: ['number', 'boolean'] },
        { type: 'number', multipleOf: 2 },
        { enum: [1, 2] },
        { $ref: '#/$defs/n', $defs: { n: { type: 'number' } } }
      ]) {
        assert.ok(check(schema)(value).issues.length > 0, JSON.stringify(schema))
      }
      assert.equal(check({ type: 'number' })(value).issues[0]?.kind, 'type')
      assert.ok(check({ anyOf: [{ type: 'number' }, { type: 'string' }] })(value).issues.length > 0)
      assert.equal(
        broken({ properties: { a: { items: { type: 'integer' } } } }, { a: [1, value, 2] }),
        ['a/1']
      )
      assert.equal(
        broken(
          { additionalProperties: { type: 'number' }, uniqueItems: true },
          {
            ['__proto__']: 1,
            x: value,
            y: 2
          }
        ),
        ['x']
      )
      assert.equal(broken({}), [])
      assert.equal(broken({ type: 'object' }, { a: value }), [])
    })
  }

  test('the largest numbers are numbers', () => {
    for (const value of [Number.MAX_VALUE, -Number.MAX_VALUE, 5e-324, 0, -0, 2 ** 53, 1e300])
      assert.equal(check({ type: 'number' })(value).issues, [], String(value))
    assert.equal(check({ type: 'integer' })(1e300).issues, [])
  })

  test('a limit that a flag excludes, as in OpenAPI 3.0 and draft-04', () => {
    const limits = { minimum: 0, maximum: 9 }
    const schema = {
      $defs: { n: { minimum: 2, exclusiveMinimum: true } },
      properties: {
        // What a property is called is no keyword.
        exclusiveMinimum: { type: 'boolean' },
        price: { type: 'number', ...limits, exclusiveMinimum: true, exclusiveMaximum: true },
        size: { type: 'number', ...limits, exclusiveMinimum: false, exclusiveMaximum: false },
        any: { exclusiveMinimum: true, exclusiveMaximum: true },
        rows: { items: { allOf: [{ $ref: '#/$defs/n' }] } }
      }
    }
    const good = { exclusiveMinimum: true, price: 1, size: 0, any: -1, rows: [3] }
    assert.equal(check(schema)(good).issues, [])
    assert.equal(keywords(schema, { price: 0, size: 9, rows: [3, 2] }), [
      'exclusiveMinimum',
      'exclusiveMinimum'
    ])
    assert.equal(keywords(schema, { price: 9, size: -1 }), ['exclusiveMaximum', 'minimum'])
    assert.equal(keywords({ const: { exclusiveMinimum: true }, ...schema }, {}), ['const'])
    assert.equal(check({ ...schema, exclusiveMinimum: true })(good).issues, [])
    const [issue] = check(schema)({ price: 0 }).issues
    assert.equal(issue?.params, { comparison: '>', limit: 0 })
  })

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

  for (const [name, list, keys] of [
    ['the order of keys is none', [{ a: 1, b: [2] }, 7, { b: [2], a: 1 }], ['uniqueItems']],
    ['far from each other', [...Array(500).keys(), 0], ['uniqueItems']],
    ['texts that every object inherits', ['__proto__', 'x', '__proto__'], ['uniqueItems']],
    ['a number and its text', [1, '1', [1], ['1'], { a: 1 }, { a: '1' }], []],
    ['nothing, in its kinds', [null, false, 0, '', [], {}], []],
    ['objects in objects and beside them', [{ 1: { a: 'a' } }, { 1: {}, a: 'a' }], []],
    ['keys that look like more', [{ 'a"1,"b': 1 }, { a: 1, b: 1 }, [1, 2], ['1,2']], []]
  ] as const) {
    test(`items are unique, or are not: ${name}`, () => {
      assert.equal(keywords({ uniqueItems: true }, list), keys)
      assert.equal(keywords({ uniqueItems: false }, list), [])
      assert.equal(keywords({ not: { uniqueItems: true } }, list).length, keys.length === 0 ? 1 : 0)
    })
  }

  test('items are unique where no two are deeply equal, whatever they are', () => {
    const judge = check({ uniqueItems: true })
    // Few leaves and few keys, so that many items are equal; from JSON, which has no negative zero.
    const leaf = fc.constantFrom(0, 1, '1', '', 'a', true, false, null)
    const { item } = fc.letrec((tie) => ({
      item: fc.oneof(
        { maxDepth: 2 },
        { arbitrary: leaf, weight: 3 },
        { arbitrary: fc.array(tie('item'), { maxLength: 2 }), weight: 1 },
        {
          arbitrary: fc.dictionary(fc.constantFrom('a', '1', '__proto__', 'a"1'), tie('item'), {
            maxKeys: 2
          }),
          weight: 1
        }
      )
    }))
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (made) => {
        const list: ReadonlyArray<unknown> = JSON.parse(JSON.stringify(made))
        const isTwice = list.some((one, at) =>
          list.slice(0, at).some((other) => isDeepStrictEqual(one, other))
        )
        assert.is(judge(list).issues.length, isTwice ? 1 : 0, JSON.stringify(list))
      }),
      { numRuns: 2_000 }
    )
  })

  test('unique items are not compared each with each', () => {
    for (const item of [(at: number) => ({ at }), (at: number) => [at, 'x']]) {
      const judge = check({ type: 'array', uniqueItems: true })
      const grown = growth(1_500, (size) => {
        const list = Array.from({ length: size }, (_, at) => item(at))
        return () => assert.equal(judge(list).issues, [])
      })
      assert.ok(grown < 5, `${grown} times as much for four times as much`)
    }
  })

  test('an address without an end is judged before its reader is gone', () => {
    const judge = check({ type: 'string', format: 'url' })
    for (const part of [':', '@', 'a.bb/@', 'a.']) {
      assert.ok(judge(`http://${part.repeat(900_000 / part.length)} `).issues.length <= 1)
    }
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
}
