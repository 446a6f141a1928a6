import { applyRepair, repairs } from '@toolfault/advice/repair'
import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/ordered')

const field = { enum: ['comments', 'created', 'updated'], description: 'Sort field' }
const way = { enum: ['asc', 'desc'], description: 'Sort order' }
const search = closed({ query: text, sort: field, order: way }, 'query')
const both = '/sort choice: put "created", order "desc"'
const choose = '/sort choice: choose'

/** Without what is listed. */
const briefly = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.map((line) => line.replace(/choose .*/, 'choose'))

for (const [name, schema, sent, wanted] of [
  ['a sign', search, '-created', both],
  ['the sign of the other way', search, '+created', '/sort choice: put "created", order "asc"'],
  ['a word behind it', search, 'created-desc', both],
  ['behind a colon', search, 'created:desc', both],
  ['of several letters', search, 'Created DESCENDING', both],
  ['in one word', search, 'createdAsc', '/sort choice: put "created", order "asc"'],
  ['before it', search, 'desc created', both],
  ['an object of both', search, { field: 'created', direction: 'desc' }, both],
  ['an object of one', search, { created: -1 }, both],
  ['a list of both', search, ['created', 'desc'], both],
  ['a list of such a text', search, ['-created'], both],
  [
    'as its listed value is spelled',
    closed({ sort: { enum: ['CREATED_AT', 'TITLE'] }, sortDirection: { enum: ['ASC', 'DESC'] } }),
    'created_at_desc',
    '/sort choice: put "CREATED_AT", sortDirection "DESC"'
  ],
  [
    'where that is yes or no',
    closed({ sort: field, descending: { type: 'boolean' } }),
    '-created',
    '/sort choice: put "created", descending true'
  ],
  [
    'where the other way is',
    closed({ sort: field, sort_ascending: { type: 'boolean' } }),
    '-created',
    '/sort choice: put "created", sort_ascending false'
  ],
  // Nobody knows what these mean, or where the way belongs.
  ['a list of nothing', search, [null, Object.create(null)], choose],
  ['a text that is not listed', search, '-stars', choose],
  ['the way alone', search, 'desc', choose],
  ['two of them', search, 'created:desc,updated:asc', choose],
  ['a word between', search, 'created_desc_first', choose],
  ['another word', search, 'created_by_stars', choose],
  ['more than both', search, { field: 'created', direction: 'desc', nulls: 'last' }, choose],
  ['no place for the way', closed({ sort: field }), '-created', '/sort choice: put "created"'],
  [
    'two places for it',
    closed({ sort: field, order: way, direction: way }),
    '-created',
    '/sort choice: put "created"'
  ],
  [
    'a place that takes more than ways',
    closed({ sort: field, order: { enum: ['asc', 'desc', 'random'] } }),
    'created-desc',
    choose
  ],
  [
    'yes or no of something else',
    closed({ sort: field, archived: { type: 'boolean' } }),
    'created-desc',
    choose
  ],
  [
    'a list of both together',
    closed({ sort: { enum: ['created_asc', 'created_desc', 'best'] }, order: way }),
    'updated_desc',
    choose
  ]
] as const) {
  test(`by what, and which way: ${name}`, () => {
    const value = schema === search ? { query: 'q', sort: sent } : { sort: sent }
    assert.equal(briefly(linesOf(schema, value)), [wanted])
  })
}

const sortOf = (value: object): ReadonlyArray<string> =>
  briefly(linesOf(search, { query: 'q', sort: 'created-desc', ...value }))

test('of a way that was sent too, the rest is said', () => {
  assert.equal(sortOf({ order: 'desc' }), ['/sort choice: put "created"'])
  assert.equal(sortOf({ order: 'asc' }), [choose])
  assert.equal(sortOf({ order: null })[0], both)
  assert.equal(sortOf({ direction: 'asc' }).includes(both), false)
})

test('under another name it is said in the same round', () => {
  const fault = faultOf(search, { query: 'q', sortBy: '-created' })
  assert.match(
    fault === undefined ? '' : encode(fault),
    'set `sort` to "created", and `order` to "desc"'
  )
})

