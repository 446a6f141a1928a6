import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Case, integer, object, text, told } from './chosen.js'
import { linesOf } from './judged.js'

const test = suite('advice/union.tag')

const card = object({ by: { const: 'card' }, number: text })
// A tag that may be left out.
const optional = (by: string, properties: object): object => ({
  type: 'object',
  properties: { by: { const: by }, ...properties },
  required: Object.keys(properties)
})
const cash = object({ by: { const: 'cash' }, coins: integer })
// Two branches have one tag, and another tells these apart.
const visa = object({ by: { const: 'card' }, of: { const: 'visa' }, number: text })
const master = object({ by: { const: 'card' }, of: { const: 'master' }, code: text })

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
    'the second tag tells where the first is that of none',
    [
      object({ v: { const: 1 }, by: { const: 'a' } }),
      object({ v: { const: 2 }, by: { const: 'b' } })
    ],
    { v: 3, by: 'b' },
    ['v 1 tag']
  ],
  [
    'the first of two wrong tags',
    [
      object({ v: { const: 1 }, by: { const: 'a' } }),
      object({ v: { const: 2 }, by: { const: 'b' } })
    ],
    { v: 3, by: 'c' },
    ['v']
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
  [
    'no tag whose lists overlap, where another key tells',
    [
      object({ by: { enum: ['a', 'b'] }, x: text }),
      object({ by: { enum: ['b', 'c'] }, y: text }),
      object({ by: { enum: ['a', 'b'] }, z: text })
    ],
    { by: 'e', y: 'y' },
    ['by 1 keys']
  ],
  [
    'a tag of several, and not the other branch with fewer faults',
    [visa, master, cash],
    { by: 'card' },
    ['of']
  ],
  [
    'a tag of several, and of theirs the one with the keys',
    [visa, cash, master],
    { by: 'card', code: 1 },
    ['of 2 keys', 'code']
  ],
  ['a wrong tag, where several have one', [visa, master, cash], { by: 'x' }, ['by']],
  ['a tag that is not there, where several have one', [visa, master, cash], {}, ['by']],
  [
    'the tag of one, where several have another',
    [visa, master, cash],
    { by: 'cash' },
    ['coins 2 tag']
  ],
  [
    'the tag of all, before one that some have',
    [visa, master, cash],
    { by: 'cash', of: 'visa' },
    ['coins 2 tag']
  ],
  [
    'the tag that some have, where that of all is wrong',
    [visa, master, cash],
    { by: 'x', of: 'visa', number: '1' },
    ['by 0 tag']
  ],
  ['a tag of a union inside', [{ oneOf: [visa, master] }, cash], { by: 'card' }, ['of 0 tag']],
  [
    'no tag of what several list otherwise',
    [object({ by: { enum: ['a', 'b'] }, x: text }), object({ by: { enum: ['b', 'c'] }, y: text })],
    { by: 'a', y: 1 },
    ['by 1 keys', 'y']
  ],
  ['no tag that one need not have', [card, optional('b', { y: text })], {}, ['y 1 fewest']],
  [
    'a wrong tag of those branches that share the other keys',
    [card, object({ by: { const: 'bill' }, number: text }), object({ coins: integer })],
    { by: 'x', number: '1' },
    ['by']
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
    'a wrong tag, whatever the other keys tell',
    [text, card, cash],
    { by: 'x', number: '1' },
    ['by']
  ],
  [
    'a tag of nothing, where the other keys tell',
    [card, cash],
    { by: null, coins: 1 },
    ['by 1 keys']
  ],
  ['an empty tag, where they tell', [card, cash], { by: ' ', number: '1' }, ['by 0 keys']],
  ['a tag of nothing, where nothing else tells', [card, cash], { by: null }, ['by']],
  [
    'a tag of nothing that a branch lists',
    [object({ by: { const: null }, a: text }), object({ by: { const: 'b' }, c: text })],
    { by: null, c: 'x' },
    ['a 0 tag']
  ],
  [
    'a wrong tag is not all where one branch has none',
    [card, cash, object({ z: text })],
    { by: 'x', z: 1 },
    ['z 2 fewest']
  ],
  [
    'a key that one branch alone lists is no tag',
    [card, object({ z: text })],
    { by: 'card' },
    ['number 0 keys']
  ]
]

for (const [what, branches, value, wanted] of cases) {
  test(what, () => assert.equal(told(branches, value), wanted))
}

// OpenAPI's layout, and that of ajv's `discriminator`: the tag is asked for beside the branches.
const beside = {
  type: 'object',
  required: ['by'],
  oneOf: [
    optional('card', { number: text }),
    optional('iban', { iban: text }),
    optional('cash', {})
  ]
}
const free = { ...beside, required: [] }

for (const [name, schema, value, wanted] of [
  ['is not there', beside, {}, [['by', { id: 'add' }, ['card', 'iban', 'cash']]]],
  ['holds nothing', beside, { by: null }, [['by', { id: 'choose' }, ['card', 'iban', 'cash']]]],
  [
    'may be left out and holds nothing',
    free,
    { by: null },
    [['by', { id: 'remove' }, ['card', 'iban', 'cash']]]
  ],
  [
    'is not there, where the other keys tell',
    beside,
    { number: 4 },
    [['by', { id: 'add' }, ['card']]]
  ]
] as const) {
  test(`a tag that is asked for beside the branches ${name}`, () => {
    const compiled = compile(schema)
    if (compiled._tag === 'Left') return assert.unreachable()
    const fault = advise(invalidArguments('pay', compiled.right(value)), { schema, value })
    const said = (fault.advice ?? []).map(({ expected, fix, path }) => [
      path.join('.'),
      { id: fix?.id },
      expected?.id === 'one_of' ? expected.values : []
    ])
    assert.equal(said, wanted)
  })
}

test('a tag of which others say the values is one', () => {
  const of = (kind: string): object => object({ kind: { $ref: `#/definitions/${kind}` }, x: text })
  const schema = {
    definitions: { a: { const: 'cat' }, b: { const: 'dog' } },
    oneOf: [of('a'), of('b')]
  }
  assert.equal(linesOf(schema, { kind: 'cow', x: 'y' }), ['/kind choice: choose ["cat","dog"]'])
})

test.run()
