import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, open, text } from './lines.js'

const test = suite('advice/moves.patterns')

const patternProperties = { '^x-': {} }
const named = { ...closed({ summary: text, due: text }, 'summary'), patternProperties }

// A key that was refused beside patterns is of none of them, and has another name as beside none.
for (const [name, schema, value, wanted] of [
  ['missing', named, { Summary: 'a' }, ['/summary missing: /Summary > /summary']],
  [
    'that may be left out, beside one of a pattern',
    named,
    { summary: 'a', 'x-due': 1, DUE: 'b' },
    ['/DUE unexpected: /DUE > /due']
  ],
  [
    'by fit, of which no key of a pattern is a rival',
    named,
    { 'x-note': 'a', quokka: 'b' },
    ['/summary missing: /quokka > /summary?']
  ],
  [
    'in a wrapper',
    named,
    { arguments: { summary: 'a', due: 'b' } },
    ['/arguments unexpected: unwrap arguments']
  ],
  [
    'of items',
    closed({ rows: { type: 'array', items: named } }),
    { rows: [{ SUMMARY: 'a' }] },
    ['/rows/0/summary missing: /rows/0/SUMMARY > /rows/0/summary']
  ],
  [
    'not where the keys are not closed',
    { ...open({ summary: text }, 'summary'), patternProperties },
    { Summary: 'a' },
    ['/summary missing: add']
  ],
  [
    'not for a key that is near to none',
    named,
    { summary: 'a', 'X-a': 1 },
    ['/X-a unexpected: remove']
  ]
] as const) {
  test(`a key is renamed: ${name}`, () => assert.equal(linesOf(schema, value), wanted))
}

test.run()
