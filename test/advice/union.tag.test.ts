import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Case, integer, many, object, text, told } from './chosen.js'

const test = suite('advice/union.tag')

const card = object({ by: { const: 'card' }, number: text })
// A tag that may be left out.
const optional = (by: string, properties: object): object => ({
  type: 'object',
  properties: { by: { const: by }, ...properties },
  required: Object.keys(properties)
})
const cash = object({ by: { const: 'cash' }, coins: integer })

// docs/advice.md, "The branch that was meant": a tag that no branch has gets the list of tags.
const cases: ReadonlyArray<Case> = [
  [
    'the second tag tells where the first is not there',
    [
      object({ v: { const: 1 }, by: { const: 'a' } }),
      object({ v: { const: 2 }, by: { const: 'b' } })
    ],
    { by: 'b' },
    ['v 1 tag']
  ],
  [
    'a tag may be an object',
    [object({ by: { const: { z: 1 } }, a: text }), object({ by: { const: { z: 2 } }, b: text })],
    { by: { z: 2 } },
    ['b 1 tag']
  ],
  [
    'a wrong tag is what is wrong, whatever else there is beside objects',
    [text, card, cash],
    { by: 'x' },
    ['by']
  ],
  [
    'a wrong tag is not where a branch has none',
    [card, object({ coins: integer })],
    { by: 'x', coins: 'y' },
    ['coins 1 fewest']
  ],
  ['a tag that is not there, where nothing else tells', [card, cash], {}, ['by']],
  [
    'no tag that need not be there',
    [optional('a', { x: text }), optional('b', { y: text })],
    {},
    ['x 0 tie']
  ],
  ['no tag that one need not have', [card, optional('b', { y: text })], {}, ['y 1 fewest']],
  [
    'a wrong tag of those branches that share the other keys',
    [card, object({ by: { const: 'bill' }, number: text }), object({ coins: integer })],
    { by: 'x', number: '1' },
    ['by']
  ],
  ['a tag under another name', [card, cash], { type: 'cash' }, ['by 1 tag', 'coins']],
  ['a tag as the key of an object', [card, cash], { cash: {} }, ['by 1 tag', 'coins']],
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
    'what a branch for texts says of keys is no tag',
    [card, cash, { ...text, properties: { by: { const: 'card' } } }],
    { by: 'card' },
    ['number 0 tag']
  ],
  [
    'no tag for which one branch lists nothing',
    [card, cash, object({ by: text, z: text })],
    {},
    ['by 0 tie', 'number']
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
