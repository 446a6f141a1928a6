import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed } from './lines.js'

const test = suite('advice/counted')

const number = { type: 'number' }
const said = (description: string): object => ({ ...number, description })
const waiting = said('Time to wait in seconds')

// A text with its unit is the number of the unit in which a place counts: by its name, else by what its author says.
for (const [key, schema, text, wanted] of [
  ['timeout_seconds', number, '5s', 5],
  ['timeout_seconds', number, '5 sec', 5],
  ['timeoutSeconds', number, '2 minutes', 120],
  ['timeout_ms', number, '5s', 5000],
  ['delay_s', number, '500ms', 0.5],
  ['days', { type: 'integer' }, '7 days', 7],
  ['days', number, '2w', 14],
  ['hours', number, '30m', 0.5],
  ['months', number, '2 years', 24],
  ['months', number, '1M', 1],
  ['brightness_pct', { type: 'integer' }, '50%', 50],
  ['width_px', number, '100px', 100],
  ['distance_km', number, '1.5 km', 1.5],
  ['offset_ms', number, '-20ms', -20],
  ['time', waiting, '5s', 5],
  ['time', waiting, '5000ms', 5],
  ['time', said('Timeout (ms)'), '2s', 2000],
  ['age', said('Number of days to keep'), '3 days', 3],
  ['timeout', said('ms'), '2s', 2000],
  ['ttl', said('Seconds'), '1h', 3600],
  ['timeout', said('Milliseconds to wait before giving up'), '30s', 30_000],
  ['timeout', said('Timeout, milliseconds.'), '30s', 30_000],
  // The name of a part of a date is no unit in which it counts.
  ['born', said('Month'), '2 years', undefined],
  ['timeout', said('Seconds or minutes'), '5s', undefined],
  ['time', { anyOf: [waiting, { type: 'null' }] }, '5s', 5],
  // Of another kind, of nothing that is told, of several, and what is no unit of a place.
  ['timeout_seconds', number, '5%', undefined],
  ['timeout_seconds', number, '5 apples', undefined],
  ['timeout_seconds', number, 'five s', undefined],
  ['timeout_seconds', number, `5${' '.repeat(32)}s`, undefined],
  ['timeout', number, '5s', undefined],
  ['time', said('In seconds, or in minutes'), '5s', undefined],
  ['time', said('Whole file(s)'), '5s', undefined],
  ['price_min', number, '5 min', undefined],
  ['distance_m', number, '5m', undefined],
  ['minutes', { type: 'integer' }, '90s', undefined],
  ['days', number, '2 months', undefined]
] as const) {
  test(`${text} of ${key} is ${wanted ?? 'no number'}`, () => {
    const types = 'type' in schema ? schema.type : 'number,null'
    assert.equal(linesOf({ type: 'object', properties: { [key]: schema } }, { [key]: text }), [
      `/${key} type: ${wanted === undefined ? `send ${types}` : `put ${wanted}`}`
    ])
  })
}

// A key that is a unit, and no more, is the only other one that counts in it.
for (const [name, schema, value, wanted] of [
  ['by what its author says', closed({ time: waiting }), { seconds: 5 }, '/seconds > /time'],
  [
    'by its name',
    closed({ timeout_ms: number }),
    { milliseconds: 5 },
    '/milliseconds > /timeout_ms'
  ],
  ['not as it is in another unit', closed({ time: waiting }), { ms: 5 }, 'remove, time 0.005'],
  ['not of two', closed({ time: waiting, pause: waiting }), { seconds: 5 }, 'remove'],
  [
    'of two the one that was not sent',
    closed({ time: waiting, pause: waiting }),
    { time: 1, seconds: 5 },
    '/seconds > /pause'
  ],
  ['not what is no number', closed({ time: waiting }), { seconds: [5] }, 'remove'],
  [
    'nor what the place takes not',
    closed({ time: { ...waiting, maximum: 2 } }),
    { seconds: 5 },
    'remove'
  ]
] as const) {
  test(`a unit as a key ${name}`, () => {
    const key = Object.keys(value).at(-1)
    assert.equal(linesOf(schema, value), [`/${key} unexpected: ${wanted}`])
  })
}

test('a unit as a key takes the place of what is missing', () => {
  assert.equal(linesOf(closed({ time: waiting }, 'time'), { secs: 5 }), [
    '/time missing: /secs > /time'
  ])
})

test.run()
