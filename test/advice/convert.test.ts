import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'
import { open } from './lines.js'

const test = suite('advice/convert')

const integer = { type: 'integer' }
const text = { type: 'string' }
const boolean = { type: 'boolean' }
const orNull = { type: ['integer', 'null'] }
const list = (items: unknown): object => ({ type: 'array', items })

const told = (description: string): object => ({ ...text, description })

const put = (value: unknown): object => ({ id: 'put', value })
const send = (...types: ReadonlyArray<string>): object => ({ id: 'send', types })
const convert = (how: string, to: string, key?: string): object => ({
  id: 'convert',
  how,
  to,
  ...(key === undefined ? {} : { key })
})

// Issue 3, item 1: "send 10 without quotes", "send the object itself, not JSON text".
for (const [name, schema, value, fix] of [
  ['a number in quotes', integer, '10', put(10)],
  ['a number in quotes, with space around', integer, ' 10 ', put(10)],
  ['a whole number that is written otherwise', integer, '1e3', put(1000)],
  ['a fraction in quotes', { type: 'number' }, '-1.50', put(-1.5)],
  ['a boolean in quotes', boolean, 'false', put(false)],
  ['a boolean as Python writes it', boolean, 'True', put(true)],
  ['one for true', boolean, 1, put(true)],
  ['zero for false', boolean, 0, put(false)],
  ['null in quotes', orNull, 'null', put(null)],
  ['nothing as Python writes it', orNull, 'None', put(null)],
  ['a number for a text', text, 10, put('10')],
  ['a boolean for a text', text, true, put('true')],
  ['false for a text or null', { type: ['string', 'null'] }, false, put(null)],
  ['true for a text or null', { type: ['string', 'null'] }, true, put('true')],
  ['a number for a date in words', told('As YYYY-MM-DD'), 20260101, send('string')],
  ['a number for a date by example', told('Such as 2026-01-31'), 20260101, send('string')],
  [
    'an object with a date for a text that mentions one',
    told('Free text; the date as YYYY-MM-DD'),
    { text: 'Call Bob', date: '2025-01-01' },
    send('string')
  ],
  ['a number for how long in words', told("Such as '30s' or '1m'"), 300, send('string')],
  [
    'a number for what is shown with more than digits',
    told("Such as '2026-07'"),
    202607,
    send('string')
  ],
  ['a number for what is shown as digits', told("Such as '1.5'"), 2, put('2')],
  ['a number for what is named without a unit', told('At most 30 of them'), 300, put('300')],
  ['an object as JSON text', { type: 'object' }, '{"x": 1}', convert('parse', 'object')],
  ['a list as JSON text', { type: 'array' }, ' [1, 2]\n', convert('parse', 'array')],
  ['a list as text between commas', list(text), 'a, b', convert('split', 'array')],
  ['one item for a list', list(text), 'a', convert('wrap', 'array')],
  ['one number for a list', list(integer), 7, convert('wrap', 'array')],
  ['one object for a list', list({ type: 'object' }), { x: 1 }, convert('wrap', 'array')],
  ['one number in quotes for a list of numbers', list(integer), '7', put([7])],
  ['numbers between commas for a list of numbers', list(integer), '7, 8', put([7, 8])],
  ['a list of one for its item', text, ['x'], convert('unwrap', 'string')],
  ['an object of one for its value', text, { value: 'x' }, convert('unwrap', 'string', 'value')],
  ['a listed number in quotes', { enum: [1, 2] }, '2', put(2)],
  ['a listed value as the only key', { enum: ['a', 'b'] }, { a: { n: 1 } }, put('a')],
  [
    'a listed value as one of two keys',
    { enum: ['a', 'b'] },
    { a: 1, n: 1 },
    { id: 'choose', values: ['a', 'b'], optional: true }
  ],
  ['the only listed value', { const: true }, 'true', put(true)],
  ['a list of one listed value', { enum: ['a', 'b'] }, ['b'], convert('unwrap', 'string')],
  [
    'a list of any objects under its own name',
    { type: 'array', items: { type: 'object' } },
    { a: [{ x: 1 }] },
    convert('unwrap', 'array', 'a')
  ],
  [
    'a list of any objects under the word for one of them',
    { type: 'array', items: { type: 'object' } },
    { item: [{ x: 1 }] },
    convert('unwrap', 'array', 'item')
  ],
  [
    'an object with a list that is no name of it',
    { type: 'array', items: { type: 'object' } },
    { x: [{ y: 1 }] },
    convert('wrap', 'array')
  ],
  [
    'an object that has such a list itself',
    { type: 'array', items: { type: 'object', properties: { a: { type: 'array' } } } },
    { a: [{ x: 1 }] },
    convert('wrap', 'array')
  ],
  [
    'an object that has a value itself',
    { type: 'object', properties: { value: text } },
    [{ key: 'team', value: 'x' }],
    convert('unwrap', 'object')
  ],
  ...(
    [
      ['a link beside a title', 'uri', { url: 'https://a.b', title: 'A' }, 'url'],
      ['an address beside a name', 'email', { name: 'Ann', email: 'ann@a.b' }, 'email'],
      [
        'a time beside its zone',
        'date-time',
        { dateTime: '2026-01-31T12:00:00Z', zone: 'CET' },
        'dateTime'
      ],
      // What stands under the name of another thing, or of an operator, is a part of what was meant.
      ['an operator', 'date-time', { $gte: '2026-01-31T12:00:00Z', $lt: 'now' }, undefined],
      ['a negation', 'date', { not: '2026-01-31', because: 'holiday' }, undefined],
      ['a beginning', 'date', { start: '2026-01-31', days: 3 }, undefined],
      ['a secret', 'email', { password: 'p@ss', user: 'ann' }, undefined],
      ['two that look alike', 'email', { to: 'a@a.b', cc: 'b@a.b' }, undefined],
      ['none that looks so', 'uri', { a: 'x', b: 1 }, undefined],
      ['a format of which nobody knows', 'hostname', { host: 'a.b', port: 1 }, undefined],
      ['no format at all', undefined, { name: 'A', email: 'a@a.b' }, undefined]
    ] as const
  ).map(
    ([of, format, value, key]) =>
      [
        `of several keys the one that has the format: ${of}`,
        { ...text, ...(format === undefined ? {} : { format }) },
        value,
        key === undefined ? send('string') : convert('unwrap', 'string', key)
      ] as const
  ),
  ['an id for what it is of', text, { accountId: 'x' }, convert('unwrap', 'string', 'accountId')],
  ['a message', text, { message: 'x' }, convert('unwrap', 'string', 'message')],
  ['the name of the place again', text, { 'b-a': 'x' }, convert('unwrap', 'string', 'b-a')],
  ['a number under any key', integer, { celsius: 7 }, convert('unwrap', 'integer', 'celsius')],
  [
    'a listed text under any key',
    { enum: ['x', 'y'] },
    { app: 'x' },
    convert('unwrap', 'string', 'app')
  ],
  ['null for what may be left out', text, null, { id: 'remove' }]
] as const) {
  test(`the same value in another form: ${name}`, () => {
    assert.equal(onlyAdvice({ properties: { a: schema } }, { a: value }).fix, fix)
  })
}

