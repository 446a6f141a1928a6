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
  ['what may be left out', closed({ time: inSeconds }), { timeMs: 2000 }, [gone('timeMs')]],
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
