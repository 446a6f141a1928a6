import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/no-list')

const texts = { type: 'array', items: text }
const word = { enum: ['none', 'all'] }

for (const [name, schema, required, sent, wanted] of [
  ['has to be there', texts, ['it'], 'none', 'put []'],
  [
    'has to be there and be of another type',
    { type: 'array', items: integer },
    ['it'],
    'N/A',
    'put []'
  ],
  // Where nothing has to be, nothing may be sent.
  ['may be left out', texts, [], 'none', 'remove'],
  ['may be null', { ...texts, type: ['array', 'null'] }, ['it'], 'none', 'put null'],
  ['has to hold something', { ...texts, minItems: 1 }, ['it'], 'none', 'wrap'],
  ['lists that word', { type: 'array', items: word }, ['it'], 'none', 'wrap'],
  ['is told something', texts, ['it'], 'nothing', 'wrap']
] as const) {
  test(`the word for nothing in place of a list that ${name}`, () => {
    assert.equal(linesOf(closed({ it: schema }, ...required), { it: sent }), [
      `/it type: ${wanted}`
    ])
  })
}

test.run()
