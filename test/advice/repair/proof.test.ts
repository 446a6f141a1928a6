import { type RepairAbout, repairs } from '@toolfault/advice/repair'
import type { Advice, Findings, Fix, Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, faultOf, proven, unproven } from './made.js'

const test = suite('advice/repair/proof')

const put = (grade: string, value: unknown): ReadonlyArray<unknown> => [
  [grade, { op: 'replace', path: '/a', value }]
]
const send = (...types: ReadonlyArray<string>): Advice => ({
  path: ['a'],
  kind: 'type',
  expected: { id: 'type', types },
  fix: { id: 'send', types }
})
const integer = send('integer')
const distinct: Advice = { path: ['a'], kind: 'duplicate', expected: { id: 'distinct' } }
const rename: Advice = {
  path: ['name'],
  kind: 'missing',
  fix: { id: 'rename', from: ['naem'], to: ['name'] }
}

// docs/repair.md, "Proof": what was wrong at the place must go, and nothing else become wrong.
for (const [name, schema, value, advice, wanted] of [
  [
    'another rule at the place breaks',
    { properties: { a: { type: 'integer', minimum: 100 } } },
    { a: '10' },
    integer,
    []
  ],
  [
    'another key is missing now',
    { properties: { name: {} }, required: ['name'], dependentRequired: { name: ['age'] } },
    { naem: 'x' },
    rename,
    []
  ],
  [
    'what moved is of another type',
    { properties: { name: { type: 'string' } }, required: ['name'] },
    { naem: 1 },
    rename,
    [['guess', { op: 'move', from: '/naem', path: '/name' }]]
  ],
  [
    'another rule at the place stays broken',
    { properties: { a: { uniqueItems: true, contains: { const: 2 } } } },
    { a: [1, 1] },
    distinct,
    [['guess', { op: 'remove', path: '/a/1' }]]
  ],
  [
    'another rule at another place stays broken',
    { properties: { a: { uniqueItems: true }, b: { const: 2 } } },
    { a: [1, 1], b: 1 },
    distinct,
    [['likely', { op: 'remove', path: '/a/1' }]]
  ],
  [
    'of two forms one breaks another rule',
    { properties: { a: { type: ['integer', 'array'], minItems: 2, enum: [1, 2] } } },
    { a: '10' },
    send('integer', 'array'),
    put('likely', 10)
  ],
  [
    'of two forms none is better',
    { properties: { a: { type: ['integer', 'array'], enum: [1, 2] } } },
    { a: '10' },
    send('integer', 'array'),
    []
  ]
] as const satisfies ReadonlyArray<readonly [string, object, object, Advice, unknown]>) {
  test(`proven: ${name}`, () => assert.equal(brief(proven(schema, value, advice)), wanted))
}

test('without a validator two forms are silence, whichever is plain', () => {
  const schema = { properties: { a: { type: ['integer', 'array'], minimum: 1 } } }
  assert.equal(unproven({ schema, value: { a: '10' } }, send('integer', 'array')), [])
})

const rows = (...ids: ReadonlyArray<unknown>): object => ({ rows: ids.map((id) => ({ id })) })
const column = (type: string, length: number, fix?: Fix): Advice => ({
  path: ['rows', '0', 'id'],
  kind: 'type',
  expected: { id: 'type', types: [type] },
  fix: fix ?? { id: 'send', types: [type] },
  at: 1,
  count: length,
  last: length - 1
})
const table = (id: object): object => ({ properties: { rows: { items: { properties: { id } } } } })

test('without a validator one of many places that is not plain makes all less sure', () => {
  const grade = (schema: object): unknown =>
    unproven({ schema: table(schema), value: rows('1', '2') }, column('integer', 2)).map(
      ({ grade, ops }) => [grade, ops.length]
    )
  assert.equal(grade({ type: 'integer' }), [['certain', 2]])
  assert.equal(grade({ type: 'integer', enum: [1] }), [['likely', 2]])
})

test('what comes to light in one of many places makes all less sure', () => {
  const schema = table({ type: 'object', properties: { b: { type: 'integer' } } })
  const parse: Fix = { id: 'convert', how: 'parse', to: 'object' }
  const found = proven(schema, rows('{"b":"x"}', [{ b: 1 }]), column('object', 2, parse))
  assert.equal(
    found.map(({ grade, ops }) => [grade, ops.length]),
    [['likely', 2]]
  )
})

const issue = (...path: ReadonlyArray<string>): Issue => ({ path, kind: 'type', keyword: 'type' })

/** A validator that wants whole numbers in rows, and never 13. */
const noThirteen = (value: unknown): Findings => {
  const ids: ReadonlyArray<unknown> = Object(value).rows.map((row: object) => Object(row).id)
  const texts = ids.flatMap((id, at) =>
    Number.isInteger(id) ? [] : [issue('rows', String(at), 'id')]
  )
  return { issues: ids.includes(13) ? [...texts, { path: [], kind: 'rule' }] : texts }
}

test('where one of 64 places fails each is tried alone, and of more none', () => {
  const found = (length: number): ReadonlyArray<unknown> => {
    const value = rows(...Array.from({ length }, (_, at) => String(at)))
    const about: RepairAbout = { schema: table({ type: 'integer' }), value, check: noThirteen }
    return repairs(faultOf(column('integer', length)), about)
  }
  assert.is(found(64).length, 63)
  assert.is(found(65).length, 0)
  assert.is(found(13).length, 1)
})

test.run()
