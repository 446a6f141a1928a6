import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, open, text } from './lines.js'

const test = suite('advice/like-item')

const way = { enum: ['asc', 'desc'] }
const sort = { type: 'array', items: closed({ field: text, way }, 'field') }
const schema = open({ sort }, 'sort')

// An object that is nearly an item is put into the array, and what is wrong in it is said as well.
for (const [name, value, wanted] of [
  [
    'a wrong value in it',
    { field: 'a', way: 'up' },
    ['/sort type: wrap', '/sort/0/way choice: choose ["asc","desc"]']
  ],
  ['a key that it lacks', { way: 'asc' }, ['/sort type: wrap', '/sort/0/field missing: add']],
  [
    'a key that nobody takes',
    { field: 'a', way: 'asc', z: 1 },
    ['/sort type: wrap', '/sort/0/z unexpected: remove']
  ],
  ['no key that it has', { a: 'asc', z: 1 }, ['/sort type: send array']],
  ['an entry of it', { a: 'asc' }, ['/sort type: list field']],
  ['as many others', { field: 'a', z: 1 }, ['/sort type: send array']],
  ['no keys', {}, ['/sort type: send array']]
] as const) {
  test(name, () => assert.equal(linesOf(schema, { sort: value }), wanted))
}

const table = (cell: object): object =>
  closed({ data: { type: 'array', items: { type: 'array', items: cell } } }, 'data')

// What a row holds stands in its cells, each by itself.
for (const [name, cell, sent, wanted] of [
  ['for a row', {}, [{ a: 1, b: 2 }], ['/data/0 type: send array']],
  ['for a row of objects', { type: 'object' }, [{ a: 1 }], ['/data/0 type: wrap']],
  ['for a row beside one', {}, [{ a: 1 }, [2]], ['/data/0 type: send array']]
] as const) {
  test(`an object ${name}`, () => assert.equal(linesOf(table(cell), { data: sent }), wanted))
}

test('an object for a list of anything is its item', () => {
  const schema = closed({ steps: { type: 'array', items: {} } }, 'steps')
  assert.equal(linesOf(schema, { steps: { a: 1, b: 2 } }), ['/steps type: wrap'])
})

const entries = (value: object): object => ({
  type: 'array',
  items: closed({ Name: text, Values: value }, 'Name', 'Values')
})
const values = { type: 'array', items: text }

// What an entry is of is no key of it, though it be called nearly so.
for (const [name, sent, wanted] of [
  ['alone', { 'tag:Name': 'web' }, ['/Filters type: send array']],
  [
    'in the list',
    [{ 'instance-state-name': ['running'] }],
    [
      '/Filters/0/Values missing: /Filters/0/instance-state-name > /Filters/0/Values?',
      '/Filters/0/Name missing: add'
    ]
  ],
  [
    'with both keys, differently written',
    { name: 'tag', values: ['web'] },
    [
      '/Filters type: wrap',
      '/Filters/0/Name missing: /Filters/0/name > /Filters/0/Name',
      '/Filters/0/Values missing: /Filters/0/values > /Filters/0/Values'
    ]
  ],
  [
    'with one of the keys',
    [{ name: 'tag' }],
    ['/Filters/0/Name missing: /Filters/0/name > /Filters/0/Name', '/Filters/0/Values missing: add']
  ]
] as const) {
  test(`an entry of a list under its own name: ${name}`, () => {
    assert.equal(linesOf(closed({ Filters: entries(values) }), { Filters: sent }), wanted)
  })
}

test.run()
