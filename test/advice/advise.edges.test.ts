import { advise } from '@toolfault/advice/advise'
import { type Advice, type Findings, invalidArguments } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOf, onlyAdvice } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/advise.edges')

const either = closed(
  { kind: { anyOf: [{ const: 'a' }, { const: 'b' }] }, x: integer },
  'kind',
  'x'
)
const when = { type: 'string', format: 'date-time' }
const day = '2026-01-02T10:00:00Z'
const fifteen = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`k${at}`, at]))

// What few schemas have, and each rule has to bear.
for (const [name, schema, value, wanted] of [
  ['no name for the place: the arguments are a text', text, { foo: 'x' }, [' type: unwrap foo']],
  [
    'a list of anything, by the index of an item',
    closed({ tags: { type: 'array' } }),
    { 'tags.0': 'x' },
    ['/tags.0 unexpected: /tags.0 > /tags/0']
  ],
  [
    'numbers in a choice beside a key that nobody knows',
    closed({ mode: { enum: [1, 2] }, x: text }),
    { mode: 1, foo: 'x' },
    ['/foo unexpected: remove']
  ],
  [
    'an object of nothing but its kind',
    closed({ of: open({ type: { enum: ['pod', 'svc'] } }, 'type') }, 'of'),
    { pod: 'web' },
    ['/of missing: add', '/pod unexpected: remove']
  ],
  [
    'a text with a hyphen, for an object',
    closed({ sort: closed({ field: text, order: text }, 'field') }),
    { sort: 'well-known' },
    ['/sort type: wrap field']
  ],
  [
    'a text with a sign before it, for an object',
    closed({ sort: closed({ field: text, order: text }, 'field') }),
    { sort: '-known' },
    ['/sort type: send object']
  ],
  [
    'one mark of a thing for another',
    closed({ session_key: text, n: integer }),
    { session_uuid: 'x' },
    ['/session_uuid unexpected: /session_uuid > /session_key?']
  ],
  [
    'a sentence that begins with a word in which a verb of a statement is',
    closed({ sql: text, n: integer }, 'sql'),
    { query: 'Emerge into the light' },
    ['/sql missing: /query > /sql?']
  ],
  [
    'such a statement',
    closed({ sql: text, n: integer }, 'sql'),
    { query: 'merge into a using b' },
    ['/sql missing: /query > /sql']
  ],
  [
    'words that a description has, of a place that is no map',
    closed({ query: { ...text, description: 'can include size, from' } }, 'query'),
    { size: 1, from: 2 },
    ['/query missing: /size > /query?', '/from unexpected: remove', '/query type: put "1"']
  ],
  [
    'a tag that a branch lists in a union of its own',
    closed({ u: { anyOf: [either, closed({ kind: { const: 'c' }, y: integer }, 'kind')] } }),
    { u: { kind: 'b', y: 1 } },
    ['/u/x missing: add', '/u/y unexpected: remove']
  ],
  [
    'a text of the format among sixteen keys',
    closed({ a: when }),
    { a: { ...fifteen, dateTime: day } },
    ['/a type: unwrap dateTime']
  ],
  [
    'a text of the format among seventeen keys',
    closed({ a: when }),
    { a: { ...fifteen, k: 1, dateTime: day } },
    ['/a type: send string']
  ],
  [
    'an item that has one list, which is no column',
    closed({ rows: { type: 'array', items: closed({ tags: { type: 'array', items: text } }) } }),
    { rows: { tags: ['a', 'b'] } },
    ['/rows type: wrap']
  ],
  [
    'parts of a text of which one is no item, though no type is asked for',
    closed({ a: { type: 'array', items: { minLength: 3 } } }),
    { a: 'abcd,ab' },
    ['/a type: wrap']
  ],
  [
    'a number that no double holds, with a fraction',
    closed({ a: { type: 'number' } }),
    { a: '0.5e-400' },
    ['/a type: send number']
  ],
  [
    'nothing, with as large an exponent',
    closed({ a: { type: 'number' } }),
    { a: '0.0e-400' },
    ['/a type: put 0']
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

test('each format that is known has its example', () => {
  const { about } = onlyAdvice(closed({ a: { ...text, format: 'uri-reference' } }), { a: '\\\\x' })
  assert.is(about?.example, '/path')
})

test('what is made JSON text is a text', () => {
  const { fix } = onlyAdvice(closed({ url: text, body: text }), { url: 'u', body: { a: 1 } })
  assert.equal(fix, { id: 'convert', how: 'stringify', to: 'string' })
})

test('what is lost beside the key that is meant may have another place', () => {
  const start = { dateTime: day, timeZone: 'UTC' }
  const fault = faultOf(closed({ start: when, zone: text, n: integer }), { start })
  assert.match(
    fault === undefined ? '' : encode(fault),
    'send the value inside `dateTime` itself, not an object (the arguments also take { zone?: string })'
  )
})

/** What a validator of texts says, without a schema. */
const adviceWithout = (value: unknown, path: ReadonlyArray<string>): ReadonlyArray<Advice> => {
  const issue = { path, kind: 'type', keyword: 'type', params: { type: 'string' } } as const
  const check = (given: unknown): Findings => ({
    issues: JSON.stringify(given).includes('null') ? [issue] : []
  })
  return advise(invalidArguments('t', check(value)), { value, check }).advice ?? []
}

test('without a schema nobody knows whether a null may go from a list', () => {
  const [inList] = adviceWithout({ a: [null] }, ['a', '0'])
  const [inObject] = adviceWithout({ a: null }, ['a'])
  const fixes = [{ id: 'send', types: ['string'] }, { id: 'remove' }]
  assert.equal([inList?.fix, inObject?.fix], fixes)
})

test.run()
