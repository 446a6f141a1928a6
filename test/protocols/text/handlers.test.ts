import { decode } from '@toolfault/protocols/json-rpc/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at, lacks, type Row, surplus, typed } from './issues.js'
import { read } from './reading.js'

const test = suite('protocols/text/handlers')

const choice = at(['mode'], 'choice', 'enum', 'must be one of: fast, slow', {
  allowedValues: ['fast', 'slow']
})

// Of no library: as handlers of many servers say it of one argument.
const rows: ReadonlyArray<Row> = [
  ...[
    'Missing required parameter "query" for tool search',
    "Missing 'query'",
    "missing required field: 'query'",
    'missing argument: query',
    'query parameter is required',
    'query is required and must be a string',
    'query: field required'
  ].map((text): Row => [text, lacks(['query'], text)]),
  ['Unknown parameter: foo', surplus(['foo'], 'Unknown parameter: foo')],
  [
    'Unexpected argument "foo". Allowed: query, limit',
    surplus(['foo'], 'Unexpected argument "foo". Allowed: query, limit')
  ],
  ['Parameter "limit" must be an integer', typed(['limit'], 'integer', 'must be an integer')],
  ["Field 'a.tags[0]' must be a str", typed(['a', 'tags', '0'], 'string', 'must be a str')],
  [
    'Invalid type for parameter "limit": expected integer, got string',
    typed(['limit'], 'integer', 'expected integer, got string')
  ],
  ["Invalid value for 'limit': expected int", typed(['limit'], 'integer', 'expected int')],
  ['Invalid mode: x. Must be one of: fast, slow', choice],
  ["Invalid mode 'it. is. so'. Valid values: fast, slow", choice],
  ['invalid value for parameter mode: x; expected one of fast, slow', choice],
  ['Invalid argument "mode": x, valid options are: fast, slow', choice],
  ['Invalid mode: x. Allowed values are fast, slow', choice],
  [
    'limit must be between 1 and 100',
    { path: ['limit'], kind: 'range', message: 'must be between 1 and 100' }
  ],
  [
    'query must be a non-empty string',
    { path: ['query'], kind: 'unknown', message: 'must be a non-empty string' }
  ]
]

for (const [text, ...issues] of rows)
  test(text, () => {
    const fault = { kind: 'invalid_arguments', issues }
    assert.equal(read(`invalid arguments: ${text}`), [fault, 'likely'])
    const coded = decode({ code: -32602, message: text })
    assert.equal(coded._tag === 'Right' && coded.right.value, fault)
  })

// What came may stand in it, so that no wire shows it again as what is said of the place; the text stays.
test('of other words the place is told, and the text', () => {
  for (const [said, issue] of [
    [
      'Argument "when" must lie in the future, got 1999',
      { path: ['when'], kind: 'unknown', message: 'must lie in the future, got 1999' }
    ],
    [
      'Invalid mode: x. Must be one of: fast, slow (got "x")',
      {
        path: ['mode'],
        kind: 'choice',
        keyword: 'enum',
        message: 'must be one of: fast, slow (got "x")'
      }
    ],
    [
      'Field "n" must be one of: 1, 2',
      { path: ['n'], kind: 'choice', keyword: 'enum', message: 'must be one of: 1, 2' }
    ]
  ] as const) {
    const message = `invalid arguments: ${said}`
    const issues = [{ ...issue, echo: true }]
    assert.equal(read(message), [{ kind: 'invalid_arguments', issues, message }, 'likely'])
  }
})

test('near misses stay a text', () => {
  for (const said of [
    'a parameter is required',
    'The field is required',
    'Authentication is required and must be renewed',
    'Missing something',
    'Unknown parameter',
    'Unknown error: foo',
    'Parameter must be an integer',
    'Invalid request: x. Must be one of: a, b',
    'Invalid mode: x',
    'user must be a member of the organization',
    'when must lie in the future',
    'limit must be between 1 and 100, got 500',
    'mode must be one of: a, b\nThe job was not started',
    'query must be sent by the administrator'
  ]) {
    const message = `invalid arguments: ${said}`
    assert.equal(read(message), [{ kind: 'execution_failed', message }, 'guess'], said)
  }
})

// What a handler says of a value may be of one that a tool read, not of one that was sent.
test('the same without words of the arguments is of the tool, but where it speaks of a parameter that is missing', () => {
  for (const [text] of rows.slice(7)) assert.is(read(text)[0].kind, 'execution_failed', text)
})

test.run()
