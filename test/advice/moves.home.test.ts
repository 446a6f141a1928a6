import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, linesFor, open, refuses, text } from './lines.js'

const test = suite('advice/moves.home')

const limited = closed({ limit: integer, lang: text })
const root = closed({ options: limited })
const choosing = closed({ options: closed({ limit: { type: 'string', enum: ['fast', 'slow'] } }) })
const removed = ['/limit unexpected: remove']
const moved = ['/limit unexpected: /limit > /options/limit']

// docs/advice.md: a key that "stands one level too high or too deep" is to be moved "to where it belongs", and
// "where two are equally near, or none is, nothing is".
for (const [name, schema, value, wanted] of [
  ['goes into the object that knows it', root, { limit: 1, options: {} }, moved],
  ['goes into it beside what is there', root, { limit: 1, options: { lang: 'x' } }, moved],
  [
    'goes into one in place of which a text stands',
    root,
    { limit: 1, options: 'fast' },
    [...moved, '/options type: send object']
  ],
  [
    'goes into one that stands there as JSON text',
    root,
    { limit: 1, options: '{"lang":"x"}' },
    ['/options type: parse', ...moved]
  ],
  [
    'does not go into one for which a text will do',
    closed({ options: { anyOf: [text, limited] } }),
    { limit: 1, options: 'fast' },
    removed
  ],
  ['goes into one that is not there', root, { limit: 1 }, moved],
  [
    'goes into one that is not there and needs it alone',
    closed({ options: closed({ limit: integer, lang: text }, 'limit') }),
    { limit: 1 },
    moved
  ],
  [
    'may where that needs more',
    closed({ options: closed({ limit: integer, lang: text }, 'limit', 'lang') }),
    { limit: 1 },
    ['/limit unexpected: /limit > /options/limit?']
  ],
  [
    'goes of several into the one into which another goes',
    closed({
      replace: open({ body: text, force: { type: 'boolean' } }, 'body'),
      update: open({ edits: text, force: { type: 'boolean' } }, 'edits')
    }),
    { update: { edits: 'x' }, body: 'y', force: true },
    ['/body unexpected: /body > /replace/body', '/force unexpected: /force > /replace/force']
  ],
  [
    'goes with another that fits, though it does not',
    closed({ options: closed({ limit: integer, tags: { type: 'array', items: text } }) }),
    { limit: 1, tags: 'a' },
    [
      '/limit unexpected: /limit > /options/limit',
      '/tags unexpected: /tags > /options/tags',
      '/options/tags type: wrap'
    ]
  ],
  [
    'does not alone where it does not fit',
    closed({ options: closed({ limit: integer }) }),
    { limit: 'x' },
    removed
  ],
  [
    'does alone where it fits in another form',
    closed({ options: closed({ limit: integer }) }),
    { limit: '1' },
    [...moved, '/options/limit type: put 1']
  ],
  [
    'does alone where it fits as an item',
    closed({ options: closed({ limit: { type: 'array', items: text } }) }),
    { limit: 'x' },
    [...moved, '/options/limit type: wrap']
  ],
  [
    'does not alone where its form is out of range',
    closed({ options: closed({ limit: { ...integer, maximum: 9 } }) }),
    { limit: '10' },
    removed
  ],
  [
    'stays beside where a list of such is called by more of them',
    closed({ limits: { type: 'array', items: text }, options: limited }),
    { limit: 'x' },
    ['/limit unexpected: /limit > /limits', '/limits type: wrap']
  ],
  [
    'goes into the object where that list takes no such item',
    closed({ limits: { type: 'array', items: closed({ id: text }) }, options: limited }),
    { limit: 1 },
    moved
  ],
  [
    'may where one beside it has a word more',
    closed({ limitTotal: integer, limitDaily: integer, options: limited }),
    { limit: 1 },
    ['/limit unexpected: /limit > /options/limit?']
  ],
  [
    'goes there where that takes no such value',
    closed({ limitRule: { type: 'object' }, options: limited }),
    { limit: 1 },
    moved
  ],
  [
    'goes into an object inside of one',
    closed({ data: closed({ table: closed({ limit: integer }) }) }),
    { limit: 1 },
    ['/limit unexpected: /limit > /data/table/limit']
  ],
  [
    'may where the object around that needs more',
    closed({ data: closed({ id: text, table: closed({ limit: integer }) }, 'id') }),
    { limit: 1 },
    ['/limit unexpected: /limit > /data/table/limit?']
  ],
  [
    'does not into an object inside of what is none',
    closed({ data: closed({ table: closed({ limit: integer }) }) }),
    { data: 'x', limit: 1 },
    ['/limit unexpected: remove', '/data type: send object']
  ],
  [
    'does not into one of two objects inside of one',
    closed({ data: closed({ a: closed({ limit: integer }), b: closed({ limit: integer }) }) }),
    { limit: 1 },
    removed
  ],
  ['does not where it is there already', root, { limit: 1, options: { limit: 2 } }, removed],
  [
    'does not into what is no object',
    root,
    { limit: 1, options: 5 },
    ['/limit unexpected: remove', '/options type: send object']
  ],
  ['does not where its value does not fit', root, { limit: 'much', options: {} }, removed],
  [
    'does where it is a list as is wanted, though its items do not fit',
    closed({ options: closed({ tags: { type: 'array', items: text } }) }),
    { tags: [1], options: {} },
    ['/tags unexpected: /tags > /options/tags', '/options/tags/0 type: put "1"']
  ],
  [
    'does not where it is a list and none is wanted',
    closed({ options: closed({ tags: text }) }),
    { tags: [1], options: {} },
    ['/tags unexpected: remove']
  ],
  [
    'goes where its text is nearly listed',
    choosing,
    { limit: 'Fast' },
    [...moved, '/options/limit choice: put "fast"']
  ],
  [
    'goes where it is listed, alone in a list',
    choosing,
    { limit: ['fast'] },
    [...moved, '/options/limit choice: unwrap']
  ],
  [
    'may where another text is listed',
    choosing,
    { limit: 'medium' },
    ['/limit unexpected: /limit > /options/limit?', '/options/limit choice: choose ["fast","slow"]']
  ],
  ['does not where texts are listed, and it is none', choosing, { limit: 5 }, removed],
  ['does not where several of them came', choosing, { limit: ['fast', 'slow'] }, removed],
  [
    'does not where one text is to be there',
    closed({ options: closed({ limit: { const: 'fast' } }) }),
    { limit: 'slow' },
    removed
  ],
  ['does not where nobody knows it', root, { quokka: 1 }, ['/quokka unexpected: remove']],
  [
    'does not where two objects know it',
    closed({ a: closed({ limit: integer }), b: closed({ limit: integer }) }),
    { limit: 1 },
    removed
  ],
  [
    'goes into the one of two that has room',
    closed({ a: closed({ limit: integer }), b: closed({ limit: integer }) }),
    { limit: 1, a: { limit: 2 } },
    ['/limit unexpected: /limit > /b/limit']
  ],
  [
    'goes into the one of two that needs no more',
    closed({ a: closed({ limit: integer, x: text }, 'x'), b: closed({ limit: integer }) }),
    { limit: 1 },
    ['/limit unexpected: /limit > /b/limit']
  ],
  [
    'goes out into the object around its own',
    closed({ limit: integer, options: closed({ lang: text }) }),
    { options: { limit: 1 } },
    ['/options/limit unexpected: /options/limit > /limit']
  ],
  [
    'goes out two levels',
    closed({ limit: integer, a: closed({ b: closed({}) }) }),
    { a: { b: { limit: 1 } } },
    ['/a/b/limit unexpected: /a/b/limit > /limit']
  ],
  [
    'goes out of an item of an array',
    closed({ limit: integer, rows: { type: 'array', items: closed({ id: integer }) } }),
    { rows: [{ id: 1 }, { id: 2, limit: 3 }] },
    ['/rows/1/limit unexpected: /rows/1/limit > /limit']
  ],
  [
    'does not where one around and one inside know it',
    closed({ limit: integer, a: closed({ b: closed({ limit: integer }) }) }),
    { a: { limit: 1 } },
    ['/a/limit unexpected: remove']
  ],
  [
    'does not where two keys would go to one place',
    closed({ limit: integer, a: closed({}), b: closed({}) }),
    { a: { limit: 1 }, b: { limit: 2 } },
    ['/a/limit unexpected: remove', '/b/limit unexpected: remove']
  ],
  [
    'goes its way though two others would go to one place',
    closed({ limit: integer, skip: integer, a: closed({}), b: closed({}) }),
    { a: { limit: 1, skip: 3 }, b: { limit: 2 } },
    [
      '/a/skip unexpected: /a/skip > /skip',
      '/a/limit unexpected: remove',
      '/b/limit unexpected: remove'
    ]
  ],
  [
    'is known in a branch that was chosen',
    closed({
      options: {
        anyOf: [
          open({ by: { const: 'page' }, limit: integer }, 'by'),
          open({ by: { const: 'all' }, lang: text }, 'by')
        ]
      }
    }),
    { limit: 1, options: { by: 'page' } },
    moved
  ],
  [
    'is no key for a name that only a pattern may know',
    closed({ options: { patternProperties: { '^l': { properties: { limit: integer } } } } }),
    { limit: 1, options: { lang: {} } },
    removed
  ],
  [
    'does not where one rule of two refuses its value',
    closed({ options: { allOf: [open({ limit: integer }), open({ limit: { maximum: 2 } })] } }),
    { limit: 3, options: {} },
    removed
  ],
  [
    'does not into what knows it by a pattern alone',
    {
      ...closed({ options: { type: 'object' } }),
      allOf: [{ patternProperties: { '^o': { properties: { limit: integer } } } }]
    },
    { limit: 1, options: {} },
    removed
  ]
] as const) {
  test(`a refused key ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test('of an object that takes no other keys all that are unknown are refused, where one is', () => {
  const value = { y: 1, z: 2 }
  const both = ['/y unexpected: remove', '/z unexpected: remove']
  assert.equal(linesFor({ schema: closed({ a: text }), value }, refuses('/y')), both)
  const parts = { allOf: [open({ b: text }), closed({ a: text })] }
  assert.equal(linesFor({ schema: parts, value }, refuses('/y')), both)
  assert.equal(linesFor({ schema: open({ a: text }), value }, refuses('/y')), both.slice(0, 1))
})

// What is called as an optional key further out may be what is missing where it stands.
const entries = (...required: ReadonlyArray<string>): object => ({
  type: 'array',
  items: closed({ key: text, content: text, size: integer }, ...required)
})
for (const [name, schema, value, wanted] of [
  [
    'may go out of an object that lacks what it could be',
    closed({ name: text, files: entries('key', 'content') }),
    { files: [{ name: 'a', data: 'b' }] },
    [
      '/files/0/name unexpected: /files/0/name > /name?',
      '/files/0/content missing: /files/0/data > /files/0/content?',
      '/files/0/key missing: add'
    ]
  ],
  [
    'goes out of one that lacks what it could not be',
    closed({ folder: text, files: entries('size') }),
    { files: [{ folder: 'a' }] },
    ['/files/0/folder unexpected: /files/0/folder > /folder', '/files/0/size missing: add']
  ],
  [
    'goes out of a thing only if that was meant, where any may have it',
    closed({ title: text, axis: closed({ label: text }) }),
    { axis: { title: 'a' } },
    ['/axis/title unexpected: /axis/title > /title?']
  ],
  [
    'goes out of what holds options',
    closed({ title: text, options: closed({ dry: text }) }),
    { options: { title: 'a' } },
    ['/options/title unexpected: /options/title > /title']
  ],
  [
    'goes into one where a text is the JSON of what that takes, or what it holds under its only key',
    closed({
      fields: closed({ name: text, filter: { type: 'object' }, owner: closed({ id: text }, 'id') }),
      dry: text
    }),
    { fields: { name: 'a' }, filter: '{"a":1}', owner: 'ann' },
    [
      '/filter unexpected: /filter > /fields/filter',
      '/fields/filter type: parse',
      '/owner unexpected: /owner > /fields/owner',
      '/fields/owner type: wrap id'
    ]
  ],
  [
    'goes out of one to where it is missing',
    closed({ name: text, files: entries('key', 'content') }, 'name'),
    { files: [{ name: 'a' }] },
    [
      '/files/0/name unexpected: /files/0/name > /name',
      '/files/0/key missing: add',
      '/files/0/content missing: add'
    ]
  ]
] as const) {
  test(`a key ${name}`, () => assert.equal([...linesOf(schema, value)].sort(), [...wanted].sort()))
}

/** So many objects inside of one, the first of which has the key. */
const inner = (count: number): object =>
  closed({
    data: closed(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `o${at}`,
          closed(at === 0 ? { limit: integer } : { x: text })
        ])
      )
    )
  })

test('of more than 64 objects inside of others none is looked at', () => {
  assert.equal(linesOf(inner(64), { limit: 1 }), ['/limit unexpected: /limit > /data/o0/limit'])
  assert.equal(linesOf(inner(65), { limit: 1 }), ['/limit unexpected: remove'])
})

test('nothing goes into itself', () => {
  const schema = closed({ x: { $ref: '#' } })
  assert.equal(linesFor({ schema, value: { x: { x: {} } } }, refuses('/x')), [
    '/x unexpected: remove'
  ])
})

test.run()
