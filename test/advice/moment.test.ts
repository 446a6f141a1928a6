import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/moment')

const dateTime = { ...text, format: 'date-time' }
const described = (schema: object, description: string): object => ({ ...schema, description })
const seconds = described(integer, 'Unix timestamp (seconds)')

// 1714557600 seconds after 1970-01-01T00:00:00Z are 2024-05-01T10:00:00Z (POSIX.1-2017, section 4.16).
for (const [name, schema, value, wanted] of [
  ['seconds', dateTime, 1714557600, '/t type: put "2024-05-01T10:00:00Z"'],
  ['seconds as a text', dateTime, '1714557600', '/t format: put "2024-05-01T10:00:00Z"'],
  ['milliseconds', dateTime, 1714557600123, '/t type: put "2024-05-01T10:00:00.123Z"'],
  ['a day', { ...text, format: 'date' }, 1714557600, '/t type: put "2024-05-01"'],
  [
    'a day that may be null',
    { anyOf: [{ ...text, format: 'date' }, { type: 'null' }] },
    1714557600,
    '/t type: put "2024-05-01"'
  ],
  [
    'a date, or a date and time',
    { anyOf: [{ ...text, format: 'date' }, dateTime] },
    1714557600,
    '/t type: put "2024-05-01T10:00:00Z"'
  ],
  [
    'an address, or a date',
    { anyOf: [{ ...text, format: 'uri' }, dateTime] },
    1714557600,
    '/t type: send string'
  ],
  ['a date', seconds, '2024-05-01T10:00:00Z', '/t type: put 1714557600'],
  ['a date with an offset', seconds, '2024-05-01T12:00:00+02:00', '/t type: put 1714557600'],
  [
    'a date in milliseconds',
    described(integer, 'Start, epoch milliseconds, or in milliseconds'),
    '2024-05-01T10:00:00.5Z',
    '/t type: put 1714557600500'
  ],
  [
    'a date in seconds, where nobody says the unit',
    described(integer, 'Unix timestamp'),
    '2024-05-01T10:00Z',
    '/t type: put 1714557600'
  ],
  [
    'milliseconds where seconds are wanted',
    { ...seconds, maximum: 9_999_999_999 },
    1714557600000,
    '/t range: put 1714557600'
  ],
  [
    'seconds where milliseconds are wanted',
    { ...described(integer, 'Epoch timestamp in milliseconds'), minimum: 1_000_000_000_000 },
    1714557600,
    '/t range: put 1714557600000'
  ],
  [
    'a moment that is only too late',
    { ...seconds, maximum: 1714550000 },
    1714557600,
    '/t range: meet'
  ],
  [
    'a number of which nobody says that it is a moment',
    { ...described(integer, 'Number of the order'), maximum: 9_999_999_999 },
    1714557600000,
    '/t range: meet'
  ],
  // Of what follows nobody knows the moment.
  ['a small number', dateTime, 86400, '/t type: send string'],
  ['eleven digits', dateTime, 17145576001, '/t type: send string'],
  ['a fraction of a second', seconds, '2024-05-01T10:00:00.5Z', '/t type: send integer'],
  ['a day that February lacks', seconds, '2024-02-30T10:00:00Z', '/t type: send integer'],
  ['no zone', seconds, '2024-05-01T10:00:00', '/t type: send integer'],
  ['no day of the calendar', seconds, '2024-13-45T10:00:00Z', '/t type: send integer'],
  [
    'no moment',
    described(integer, 'Time in seconds'),
    '2024-05-01T10:00:00Z',
    '/t type: send integer'
  ],
  ['how long something takes', seconds, '24h', '/t type: send integer'],
  [
    'how long, of what may be null',
    { anyOf: [seconds, { type: 'null' }] },
    '24h',
    '/t type: send integer,null'
  ]
] as const) {
  test(`a moment in another form: ${name}`, () => {
    assert.equal(linesOf(closed({ t: schema }), { t: value }), [wanted])
  })
}

// What `z.iso.datetime()` writes beside the format, shortened: the zone has to be `Z`.
const utc = {
  ...dateTime,
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?Z$'
}
const millis = { ...dateTime, pattern: '\\.\\d{3}Z$' }

for (const [name, schema, value, wanted] of [
  ['an offset', utc, '2024-05-01T12:00:00+02:00', '/t pattern: put "2024-05-01T10:00:00Z"'],
  [
    'an offset on another day',
    utc,
    '2024-05-01T23:30:00.5-01:00',
    '/t pattern: put "2024-05-02T00:30:00.500Z"'
  ],
  ['an offset in hours', utc, '2024-05-01 12:00:00+02', '/t pattern: put "2024-05-01T10:00:00Z"'],
  ['a blank for the T', utc, '2024-05-01 10:00:00Z', '/t pattern: put "2024-05-01T10:00:00Z"'],
  ['no seconds', dateTime, '2024-05-01T10:00Z', '/t format: put "2024-05-01T10:00:00Z"'],
  ['no milliseconds', millis, '2024-05-01T10:00:00Z', '/t pattern: put "2024-05-01T10:00:00.000Z"'],
  [
    'what may be null',
    { anyOf: [utc, { type: 'null' }] },
    '2024-05-01T12:00:00+02:00',
    '/t pattern: put "2024-05-01T10:00:00Z"'
  ],
  // Another hour would be another moment, and a pattern for a date takes no time.
  [
    'a pattern for noon',
    { ...dateTime, pattern: 'T12:' },
    '2024-05-01T10:00:00+01:00',
    '/t pattern: meet'
  ],
  ['a day', { ...text, format: 'date' }, '2024-05-01T10:00:00+01:00', '/t format: meet'],
  ['no moment', utc, 'tomorrow', '/t format: meet']
] as const) {
  test(`a moment that the validator takes in UTC alone, or written in another way: ${name}`, () => {
    assert.equal(linesOf(closed({ t: schema }), { t: value }), [wanted])
  })
}

test('a duration is told in the unit of its place', () => {
  const wait = described(integer, 'Time to wait in seconds')
  assert.equal(linesOf(closed({ t: wait }), { t: '1h' }), ['/t type: put 3600'])
})

test('of many it is said what any of them is to be', () => {
  const schema = closed({ t: { type: 'array', items: dateTime } })
  const value = { t: Array.from({ length: 8 }, (_, at) => `${1714557600 + at}`) }
  assert.equal(linesOf(schema, value), ['/t/0 format: meet'])
})

test('a secret is told in no form', () => {
  const schema = closed({ password: dateTime })
  assert.equal(linesOf(schema, { password: 1714557600 }), ['/password type: send string'])
  const born = { ...utc, writeOnly: true }
  const lines = linesOf(closed({ born }), { born: '2024-05-01T12:00:00+02:00' })
  assert.equal(lines, ['/born pattern: meet'])
})

test.run()
