import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.items')

const edit = closed({ old: text, new: text }, 'old', 'new')
const list = (items: object): object => ({ type: 'array', items })

// Who has one thing to send forgets the array around it: what stands beside it belongs into its first item.
for (const [name, schema, value, wanted] of [
  [
    'all keys of the only item',
    closed({ path: text, edits: list(edit) }, 'path', 'edits'),
    { path: 'p', old: 'a', new: 'b' },
    ['/old unexpected: /old > /edits/0/old', '/new unexpected: /new > /edits/0/new']
  ],
  [
    'one that is called as one of the list is',
    closed({ edits: list(closed({ edit: text, line: integer }, 'edit', 'line')) }, 'edits'),
    { edit: 'x', line: 3 },
    ['/edit unexpected: /edit > /edits/0/edit', '/line unexpected: /line > /edits/0/line']
  ],
  [
    'one that is called as another key in other words is',
    closed({ groups: list(closed({ filters: list(edit) }, 'filters')), query: text }, 'groups'),
    { filters: [{ old: 'a', new: 'b' }] },
    ['/filters unexpected: /filters > /groups/0/filters']
  ],
  [
    'not what is the list, as an item, as its text or as its only item',
    closed({ edits: list(closed({ edit: text }, 'edit')) }, 'edits'),
    { edit: '[{"edit":"x"}]' },
    ['/edits missing: /edit > /edits', '/edits type: parse']
  ],
  [
    'one that is called as one of the list is, though it is wrong',
    closed({ rows: list(closed({ row: integer, note: text }, 'row')) }, 'rows'),
    { row: 'x', note: 'y' },
    [
      '/row unexpected: /row > /rows/0/row',
      '/note unexpected: /note > /rows/0/note',
      '/rows/0/row type: send integer'
    ]
  ],
  [
    'not the list of the one value that is meant',
    closed({ file: text, groups: list(closed({ files: list(text) })) }, 'file'),
    { files: ['a'] },
    ['/file missing: /files > /file', '/file type: unwrap']
  ],
  [
    'not what may stand in it',
    closed({ edits: list({ anyOf: [text, closed({ edit: text })] }) }, 'edits'),
    { edit: 'x' },
    ['/edits missing: /edit > /edits', '/edits type: wrap']
  ],
  [
    'some, and the item lacks the rest',
    closed({ edits: list(edit) }, 'edits'),
    { old: 'a' },
    ['/old unexpected: /old > /edits/0/old', '/edits/0/new missing: add']
  ],
  [
    'one that nobody refused may be what it seems',
    open({ edits: list(edit) }, 'edits'),
    { old: 'a' },
    ['/edits/0/old missing: /old > /edits/0/old?', '/edits/0/new missing: add']
  ],
  [
    'in an item of another array',
    closed({ groups: list(closed({ filters: list(edit) }, 'filters')) }, 'groups'),
    { groups: [{ old: 'a', new: 'b' }] },
    [
      '/groups/0/old unexpected: /groups/0/old > /groups/0/filters/0/old',
      '/groups/0/new unexpected: /groups/0/new > /groups/0/filters/0/new'
    ]
  ],
  [
    'through two arrays',
    closed({ groups: list(closed({ filters: list(edit) }, 'filters')) }, 'groups'),
    { old: 'a', new: 'b' },
    [
      '/old unexpected: /old > /groups/0/filters/0/old',
      '/new unexpected: /new > /groups/0/filters/0/new'
    ]
  ],
  [
    'a key of an array that need not be there',
    closed({ id: integer, groups: list(closed({ filters: list(text) }, 'filters')) }),
    { filters: ['a'] },
    ['/filters unexpected: /filters > /groups/0/filters']
  ],
  [
    'perhaps where the item needs more',
    closed({ id: integer, edits: list(edit) }),
    { old: 'a' },
    ['/old unexpected: /old > /edits/0/old?']
  ],
  [
    'into an array that is there and has none',
    closed({ edits: list(closed({ old: text }, 'old')) }),
    { edits: [], old: 'a' },
    ['/old unexpected: /old > /edits/0/old']
  ],
  [
    'not an empty list, for which no item is made',
    open({ rows: list(closed({ tags: list(text) }, 'tags')), n: integer }, 'rows', 'n'),
    { tags: [] },
    ['/rows missing: add', '/n missing: add']
  ],
  [
    'not beside a list of objects that nobody knows, which may be it',
    closed({ rows: list(closed({ note: text, size: integer }, 'size')) }, 'rows'),
    { note: 'x', quokkas: [{ height: 1 }] },
    ['/note unexpected: /note > /rows/0/note?', '/rows missing: add', '/quokkas unexpected: remove']
  ],
  [
    'into the only item of one, which may do without it',
    closed({ edits: list(closed({ old: text, new: text }, 'old')) }),
    { edits: [{ old: 'a' }], new: 'b' },
    ['/new unexpected: /new > /edits/0/new']
  ],
  [
    'not where that has it',
    closed({ edits: list(closed({ old: text }, 'old')) }),
    { edits: [{ old: 'a' }], old: 'b' },
    ['/old unexpected: remove']
  ],
  [
    'not into one of two',
    closed({ edits: list(closed({ old: text, new: text }, 'old')) }),
    { edits: [{ old: 'a' }, { old: 'b' }], new: 'c' },
    ['/new unexpected: remove']
  ],
  [
    'beside an item without its array',
    closed({ edits: list(edit) }),
    { edits: { old: 'a' }, new: 'b' },
    ['/edits type: wrap', '/edits/0/new missing: /new > /edits/0/new']
  ],
  [
    'beside an item without its array, which may do without it',
    closed({ edits: list(closed({ old: text, new: text }, 'old')) }),
    { edits: { old: 'a' }, new: 'b', other: 'c' },
    ['/other unexpected: remove', '/edits type: wrap', '/new unexpected: /new > /edits/0/new']
  ],
  [
    'beside an object as JSON text',
    closed({ query: text, where: closed({ state: text, owner: text }) }),
    { query: 'q', where: '{"state":"open"}', owner: 'bob' },
    ['/where type: parse', '/owner unexpected: /owner > /where/owner']
  ],
  [
    'beside an object in an array of one',
    closed({ url: text, viewport: closed({ width: integer, height: integer }) }),
    { url: 'x', viewport: [{ width: 58 }], height: 50 },
    ['/viewport type: unwrap', '/height unexpected: /height > /viewport/height']
  ],
  [
    'not into JSON text that has it',
    closed({ query: text, where: closed({ owner: text }) }),
    { query: 'q', where: '{"owner":"amy"}', owner: 'bob' },
    ['/owner unexpected: remove', '/where type: parse']
  ],
  [
    'what that item has is no part of it',
    closed({ edits: list(edit) }),
    { edits: { old: 'a', new: 'b' }, new: 'c' },
    ['/new unexpected: remove', '/edits type: wrap']
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

test.run()
