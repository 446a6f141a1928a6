import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'

const test = suite('advice/rank')

const priorities = ['p1', 'p2', 'p3']

// A number is the one of the list that is it behind the same letters.
for (const [values, value, wanted] of [
  [priorities, 1, 'put "p1"'],
  [priorities, '2', 'put "p2"'],
  [['LEVEL_1', 'LEVEL_2'], 2, 'put "LEVEL_2"'],
  [['Tier 1', 'Tier 2'], '1', 'put "Tier 1"'],
  [priorities, 4, 'choose ["p1","p2","p3"]'],
  [priorities, 1.5, 'choose ["p1","p2","p3"]'],
  [priorities, '01', 'choose ["p1","p2","p3"]'],
  [['p1', 'q2'], 1, 'choose ["p1","q2"]'],
  [['p1', 'low'], 1, 'choose ["p1","low"]'],
  [['p1', 2], '1', 'choose ["p1",2]']
] as const) {
  test(`${JSON.stringify(value)} of ${JSON.stringify(values)}`, () => {
    const schema = { type: 'object', properties: { a: { enum: values } }, required: ['a'] }
    assert.equal(linesOf(schema, { a: value }), [`/a choice: ${wanted}`])
  })
}

test.run()
