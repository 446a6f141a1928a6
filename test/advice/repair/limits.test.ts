import type { Advice, Expected, Fix } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, unproven } from './made.js'

const test = suite('advice/repair/limits')

const mended = (schema: object, a: unknown, more: Omit<Advice, 'path'>): ReadonlyArray<unknown> =>
  brief(
    unproven(
      { schema: { properties: { a: schema }, required: ['a'] }, value: { a } },
      { path: ['a'], ...more }
    )
  )

const put = (grade: string, value: unknown): ReadonlyArray<unknown> => [
  [grade, { op: 'replace', path: '/a', value }]
]

const meet: Fix = { id: 'meet' }
const compare = (comparison: '<' | '<=' | '>' | '>=', limit: number | string): Expected => ({
  id: 'compare',
  comparison,
  limit
})
const count = (of: 'characters' | 'items' | 'keys', ends: object): Expected => ({
  id: 'count',
  of,
  ...ends
})

// docs/repair.md: a value brought to its limit is a guess; spaces around a text are likely to be none of it.
for (const [name, value, expected, wanted] of [
  ['at most', 9, compare('<=', 2.5), put('guess', 2.5)],
  ['at least', 1, compare('>=', 2.5), put('guess', 2.5)],
  ['less than a whole number', 9, compare('<', 3), put('guess', 2)],
  ['less than a fraction', 9, compare('<', 2.5), put('guess', 2)],
  ['more than a whole number', 1, compare('>', 3), put('guess', 4)],
  ['more than a fraction', 1, compare('>', 2.5), put('guess', 3)],
  ['a limit that is a date', 9, compare('<', '2026-01-01'), []],
  ['a step', 7, { id: 'multiple', of: 5 }, put('guess', 5)],
  ['a step up', 8, { id: 'multiple', of: 5 }, put('guess', 10)],
  ['a number of no limit', 8, { id: 'format', format: 'x' }, []],
  [
    'a text with spaces around it, and a format',
    ' x ',
    { id: 'format', format: 'y' },
    put('likely', 'x')
  ],
  [
    'a text with a space before it, and a pattern',
    ' x',
    { id: 'pattern', pattern: 'y' },
    put('likely', 'x')
  ],
  ['a text without spaces', 'x', { id: 'pattern', pattern: 'y' }, []],
  ['a text of spaces', '  ', { id: 'pattern', pattern: 'y' }, []],
  ['a long text', 'abc', count('characters', { most: 2 }), put('guess', 'ab')],
  [
    'a long text of signs beyond the first plane',
    '\u{1f600}\u{1f601}\u{1f602}',
    count('characters', { most: 2 }),
    put('guess', '\u{1f600}\u{1f601}')
  ],
  ['a short text', 'a', count('characters', { least: 2 }), []],
  ['a text of another rule', 'a', { id: 'distinct' }, []],
  [
    'too many items',
    [1, 2, 3],
    count('items', { most: 1 }),
    [['guess', { op: 'remove', path: '/a/2' }, { op: 'remove', path: '/a/1' }]]
  ],
  ['too few items', [1], count('items', { least: 2 }), []],
  ['items beside a number of keys', [1, 2], count('keys', { most: 1 }), []],
  [
    'items that come twice',
    [1, { b: 1 }, 1, { b: 1 }],
    { id: 'distinct' },
    [['likely', { op: 'remove', path: '/a/3' }, { op: 'remove', path: '/a/2' }]]
  ],
  ['items that come once', [1, 2], { id: 'distinct' }, []],
  ['true and false', true, compare('<', 3), []],
  ['an object', { b: 1, c: 2 }, count('keys', { most: 1 }), []]
] as const satisfies ReadonlyArray<readonly [string, unknown, Expected, ReadonlyArray<unknown>]>) {
  test(`brought to its limit: ${name}`, () => {
    assert.equal(mended({}, value, { kind: 'range', expected, fix: meet }), wanted)
    assert.equal(mended({}, value, { kind: 'range', expected }), wanted)
  })
}

test('500 elements are compared, and more are not', () => {
  const items = (length: number): ReadonlyArray<number> =>
    Array.from({ length }, (_, at) => Math.max(0, at - 1))
  const piece: Omit<Advice, 'path'> = { kind: 'duplicate', expected: { id: 'distinct' }, fix: meet }
  assert.equal(mended({}, items(500), piece), [['likely', { op: 'remove', path: '/a/1' }]])
  assert.equal(mended({}, items(501), piece), [])
  const few: Omit<Advice, 'path'> = {
    kind: 'size',
    expected: count('items', { most: 1 }),
    fix: meet
  }
  assert.is(mended({}, items(501), few).length, 1)
  assert.is(mended({}, items(502), few).length, 0)
})

// Words and values that are no other form of a type, but may be meant.
for (const [type, value, wanted] of [
  ['boolean', 'yes', put('likely', true)],
  ['boolean', ' ON ', put('likely', true)],
  ['boolean', 'no', put('likely', false)],
  ['boolean', 'Off', put('likely', false)],
  ['boolean', '1', put('likely', true)],
  ['boolean', '0', put('likely', false)],
  ['boolean', 'maybe', []],
  ['object', 'yes', []],
  ['integer', 'yes', []],
  ['integer', 2.5, put('guess', 3)],
  ['integer', 2.4, put('guess', 2)],
  ['object', 2.5, []],
  ['integer', '12', put('certain', 12)],
  ['integer', '12.5', []],
  ['string', 12, put('certain', '12')],
  ['string', 12.5, put('likely', '12.5')],
  ['boolean', 'true', put('certain', true)],
  ['boolean', 1, put('certain', true)],
  ['boolean', 2, []]
] as const) {
  test(`${JSON.stringify(value)} for ${type}`, () => {
    const expected: Expected = { id: 'type', types: [type] }
    const fix: Fix = { id: 'send', types: [type] }
    assert.equal(mended({ type }, value, { kind: 'type', expected, fix }), wanted)
  })
}

test('what an author gives stands for null', () => {
  const piece: Omit<Advice, 'path'> = {
    kind: 'type',
    expected: { id: 'type', types: ['object'] },
    fix: { id: 'send', types: ['object'] }
  }
  assert.equal(mended({ type: 'object', default: { b: 1 } }, null, piece), put('guess', { b: 1 }))
  assert.equal(
    mended({ type: 'object', examples: [{ b: 2 }] }, null, piece),
    put('guess', { b: 2 })
  )
  assert.equal(mended({ type: 'object' }, null, piece), [])
  assert.equal(mended({ type: 'object', default: { b: 1 } }, 7, piece), [])
})

test.run()
