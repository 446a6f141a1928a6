import {
  authorizationRequired,
  type Fault,
  type Issue,
  internal,
  invalidArguments,
  isRecord,
  mendedBy,
  own
} from '@toolfault/model'
import * as mcp from '@toolfault/protocols/mcp'
import { decode, keep, type McpReadForm } from '@toolfault/protocols/mcp/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen, writtenBack } from '../../laws/read.js'

const test = suite('protocols/mcp/read')

const read = (wire: unknown): { readonly value: Fault; readonly form: McpReadForm } => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  writtenBack(wire, decode, (value, form) => mcp.encode(value, form))
  return found.right
}

const refused = (wire: unknown): ReadonlyArray<Issue> => {
  const found = decode(wire)
  if (found._tag === 'Right') throw new Error(JSON.stringify(found.right.value))
  return found.left
}

const failed = (text: string, more: object = {}): object => ({
  content: [{ type: 'text', text }],
  isError: true,
  ...more
})

test('a result that says what failed is a failed execution, and nothing more [2025-11-25, Tools, "Error Handling"]', () => {
  const text = 'Invalid departure date: must be in the future. Current date is 08/08/2025.'
  const { form, value } = read({ jsonrpc: '2.0', id: 4, result: failed(text) })
  assert.equal(value, { kind: 'execution_failed', message: text })
  assert.is(form.confidence, 'guess')
  assert.is(form.version, '2025-11-25')
  assert.equal(form.envelope, { jsonrpc: '2.0', id: 4 })
})

test('an absent type of result means complete [M8]', () => {
  assert.is(read(failed('No')).form.version, '2025-11-25')
  assert.is(read(failed('No', { resultType: 'complete' })).form.version, '2026-07-28')
})

test('an unknown tool is read as a protocol error and as a result [M3]', () => {
  const told = read({ error: { code: -32602, message: 'Unknown tool: get_wether' } })
  assert.equal(told.value, { kind: 'unknown_tool', tool: 'get_wether' })
  assert.equal(told.form.notes, ['from_text'])
  const result = read(failed('Unknown tool: get_wether'))
  assert.equal(result.value, { kind: 'unknown_tool', tool: 'get_wether' })
  assert.is(result.form.unknownTool, 'result')
})

test('blocks that are no text, and members that are not known, stay as they are', () => {
  const wire = {
    content: [
      { type: 'text', text: 'Disk full' },
      { type: 'image', data: 'aGk=', mimeType: 'image/png' },
      { type: 'text', text: 'Node 3' }
    ],
    isError: true,
    structuredContent: { left: 0 },
    _meta: { 'com.example/trace': 'abc' },
    extra: null
  }
  const { form, value } = read(wire)
  assert.equal(value, { kind: 'execution_failed', message: 'Disk full\nNode 3' })
  const now = mcp.encode({ ...value, guidance: 'Free some space.' }, form)
  assert.equal(own(now, 'structuredContent'), { left: 0 })
  assert.is(own(own(now, '_meta'), 'com.example/trace'), 'abc')
  assert.match(JSON.stringify(own(now, 'content')), 'Free some space.')
})

test('a result without a text has failed all the same [content may be empty]', () => {
  assert.equal(read({ content: [], isError: true }).value, { kind: 'execution_failed' })
})

test('-32042 asks a user to visit pages, in 2025-11-25 alone [M5]', () => {
  const wire = {
    error: {
      code: -32042,
      message: 'This request requires more information.',
      data: {
        elicitations: [
          {
            mode: 'url',
            elicitationId: '550e8400-e29b-41d4-a716-446655440000',
            url: 'https://mcp.example.com/connect?elicitationId=550e8400',
            message: 'Authorization is required to access your Example Co files.'
          }
        ]
      }
    }
  }
  const { form, value } = read({ jsonrpc: '2.0', id: 2, ...wire })
  assert.equal(
    value,
    authorizationRequired(
      'tool',
      [
        {
          id: '550e8400-e29b-41d4-a716-446655440000',
          url: 'https://mcp.example.com/connect?elicitationId=550e8400'
        }
      ],
      { message: 'Authorization is required to access your Example Co files.' }
    )
  )
  assert.is(form.version, '2025-11-25')
  // Later revisions MUST NOT send it: the same form, in 2026-07-28, is an InputRequiredResult.
  const { read: _, envelope: __, ...bare } = form
  const later = mcp.encode(value, { ...bare, version: '2026-07-28' })
  assert.is(own(later, 'resultType'), 'input_required')
  // Older ones have neither.
  assert.is(own(mcp.encode(value, { ...bare, version: '2025-06-18' }), 'isError'), true)
})

test('-32042 without its pages is refused, and says where', () => {
  const [issue] = refused({ error: { code: -32042, message: 'm', data: { elicitations: [{}] } } })
  assert.equal(issue?.path.slice(0, 4), ['error', 'data', 'elicitations', '0'])
})

