import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Case, many, object, text, told } from './chosen.js'
import { closed, integer, open } from './lines.js'

const test = suite('advice/union.keys')

// docs/advice.md, "The branch that was meant": a branch that knows most of the keys that were sent.
const cases: ReadonlyArray<Case> = [
  [
    'a key that a branch only asks for is known to it',
    [object({ a: text, b: text }), { type: 'object', required: ['c', 'd'] }],
    { c: 1 },
    ['d 1 keys']
  ],
  [
    'the more known keys decide',
    [object({ a: text, b: text }), object({ b: text, c: text })],
    { a: 1, b: 'x' },
    ['a 0 keys']
  ],
  [
    'of as many known keys those that hold nothing count least',
    [closed({ a: text, b: text }), closed({ a: text, c: open({ d: integer }) })],
    { a: 'x', b: '', c: { d: 'x' } },
    ['b 1 keys', 'c d']
  ],
  [
    'one that holds nothing counts more than none',
    [object({ a: text, b: text }), object({ c: text, d: text })],
    { d: null },
    ['c 1 keys', 'd']
  ],
  [
    'a key that is nearer to one of another branch counts for that',
    [closed({ price: open({ a: integer }, 'a') }, 'price'), closed({ priceId: text }, 'priceId')],
    { price_id: 'x' },
    ['priceId 1 keys']
  ],
  [
    'a misspelt key counts where the known ones do not tell',
    [object({ colour: text }), object({ weight: text })],
    { wieght: 'x' },
    ['weight 1 keys']
  ],
  [
    'of 64 unknown keys each may be a misspelt one',
    [object({ colour: text }), object({ weight: text })],
    { ...many(63), wieght: 'x' },
    ['weight 1 keys']
  ],
  [
    'of 65 the last is not asked',
    [object({ colour: text }), object({ weight: text })],
    { ...many(64), wieght: 'x' },
    ['colour 0 tie']
  ],
  [
    'of branches that only lack keys that one is meant which a key says in other words',
    [{ required: ['colour'] }, { required: ['search_weight'] }, { required: ['heft'] }],
    { weight: 'x' },
    ['search_weight 1 keys']
  ],
  [
    'which no key says of two',
    [{ required: ['max_weight'] }, { required: ['weight_id'] }, { required: ['weight_key'] }],
    { weight: 'x' },
    ['max_weight 0 tie']
  ],
  [
    'a misspelt key is none where the right one is there, too',
    [object({ weight: text, a: text, c: text }), object({ size: text, b: text })],
    { weight: 'x', size: 'y', wieght: 'z' },
    ['b 1 fewest']
  ],
  [
    'a key of one branch is not one of another misspelt',
    [object({ weight: text, a: text }), object({ colour: text, weights: text, b: text })],
    { weight: 'x', colour: 'y' },
    ['a 0 fewest']
  ],
  [
    'a key that another branch knows is not misspelt',
    [object({ weights: text, a: text }), object({ weight: text, b: text, c: text })],
    { weights: 1 },
    ['a 0 keys', 'weights']
  ]
]

for (const [what, branches, value, wanted] of cases) {
  test(what, () => assert.equal(told(branches, value), wanted))
}

test.run()
