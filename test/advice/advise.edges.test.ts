import { advise } from '@toolfault/advice/advise'
import { type Advice, type Findings, invalidArguments } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOf, onlyAdvice } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/advise.edges')

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

test('what is made JSON text is a text', () => {
  const { fix } = onlyAdvice(closed({ url: text, body: text }), { url: 'u', body: { a: 1 } })
  assert.equal(fix, { id: 'convert', how: 'stringify', to: 'string' })
})

test('what is lost beside the key that is meant may have another place', () => {
  const when = { type: 'string', format: 'date-time' }
  const start = { dateTime: '2026-01-02T10:00:00Z', timeZone: 'UTC' }
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