test('a form that a user has to fill in lacks what it requires [2026-07-28, MRTR]', () => {
  const wire = {
    resultType: 'input_required',
    inputRequests: {
      github_login: {
        method: 'elicitation/create',
        params: {
          mode: 'form',
          message: 'Please provide your GitHub username',
          requestedSchema: {
            type: 'object',
            properties: { name: { type: 'string' }, team: { type: 'string' } },
            required: ['name']
          }
        }
      },
      capital: { method: 'sampling/createMessage', params: { messages: [], maxTokens: 100 } }
    },
    requestState: 'AEAD-protected blob'
  }
  const { value } = read(wire)
  assert.equal(value, {
    kind: 'invalid_arguments',
    issues: [{ path: ['name'], kind: 'missing', keyword: 'required' }],
    message: 'Please provide your GitHub username'
  })
})

test('a form beside a page is what the arguments lack, and that there is a page is said', () => {
  const page = { mode: 'url', message: 'Sign in', url: 'https://a.example/x' }
  const form = { message: 'Fill in', requestedSchema: { type: 'object', properties: { n: {} } } }
  const { form: spelled, value } = read({
    resultType: 'input_required',
    inputRequests: {
      sign: { method: 'elicitation/create', params: page },
      fill: { method: 'elicitation/create', params: form }
    }
  })
  assert.is(value.kind, 'invalid_arguments')
  assert.equal(spelled.notes, ['pages_too'])
})

test('what asks a user nothing is no failed call', () => {
  assert.equal(refused({ resultType: 'input_required', requestState: 's' })[0]?.path, [
    'inputRequests'
  ])
  const roots = { resultType: 'input_required', inputRequests: { r: { method: 'roots/list' } } }
  assert.equal(refused(roots)[0]?.path, ['inputRequests'])
})

test('a capability that the client lacks is for whoever runs it [-32021]', () => {
  const { value } = read({
    error: {
      code: -32021,
      message: 'Server requires the elicitation capability for this request',
      data: { requiredCapabilities: { elicitation: { url: {} } } }
    }
  })
  assert.is(value.kind, 'misconfigured')
  assert.equal(own(value, 'requirements'), ['elicitation.url'])
  assert.is(mendedBy(value), 'operator')
})

test('a task that has ended holds the answer [SEP-2663, "Task Execution Errors"]', () => {
  const task = { resultType: 'task', taskId: 't', status: 'completed' }
  const { value } = read({ jsonrpc: '2.0', id: 5, result: { ...task, result: failed('No') } })
  assert.equal(value, { kind: 'execution_failed', message: 'No' })
  assert.equal(refused({ ...task, status: 'working' })[0]?.path, ['resultType'])
})

const noErrors: ReadonlyArray<readonly [string, unknown, ReadonlyArray<string>]> = [
  ['a good result', { content: [{ type: 'text', text: '72 F' }], isError: false }, ['isError']],
  ['a result that does not say [absent is false]', { content: [] }, ['isError']],
  ['a request', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, ['isError']],
  ['a list of tools', { jsonrpc: '2.0', id: 1, result: { tools: [] } }, ['result', 'isError']],
  ['an answer of a user', { action: 'accept', content: { name: 'octocat' } }, ['isError']],
  ['another type of result', { resultType: 'bogus' }, ['resultType']],
  ['an error without a code', { error: { message: 'm' } }, ['error', 'code']],
  ['a code that is no integer', { error: { code: 1.5, message: 'm' } }, ['error', 'code']],
  ['content that is none', { content: 5, isError: true }, ['content']],
  ['a text', 'Unknown tool', []],
  ['nothing', undefined, []]
]

for (const [what, wire, path] of noErrors) {
  test(`refuses ${what}, and says where and why`, () => {
    const [issue] = refused(wire)
    assert.equal(issue?.path, path)
    assert.type(issue?.message, 'string')
  })
}

const broken = invalidArguments('book', {
  issues: [
    { path: ['city'], kind: 'missing', keyword: 'required', params: { missingProperty: 'city' } }
  ]
})

/** An answer through JSON, with one member of it replaced. */
const edited = (fault: Fault, path: ReadonlyArray<string>, value: unknown): unknown => {
  const put = (json: unknown, [key, ...rest]: ReadonlyArray<string>): unknown =>
    key === undefined
      ? value
      : Array.isArray(json)
        ? json.map((item, at) => (String(at) === key ? put(item, rest) : item))
        : { ...Object(json), [key]: put(own(json, key), rest) }
  return put(seen(mcp.encode(fault)), path)
}

const notesOf = (wire: unknown): unknown => {
  const found = decode(wire)
  return found._tag === 'Right' ? (found.right.form.notes ?? []) : found.left
}

test('what rides along is read back whole', () => {
  assert.equal(read(seen(mcp.encode(broken))).value, broken)
  assert.equal(notesOf(mcp.encode(broken)), [])
})

