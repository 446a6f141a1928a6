import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/joined-for')

const service = closed({ domain: text, service: text, entity: text }, 'domain', 'service')
const issue = { owner: text, repo: text, title: text }
const issues = closed(issue, 'owner', 'repo')
const table = closed({ schema: text, table: text }, 'schema', 'table')
const server = closed({ host: text, port: integer }, 'host', 'port')
const call = closed(
  { resource: { enum: ['issue', 'board'] }, action: { enum: ['create', 'get'] } },
  'resource',
  'action'
)

// docs/advice.md, "Four points": two missing names in one, under a key without a place.
for (const [name, schema, value, wanted] of [
  [
    'a service and its domain',
    service,
    { action: 'light.turn_on' },
    ['/service missing: /action > /service', '/domain missing: add before . in service']
  ],
  [
    'a repository and its owner',
    issues,
    { full_name: 'acme/site' },
    ['/repo missing: /full_name > /repo', '/owner missing: add before / in repo']
  ],
  [
    'if that was meant where nobody refused it',
    open(issue, 'owner', 'repo'),
    { full_name: 'acme/site' },
    ['/repo missing: /full_name > /repo?', '/owner missing: add before / in repo']
  ],
  [
    'a table and its schema',
    table,
    { relation: 'public.orders' },
    ['/table missing: /relation > /table', '/schema missing: add before . in table']
  ],
  [
    'a table that has its schema before it',
    table,
    { table: 'public.orders' },
    ['/schema missing: add before . in table']
  ],
  [
    'a host that has its port behind it',
    server,
    { host: 'db.local:5432' },
    ['/port missing: add behind : in host']
  ],
  [
    'two that are listed',
    call,
    { operation: 'issue.create' },
    [
      '/resource missing: put "issue"',
      '/action missing: put "create"',
      '/operation unexpected: remove'
    ]
  ],
  [
    'two that are listed, the other way about',
    call,
    { tool: 'get_board' },
    ['/resource missing: put "board"', '/action missing: put "get"', '/tool unexpected: remove']
  ],
  [
    'not one that is listed and another that is not',
    call,
    { operation: 'issue.delete' },
    ['/resource missing: add', '/action missing: add', '/operation unexpected: remove']
  ],
  [
    'not a path',
    issues,
    { path: 'src/main.ts' },
    ['/owner missing: add', '/repo missing: add', '/path unexpected: remove']
  ],
  [
    'not one of two',
    issues,
    { source: 'acme/site', target: 'acme/other' },
    [
      '/owner missing: add',
      '/repo missing: add',
      '/source unexpected: remove',
      '/target unexpected: remove'
    ]
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

test.run()
