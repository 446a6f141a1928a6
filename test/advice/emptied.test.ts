import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/emptied')

const date = { ...text, format: 'date' }
const parent = closed({ id: text, kind: { enum: ['page', 'database'] } }, 'id')
const create = closed({ title: text, parent, due: closed({ from: date, to: date }, 'from') })

for (const [name, value, wanted] of [
  ['with null under each key', { parent: { id: null, kind: null } }, ['/parent type: remove']],
  ['with null under the only key', { parent: { id: null } }, ['/parent type: remove']],
  [
    'beside another',
    { parent: { id: null }, due: { from: '', to: null } },
    ['/parent type: remove', '/due type: remove']
  ],
  // Something was meant.
  [
    'where one key holds something',
    { parent: { id: null, kind: 'page' } },
    ['/parent/id type: send string']
  ],
  ['where it holds no key', { parent: {} }, ['/parent/id missing: add']],
  [
    'where what it asks for is not there',
    { parent: { kind: null } },
    ['/parent/id missing: add', '/parent/kind choice: remove']
  ],
  [
    'where another key may be what it lacks',
    { parent: { id: null }, parent_id: 'a1' },
    ['/parent_id unexpected: remove', '/parent/id type: send string']
  ]
] as const) {
  test(`an object that may be left out and holds nothing: ${name}`, () => {
    assert.equal(linesOf(create, { title: 'Plan', ...value }), wanted)
  })
}

test('the outermost that may be left out is, and what it says', () => {
  const deep = closed({
    title: text,
    page: open({ cursor: open({ after: text }, 'after') }, 'cursor')
  })
  const said = adviceOf(deep, { page: { cursor: { after: null } } })
  assert.equal(
    said.map((piece) => sentence(piece)),
    [
      '`page` is blank: it must be an object: leave it out, or send an object { cursor: { after: string } }'
    ]
  )
})

test('what has to be there, and an item of a list, is told key by key', () => {
  const asked = open({ parent }, 'parent')
  assert.equal(linesOf(asked, { parent: { id: null } }), ['/parent/id type: send string'])
  const rows = open({ rows: { type: 'array', items: parent } })
  assert.equal(linesOf(rows, { rows: [{ id: null }] }), ['/rows/0/id type: send string'])
})

test('one whose keys may be left out one by one is kept', () => {
  const options = open({ options: open({ limit: integer, cursor: text }) })
  assert.equal(linesOf(options, { options: { limit: null, cursor: null } }), [
    '/options/limit type: remove',
    '/options/cursor type: remove'
  ])
})

const fields = { type: 'array', items: { enum: ['id', 'title'] } }
const rows = { type: 'array', items: closed({ x: integer }, 'x') }
const listing = closed({ fields, ids: { type: 'array', items: date }, rows, some: fields }, 'some')
const most = { some: ['id'] }

for (const [name, value, wanted] of [
  ['null in quotes', { ...most, fields: ['null'] }, ['/fields type: remove']],
  ['a blank text', { ...most, ids: [''] }, ['/ids type: remove']],
  ['null', { ...most, rows: [null] }, ['/rows type: remove']],
  [
    'beside a key that has to go',
    { ...most, fields: ['undefined'], z: 1 },
    ['/z unexpected: remove', '/fields type: remove']
  ],
  // Something was meant.
  ['another item', { ...most, fields: ['zone'] }, ['/fields/0 choice: choose ["id","title"]']],
  ['an object', { ...most, rows: [{}] }, ['/rows/0/x missing: add']],
  [
    'two of them',
    { ...most, rows: [null, null] },
    ['/rows/0 type: send object', '/rows/1 type: send object']
  ],
  ['where it has to be there', { some: ['null'] }, ['/some/0 choice: choose ["id","title"]']]
] as const) {
  test(`a list that may be left out and holds nothing but ${name}`, () => {
    assert.equal(linesOf(listing, value), wanted)
  })
}

test('the word for nothing that is listed is an item', () => {
  const schema = closed({ it: { type: 'array', items: { enum: ['none', 'all'] } } })
  assert.equal(linesOf(schema, { it: ['None'] }), ['/it/0 choice: put "none"'])
})

test.run()