const edits: ReadonlyArray<readonly [string, Fault, ReadonlyArray<string>, unknown]> = [
  ['the text', broken, ['content', '0', 'text'], 'All is well.'],
  ["Agentopia's flag", broken, ['_meta', mcp.RETRY, 'retry_capable'], false],
  ["Agentopia's parameter", broken, ['_meta', mcp.RETRY, 'required_parameter'], 'password'],
  ['the kind of the carrier', broken, ['_meta', mcp.FAULT, 'kind'], 'internal'],
  ['an issue of the carrier', broken, ['_meta', mcp.FAULT, 'issues', '0', 'path', '0'], 'password'],
  ['the tool of the carrier', broken, ['_meta', mcp.FAULT, 'tool'], 'transfer'],
  ['the mark of the carrier', broken, ['_meta', mcp.FAULT, 'mark'], '00000000']
]

for (const [what, fault, path, value] of edits) {
  test(`what rides along is ignored, and that is said, when ${what} was changed on the way`, () => {
    const wire = edited(fault, path, value)
    assert.ok(Array.isArray(notesOf(wire)))
    assert.ok(JSON.stringify(notesOf(wire)).includes('carrier_contradicts'), JSON.stringify(wire))
  })
}

test('what rides along in a version that is not known, or is none, is ignored', () => {
  for (const [name, value] of [
    ['version', 2],
    ['issues', 5]
  ] as const) {
    const wire = edited(broken, ['_meta', mcp.FAULT, name], value)
    assert.ok(JSON.stringify(notesOf(wire)).includes('carrier_unreadable'), name)
  }
})

const signIn = authorizationRequired(
  'tool',
  [{ id: 'c1', url: 'https://auth.example.com/c1', checkUrl: 'https://auth.example.com/check' }],
  { service: 'mail' }
)

test('no address comes from a carrier alone', () => {
  const evil = { id: 'c1', url: 'https://evil.example/c1' }
  const more = [own(signIn, 'challenges'), evil].flat()
  const at = ['_meta', mcp.FAULT, 'challenges'] as const
  for (const challenges of [[evil], more, [{ ...Object(more[0]), checkUrl: evil.url }]]) {
    const found = decode(edited(signIn, at, challenges))
    assert.is(found._tag, 'Right')
    assert.not.match(JSON.stringify(found._tag === 'Right' && found.right.value), 'evil')
    assert.ok(JSON.stringify(notesOf(edited(signIn, at, challenges))).includes('contradicts'))
  }
  assert.equal(keep(signIn), signIn)
})

test('a message for operators is never read from a carrier', () => {
  const wire = edited(broken, ['_meta', mcp.FAULT, 'developerMessage'], 'root:hunter2')
  assert.not.match(JSON.stringify(decode(wire)), /"developerMessage":"root:hunter2".*"form"/)
  const found = decode(wire)
  assert.ok(found._tag === 'Right' && !('developerMessage' in found.right.value))
})

const forms: ReadonlyArray<readonly [string, mcp.McpForm]> = [
  ['brief', { verbosity: 'brief' }],
  ['in full', { verbosity: 'full' }],
  ['within a budget', { budget: 60 }],
  ['with a base', { baseUrl: 'https://site.example/' }],
  ['for an older client', { version: '2024-11-05' }],
  ['with the drafted class', { toolFailure: { correlationId: 'c-17' } }]
]

for (const [how, form] of forms) {
  test(`what rides along is compared with a text that was said ${how}`, () => {
    for (const fault of [
      broken,
      signIn,
      { ...signIn, challenges: [], setupUrl: '/integrations' }
    ]) {
      assert.equal(notesOf(mcp.encode(fault, form)), [])
    }
  })
}

test('what rides along beside a question to the user counts, and its addresses are those of the question', () => {
  const wire = seen(mcp.encode(signIn, { elicit: { capabilities: { url: {} } } }))
  assert.is(own(wire, 'resultType'), 'input_required')
  assert.equal(read(wire).value, signIn)
  const requests = {
    c1: {
      method: 'elicitation/create',
      params: { mode: 'url', message: 'm', url: 'https://x.example/' }
    }
  }
  const moved = { ...Object(wire), inputRequests: requests }
  const found = decode(moved)
  assert.ok(found._tag === 'Right' && isRecord(found.right.value))
  assert.match(JSON.stringify(found._tag === 'Right' && found.right.value), 'https://x.example/')
  assert.not.match(JSON.stringify(found._tag === 'Right' && found.right.value), 'auth.example.com')
})

// 2025-11-25, Tools, "Error Handling": what a tool's own code throws is a tool execution error.
test('a fault of the server in a result is read by what rides along, and else failed', () => {
  const fault = internal({ tool: 'add' })
  const whole = decode(mcp.encode(fault, { others: 'result' }))
  assert.ok(whole._tag === 'Right')
  assert.equal(whole.right.value, fault)
  assert.is(whole.right.form.others, 'result')
  const bare = decode(mcp.encode(fault, { others: 'result', carrier: false }))
  assert.ok(bare._tag === 'Right')
  assert.is(bare.right.value.kind, 'execution_failed')
})

test.run()