for (const [name, schema, value, fix] of [
  ['a fraction is no integer', integer, '1.5', send('integer')],
  ['a word is no boolean', boolean, 'yes', send('boolean')],
  ['two is neither true nor false', boolean, 2, send('boolean')],
  ['half an object is none', { type: 'object' }, '{"x": 1', send('object')],
  ['hexadecimal is no JSON', integer, '0x10', send('integer')],
  ['a text is no number', integer, 'x', send('integer')],
  ['digits that a double cannot hold', integer, '12345678901234567890', send('integer')],
  ['what is beyond the limits', { ...integer, maximum: 5 }, '10', send('integer')],
  ['a date is no run of digits', { ...text, format: 'date' }, 20240131, send('string')],
  ['a text that is too long', { ...text, maxLength: 1 }, 10, send('string')],
  ['two items are not one', text, ['x', 'y'], send('string')],
  ['the item of a list that is none of the place', text, [1], send('string')],
  [
    'an entry of a map that was written as a list',
    { type: 'object', additionalProperties: true },
    [{ what: 'team', value: 'x' }],
    send('object')
  ],
  ['a key that says more than its text', text, { app: 'x' }, send('string')],
  ['two keys are not one', text, { value: 'x', more: 'y' }, send('string')],
  ['the value inside is none of the place', integer, { value: 'x' }, send('integer')],
  ['an item that does not fit', list(integer), true, send('array')],
  ['items that do not fit', list(integer), '1, x', send('array')],
  [
    'a number that is not listed',
    { enum: [1, 2] },
    '3',
    { id: 'choose', values: [1, 2], optional: true }
  ],
  ['a secret is not repeated', { ...integer, format: 'password' }, '12345', send('integer')]
] as const) {
  test(`no other form is made up: ${name}`, () => {
    assert.equal(onlyAdvice({ properties: { a: schema } }, { a: value }).fix, fix)
  })
}

test('null for what is required is another type, not a key to leave out', () => {
  const schema = { properties: { a: text }, required: ['a'] }
  assert.equal(onlyAdvice(schema, { a: null }).fix, send('string'))
})

test('an item of a list is never left out: those behind it would move', () => {
  assert.equal(onlyAdvice({ items: text }, ['x', null]).fix, send('string'))
})

test('what a pattern may claim hides no other form', () => {
  const schema = { patternProperties: { '^n': integer, '^t': text } }
  assert.equal(onlyAdvice(schema, { n: '10' }).fix, put(10))
})

// The author's own words say what a format would.
for (const [description, wanted] of [
  ["Start, as '2026-01-31T10:00:00' or '2026-01-31'", convert('unwrap', 'string', 'dateTime')],
  ['Start (RFC 3339)', convert('unwrap', 'string', 'dateTime')],
  ['The start of it', { id: 'send', types: ['string'] }]
] as const) {
  test(`an object for a text that is called: ${description}`, () => {
    const schema = open({ at: { ...text, description } }, 'at')
    const when = { dateTime: '2026-01-31T12:00:00', timeZone: 'Europe/Zurich' }
    assert.equal(onlyAdvice(schema, { at: when }).fix, wanted)
  })
}

test('a time without its zone is the one that was meant, and what it lacks is said', () => {
  const at = { ...text, format: 'date-time' }
  const when = { dateTime: '2026-01-31T12:00', timeZone: 'Europe/Zurich' }
  const [first, second] = adviceOf(open({ at }, 'at'), { at: when })
  assert.equal(first?.fix, convert('unwrap', 'string', 'dateTime'))
  assert.is(second?.kind, 'format')
})

test.run()
