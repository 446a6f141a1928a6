import { advise } from '@toolfault/advice/advise'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, checkOf } from './made.js'

const test = suite('advice/repair/restructured')

const text = { type: 'string' }
const closed = (properties: object): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false
})
const list = (items: object): object => ({ type: 'array', items })
const mapOf = (values: object): object => ({ type: 'object', additionalProperties: values })
const named = list(closed({ name: text, value: text }))

const repaired = (a: object, value: unknown): ReadonlyArray<unknown> => {
  const schema = closed({ a })
  const about = { schema, value: { a: value }, check: checkOf(schema) }
  return brief(repairs(advise(invalidArguments('t', about.check(about.value)), about), about))
}

// docs/repair.md, "Grades": another way to write the same.
for (const [name, schema, value, wanted] of [
  ['a list of entries', named, { A: 'b' }, [{ name: 'A', value: 'b' }]],
  [
    'a list of entries that stood in one',
    named,
    [{ A: 'b', C: 'd' }],
    [
      { name: 'A', value: 'b' },
      { name: 'C', value: 'd' }
    ]
  ],
  ['a map of entries', mapOf(text), [{ key: 'a', value: 'b' }], { a: 'b' }],
  ['a map of texts', mapOf(text), ['A=b=c', 'D= e'], { A: 'b=c', D: 'e' }],
  ['a map of pairs', mapOf(text), [['a', 'b']], { a: 'b' }],
  [
    'a list of objects with their names',
    list(closed({ name: text, age: { type: 'integer' } })),
    { alice: { age: 3 } },
    [{ name: 'alice', age: 3 }]
  ],
  [
    'rows of columns',
    list(closed({ x: { type: 'integer' }, y: { type: 'integer' } })),
    { x: [1, 2], y: [3, 4] },
    [
      { x: 1, y: 3 },
      { x: 2, y: 4 }
    ]
  ],
  [
    'columns of rows',
    closed({ x: list({ type: 'integer' }), y: list({ type: 'integer' }) }),
    [
      { x: 1, y: 3 },
      { x: 2, y: 4 }
    ],
    { x: [1, 2], y: [3, 4] }
  ],
  // A key that a program reads as another thing is a key as any.
  [
    'the name of a prototype',
    mapOf(text),
    [
      ['__proto__', 'b'],
      ['constructor', 'c']
    ],
    JSON.parse('{"__proto__":"b","constructor":"c"}')
  ]
] as const)
  test(`makes ${name}`, () =>
    assert.equal(repaired(schema, value), [
      ['likely', { op: 'replace', path: '/a', value: wanted }]
    ]))

// docs/repair.md, "What it never does": no operation holds a secret.
for (const [name, schema, value] of [
  ['under a key', named, { API_KEY: 'b' }],
  ['under a key, for a text', { ...list(text), description: 'KEY=value' }, { API_KEY: 'b' }],
  ['under a key, of another name', list(closed({ path: text, content: text })), { password: 'b' }],
  ['in an entry', mapOf(text), [{ key: 'API_KEY', value: 'b' }]],
  ['in a text', mapOf(text), ['API_KEY=b']],
  ['in a pair', mapOf(text), [['API_KEY', 'b']]]
] as const)
  test(`shows no secret ${name}`, () => assert.equal(repaired(schema, value), []))

// Advice that a wire brought is not of our making: what would lose something is made of nothing.
for (const [name, convert, value] of [
  ['what is no object, for one with its name', { how: 'list', key: 'name' }, { alice: 3 }],
  ['an object that has a name', { how: 'list', key: 'name' }, { alice: { name: 'bob' } }],
  ['columns of two lengths', { how: 'rows' }, { x: [1], y: [1, 2] }],
  ['columns that are empty', { how: 'rows' }, { x: [], y: [] }],
  ['too many cells', { how: 'rows' }, { x: Array(600).fill(1), y: Array(600).fill(1) }],
  [
    'rows of two kinds',
    { how: 'columns' },
    [
      { x: 1, y: 2 },
      { x: 1, z: 2 }
    ]
  ]
] as const) {
  test(`makes nothing of ${name}`, () => {
    const schema = closed({ a: {} })
    const to = convert.how === 'columns' ? 'object' : 'array'
    const piece = { path: ['a'], kind: 'type', fix: { id: 'convert', to, ...convert } } as const
    const issue = { path: ['a'], kind: 'type' } as const
    const fault = { ...invalidArguments('t', { issues: [issue] }), advice: [piece] }
    assert.equal(brief(repairs(fault, { schema, value: { a: value } })), [])
  })
}

test('an entry alone is made of its name and what stands under it', () => {
  const direction = { enum: ['asc', 'desc'] }
  const order = list(closed({ field: text, direction }))
  assert.equal(repaired(order, [{ Date: 'desc' }]), [
    ['likely', { op: 'move', from: '/a/0/Date', path: '/a/0/direction' }],
    ['likely', { op: 'add', path: '/a/0/field', value: 'Date' }]
  ])
})

test('each row is made by itself', () => {
  const schema = closed({ rows: list(closed({ env: mapOf(text) })) })
  const value = { rows: [{ env: ['A=b'] }, { env: [['C', 'd']] }] }
  const about = { schema, value, check: checkOf(schema) }
  const fault = advise(invalidArguments('t', about.check(value)), about)
  const mended = applyRepair(value, repairs(fault, about), { least: 'likely' }).value
  assert.equal(mended, { rows: [{ env: { A: 'b' } }, { env: { C: 'd' } }] })
})

test('the values of entries get their form in the list', () => {
  const schema = closed({ a: named })
  const about = { schema, value: { a: { A: 1 } }, check: checkOf(schema) }
  const found = repairs(advise(invalidArguments('t', about.check(about.value)), about), about)
  assert.equal(applyRepair(about.value, found, { least: 'likely' }).value, {
    a: [{ name: 'A', value: '1' }]
  })
})

test.run()
