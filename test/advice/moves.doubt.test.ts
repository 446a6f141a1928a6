import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.doubt')

const comment = closed({ comment_id: text, body: text }, 'comment_id', 'body')
const free = { type: 'object' }

for (const [name, schema, value, wanted] of [
  // Several for one may have been meant as a row for each.
  [
    'several numbers may be meant for the one that is missing',
    closed({ value: integer }, 'value'),
    { values: [1, 2] },
    ['/value missing: /values > /value?', '/value type: send integer']
  ],
  [
    'the only one is',
    closed({ value: integer }, 'value'),
    { values: [1] },
    ['/value missing: /values > /value', '/value type: unwrap']
  ],
  // What has the very word may be meant as well as what says it in another one.
  [
    'a word may be another of its kind beside what has it and lists texts',
    closed({ state_event: { enum: ['close', 'reopen'] }, status: text }),
    { state: 'closed' },
    ['/state unexpected: /state > /status?']
  ],
  [
    'a word is another of its kind alone',
    closed({ event: { enum: ['close', 'reopen'] }, status: text }),
    { state: 'closed' },
    ['/state unexpected: /state > /status']
  ],
  // An id has no spaces, and what another missing key would take is hardly one.
  [
    'several words may be an id',
    closed({ userId: text }, 'userId'),
    { user: 'Bob Smith' },
    ['/userId missing: /user > /userId?']
  ],
  [
    'one word is the id',
    closed({ userId: text }, 'userId'),
    { user: 'bob' },
    ['/userId missing: /user > /userId']
  ],
  [
    'several words may be an id where another key would take them',
    comment,
    { comment: 'Looks good to me' },
    ['/comment_id missing: /comment > /comment_id?', '/body missing: add']
  ],
  [
    'so may one word',
    closed({ tag_id: text, name: text }, 'tag_id', 'name'),
    { tag: 'urgent' },
    ['/tag_id missing: /tag > /tag_id?', '/name missing: add']
  ],
  [
    'a word with a digit is one',
    comment,
    { comment: 'c1' },
    ['/comment_id missing: /comment > /comment_id', '/body missing: add']
  ],
  [
    'a word is one where another key was meant for what is missing',
    comment,
    { comment: 'abc', text: 'Looks good' },
    ['/comment_id missing: /comment > /comment_id', '/body missing: /text > /body']
  ],
  [
    'a word is one where what is missing would not take it',
    closed({ tag_id: text, at: integer }, 'tag_id', 'at'),
    { tag: 'urgent' },
    ['/tag_id missing: /tag > /tag_id', '/at missing: add']
  ],
  [
    'several words are no number',
    closed({ user_id: integer }, 'user_id'),
    { user: 'Bob Smith' },
    ['/user_id missing: add', '/user unexpected: remove']
  ],
  [
    'a number may be another kind of id',
    closed({ folderUid: text }, 'folderUid'),
    { folderId: 3 },
    ['/folderUid missing: /folderId > /folderUid?', '/folderUid type: put "3"']
  ],
  [
    'a text is the same by another word',
    closed({ folderUid: text }, 'folderUid'),
    { folderId: 'abc' },
    ['/folderUid missing: /folderId > /folderUid']
  ],
  // How many and which.
  [
    'a page is no size of one',
    closed({ page_size: integer }),
    { page: 2 },
    ['/page unexpected: remove']
  ],
  [
    'nor where that is missing',
    closed({ pageSize: integer }, 'pageSize'),
    { page: '2' },
    ['/pageSize missing: add', '/page unexpected: remove']
  ],
  ['nor a token of one', closed({ pageToken: text }), { page: '2' }, ['/page unexpected: remove']],
  [
    'an offset is no limit',
    closed({ limit: integer }, 'limit'),
    { offset: 2 },
    ['/limit missing: add', '/offset unexpected: remove']
  ],
  [
    'a batch may be its size',
    closed({ batch_size: integer }),
    { batch: 2 },
    ['/batch unexpected: /batch > /batch_size?']
  ],
  // Which way, and by what.
  [
    'a direction is no field to sort by',
    closed({ sortBy: text }),
    { order: 'asc' },
    ['/order unexpected: remove']
  ],
  [
    'it is hardly what was ordered',
    closed({ order_id: text }),
    { order: 'desc' },
    ['/order unexpected: /order > /order_id?']
  ],
  [
    'it is one of two that are listed',
    closed({ sort_by: { enum: ['asc', 'desc'] } }),
    { order: 'asc' },
    ['/order unexpected: /order > /sort_by']
  ],
  [
    'a field is',
    closed({ sortBy: text }),
    { order: 'name' },
    ['/order unexpected: /order > /sortBy']
  ],
  [
    'where nothing is said of fields it stays what it is',
    closed({ sort: text }),
    { order: 'desc' },
    ['/order unexpected: /order > /sort']
  ],
  // An object beside a key takes any keys.
  [
    'a key may be one beside an object',
    closed({ dashboard: free, uid: text }),
    { dashboardUid: 'x' },
    ['/dashboardUid unexpected: /dashboardUid > /uid?']
  ],
  [
    'it may be the one that is missing',
    closed({ dashboard: free, uid: text }, 'uid'),
    { dashboardUid: 'x' },
    ['/uid missing: /dashboardUid > /uid?']
  ],
  [
    'it may be so by what is plain elsewhere',
    closed({ metadata: free, title: text }, 'title'),
    { metadata_title: 'x' },
    ['/title missing: /metadata_title > /title?']
  ],
  [
    'it is of the object where the one beside it is there',
    closed({ metadata: free, title: text }, 'title'),
    { metadata_title: 'x', title: 'y' },
    ['/metadata_title unexpected: /metadata_title > /metadata/title']
  ],
  [
    'a text that says no number stands for one',
    closed({ limit: integer }),
    { max_lines: 'all of it' },
    ['/max_lines unexpected: /max_lines > /limit?', '/limit type: send integer']
  ],
  [
    'a number with its unit, or a word, does not',
    closed({ limit: integer }),
    { max_lines: '10 lines' },
    ['/max_lines unexpected: /max_lines > /limit', '/limit type: send integer']
  ],
  [
    'a text stands for one under the same word and one more, which is that',
    closed({ until: integer }),
    { until_date: 'all of it' },
    ['/until_date unexpected: /until_date > /until', '/until type: send integer']
  ],
  [
    'an object stands for yes or no',
    closed({ run_in_background: { type: 'boolean' } }),
    { background: { a: 1, b: 2 } },
    [
      '/background unexpected: /background > /run_in_background?',
      '/run_in_background type: send boolean'
    ]
  ],
  [
    'it is of the object where another is',
    closed({ filter: free, status: text }),
    { filter_status: 'x', filter_owner: 'y' },
    [
      '/filter_status unexpected: /filter_status > /filter/status',
      '/filter_owner unexpected: /filter_owner > /filter/owner'
    ]
  ],
  [
    'it is of the object that has such a key',
    closed({ user: open({ id: text }), id: text }),
    { userId: 'x' },
    ['/userId unexpected: /userId > /user/id']
  ],
  [
    'it is of the object where nothing beside it is called so',
    closed({ user: free, name: text }),
    { userId: 'x' },
    ['/userId unexpected: /userId > /user/id']
  ]
] as const) {
  test(name, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test.run()
