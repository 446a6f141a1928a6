import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { open } from './lines.js'

const test = suite('advice/number-sign')

const integer = { type: 'integer' }

for (const [key, schema, value, wanted] of [
  ['issue_number', integer, '#12', 'put 12'],
  ['pr', { type: ['integer', 'null'] }, ' #4051 ', 'put 4051'],
  ['id', { ...integer, minimum: 100 }, '#12', 'send integer'],
  ['issue_number', integer, '# 12', 'send integer'],
  ['issue_number', integer, 'PR-12', 'send integer'],
  ['issue_number', integer, '#12a', 'send integer'],
  // A colour is written so, and 0x112233 is another number.
  ['embedColor', integer, '#112233', 'send integer']
] as const) {
  test(`${value} of ${key} is: ${wanted}`, () => {
    const [line = ''] = linesOf(open({ [key]: schema }), { [key]: value })
    assert.is(line.split(': ')[1]?.replace(',null', ''), wanted)
  })
}

test.run()
