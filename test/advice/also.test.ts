import type { Expected } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'

const test = suite('advice/also')

type Asked = readonly [Expected, ...ReadonlyArray<Expected>]
type Of = (Expected & { readonly id: 'count' })['of']

const sizes =
  (of: Of) =>
  (least?: number, most?: number): Expected => ({
    id: 'count',
    of,
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most })
  })
const [letters, items, keys] = [sizes('characters'), sizes('items'), sizes('keys')] as const
const no = undefined
const least = (limit: number): Expected => ({ id: 'compare', comparison: '>=', limit })
const most = (limit: number): Expected => ({ id: 'compare', comparison: '<=', limit })
const by = (of: number): Expected => ({ id: 'multiple', of })
const type = (...types: ReadonlyArray<string>): Expected => ({ id: 'type', types })
const pattern: Expected = { id: 'pattern', pattern: '^x' }
const uuid: Expected = { id: 'format', format: 'uuid' }
const distinct: Expected = { id: 'distinct', first: 0, second: 1 }
const text = { type: 'string' }
const two = { prefixItems: [text, text], items: false }
const below = { minItems: 1, maxItems: 9 }

// What is asked for first, and what a new value has to meet as well, or the caller fails again.
for (const [schema, value, ...wanted] of [
  [{ minimum: 2, maximum: 5 }, 1, least(2), most(5)],
  [{ minimum: 2, maximum: 5 }, 6, most(5), least(2)],
  [{ maximum: 5, multipleOf: 2 }, 6, most(5), by(2)],
  [{ maximum: 5, multipleOf: 2 }, 3, by(2), most(5)],
  [{ maximum: 5, minLength: 2 }, 6, most(5)],
  [{ pattern: '^x', format: 'uuid' }, 'a', uuid, pattern],
  [{ pattern: '^x', minLength: 2 }, 'abc', pattern],
  [{ pattern: '^x', minLength: 2 }, 'x', letters(2)],
  [{ minLength: 2 }, 'a', letters(2)],
  [{ minLength: 2, maxLength: 5 }, 'a', letters(2), letters(no, 5)],
  [{ minItems: 1, maxItems: 2 }, [1, 2, 3], items(no, 2), items(1)],
  [{ minLength: 3, maxLength: 3 }, 'a', letters(3, 3)],
  [{ minProperties: 1, maxProperties: 1 }, { x: 1, y: 2 }, keys(1, 1)],
  [{ minItems: 2, minLength: 3, maxLength: 3 }, [1], items(2), letters(3, 3)],
  [{ minItems: 2, allOf: [{ minItems: 1 }] }, [1], items(2)],
  [{ allOf: [{ minItems: 2 }, { maxItems: 5 }] }, [1], items(2), items(no, 5)],
  [{ allOf: [{ minItems: 1 }, { maxItems: 2 }] }, [1, 2, 3], items(no, 2), items(1)],
  // The places of a tuple are the most, and no limit says so.
  [{ ...two, minItems: 2 }, ['a', 'b', 'c'], items(2, 2)],
  [{ ...two, minItems: 2, allOf: [below] }, ['a', 'b', 'c'], items(2, 2)],
  [{ ...two, minItems: 1 }, ['a', 'b', 'c'], items(no, 2), items(1)],
  [{ ...two, minLength: 2 }, ['a', 'b', 'c'], items(no, 2), letters(2)],
  // Of as few items as there must be none may go.
  [{ uniqueItems: true, minItems: 2 }, [1, 1], distinct, items(2)],
  [{ uniqueItems: true, minItems: 2, maxItems: 5 }, [1, 1], distinct, items(2, 5)],
  [{ uniqueItems: true, minItems: 2 }, [1, 1, 2], distinct],
  [{ uniqueItems: true, maxItems: 2 }, [1, 1], distinct],
  [{ uniqueItems: true, minItems: 2 }, [1], items(2)],
  [{ ...text, minLength: 2, pattern: '^x' }, 5, type('string'), pattern, letters(2)],
  [{ type: ['integer', 'string'], allOf: [text] }, 5, type('string')],
  [{ enum: [4, 6], minimum: 2 }, 5, { id: 'one_of', values: [4, 6] }]
] as const satisfies ReadonlyArray<readonly [object, unknown, ...Asked]>) {
  test(`what ${JSON.stringify(schema)} asks for where ${JSON.stringify(value)} came`, () => {
    const [piece] = adviceOf({ properties: { a: schema }, required: ['a'] }, { a: value })
    assert.equal([piece?.expected, ...(piece?.also ?? [])], wanted)
  })
}

