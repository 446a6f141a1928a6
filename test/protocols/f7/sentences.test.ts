import { own } from '@toolfault/model'
import { decode, type F7Reading } from '@toolfault/protocols/f7/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/f7/sentences')

const faultOf = (wire: unknown, reading?: F7Reading): unknown =>
  own(own(own(decode(wire, reading), 'right'), 'value'), 'fault')

const issuesOf = (message: string, keyword: string | undefined, reading?: F7Reading): unknown => {
  const entry = { path: '', message, ...(keyword === undefined ? {} : { keyword }) }
  return own(faultOf({ status: 200, body: { valid: false, errors: [entry] } }, reading), 'issues')
}

// Python's jsonschema (facts, section 7) begins with the value that was sent.
const values = [
  "'x'",
  "'a\nb'",
  '"it\'s"',
  '7',
  '-3',
  '12.5',
  'None',
  'True',
  'False',
  '[1, 2]',
  "{'a': 1}",
  '[]',
  '{}',
  "''"
]
const rules = [
  "is not of type 'string'",
  'does not match',
  'is too long',
  'is less than',
  'is greater than',
  'has non-unique elements',
  'should be non-empty',
  'was expected'
]

test('a sentence that begins with the value repeats it', () => {
  for (const value of values)
    for (const rule of rules) {
      const message = `${value} ${rule}`
      assert.is(own(own(issuesOf(message, 'type'), '0'), 'echo'), true, message)
    }
})

test('a sentence that begins in another way repeats nothing', () => {
  for (const message of [
    'must be string',
    "the value 'x' is not of type 'string'",
    'x is too long',
    'Nonesuch is too long',
    "'x'is too long",
    '7 must be less',
    'e7 is too long',
    "'x' is a required property",
    ' 7 is too long',
    'is too long'
  ])
    assert.is(own(own(issuesOf(message, 'type'), '0'), 'echo'), undefined, message)
})

// What each sentence names (facts, Appendix B): the keys, and the key that makes another necessary.
const named: ReadonlyArray<
  readonly [message: string, kind: string, keys: ReadonlyArray<string>, cause?: string]
> = [
  ["must have required property 'b'", 'missing', ['b']],
  ["must have required property 'it's\nb'", 'missing', ["it's\nb"]],
  ['must have required properties b, c', 'missing', ['b', 'c']],
  ['must have property zip code when property city is present', 'dependency', ['zip code'], 'city'],
  ['must have properties b when property a is present', 'dependency', ['b'], 'a'],
  ['tag "kind" must be string', 'choice', ['kind']],
  ['value of tag "kind" must be in oneOf', 'choice', ['kind']],
  ["'b' is a required property", 'missing', ['b']],
  ['"b" is a required property', 'missing', ['b']],
  ["'it\\'s' is a required property", 'missing', ["it's"]],
  ['"a\\\\b" is a required property', 'missing', ['a\\b']],
  ["Additional properties are not allowed ('b', 'c' were unexpected)", 'unexpected', ['b', 'c']],
  ["Unevaluated properties are not allowed ('b' was unexpected)", 'unexpected', ['b']],
  ["'b' is a dependency of 'a'", 'dependency', ['b'], 'a'],
  ["'it\\'s' is a dependency of 'a\\\\b'", 'dependency', ["it's"], 'a\\b'],
  ['Missing required parameter: "b"', 'missing', ['b']],
  ['missing required parameter: b', 'missing', ['b']],
  ['Parameter "b" not in schema', 'unexpected', ['b']],
  ['Parameter "b" not in schema (a was meant)', 'unexpected', ['b']]
]

for (const [message, kind, keys, cause] of named) {
  test(`${JSON.stringify(message)} names ${keys.join(' and ')}`, () => {
    assert.equal(
      issuesOf(message, undefined, { paths: 'native' }),
      keys.map((key) => ({
        path: [key],
        kind,
        message,
        ...(cause === undefined ? {} : { params: { property: cause } })
      }))
    )
    // The path of the key itself is taken as it stands.
    const kept = issuesOf(message, undefined, { paths: 'field' })
    assert.equal(own(own(kept, '0'), 'path'), [])
    assert.is(own(kept, 'length'), 1)
    // Another rule's sentence names nothing.
    assert.equal(own(own(issuesOf(message, 'minLength', { paths: 'native' }), '0'), 'path'), [])
    const before = issuesOf(`So ${message}`, undefined, { paths: 'native' })
    assert.equal(own(own(before, '0'), 'path'), [], 'before')
  })
}

test('which one of several keys is wanted beside another is not said, so the path stays', () => {
  const message = 'must have properties b, c when property a is present'
  assert.equal(issuesOf(message, 'dependentRequired', { paths: 'native' }), [
    {
      path: [],
      kind: 'dependency',
      keyword: 'dependentRequired',
      message,
      params: { property: 'a' }
    }
  ])
})

