import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  closed,
  integer,
  issueOf,
  lacks,
  linesFor,
  lists,
  open,
  refuses,
  text,
  wants,
  when
} from './lines.js'

const test = suite('advice/foresee.places')

const fill = open({ kind: { const: 'fill' }, with: text }, 'kind', 'with')
const click = open({ kind: { const: 'click' }, at: text }, 'kind', 'at')
const hue = { enum: ['red', 'blue'] }
const has = (key: string): object => ({ required: [key] })

// The place of a key that moves is the one it goes to, and the one that it leaves.
for (const [name, schema, value, issues, wanted] of [
  [
    'a condition where a key goes',
    closed({ o: { ...open({ n: integer }), ...when(has('n'), has('m')) } }),
    { n: 1, o: {} },
    [refuses('/n')],
    ['/n unexpected: /n > /o/n', '/o/m missing: add']
  ],
  [
    'a condition where a key was',
    open({ n: integer, o: { ...closed({ m: text }), ...when(has('n'), {}, has('m')) } }),
    { o: { n: 1 } },
    [refuses('/o/n')],
    ['/o/n unexpected: /o/n > /n', '/o/m missing: add']
  ],
  [
    'a union where a tag goes',
    closed({ u: { oneOf: [fill, click] } }),
    { kind: 'fill', u: {} },
    [refuses('/kind')],
    ['/kind unexpected: /kind > /u/kind', '/u/with missing: add']
  ],
  [
    'a union of which one mended value of two is a part',
    open({ hue, u: { oneOf: [fill, click] } }),
    { hue: 'RED', u: { kind: 'Fill' } },
    [lists('/hue', 'red', 'blue'), lists('/u/kind', 'fill', 'click')],
    ['/hue choice: put "red"', '/u/kind choice: put "fill"', '/u/with missing: add']
  ],
  [
    'text that has a key which needs another, as draft-07 says it',
    open({ f: { type: 'object', dependencies: { k: ['j'] } } }),
    { f: '{"k":1}' },
    [wants('object', '/f')],
    ['/f type: parse', '/f/j dependency: add']
  ],
  [
    'text beside what is still open for the whole',
    { ...open({ f: open({ s: text }, 's') }), minProperties: 2 },
    { f: '{}' },
    [issueOf('minProperties', '', { limit: 2 }), wants('object', '/f')],
    [' size: meet', '/f type: parse', '/f/s missing: add']
  ]
] as const) {
  test(`what comes to light by ${name}`, () => {
    assert.equal(linesFor({ schema, value }, ...issues), wanted)
  })
}

// Like rows are one piece of advice, and each of them is followed.
for (const [name, count, wrong, isTold] of [
  ['three', 3, [], true],
  ['256', 256, [], true],
  ['257, which nobody goes through', 257, [], false],
  ['three that take what comes', 3, 1, false]
] as const) {
  test(`what comes to light by a key that is renamed in rows: ${name}`, () => {
    const rows = Array.from({ length: count }, () => ({ values: wrong }))
    const schema = closed({ rows: { type: 'array', items: closed({ value: integer }, 'value') } })
    const issues = rows.flatMap((_, row) => [
      lacks(`/rows/${row}/value`),
      refuses(`/rows/${row}/values`)
    ])
    assert.equal(linesFor({ schema, value: { rows } }, ...issues), [
      '/rows/0/value missing: /rows/0/values > /rows/0/value',
      ...(isTold ? ['/rows/0/value type: send integer'] : [])
    ])
  })
}

// The same of values that are to be sent in another form: what is behind it is wrong in each of them.
for (const [name, rows, type, wanted] of [
  ['as JSON text', ['{}', '{}', '{}'], 'object', ['/rows/0 type: parse', '/rows/0/s missing: add']],
  [
    'in lists of one',
    [[{ s: {} }], [{ s: {} }], [{ s: {} }]],
    'object',
    ['/rows/0 type: unwrap', '/rows/0/s type: send string']
  ],
  [
    'of which two lack it',
    ['{}', '{"s":"x"}', '{}'],
    'object',
    ['/rows/0 type: parse', '/rows/0/s missing: add', '/rows/2/s missing: add']
  ],
  [
    'of which one cannot be read',
    ['{}', '{', '{}'],
    'object',
    [
      '/rows/0 type: parse',
      '/rows/1 type: send object',
      '/rows/2 type: parse',
      '/rows/0/s missing: add',
      '/rows/2/s missing: add'
    ]
  ],
  [
    'of 257, which nobody goes through',
    Array.from({ length: 257 }, () => '{}'),
    'object',
    ['/rows/0 type: parse']
  ]
] as const) {
  test(`what comes to light by values in another form: ${name}`, () => {
    const schema = closed({ rows: { type: 'array', items: open({ s: text }, 's') } })
    const issues = rows.map((_, row) => wants(type, `/rows/${row}`))
    assert.equal(linesFor({ schema, value: { rows } }, ...issues), wanted)
  })
}

test.run()