const union = (...anyOf: ReadonlyArray<unknown>): object => ({ anyOf })
const whole = { type: 'integer', minimum: 1 }
const none = { type: 'null' }
const long = (length: number): string => `^${'x'.repeat(length - 1)}`
const far = Number.MAX_SAFE_INTEGER
const over = (limit: number): Expected => ({ id: 'compare', comparison: '>', limit })
const under = (limit: number): Expected => ({ id: 'compare', comparison: '<', limit })
const format = (name: string): Expected => ({ id: 'format', format: name })
const like = (source: string): Expected => ({ id: 'pattern', pattern: source })
const list = (...holding: ReadonlyArray<string>): Expected => ({
  id: 'type',
  types: ['array'],
  ...(holding.length === 0 ? {} : { items: holding })
})

// A key that is not there gets all that its place asks for.
for (const [schema, ...wanted] of [
  [{ ...text, format: 'uuid', maxLength: 5 }, type('string'), uuid, letters(no, 5)],
  [{ minimum: 1, maximum: 9, multipleOf: 2 }, least(1), most(9), by(2)],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, over(0), under(1)],
  [{ minimum: 0, maximum: 0 }, least(0), most(0)],
  [{ minimum: -far, maximum: far }],
  [{ minimum: 1 - far, maximum: far - 1 }, least(1 - far), most(far - 1)],
  [{ minLength: 0, minItems: 1, maxProperties: 0 }, items(1), keys(no, 0)],
  [{ minLength: 3, minItems: 2 }, letters(3), items(2)],
  [{ minLength: 3, allOf: [{ minLength: 2, maxLength: 9 }] }, letters(3), letters(no, 9)],
  [{ minLength: 3, allOf: [{ minLength: 2 }] }, letters(3)],
  [{ maxLength: 3, allOf: [{ maxLength: 9 }] }, letters(no, 3)],
  [{ maxLength: 3, allOf: [{ minLength: 2, maxLength: 9 }] }, letters(no, 3), letters(2)],
  [
    { ...text, enum: ['x', 'y'], maxLength: 1 },
    { id: 'one_of', values: ['x', 'y'] }
  ],
  // More than six nobody reads.
  [
    { ...text, format: 'uuid', pattern: '^x', minimum: 1, maximum: 2, minLength: 3, minItems: 4 },
    ...[type('string'), uuid, pattern, least(1), most(2), letters(3)]
  ],
  // A long pattern only spells out the format beside it; what zod calls a format may only say that there is a pattern.
  [{ format: 'uuid', pattern: long(40) }, uuid, like(long(40))],
  [{ format: 'uuid', pattern: long(41) }, uuid],
  [{ pattern: long(41) }, like(long(41))],
  [{ format: 'uuid' }, uuid],
  ...['regex', 'starts_with', 'ends_with', 'includes', 'lowercase', 'uppercase'].map(
    (way) => [{ format: way, pattern: '^x' }, pattern] as const
  ),
  [{ format: 'template_literal', pattern: '^x' }, pattern],
  [{ format: 'regex' }, format('regex')],
  // What may be null is asked for as what it is else.
  [union(whole, none), type('integer', 'null'), least(1)],
  [union({ $ref: '#/$defs/whole' }, none), type('integer', 'null'), least(1)],
  [union(whole), type('integer'), least(1)],
  [union(whole, text), type('integer', 'string')],
  [union(whole, none, text), type('integer', 'string', 'null')],
  // What takes anything as well is not asked for as what it may be besides.
  [union(true, none)],
  [union({}, none)],
  [union({ properties: { x: text } }, none)],
  [{ ...text, ...union({ minLength: 2 }, { maxLength: 5 }) }, type('string')],
  [union(false, text), type('string')],
  // What an array holds, where one subschema says it.
  [{ type: 'array' }, list()],
  [{ type: 'array', items: { type: ['string', 'null'] } }, list('string', 'null')],
  [{ type: 'array', items: { const: 5 } }, list('integer')],
  [{ type: 'array', items: {}, allOf: [{ items: text }] }, list('string')]
] as const satisfies ReadonlyArray<readonly [object, ...ReadonlyArray<Expected>]>) {
  test(`what a missing key has to hold by ${JSON.stringify(schema)}`, () => {
    const root = { $defs: { whole }, properties: { a: schema }, required: ['a'] }
    const [piece] = adviceOf(root, {})
    assert.equal([piece?.expected, ...(piece?.also ?? [])], wanted.length > 0 ? wanted : [no])
  })
}

test.run()
