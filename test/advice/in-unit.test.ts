import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/in-unit')

const number = { type: 'number' }
const inSeconds = { ...number, description: 'Time to wait in seconds' }
const gone = (key: string): string => `/${key} unexpected: remove`

for (const [name, schema, value, wanted] of [
  [
    'a greater unit',
    closed({ timeout_ms: number }, 'timeout_ms'),
    { timeout_seconds: 30 },
    ['/timeout_ms missing: put 30000', gone('timeout_seconds')]
  ],
  [
    'a lesser unit, where the author says that of the place',
    closed({ timeout: inSeconds }, 'timeout'),
    { timeoutMs: 1500 },
    ['/timeout missing: put 1.5', gone('timeoutMs')]
  ],
  [
    'a unit and no more',
    closed({ minutes: number }, 'minutes'),
    { hours: 2 },
    ['/minutes missing: put 120', gone('hours')]
  ],
  [
    'a letter for it',
    closed({ timeoutMs: number }, 'timeoutMs'),
    { timeout_s: 5 },
    ['/timeoutMs missing: put 5000', gone('timeout_s')]
  ],
  [
    'parts of the least unit',
    closed({ timeout_ns: { type: 'integer' } }, 'timeout_ns'),
    { timeout_seconds: 30 },
    ['/timeout_ns missing: put 30000000000', gone('timeout_seconds')]
  ],
  [
    'a number with its unit, for the least',
    closed({ timeout: { type: 'integer', description: 'Timeout in nanoseconds' } }, 'timeout'),
    { timeout: '1.5s' },
    ['/timeout type: put 1500000000']
  ],
  [
    'an object of the unit, for another',
    closed({ timeout: inSeconds }, 'timeout'),
    { timeout: { hours: 2 } },
    ['/timeout type: put 7200']
  ],
  [
    'an object of several units',
    closed({ timeout_ms: number }, 'timeout_ms'),
    { timeout_ms: { minutes: 1, seconds: 30 } },
    ['/timeout_ms type: put 90000']
  ],
  [
    'an object of how many of which',
    closed({ timeout_ms: number }, 'timeout_ms'),
    { timeout_ms: { value: 5, unit: 's' } },
    ['/timeout_ms type: put 5000']
  ],
  ...[
    { amount: 2, units: 'hours' },
    { duration: 2, time_unit: 'hours' },
    { number: 2, timeUnits: 'hours' },
    { Unit: 'hours', interval: 2 },
    { value: 2, unit: 'hours' },
    { hours: 1, minutes: 59, seconds: 60 },
    { days: 0, hours: 1, minutes: 59, seconds: 60 }
  ].map(
    (said) =>
      [
        `an object of how much, ${JSON.stringify(said)}`,
        closed({ timeout: inSeconds }, 'timeout'),
        { timeout: said },
        ['/timeout type: put 7200']
      ] as const
  ),
  ...[
    { count: 2, unit: 'hours' },
    { value: 2, measure: 'hours' },
    { value: '2', unit: 'hours' },
    { value: 2, unit: 3 },
    { value: 2, unit: 'meters' },
    { value: 2, subunit: 'hours' },
    { value: 2, unit_of: 'hours' },
    { subvalue: 2, unit: 'hours' },
    { minutes: 1, unit: 'hours' },
    { weeks: 1, days: 1, hours: 1, minutes: 1, seconds: 1 },
    { hours: 1, note: 2 },
    { hours: 1, meters: 2 },
    { hours: '2' },
    {}
  ].map(
    (said) =>
      [
        `an object that says more or less, ${JSON.stringify(said)}`,
        closed({ timeout: inSeconds }, 'timeout'),
        { timeout: said },
        ['/timeout type: send number']
      ] as const
  ),
  // A part of a whole and points of a screen have no greater unit.
  [
    'an object of a share',
    closed({ size: number }),
    { size: { percent: 5 } },
    ['/size type: unwrap percent']
  ],
  [
    'an object of points',
    closed({ size: number }),
    { size: { pixels: 5 } },
    ['/size type: unwrap pixels']
  ],
  [
    'an object of lengths',
    closed({ size: number }),
    { size: { meters: 5 } },
    ['/size type: send number']
  ],
  [
    'an object of the unit, for one that nobody knows',
    closed({ timeout: number }, 'timeout'),
    { timeout: { hours: 2 } },
    ['/timeout type: send number']
  ],
  [
    'an object of the unit, for a moment',
    closed({ at: { ...number, description: 'Unix timestamp in seconds' } }, 'at'),
    { at: { hours: 2 } },
    ['/at type: send number']
  ],
  [
    'an object of a unit of another kind',
    closed({ timeout_ms: number }, 'timeout_ms'),
    { timeout_ms: { months: 2 } },
    ['/timeout_ms type: send number']
  ],
  [
    'a country, which is no unit',
    closed({ price: { type: 'number', description: 'Price in US dollars' } }, 'price'),
    { price: '30ms' },
    ['/price type: send number']
  ],
  [
    'a number that is not whole then',
    closed({ timeout_seconds: { type: 'integer' } }, 'timeout_seconds'),
    { timeout_ms: 1500 },
    ['/timeout_seconds missing: add', gone('timeout_ms')]
  ],
  [
    'a unit of another kind',
    closed({ timeout_ms: number }, 'timeout_ms'),
    { timeout_px: 30 },
    ['/timeout_ms missing: add', gone('timeout_px')]
  ],
  [
    'two of them',
    closed({ wait_ms: number }, 'wait_ms'),
    { wait_seconds: 1, waitMinutes: 2 },
    ['/wait_ms missing: add', gone('wait_seconds'), gone('waitMinutes')]
  ],
  [
    'another thing in another unit',
    closed({ timeout_ms: number }, 'timeout_ms'),
    { delay_seconds: 30 },
    ['/timeout_ms missing: add', gone('delay_seconds')]
  ],
  // What may be left out is not missing: as it is it would be another number.
  [
    'what may be left out',
    closed({ time: inSeconds }),
    { timeMs: 2000 },
    ['/timeMs unexpected: remove, time 2']
  ],
  [
    'a unit and no more, of the only one that counts such',
    closed({ query: text, time: inSeconds }),
    { milliseconds: 1500 },
    ['/milliseconds unexpected: remove, time 1.5']
  ],
  [
    'a length',
    closed({ query: text, radius: { ...number, description: 'Radius in meters' } }),
    { radius_km: 5 },
    ['/radius_km unexpected: remove, radius 5000']
  ],
  [
    'a length in its text',
    closed({ radius: { ...number, description: 'Radius in meters' } }),
    { radius: '1.5 km' },
    ['/radius type: put 1500']
  ],
  // A small m may be a minute.
  [
    'a letter that is no unit of lengths',
    closed({ radius: { ...number, description: 'Radius in meters' } }),
    { radius: '500m' },
    ['/radius type: send number']
  ],
  [
    'beside one with a place, which is too little there',
    closed({ timeout_ms: { ...number, minimum: 0 }, timeout: inSeconds }),
    { timeout_ms: -5, timeout_minutes: 1 },
    ['/timeout_minutes unexpected: remove, timeout 60', '/timeout_ms range: meet']
  ],
  [
    'several rows, each with its own',
    closed({ steps: { type: 'array', items: closed({ wait_ms: number }) } }),
    { steps: [{ wait_seconds: 1 }, { wait_seconds: 2 }] },
    [
      '/steps/0/wait_seconds unexpected: remove, wait_ms 1000',
      '/steps/1/wait_seconds unexpected: remove, wait_ms 2000'
    ]
  ],
  [
    'a limit',
    closed({ timeout_ms: { type: 'integer', maximum: 600000 } }),
    { timeout_minutes: 30 },
    [gone('timeout_minutes')]
  ],
  [
    'what was sent as well',
    closed({ timeout_ms: number }),
    { timeout_ms: 5, timeout_seconds: 30 },
    [gone('timeout_seconds')]
  ],
  [
    'two that may be meant',
    closed({ wait: inSeconds, delay: inSeconds }),
    { milliseconds: 2000 },
    [gone('milliseconds')]
  ],
  [
    'two for one place',
    closed({ wait_ms: number }),
    { wait_seconds: 1, waitMinutes: 2 },
    [gone('wait_seconds'), gone('waitMinutes')]
  ],
  ['a least', closed({ time: inSeconds }), { min: 5 }, [gone('min')]],
  ['a day', closed({ hours: number }), { day: 5 }, [gone('day')]],
  [
    'the same unit',
    closed({ time: inSeconds }),
    { timeSeconds: 2 },
    ['/timeSeconds unexpected: /timeSeconds > /time?']
  ],
  [
    'the opposite of what is missing',
    closed({ headless: { type: 'boolean' } }, 'headless'),
    { headed: true },
    ['/headless missing: add', gone('headed')]
  ],
  ['a text', closed({ a: text }, 'a'), { a_ms: '2' }, ['/a missing: /a_ms > /a?']]
] as const) {
  test(`the same in another unit: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test.run()
