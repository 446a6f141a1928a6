import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/moves.as-inside')

const project = closed({ key: text }, 'key')
const kind = closed({ name: text }, 'name')
const issue = closed(
  { fields: closed({ project, issuetype: kind, summary: text }, 'project', 'issuetype') },
  'fields'
)
const ticket = closed(
  { ticket: closed({ subject: text, comment: closed({ body: text }, 'body') }, 'comment') },
  'ticket'
)
const base = closed({ base: text, head: text, body: text }, 'base')
const pull = closed({ pull_request: base }, 'pull_request')
const two = closed({ one: closed({ base: text }, 'base'), two: closed({ base: text }, 'base') })

// docs/advice.md, "Four points": what stands beside the object that lacks it, under another name.
for (const [name, schema, value, wanted] of [
  [
    'the name of an object in it, and that of its key, in one',
    issue,
    { fields: { issuetype: { name: 'Bug' }, summary: 's' }, projectKey: 'X' },
    ['/projectKey unexpected: /projectKey > /fields/project/key']
  ],
  [
    'the end of a name that is written as one word, if that was meant',
    issue,
    { fields: { project: { key: 'X' }, summary: 's' }, type: 'Bug' },
    ['/fields/issuetype missing: /type > /fields/issuetype?', '/fields/issuetype type: wrap name']
  ],
  [
    'a word more',
    pull,
    { pull_request: { head: 'f' }, base_branch: 'main' },
    ['/pull_request/base missing: /base_branch > /pull_request/base']
  ],
  [
    'what any thing may have, if that was meant',
    closed({ product: closed({ product_type: text }, 'product_type') }, 'product'),
    { product: {}, type: 'Shoes' },
    ['/product/product_type missing: /type > /product/product_type?']
  ],
  [
    'beside what is moved into it',
    pull,
    { pull_request: { head: 'f' }, base: 'main', description: 'd' },
    [
      '/pull_request/base missing: /base > /pull_request/base',
      '/description unexpected: /description > /pull_request/body?'
    ]
  ],
  [
    'what it makes is missing no more',
    ticket,
    { ticket: { subject: 's' }, body: 'b' },
    ['/body unexpected: /body > /ticket/comment/body']
  ],
  [
    'not where nothing is missing',
    pull,
    { pull_request: { base: 'main' }, head_branch: 'f' },
    ['/head_branch unexpected: remove']
  ],
  [
    'not what only says how a call is made',
    closed({ query: closed({ page: integer, pages: integer }, 'pages') }),
    { query: { page: 1 }, page_limit: 3 },
    ['/page_limit unexpected: remove', '/query/pages missing: add']
  ],
  [
    'not into one of two',
    two,
    { one: {}, two: {}, base_branch: 'main' },
    ['/base_branch unexpected: remove', '/one/base missing: add', '/two/base missing: add']
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

test.run()
