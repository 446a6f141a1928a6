import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, open, text } from './lines.js'

const test = suite('advice/moves.spelled')

const page = open({ page_id: text, title: text }, 'page_id')
const shut = closed({ page_id: text, title: text })

// A key that is known at another level, written differently, is that key.
for (const [name, schema, value, wanted] of [
  [
    'beside the missing object that has to have it',
    open({ parent: page }, 'parent'),
    { pageId: 'x' },
    ['/parent/page_id missing: /pageId > /parent/page_id?']
  ],
  [
    'and where it is refused',
    closed({ parent: page }, 'parent'),
    { pageId: 'x' },
    ['/parent/page_id missing: /pageId > /parent/page_id']
  ],
  [
    'one as it is written and one that is not',
    open({ parent: page }, 'parent'),
    { pageId: 'x', title: 'y' },
    [
      '/parent/page_id missing: /pageId > /parent/page_id',
      '/parent/title missing: /title > /parent/title'
    ]
  ],
  [
    'of two that would have one name the one that has it',
    closed({ parent: page }, 'parent'),
    { pageId: 'x', page_id: 'y' },
    ['/parent/page_id missing: /page_id > /parent/page_id', '/pageId unexpected: remove']
  ],
  [
    'beside the object that lacks it',
    closed({ parent: page }, 'parent'),
    { parent: { title: 'y' }, pageId: 'x' },
    ['/parent/page_id missing: /pageId > /parent/page_id']
  ],
  [
    'beside the object that may have it',
    closed({ parent: shut }, 'parent'),
    { parent: { title: 'y' }, pageId: 'x' },
    ['/pageId unexpected: /pageId > /parent/page_id']
  ],
  [
    'inside of one, of what is missing around it',
    closed({ parent: closed({ title: text }), page_id: text }, 'page_id'),
    { parent: { pageId: 'x' } },
    ['/page_id missing: /parent/pageId > /page_id']
  ],
  [
    'not where a key beside it is the same as well',
    closed({ parent: shut, 'page-id': text }, 'parent'),
    { parent: { title: 'y' }, 'page-id': 'z', pageId: 'x' },
    ['/pageId unexpected: remove']
  ],
  [
    'not of an object that may have any keys',
    open({ path: text, headers: { type: 'object' } }, 'path'),
    { headers: { Path: 'x' } },
    ['/path missing: add']
  ],
  [
    'not where two places have such a key',
    closed({ parent: shut, child: closed({ pageID: text }) }, 'parent'),
    { parent: {}, child: {}, pageid: 'x' },
    ['/pageid unexpected: remove']
  ]
] as const) {
  test(name, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test.run()
