import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/moves.directed')

const way = { enum: ['asc', 'desc'] }
const issues = closed({
  repo: text,
  sortBy: { type: 'string', enum: ['created', 'updated'] },
  sortOrder: { type: 'string', ...way }
})

// What it is by, and which way, in an object without a place: each has one of its own.
for (const [name, schema, sent, wanted] of [
  [
    'each into the place for it',
    issues,
    { sort: { field: 'created', order: 'desc' } },
    [
      '/sort/field unexpected: /sort/field > /sortBy',
      '/sort/order unexpected: /sort/order > /sortOrder',
      '/sort unexpected: remove'
    ]
  ],
  [
    'into places that list nothing',
    closed({ sort: text, order: text }),
    { order_by: { field: 'name', direction: 'desc' } },
    [
      '/order_by/field unexpected: /order_by/field > /sort',
      '/order_by/direction unexpected: /order_by/direction > /order',
      '/order_by unexpected: remove'
    ]
  ],
  [
    'into what has to be there',
    closed({ sort_by: text, order: way }, 'sort_by', 'order'),
    { sort: { by: 'name', dir: 'asc' } },
    [
      '/sort_by missing: /sort/by > /sort_by',
      '/order missing: /sort/dir > /order',
      '/sort unexpected: remove'
    ]
  ],
  [
    'in its spelling',
    closed({ sortBy: text, direction: { enum: ['ASC', 'DESC'] } }),
    { sort: { field: 'name', order: 'desc' } },
    [
      '/sort/field unexpected: /sort/field > /sortBy',
      '/sort/order unexpected: /sort/order > /direction',
      '/sort unexpected: remove',
      '/direction choice: put "DESC"'
    ]
  ],
  [
    'under a name of several words, as a slip of what is listed',
    issues,
    { sort: { field_name: 'Created', order: 'desc' } },
    [
      '/sort/field_name unexpected: /sort/field_name > /sortBy',
      '/sort/order unexpected: /sort/order > /sortOrder',
      '/sort unexpected: remove',
      '/sortBy choice: put "created"'
    ]
  ],
  // What nobody refused may be what it seems.
  [
    'beside what is refused',
    { type: 'object', properties: { n: integer, sortBy: text, sortOrder: way } },
    { n: 'z', sort: { field: 'name', order: 'desc' } },
    ['/n type: send integer']
  ],
  // Nobody knows where these go.
  [
    'two places for the way',
    closed({ sortBy: text, order: way, direction: way }),
    { sort: { field: 'created', dir: 'desc' } },
    ['/sort unexpected: remove']
  ],
  [
    'no place for the field',
    closed({ name: text, order: way }),
    { ranking: { field: 'created', dir: 'desc' } },
    ['/ranking unexpected: remove']
  ],
  [
    'more than both',
    issues,
    { sort: { field: 'created', dir: 'desc', nulls: 'last' } },
    ['/sort unexpected: /sort > /sortBy', '/sortBy choice: choose ["created","updated"]']
  ],
  [
    'another thing, and a number',
    issues,
    { order: { name: 'apple', count: 1 } },
    ['/order unexpected: remove']
  ],
  [
    'another thing, and a way',
    closed({ after: text, sort: text, order: way }),
    { pages: { cursor: 'x', dir: 'desc' } },
    ['/pages unexpected: remove']
  ],
  [
    'a way that was sent',
    closed({ sortBy: text, sortOrder: way }),
    { sort: { field: 'created', order: 'desc' }, sortOrder: 'asc' },
    ['/sort unexpected: /sort > /sortBy', '/sortBy type: send string']
  ]
] as const) {
  test(`an order as an object: ${name}`, () => {
    assert.equal(linesOf(schema, sent), wanted)
  })
}

test('a place for what to order by may be called so in one word', () => {
  for (const name of ['sortfield', 'orderfield', 'sort_field', 'sortkey', 'orderKey', 'order_by'])
    assert.equal(
      linesOf(closed({ [name]: text, direction: way }), { ranking: { by: 'a', dir: 'desc' } }),
      [
        `/ranking/by unexpected: /ranking/by > /${name}`,
        '/ranking/dir unexpected: /ranking/dir > /direction',
        '/ranking unexpected: remove'
      ]
    )
  for (const name of ['sortable', 'resort', 'sort_fields'])
    assert.equal(
      linesOf(closed({ [name]: text, direction: way }), { ranking: { by: 'a', dir: 'desc' } }),
      ['/ranking unexpected: remove']
    )
})

test.run()
