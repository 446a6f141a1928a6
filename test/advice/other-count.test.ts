import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/other-count')

const said = (description: string): object => ({ ...integer, description })
const seconds = said('Start of the range as Unix timestamp in seconds')
const query = (start: object): object =>
  closed({ query: text, start_time: start, step: integer }, 'start_time')
const gone = '/start unexpected: remove'

for (const [name, schema, start, wanted] of [
  [
    'milliseconds for seconds',
    query(seconds),
    1700000000000,
    ['/start_time missing: put 1700000000', gone]
  ],
  [
    'a part of a second is cut',
    query(seconds),
    1700000000999,
    ['/start_time missing: put 1700000000', gone]
  ],
  [
    'seconds for milliseconds',
    query(said('Unix epoch in milliseconds')),
    1700000000,
    ['/start_time missing: put 1700000000000', gone]
  ],
  [
    'milliseconds for days',
    query(said('First day of the range, in days since the Unix epoch')),
    1700000000000,
    ['/start_time missing: put 19675', gone]
  ],
  [
    'one that may be left out',
    closed({ query: text, start_time: seconds }),
    1700000000000,
    [`${gone}, start_time 1700000000`]
  ],
  // It is right as it came, or nobody knows.
  [
    'seconds for seconds',
    query(seconds),
    1700000000,
    ['/start_time missing: /start > /start_time']
  ],
  [
    'where nobody says the unit',
    query(said('Unix timestamp')),
    1700000000000,
    ['/start_time missing: /start > /start_time']
  ],
  [
    'where nobody says that it is a moment',
    query(said('Offset in seconds')),
    1700000000000,
    ['/start_time missing: /start > /start_time']
  ],
  [
    'where it has no exact size',
    query(said('Unix timestamp, in years')),
    1700000000000,
    ['/start_time missing: /start > /start_time']
  ],
  ['a number of other digits', query(seconds), 17000, ['/start_time missing: /start > /start_time']]
] as const) {
  test(`a moment under another name: ${name}`, () => {
    assert.equal(linesOf(schema, { start }), wanted)
  })
}

test('a number of another thing is no moment of a place', () => {
  const sent = { size: 1700000000000 }
  assert.equal(linesOf(query(seconds), sent), [
    '/start_time missing: add',
    '/size unexpected: remove'
  ])
  assert.equal(linesOf(closed({ start_time: seconds }), sent), ['/size unexpected: remove'])
})

test.run()
