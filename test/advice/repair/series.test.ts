import { advise } from '@toolfault/advice/advise'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { invalidArguments } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closed, integer, text } from '../lines.js'
import { checkOf } from './made.js'

const test = suite('advice/repair/series')

const pair = { type: 'array', items: integer, minItems: 2, maxItems: 2 }
const point = closed({ x: integer, y: integer }, 'x', 'y')

/** What is left of a value after two rounds: the key that nobody knows goes when nothing is missing any more. */
const mended = (schema: object, value: unknown, least: 'certain' | 'likely'): unknown => {
  const once = (from: unknown): unknown => {
    const { check, fault } = faultFor(schema, from)
    return applyRepair(from, repairs(fault, { schema, value: from, check }), { least }).value
  }
  return once(once(value))
}

const faultFor = (schema: object, value: unknown) => {
  const check = checkOf(schema)
  return { check, fault: advise(invalidArguments('t', check(value)), { schema, value, check }) }
}

for (const [schema, value, wanted] of [
  [point, { coordinate: [3, 4] }, { x: 3, y: 4 }],
  [point, { x: '3, 4' }, { x: 3, y: 4 }],
  [point, { x: [3, 4] }, { x: 3, y: 4 }],
  [closed({ at: point }, 'at'), { at: [3, 4] }, { at: { x: 3, y: 4 } }],
  [closed({ at: pair }, 'at'), { x: 3, y: '4' }, { at: [3, 4] }],
  [closed({ at: pair }, 'at'), { at: { x: 3, y: 4 } }, { at: [3, 4] }],
  [closed({ action: text, at: pair }), { action: 'a', x: 3, y: '4' }, { action: 'a', at: [3, 4] }],
  [
    closed({ path: text, range: { type: 'array', items: integer } }),
    { path: 'a', start_line: 3, end_line: 14 },
    { path: 'a', range: [3, 14] }
  ]
] as const) {
  test(`${JSON.stringify(value)} is likely ${JSON.stringify(wanted)}`, () => {
    assert.equal(mended(schema, value, 'likely'), wanted)
    assert.equal(mended(schema, value, 'certain'), value)
  })
}

test('a key that is not there is set to what came for it', () => {
  const { fault } = faultFor(point, { x: '3, 4' })
  assert.equal(encode(fault).split('\n'), [
    'Invalid arguments for tool t:',
    '- `y` is missing: set `y` to 4',
    '- `x` must be an integer, received a string of 4 characters: send 3 without quotes'
  ])
})

test.run()