test('a sentence of more than 10 000 characters names nothing', () => {
  const said = (length: number): string => {
    const rest = "must have required property ''"
    return `${rest.slice(0, -1)}${'b'.repeat(length - rest.length)}'`
  }
  const pathOf = (length: number): unknown =>
    own(own(issuesOf(said(length), 'required', { paths: 'native' }), '0'), 'path')
  assert.is(own(pathOf(10_000), 'length'), 1)
  assert.equal(pathOf(10_001), [])
})

// Rows V4, V11: what a 400 says, in each member where a server may say it.
const malformed: ReadonlyArray<readonly [body: unknown, reason: string, detail: string]> = [
  ['Invalid JSON: at 3', 'syntax', 'at 3'],
  ['Invalid JSON:\n at 3', 'syntax', 'at 3'],
  ['Invalid JSON', 'syntax', ''],
  ['It is Invalid JSON', 'syntax', 'It is Invalid JSON'],
  ['Invalid JSONs', 'syntax', 'Invalid JSONs'],
  ['Invalid request: no object', 'shape', 'no object'],
  [{ error: 'Invalid request: no object' }, 'shape', 'no object'],
  [{ error: { message: 'Malformed JSON' } }, 'syntax', 'Malformed JSON'],
  [{ message: 'x in JSON at 3', detail: 'y' }, 'syntax', 'x in JSON at 3'],
  [{ detail: 'Unexpected end of input', text: 'z' }, 'syntax', 'Unexpected end of input'],
  [
    { error: '', errors: ['x', '', { text: 'is not valid JSON' }] },
    'syntax',
    'x\nis not valid JSON'
  ],
  [{ valid: false, errors: [{ path: '', message: 'a' }, { path: '' }] }, 'syntax', 'a; '],
  [5, 'syntax', ''],
  [{ other: 'x' }, 'syntax', '']
]

for (const [body, reason, detail] of malformed) {
  test(`400 with ${JSON.stringify(body)} is ${reason}`, () => {
    assert.equal(faultOf({ status: 400, body }), { kind: 'malformed_request', reason, detail })
  })
}

// What says nothing of JSON is of whatever stands before an F7 server.
for (const [body, detail] of [
  [{ error: { message: 'x' } }, 'x'],
  [{ message: 'x', detail: 'y' }, 'x'],
  [{ detail: 'y', text: 'z' }, 'y'],
  ['the JSON of the city is required', 'the JSON of the city is required']
] as const) {
  test(`400 with ${JSON.stringify(body)} is no syntax`, () => {
    assert.equal(faultOf({ status: 400, body }), {
      kind: 'malformed_request',
      reason: 'shape',
      detail,
      message: detail
    })
  })
}

// Row X1: the statuses that say the kind whatever the body, and a text without a status.
const said: ReadonlyArray<readonly [wire: unknown, fault: object]> = [
  [
    { status: 401, body: {} },
    { kind: 'authorization_required', of: 'server', challenges: [] }
  ],
  [
    { status: 403, body: { error: 'No' } },
    { kind: 'authorization_required', of: 'server', challenges: [], message: 'No' }
  ],
  [
    { status: 403, body: { error: 'TOOL EXECUTION is disabled' } },
    {
      kind: 'misconfigured',
      service: '',
      requirements: [],
      message: 'TOOL EXECUTION is disabled'
    }
  ],
  [
    { status: 403, body: { error: 'The tool execution is disabled' } },
    {
      kind: 'authorization_required',
      of: 'server',
      challenges: [],
      message: 'The tool execution is disabled'
    }
  ],
  [
    { status: 404, body: {} },
    { kind: 'unknown_tool', tool: '' }
  ],
  [{ status: 503, body: {} }, { kind: 'unavailable' }],
  [
    { status: 503, body: { error: 'Later' } },
    { kind: 'unavailable', message: 'Later' }
  ],
  // A tool that ran and failed, whatever the status of 500 and more.
  [
    { status: 503, body: { content: [{ type: 'text', text: 'x' }] } },
    { kind: 'execution_failed', message: 'x' }
  ],
  [{ status: 500, body: { content: [] } }, { kind: 'execution_failed' }],
  [{ status: 500, body: {} }, { kind: 'internal' }],
  // Our own words for a fault that says nothing.
  [{ status: 500, body: { error: 'Internal error' } }, { kind: 'internal' }],
  [
    { error: 'Unauthorized' },
    { kind: 'authorization_required', of: 'server', challenges: [], message: 'Unauthorized' }
  ],
  [{ error: 'It is unauthorized' }, { kind: 'internal', message: 'It is unauthorized' }],
  [{ error: 'unauthorizedly' }, { kind: 'internal', message: 'unauthorizedly' }],
  [
    { error: 'Tool execution is disabled' },
    { kind: 'misconfigured', service: '', requirements: [], message: 'Tool execution is disabled' }
  ],
  [{ error: 'A Tool not found: x' }, { kind: 'internal', message: 'A Tool not found: x' }]
]

for (const [wire, fault] of said) {
  test(`${JSON.stringify(wire)} is ${String(own(fault, 'kind'))}`, () => {
    assert.equal(faultOf(wire), fault)
  })
}

test.run()
