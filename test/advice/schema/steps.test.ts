import { requestedSchema } from '@toolfault/advice/form'
import type { InvalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { surely } from './surely.js'

const test = suite('advice/schema/steps')

const wrong = { id: 'type', types: ['integer'] }
const schema = { properties: { big: {}, n: { type: 'integer' } } }

// One call takes 10 000 steps (design, "Total"): of what no rule is, none is taken.
for (const [name, big] of [
  ['items', Array.from({ length: 10_100 }, () => 0)],
  ['keys', Object.fromEntries(Array.from({ length: 10_100 }, (_, at) => [`k${at}`, 0]))]
] as const) {
  test(`${name} of which nothing is said cost nothing`, () => {
    assert.equal(surely(schema, { big, n: 'x' }), [['n', wrong]])
  })
}

test('for a place that is none there is no form', () => {
  const fault: InvalidArguments = JSON.parse(
    '{"kind":"invalid_arguments","tool":"t","issues":[],"advice":[{"kind":"missing","path":5}]}'
  )
  assert.equal(requestedSchema(fault, { type: 'string' }), {
    _tag: 'Left',
    left: { reason: 'nothing_missing' }
  })
})

test.run()
