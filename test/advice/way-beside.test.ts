import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/way-beside')

const listing = (...values: ReadonlyArray<string>): object =>
  closed({ q: text, orderBy: { enum: values } })
const drive = listing('name', 'name desc', 'modifiedTime', 'modifiedTime desc')
const issues = listing('created-asc', 'created-desc', 'updated-asc', 'updated-desc')
const signs = listing('price', '-price')

for (const [name, schema, value, wanted] of [
  [
    'for one that is listed without',
    drive,
    { orderBy: 'modifiedTime', order: 'desc' },
    ['/order unexpected: remove, orderBy "modifiedTime desc"']
  ],
  [
    'for one that is listed with both ways alone',
    issues,
    { orderBy: 'updated', direction: 'descending' },
    ['/direction unexpected: remove, orderBy "updated-desc"', '/orderBy choice: put "updated-desc"']
  ],
  [
    'as a sign',
    signs,
    { orderBy: 'price', sort_order: 'DESC' },
    ['/sort_order unexpected: remove, orderBy "-price"']
  ],
  [
    'as a flag',
    signs,
    { orderBy: 'price', descending: true },
    ['/descending unexpected: remove, orderBy "-price"']
  ],
  [
    'as the other flag, which is off',
    signs,
    { orderBy: 'price', ascending: false },
    ['/ascending unexpected: remove, orderBy "-price"']
  ],
  [
    'as a flag that is off, where both ways are listed',
    issues,
    { orderBy: 'updated', descending: false },
    ['/descending unexpected: remove, orderBy "updated-asc"', '/orderBy choice: put "updated-asc"']
  ],
  // It says nothing more, or nobody knows.
  [
    'that is said so already',
    signs,
    { orderBy: 'price', order: 'asc' },
    ['/order unexpected: remove']
  ],
  [
    'of the other flag',
    signs,
    { orderBy: 'price', descending: false },
    ['/descending unexpected: remove']
  ],
  ['beside another way', signs, { orderBy: '-price', order: 'asc' }, ['/order unexpected: remove']],
  [
    'that no text says',
    listing('price', 'name'),
    { orderBy: 'price', order: 'desc' },
    ['/order unexpected: remove']
  ],
  [
    'twice',
    drive,
    { orderBy: 'name', order: 'desc', dir: 'asc' },
    ['/order unexpected: remove', '/dir unexpected: remove']
  ],
  [
    'that a bare name says already',
    drive,
    { orderBy: 'name', order: 'asc' },
    ['/order unexpected: remove']
  ],
  [
    'beside the sign of the other way',
    issues,
    { orderBy: '-updated', order: 'asc' },
    ['/order unexpected: remove', '/orderBy choice: put "updated-desc"']
  ],
  [
    'beside a key that is none',
    drive,
    { orderBy: 'name', order: 'desc', page: 'first' },
    ['/order unexpected: remove, orderBy "name desc"', '/page unexpected: remove']
  ],
  [
    'as a number under the name of a flag',
    issues,
    { orderBy: 'updated', descending: 1 },
    [
      '/descending unexpected: remove',
      '/orderBy choice: choose ["created-asc","created-desc","updated-asc","updated-desc"]'
    ]
  ],
  [
    'of what is a secret',
    closed({ q: text, orderBy: { enum: ['name', 'name desc'], writeOnly: true } }),
    { orderBy: 'name', order: 'desc' },
    ['/order unexpected: remove']
  ],
  ['that is none', drive, { orderBy: 'name', order: 'random' }, ['/order unexpected: remove']]
] as const) {
  test(`the way of an order without a place: ${name}`, () => {
    assert.equal(linesOf(schema, { q: 'x', ...value }), wanted)
  })
}

test('of two texts beside it nobody knows which', () => {
  const both = { enum: ['price', '-price'] }
  const schema = closed({ orderBy: both, thenBy: both })
  assert.equal(linesOf(schema, { orderBy: 'price', thenBy: 'price', order: 'desc' }), [
    '/order unexpected: remove'
  ])
})

test.run()
