import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/other-number')

const of = (items: object): object => ({ type: 'array', items })
const both = { op: text, value: text, values: of(text) }
const two = { value: ['a', 'b'] }
const send = ['/value type: send string']

// docs/advice.md, "Four points": a value that only the plural or the singular of its key takes.
for (const [name, schema, value, wanted] of [
  ['the plural', closed(both), two, ['/value type: /value > /values?']],
  [
    'the plural of the last of two words',
    closed({ userId: integer, userIds: of(integer) }),
    { userId: [1, 2] },
    ['/userId type: /userId > /userIds?']
  ],
  [
    'the singular',
    closed({ tag: of(of(text)), tags: integer }),
    { tags: [['a']] },
    ['/tags type: /tags > /tag?']
  ],
  ['not where the key has to be there', closed(both, 'value'), two, send],
  ['not where the other was sent', closed(both), { ...two, values: ['c'] }, send],
  ['not where the other takes it as little', closed({ ...both, values: of(integer) }), two, send],
  ['not where the other takes anything', closed({ ...both, values: {} }), two, send],
  ['not another word', closed({ value: text, ids: of(text) }), two, send],
  ['not one value more', closed(both), { value: ['a'] }, ['/value type: unwrap']],
  [
    'not for an item',
    open({ rows: of(integer), row: of(text) }),
    { rows: [{}] },
    ['/rows/0 type: send integer']
  ]
] as const) {
  test(`a value for a key in the other number: ${name}`, () =>
    assert.equal(linesOf(schema, value), wanted))
}

test.run()
