import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/item-by-listed')

const op = { enum: ['COUNT', 'SUM'] }
const listOf = (items: object): object => closed({ calls: { type: 'array', items } }, 'calls')
const calls = listOf(closed({ op, column: text }, 'op'))
const order = listOf(closed({ field: text, direction: { enum: ['asc', 'desc'] } }, 'field'))

for (const [name, schema, value, wanted] of [
  [
    'an item that says its kind by another word',
    calls,
    { type: 'COUNT' },
    ['/calls type: wrap', '/calls/0/op missing: /calls/0/type > /calls/0/op']
  ],
  [
    'with what else it has',
    calls,
    { type: 'SUM', column: 'x' },
    ['/calls type: wrap', '/calls/0/op missing: /calls/0/type > /calls/0/op']
  ],
  [
    'by a word in use for it',
    listOf(closed({ action: { enum: ['click'] }, selector: text }, 'action')),
    { type: 'click', selector: '#a' },
    ['/calls type: wrap', '/calls/0/action missing: /calls/0/type > /calls/0/action']
  ],
  ['an entry is no item', order, { Date: 'desc' }, ['/calls type: list field']],
  ['what is listed nowhere is no kind', calls, { type: 'MAX' }, ['/calls type: send array']]
] as const) {
  test(name, () => assert.equal(linesOf(schema, { calls: value }), wanted))
}

test.run()