const gitlab = closed({
  order_by: { type: 'string', enum: ['created_at', 'updated_at'] },
  sort: { type: 'string', ...way }
})

for (const sort of ['created_desc', '-created_at', { field: 'created_at', order: 'desc' }]) {
  test(`where the place takes the way, the field goes beside it: ${JSON.stringify(sort)}`, () => {
    assert.equal(linesOf(gitlab, { sort }), ['/sort choice: put "desc", order_by "created_at"'])
  })
}

test('not where the field is none of those, was sent, or may be listed by two', () => {
  assert.equal(briefly(linesOf(gitlab, { sort: 'stars_desc' })), [choose])
  const sent = { sort: 'created_desc', order_by: 'updated_at' }
  assert.equal(briefly(linesOf(gitlab, sent)), [choose])
  const twice = closed({ sort: { enum: ['asc', 'desc', 'descending'] }, order_by: field })
  assert.equal(briefly(linesOf(twice, { sort: 'created_desc' })), [choose])
  const two = closed({ sort: way, order_by: field, group_by: field })
  assert.equal(briefly(linesOf(two, { sort: 'created_desc' })), [choose])
})

test('a way in an object of numbers is the number for it', () => {
  const sort = { type: 'object', additionalProperties: { type: 'number' } }
  const find = closed({ filter: { type: 'object' }, sort, limits: sort })
  assert.equal(linesOf(find, { sort: { created: 'desc', name: 'ascending' } }), [
    '/sort/created type: put -1',
    '/sort/name type: put 1'
  ])
  assert.equal(linesOf(find, { sort: { created: 'newest' } }), ['/sort/created type: send number'])
  assert.equal(linesOf(find, { limits: { created: 'desc' } }), [
    '/limits/created type: send number'
  ])
})

test('an object under another name is what is listed there, and the way beside it', () => {
  const schema = closed({ sort_by: { ...field, type: 'string' }, sort_order: way })
  for (const sort of [{ created: -1 }, [{ field: 'created', direction: 'desc' }]]) {
    assert.equal(linesOf(schema, { sort }), [
      '/sort unexpected: /sort > /sort_by',
      '/sort_by choice: put "created", sort_order "desc"'
    ])
  }
  const free = closed({ sort_by: text, sort_order: way })
  assert.equal(linesOf(free, { sort_by: { created: -1 } }), ['/sort_by type: send string'])
})

test('a bare word for it is the field beside the way, and says that in the same round', () => {
  const schema = closed({ sortBy: field, sortOrder: way }, 'sortBy')
  assert.equal(linesOf(schema, { sort: '-created' }), [
    '/sortBy missing: /sort > /sortBy',
    '/sortBy choice: put "created", sortOrder "desc"'
  ])
  assert.equal(linesOf(closed({ sortBy: text, sortOrder: way }), { sort: 'stars' }), [
    '/sort unexpected: /sort > /sortBy'
  ])
  assert.equal(linesOf(schema, { sortBy: 'created', sort: 'desc' }), [
    '/sort unexpected: /sort > /sortOrder?'
  ])
})

test('it is said of both, and mended', () => {
  const value = { query: 'q', sort: 'created-desc' }
  const fault = faultOf(search, value)
  assert.is(
    fault && encode(fault),
    'Invalid arguments for tool t: `sort` must be one of "comments", "created" or "updated", received a string of 12 characters: set `sort` to "created", and `order` to "desc".'
  )
  const found = fault === undefined ? [] : repairs(fault, { schema: search, value })
  const mended = { query: 'q', sort: 'created', order: 'desc' }
  assert.equal(applyRepair(value, found, { least: 'likely' }).value, mended)
  assert.equal(applyRepair(value, found, { least: 'certain' }).value, value)
})

test('nor is a secret put elsewhere', () => {
  const schema = closed({ sort: { ...field, writeOnly: true }, order: way })
  assert.equal(linesOf(schema, { sort: 'created-desc' }), ['/sort choice'])
})

test.run()
