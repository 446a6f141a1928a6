import * as t from 'io-ts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bare, issuesOf, type } from './said.js'

const test = suite('sources/io-ts/companion')

/** As io-ts-types makes its codecs: with a name, and what refuses without a word. */
const silent = (name: string): t.Mixed =>
  new t.Type<unknown, unknown>(name, t.unknown.is, (u, c) => t.failure(u, c), String)

const UUID = t.refinement(t.string, () => false, 'UUID')
const NonEmptyString = t.refinement(t.string, (text) => text !== '', 'NonEmptyString')

const allowedValues = ['true', 'false']

for (const [codec, value, ...said] of [
  [silent('DateFromISOString'), 'tomorrow', 'format', undefined, { format: 'date-time' }],
  [silent('DateFromISOString'), 20_260_131, 'format', undefined, { format: 'date-time' }],
  [silent('JsonFromString'), '{', 'format', undefined, { format: 'json' }],
  [UUID, '12', 'format', undefined, { format: 'uuid' }],
  [UUID, 12, 'type', 'type', type('string')],
  [NonEmptyString, '', 'size', 'minLength', { limit: 1 }],
  [silent('NumberFromString'), 'two', 'pattern', 'pattern', { pattern: '^-?\\d+(\\.\\d+)?$' }],
  [silent('NumberFromString'), 2, 'type', 'type', type('string')],
  [silent('IntFromString'), '1.5', 'pattern', 'pattern', { pattern: '^-?\\d+$' }],
  [silent('BooleanFromString'), 'yes', 'choice', 'enum', { allowedValues }],
  [silent('BooleanFromString'), true, 'choice', 'enum', { allowedValues }],
  [silent('DateFromNumber'), '5', 'type', 'type', type('number')],
  [silent('DateFromUnixTime'), '5', 'type', 'type', type('integer')],
  [silent('NonEmptyArray<string>'), [], 'size', 'minItems', { limit: 1 }],
  [silent('ReadonlyNonEmptyArray<string>'), 'a', 'type', 'type', type('array')]
] as const) {
  test(`${codec.name} of io-ts-types tells what it takes: ${JSON.stringify(value)}`, () => {
    assert.equal(bare(issuesOf(t.type({ at: codec }), { at: value })), [['/at', ...said]])
  })
}

test('a key that is not there is missing all the same', () => {
  assert.equal(bare(issuesOf(t.type({ at: silent('DateFromISOString') }), {})), [
    ['/at', 'missing', 'required']
  ])
})

test('of another name, and of a number that is too large for a date, nothing is known', () => {
  for (const [name, value] of [
    ['DateFromDutchText', 'morgen'],
    ['DateFromNumber', 1e300]
  ] as const) {
    assert.equal(bare(issuesOf(t.type({ at: silent(name) }), { at: value })), [
      ['/at', 'unknown', undefined, { name }]
    ])
  }
})

test("an author's own sentence stays the author's", () => {
  const spoken = new t.Type<unknown, unknown>(
    'DateFromISOString',
    t.unknown.is,
    (u, c) => t.failure(u, c, 'give the day of arrival'),
    String
  )
  assert.equal(issuesOf(t.type({ at: spoken }), { at: 'x' }), [
    { path: ['at'], kind: 'rule', message: 'give the day of arrival' }
  ])
})

test.run()
