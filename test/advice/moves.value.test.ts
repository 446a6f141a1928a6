import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, lacks, linesFor, open, refuses, text } from './lines.js'

const test = suite('advice/moves.value')

const type = { enum: ['team', 'public'] }
const seen = refuses('/visibility')

// The only key that lists the text, of those that are not there.
for (const [name, schema, value, issues, wanted] of [
  [
    'that may be left out',
    closed({ type }),
    { visibility: 'public' },
    [seen],
    ['/visibility unexpected: /visibility > /type?']
  ],
  [
    'that is missing',
    closed({ type, n: integer }, 'type', 'n'),
    { visibility: 'public' },
    [lacks('/type'), lacks('/n'), seen],
    ['/type missing: /visibility > /type?', '/n missing: add']
  ],
  [
    'and not one that is there',
    closed({ type }),
    { type: 'team', visibility: 'public' },
    [seen],
    ['/visibility unexpected: remove']
  ],
  [
    'and not one of two',
    closed({ type, kind: type }),
    { visibility: 'public' },
    [seen],
    ['/visibility unexpected: remove']
  ],
  [
    'for one of two that hold such a text',
    closed({ type }),
    { visibility: 'public', audience: 'team' },
    [seen, refuses('/audience')],
    ['/visibility unexpected: remove', '/audience unexpected: remove']
  ],
  [
    'and no constant, which is no choice',
    closed({ type: { const: 'public' } }),
    { visibility: 'public' },
    [seen],
    ['/visibility unexpected: remove']
  ],
  [
    'and nothing for another text',
    closed({ type }),
    { visibility: 'private' },
    [seen],
    ['/visibility unexpected: remove']
  ],
  [
    'and nothing for what is no text',
    closed({ level: { enum: [1, 2] } }),
    { visibility: 1 },
    [seen],
    ['/visibility unexpected: remove']
  ],
  [
    'a nearer name comes first',
    closed({ type, visibility: text }),
    { visibilty: 'public', z: 'team' },
    [refuses('/visibilty'), refuses('/z')],
    ['/z unexpected: /z > /type?', '/visibilty unexpected: /visibilty > /visibility']
  ]
] as const) {
  test(`a text under a key without a place: ${name}`, () => {
    assert.equal([...linesFor({ schema, value }, ...issues)].sort(), [...wanted].sort())
  })
}

const options = open({ width: integer, height: integer })

// What adjacent tagging (`type` and `options`) makes of what external tagging writes.
for (const [name, schema, value, wanted] of [
  [
    'belongs under the only key that knows its keys',
    closed({ type: { const: 'resize' }, options, note: text }, 'type'),
    { resize: { width: 1 } },
    ['/resize unexpected: /resize > /options', '/type missing: add']
  ],
  [
    'and not under one of two',
    closed({ type: { const: 'resize' }, options, others: options }, 'type'),
    { resize: { width: 1 } },
    ['/resize unexpected: remove', '/type missing: add']
  ],
  [
    'and not under one that knows less',
    closed({ type: { const: 'resize' }, options }, 'type'),
    { resize: { width: 1, depth: 2 } },
    ['/resize unexpected: remove', '/type missing: add']
  ],
  [
    'and nowhere, where it holds nothing',
    closed({ type: { const: 'resize' }, options }, 'type'),
    { resize: {} },
    ['/resize unexpected: remove', '/type missing: add']
  ],
  [
    'and not where that key is there',
    closed({ type: { const: 'resize' }, options }, 'type'),
    { resize: { width: 1 }, options: { height: 1 } },
    ['/resize unexpected: remove', '/type missing: add']
  ],
  [
    'and not under another name',
    closed({ type: { const: 'crop' }, options }, 'type'),
    { resize: { width: 1 } },
    ['/resize unexpected: remove', '/type missing: add']
  ]
] as const) {
  test(`an object under the name of a tag ${name}`, () => {
    const lines = linesFor({ schema, value }, lacks('/type'), refuses('/resize'))
    assert.equal([...lines].sort(), [...wanted].sort())
  })
}

test('of two objects under names of tags neither is taken for what belongs to it', () => {
  const schema = closed({ type: { enum: ['resize', 'crop'] }, options }, 'type')
  const value = { resize: { width: 1 }, crop: { width: 2 } }
  const issues = [lacks('/type'), refuses('/resize'), refuses('/crop')]
  assert.equal([...linesFor({ schema, value }, ...issues)].sort(), [
    '/crop unexpected: remove',
    '/resize unexpected: remove',
    '/type missing: add'
  ])
})

const cond = closed({ field: text, op: { enum: ['eq', 'gt'] } }, 'field', 'op')
const conds = { type: 'array', items: cond }
const one = { field: 'a', op: 'eq' }

// An object, or a list of objects, with keys of the only place that takes such.
for (const [name, schema, value, wanted] of [
  [
    'that may be left out',
    closed({ where: cond, n: integer }),
    { filter: one },
    ['/filter unexpected: /filter > /where?']
  ],
  [
    'that is a list of them',
    closed({ where: conds, n: integer }),
    { filters: [one, one] },
    ['/filters unexpected: /filters > /where?']
  ],
  [
    'that is missing beside another, though something in it is wrong, which is told',
    closed({ where: conds, n: integer }, 'where', 'n'),
    { filters: [{ field: 'a', op: '=' }], z: 'x' },
    [
      '/where missing: /filters > /where?',
      '/n missing: add',
      '/z unexpected: remove',
      '/where/0/op choice: choose ["eq","gt"]'
    ]
  ],
  [
    'that is the only missing one, though something in it is wrong',
    closed({ where: conds, n: integer }, 'where'),
    { filters: [{ field: 'a', op: '=' }] },
    ['/where missing: /filters > /where', '/where/0/op choice: choose ["eq","gt"]']
  ],
  [
    'and not one of two',
    closed({ where: cond, having: cond }),
    { filter: one },
    ['/filter unexpected: remove']
  ],
  [
    'and not for a single key, which many have',
    closed({ where: cond, n: integer }),
    { filter: { field: 'a' } },
    ['/filter unexpected: remove']
  ],
  [
    'and not where most of its keys are others',
    closed({ where: cond, n: integer }),
    { filter: { ...one, a: 1, b: 2 } },
    ['/filter unexpected: remove']
  ],
  [
    'and not where an item is another',
    closed({ where: conds, n: integer }),
    { filter: [one, { a: 1 }] },
    ['/filter unexpected: remove']
  ],
  [
    'and not an object for a list',
    closed({ where: conds, n: integer }),
    { filter: one },
    ['/filter unexpected: remove']
  ]
] as const) {
  test(`an object under a key that has no place belongs under the only one ${name}`, () =>
    assert.equal([...linesOf(schema, value)].sort(), [...wanted].sort()))
}

test.run()
