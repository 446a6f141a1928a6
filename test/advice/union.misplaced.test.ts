import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Case, integer, many, object, text, told } from './chosen.js'

const test = suite('advice/union.misplaced')

const card = object({ by: { const: 'card' }, number: text })
const cash = object({ by: { const: 'cash' }, coins: integer })

// A tag under another key that no branch knows: one that holds its value, or is called so.
const cases: ReadonlyArray<Case> = [
  ['a tag under another name', [card, cash], { type: 'cash' }, ['by 1 tag', 'coins']],
  ['a tag as the key of an object', [card, cash], { cash: {} }, ['by 1 tag', 'coins']],
  [
    'a tag in another case as the key of an object',
    [card, cash],
    { Cash: {} },
    ['by 1 tag', 'coins']
  ],
  [
    'a tag in another case under another name',
    [card, cash],
    { type: 'CASH', coins: 1 },
    ['by 1 tag']
  ],
  [
    'a tag that another is in another case',
    [object({ by: { const: 'Cash' }, x: text }), cash],
    { type: 'cash' },
    ['by 1 tag', 'coins']
  ],
  [
    'a tag that two are in another case',
    [object({ by: { const: 'Cash' }, x: text }), cash],
    { type: 'CASH' },
    ['by']
  ],
  ['a tag as the key of anything else is none', [card, cash], { cash: 1 }, ['by']],
  [
    'tags of two branches under other names are none',
    [card, cash],
    { type: 'cash', kind: 'card' },
    ['by']
  ],
  [
    'a tag among 64 keys that no branch knows',
    [card, cash],
    { ...many(63), type: 'cash' },
    ['by 1 tag', 'coins']
  ],
  ['the tag is not the 65th of such keys', [card, cash], { ...many(64), type: 'cash' }, ['by']],
  ['a key that a branch knows is not its tag', [card, cash], { number: 'cash' }, ['by 0 keys']],
  [
    'a tag that is there is not looked for elsewhere',
    [card, cash],
    { by: 'card', type: 'cash' },
    ['number 0 tag']
  ],
  [
    'a wrong tag is not looked for elsewhere',
    [card, cash, object({ z: text })],
    { by: 'x', type: 'cash' },
    ['by']
  ],
  [
    'the first of two tags under another name',
    [
      object({ by: { const: 'a' }, v: { const: 1 } }),
      object({ by: { const: 'b' }, v: { const: 2 } })
    ],
    { type: 'b' },
    ['by 1 tag', 'v']
  ],
  [
    'one of several values of a tag under another name',
    [object({ by: { enum: ['a', 'b'] }, x: text }), cash],
    { type: 'a' },
    ['by 0 tag', 'x']
  ],
  [
    'a tag under another name, where one branch has none',
    [object({ z: text }), card, cash],
    { type: 'cash' },
    ['by 2 tag', 'coins']
  ]
]

for (const [what, branches, value, wanted] of cases) {
  test(what, () => assert.equal(told(branches, value), wanted))
}

test.run()
