import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, open, text } from './lines.js'

const test = suite('advice/idle')

const id = { type: 'integer', description: 'Numeric id of the project' }
const slug = { type: ['string', 'null'], description: 'Slug of the project' }
const project = open({ id, slug, name: text })
const either = { ...project, oneOf: [{ required: ['id'] }, { required: ['slug'] }] }
const both = { required: ['id', 'slug'] }
const refused = (path: string): ReadonlyArray<string> => [`${path} unexpected: remove`]

test('of keys that cannot stand together that has to go which holds nothing', () => {
  for (const schema of [
    either,
    { ...project, not: both },
    { ...project, allOf: [{ not: { type: 'object', ...both } }] },
    { ...project, not: { anyOf: [{ required: ['id', 'name'] }, both] } },
    { ...project, dependentSchemas: { id: { not: { required: ['slug'] } } } },
    { ...project, dependentSchemas: { id: { properties: { slug: false } } } }
  ]) {
    for (const nothing of [null, '', ' ']) {
      assert.equal(linesOf(schema, { id: 5, slug: nothing }), refused('/slug'))
    }
    // That it has to be a number is not told of what has to go.
    assert.equal(linesOf(schema, { id: null, slug: 'acme' }), refused('/id'))
  }
})

const message = open({
  user_ids: { type: 'array', items: text },
  channel: text,
  thread: open({ ts: text })
})
const one = ['user_ids', 'channel', 'thread'].map((key) => ({ required: [key] }))
const sending = { ...message, oneOf: one }

test('so do empty lists and objects, as many as it takes', () => {
  assert.equal(linesOf(sending, { user_ids: [], channel: '#ops' }), refused('/user_ids'))
  assert.equal(linesOf(sending, { user_ids: [], channel: '', thread: { ts: '1.2' } }), [
    ...refused('/user_ids'),
    ...refused('/channel')
  ])
  // What may stand beside the others does.
  const note = { ...sending, oneOf: one.map((branch) => ({ ...branch, properties: { note: {} } })) }
  assert.equal(linesOf(note, { note: '', channel: '#ops', thread: {} }), refused('/thread'))
  const rows = open({ rows: { type: 'array', items: either } })
  assert.equal(
    linesOf(rows, {
      rows: [
        { id: 1, slug: '' },
        { slug: 'a', id: 2 },
        { id: null, slug: 'b' }
      ]
    }),
    [
      '/rows/0/slug unexpected: remove',
      '/rows/1 alternative: meet',
      '/rows/2/id unexpected: remove'
    ]
  )
})

test('a branch is not meant by what holds nothing', () => {
  const schema = {
    anyOf: [closed({ ids: { type: 'array', items: id } }, 'ids'), closed({ query: text }, 'query')]
  }
  assert.equal(linesOf(schema, { ids: [], query: 'acme' }), refused('/ids'))
  assert.equal(linesOf(schema, { ids: {}, query: 'acme' }), refused('/ids'))
  assert.equal(linesOf(schema, { ids: [1], query: '' }), refused('/query'))
  assert.equal(linesOf(schema, { ids: [], query: '' }), [' alternative: meet'])
})

test('nobody knows which has to go where all hold something or none does, or where that would not do', () => {
  for (const value of [
    { id: 5, slug: 'acme' },
    { id: 0, slug: 'acme' },
    { id: 5, slug: 'null' }
  ])
    assert.equal(linesOf(either, value), [' alternative: meet'])
  const loose = { ...either, properties: { id: { type: ['integer', 'null'] }, slug } }
  assert.equal(linesOf(loose, { id: null, slug: '' }), [' alternative: meet'])
  // What has to be there does not go.
  const needed = { ...project, required: ['slug'], not: both }
  assert.equal(linesOf(needed, { id: 5, slug: '' }), [' alternative: meet'])
  // Without it another rule of the union would be broken.
  const strict = { ...message, oneOf: [{ required: ['channel'], minProperties: 3 }, ...one] }
  assert.equal(linesOf(strict, { user_ids: [], channel: '#ops', thread: {} }).length, 2)
})

test.run()
