import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/fed')

const edits = { type: 'array', items: closed({ from: text, line: integer }, 'from'), minItems: 1 }

for (const [name, schema, value, wanted] of [
  [
    'the only item that it has to have',
    edits,
    { edits: [], from: 'x' },
    ['/from unexpected: /from > /edits/0/from']
  ],
  [
    'one of two that it has to have',
    { ...edits, minItems: 2 },
    { edits: [], from: 'x' },
    ['/from unexpected: /from > /edits/0/from', '/edits size: meet']
  ],
  ['none of it', edits, { edits: [] }, ['/edits size: meet']]
] as const) {
  test(`an empty list gets ${name}`, () => {
    assert.equal(linesOf(closed({ edits: schema }), value), wanted)
  })
}

test.run()
