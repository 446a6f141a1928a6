import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, lacks, linesFor, refuses, text } from './lines.js'

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
    'in another spelling',
    closed({ type }),
    { visibility: 'Public' },
    [seen],
    ['/visibility unexpected: /visibility > /type?', '/type choice: put "public"']
  ],
  [
    'and not for another one',
    closed({ type }),
    { visibility: 'Publicly' },
    [seen],
    ['/visibility unexpected: remove']
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
    'for one that shares a word with it and lists what is near',
    closed({ sort: { enum: ['created', 'updated'] }, order: { enum: ['asc', 'desc'] } }),
    { sort_order: 'DESC' },
    [refuses('/sort_order')],
    ['/sort_order unexpected: /sort_order > /order?', '/order choice: put "desc"']
  ],
  [
    'that shares a word with it and lists what is near, though in another word',
    closed({ op: { enum: ['gte', 'lte'] }, n: integer }),
    { filter_op: '>=', n: 1 },
    [refuses('/filter_op')],
    ['/filter_op unexpected: /filter_op > /op?', '/op choice: put "gte"']
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
      '/where/0/op choice: put "eq"'
    ]
  ],
  [
    'that is the only missing one, though something in it is wrong',
    closed({ where: conds, n: integer }, 'where'),
    { filters: [{ field: 'a', op: '=' }] },
    ['/where missing: /filters > /where', '/where/0/op choice: put "eq"']
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

// docs/advice.md: never to the opposite, nor what says again what was sent.
for (const [key, name] of [
  ['from_currency', 'to_currency'],
  ['source_lang', 'target_lang'],
  ['deny', 'allow'],
  ['remove_role', 'add_role'],
  ['exclude_status', 'status'],
  ['status_not', 'status'],
  ['status_ne', 'status'],
  ['negate_status', 'status']
] as const) {
  test(`a listed text under ${key} is none of ${name}`, () => {
    const wanted = `/${key} unexpected: remove`
    assert.equal(linesOf(closed({ [name]: type }), { [key]: 'team' }), [wanted])
    assert.equal(linesOf(closed({ [name]: type }, name), { [key]: 'team' }), [
      `/${name} missing: add`,
      wanted
    ])
  })
}

for (const [key, name] of [
  ['length_unit', 'temperature_unit'],
  ['group_order', 'sort_order'],
  ['old_status', 'status'],
  ['min_severity', 'severity'],
  ['below_level', 'level']
] as const) {
  test(`a listed text under ${key} only may be of ${name}, which is named after the same`, () => {
    assert.equal(linesOf(closed({ [name]: type }, name), { [key]: 'team' }), [
      `/${name} missing: /${key} > /${name}?`
    ])
  })
}

for (const key of ['Name', 'full_name']) {
  test(`a listed text under ${key} beside a name is that once more`, () => {
    assert.equal(linesOf(closed({ name: text, type }), { name: 'team', [key]: 'team' }), [
      `/${key} unexpected: remove`
    ])
  })
}

test.run()
