import { advise } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closed, integer, text } from '../lines.js'
import { checkOf } from './made.js'

const test = suite('advice/repair/wrapped')

const schema = closed({ city: text, days: integer }, 'city')
const whole = { city: 'Rome', days: 3 }

const fixesOf = (of: object, value: unknown) => {
  const check = checkOf(of)
  const fault = advise(invalidArguments('t', check(value)), { schema: of, value, meant, check })
  return repairs(fault, { schema: of, value, check })
}

/** What comes of two rounds of what is likely. */
const mended = (value: unknown): unknown => {
  const once = (from: unknown): unknown =>
    applyRepair(from, fixesOf(schema, from), { least: 'likely' }).value
  return once(once(value))
}

for (const [name, value] of [
  ['two wrappers, and the name of the tool', { params: { name: 't', arguments: whole } }],
  [
    'a call as a model writes it',
    { id: 'c1', type: 'function', function: { name: 't', arguments: whole } }
  ],
  ['a request', { jsonrpc: '2.0', method: 'tools/call', params: { name: 't', arguments: whole } }],
  ['JSON text', { input: JSON.stringify(whole) }],
  ['JSON text beside the name of the tool', { action: 't', action_input: JSON.stringify(whole) }]
] as const) {
  test(`what may be left out is not lost on the way out: ${name}`, () => {
    assert.equal(mended(value), whole)
  })
}

test('what a text holds is put where it belongs when that is gone', () => {
  assert.equal(fixesOf(schema, { input: '{"city":"Rome"}' }), [
    {
      path: ['input'],
      grade: 'likely',
      ops: [
        { op: 'remove', path: '/input' },
        { op: 'add', path: '/city', value: 'Rome' }
      ]
    }
  ])
})

test('no secret that stands in a text is put anywhere', () => {
  const keyed = closed({ city: text, api_key: text }, 'city', 'api_key')
  assert.equal(fixesOf(keyed, { input: '{"city":"Rome","api_key":"k-1"}' }), [])
})

test.run()
