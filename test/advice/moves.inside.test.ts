import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.inside')

const list = { type: 'array', items: integer }
const mail = open({ subject: text })
const body = open({ message: mail, comment: text })
const page = open({ page_id: text }, 'page_id')
const parent = { anyOf: [page, open({ database_id: text, rank: integer }, 'database_id'), text] }

const doing = (operation: string, params: object): object =>
  closed({ operation: { const: operation }, params }, 'operation', 'params')
const site = closed({ siteId: text }, 'siteId')
const select = {
  oneOf: [doing('get', site), doing('name', closed({ siteId: text, name: text }, 'siteId', 'name'))]
}

// What has the name of a key that the missing object may have is that key, and not the object.
for (const [name, schema, value, wanted] of [
  [
    'of the branch that a tag tells, two levels down',
    closed({ select }, 'select'),
    { select: { operation: 'name' }, siteId: 'x', name: 'y' },
    [
      '/siteId unexpected: /siteId > /select/params/siteId',
      '/name unexpected: /name > /select/params/name'
    ]
  ],
  [
    'of the branch that a tag tells which goes there as well',
    closed({ select }, 'select'),
    { operation: 'name', siteId: 'x', name: 'y' },
    [
      '/operation unexpected: /operation > /select/operation',
      '/siteId unexpected: /siteId > /select/params/siteId',
      '/name unexpected: /name > /select/params/name'
    ]
  ],
  [
    'of the branch that knows both, where no tag is there',
    closed({ select }, 'select'),
    { select: {}, siteId: 'x', name: 'y' },
    [
      '/siteId unexpected: /siteId > /select/params/siteId',
      '/name unexpected: /name > /select/params/name',
      '/select/operation missing: add'
    ]
  ],
  [
    'an object goes into it, alone as a guess',
    open({ id: text, payload: body }, 'payload'),
    { id: 'x', message: { subject: 'y' } },
    ['/payload missing: /message > /payload/message?']
  ],
  [
    'two of its keys are no accident, though the name of one is near to its own',
    open({ body }, 'body'),
    { message: { subject: 'x' }, comment: 'y' },
    [
      '/body/message missing: /message > /body/message',
      '/body/comment missing: /comment > /body/comment'
    ]
  ],
  [
    'where the key is refused it has to go there',
    closed({ payload: body }, 'payload'),
    { message: { subject: 'x' } },
    ['/message unexpected: /message > /payload/message']
  ],
  [
    'an object with a key of it is the whole under another name',
    open({ payload: body }, 'payload'),
    { message: { comment: 'x' } },
    ['/payload missing: /message > /payload?']
  ],
  [
    'what does not fit there is the whole, where it fits',
    open({ payload: { anyOf: [open({ code: integer }), text] } }, 'payload'),
    { code: 'x' },
    ['/payload missing: /code > /payload?']
  ],
  [
    'a key of one branch goes into the object, and not in place of it',
    open({ parent }, 'parent'),
    { page_id: 'x' },
    ['/parent missing: /page_id > /parent/page_id?']
  ],
  [
    'two keys of one branch are no accident',
    open({ parent }, 'parent'),
    { database_id: 'x', rank: 1 },
    [
      '/parent/database_id missing: /database_id > /parent/database_id',
      '/parent/rank missing: /rank > /parent/rank'
    ]
  ],
  [
    'what has the name of its key is that, where the value does not fit under one that is near',
    closed(
      { ownerId: integer, links: closed({ dealIds: list, ownerIds: list }, 'dealIds') },
      'links'
    ),
    { dealIds: [1], ownerIds: [2, 3] },
    [
      '/dealIds unexpected: /dealIds > /links/dealIds',
      '/ownerIds unexpected: /ownerIds > /links/ownerIds'
    ]
  ],
  [
    'what fits under a name that is near is that',
    closed({ ownerId: integer, links: closed({ ownerIds: list }) }),
    { ownerIds: 1 },
    ['/ownerIds unexpected: /ownerIds > /ownerId']
  ],
  [
    'what it has to have is what is missing, though the key is a guess',
    open({ parent: page }, 'parent'),
    { page_id: 'x' },
    ['/parent/page_id missing: /page_id > /parent/page_id?']
  ]
] as const) {
  test(`beside a missing object ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test.run()
