import { advise } from '@toolfault/advice/advise'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onlyAdvice } from './advised.js'
import { linesOf } from './judged.js'
import { closed, open, text } from './lines.js'
import { checkOf } from './repair/made.js'

const test = suite('advice/layer')

const number = { type: 'number' }
const of = (items: object, more: object = {}): object => ({ type: 'array', items, ...more })
const ring = of(of(number, { minItems: 2 }), { minItems: 4 })
const square = [
  [0, 0],
  [0, 1],
  [1, 1],
  [0, 0]
]
const row = closed({ x: number }, 'x')

// docs/advice.md, "Four points": one value for an array, an array for its only item, of lists in lists as well.
for (const [name, schema, value, wanted] of [
  ['a ring for a polygon', of(ring), square, ['/k type: wrap']],
  ['a point in a list', of(number, { minItems: 2 }), [[1, 2]], ['/k type: unwrap']],
  ['texts in a list', of(text), [['a', 'b']], ['/k type: unwrap']],
  ['objects in a list', of(row), [[{ x: 1 }, { x: 2 }]], ['/k type: unwrap']],
  ['rows in a list', of(of(text)), [[['a'], ['b']]], ['/k type: unwrap']],
  ['a row for rows', of(of(text)), ['a', 'b'], ['/k type: wrap']],
  ['a row for rows of anything', of(of({})), ['a', 1, true], ['/k type: wrap']],
  [
    'a row in a union with null',
    { type: ['array', 'null'], items: of(text) },
    ['a', 'b'],
    ['/k type: wrap']
  ],
  ['not one item beside a row', of(of({})), [['a'], 'b'], ['/k/1 type: wrap']],
  [
    'not items that are lists, each',
    of(text),
    [['a'], ['b']],
    ['/k/0 type: unwrap', '/k/1 type: unwrap']
  ],
  ['not a list of one in a list', of(text), [['a']], ['/k/0 type: unwrap']],
  ['not a row of one', of(of(text, { maxItems: 1 })), ['a'], ['/k/0 type: wrap']],
  [
    'not two that would be too many',
    of(of(text, { maxItems: 1 })),
    ['a', 'b'],
    ['/k/0 type: wrap', '/k/1 type: wrap']
  ],
  [
    'not a row with another mistake',
    of(of(number)),
    [1, 'x'],
    ['/k/0 type: wrap', '/k/1 type: send array']
  ],
  [
    'not lists as texts',
    of(of(number)),
    ['1,2', '3,4'],
    ['/k/0 type: put [1,2]', '/k/1 type: put [3,4]']
  ],
  [
    'not two levels at once',
    of(of(of(number))),
    [0, 1],
    ['/k/0 type: send array', '/k/1 type: send array']
  ],
  ['not the only item that is none', of(number), [['a']], ['/k/0 type: send number']]
] as const) {
  test(`lists in lists: ${name}`, () =>
    assert.equal(linesOf(open({ k: schema }, 'k'), { k: value }), wanted))
}

// docs/advice.md, "What comes next": what is wrong inside JSON text is told in the same answer.
for (const [name, schema, value, wanted] of [
  ['a row for rows', of(of(text)), '["a","b"]', ['/k type: parse', '/k type: wrap']],
  ['a ring for a polygon', of(ring), JSON.stringify(square), ['/k type: parse', '/k type: wrap']],
  ['a list too many', of(text), '[["a","b"]]', ['/k type: parse', '/k type: unwrap']],
  ['rows', of(of(text)), '[["a","b"]]', ['/k type: parse']],
  ['rows of other items', of(of(text)), '[["a"],5]', ['/k type: parse', '/k/1 type: put ["5"]']],
  ['no list', of(of(text)), '{"a":1}', ['/k type: send array']]
] as const) {
  test(`lists in lists as JSON text: ${name}`, () =>
    assert.equal(linesOf(open({ k: schema }, 'k'), { k: value }), wanted))
}

test('the place and what is wrong beside it are said once', () => {
  const schema = closed({ k: of(ring), n: number })
  assert.equal(linesOf(schema, { k: square, n: 'x' }), ['/k type: wrap', '/n type: send number'])
  const only = onlyAdvice(schema, { k: square })
  assert.equal(only.expected, { id: 'type', types: ['array'], items: ['array'] })
  assert.equal(only.received, { id: 'type', type: 'array', size: 4 })
})

// docs/repair.md, "Grades": of several that may be rows of their own nobody knows.
for (const [name, schema, k, least, mended] of [
  ['a ring', of(ring), square, 'likely', [square]],
  ['a point', of(number, { minItems: 2 }), [[1, 2]], 'certain', [1, 2]],
  ['several for rows', of(of(text)), ['a', 'b'], 'likely', ['a', 'b']],
  ['several for rows, as a guess', of(of(text)), ['a', 'b'], 'guess', [['a', 'b']]]
] as const) {
  test(`lists in lists are repaired: ${name}`, () => {
    const whole = open({ k: schema }, 'k')
    const check = checkOf(whole)
    const about = { schema: whole, value: { k }, check }
    const fault = advise(invalidArguments('t', check({ k })), about)
    assert.equal(applyRepair({ k }, repairs(fault, about), { least }).value, { k: mended })
  })
}

test.run()
