import { suite } from 'uvu'
import * as assert from 'uvu/assert'
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

test.run()
