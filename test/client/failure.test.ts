import {
  InsecureTokenEndpointError,
  InsufficientScopeError,
  OAuthError,
  ProtocolError
} from '@modelcontextprotocol/client'
import {
  InvalidGrantError,
  InsufficientScopeError as ScopeErrorV1,
  TemporarilyUnavailableError
} from '@modelcontextprotocol/sdk/server/auth/errors.js'
import { McpError } from '@modelcontextprotocol/sdk/types.js'
import { failureOf } from '@toolfault/client/failure'
import { mcpCaller } from '@toolfault/client/mcp-sdk-v2'
import {
  authorizationRequired,
  invalid,
  invalidArguments,
  toolFault,
  unavailable
} from '@toolfault/model'
import { wires, write } from '@toolfault/protocols/wires'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/failure')

const thrown = (message: string, more: object = {}, name?: string): Error =>
  Object.assign(new Error(message), more, name === undefined ? {} : { name })

/** What clients throw where no server answered (seams A; the SDKs' own codes). */
for (const [what, error, kind, unsure] of [
  [
    'fetch, refused',
    Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } }),
    'unavailable',
    false
  ],
  [
    'fetch, reset',
    Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } }),
    'unavailable',
    true
  ],
  ['fetch in a browser', new TypeError('Failed to fetch'), 'unavailable', true],
  ['AbortSignal.timeout', thrown('timed out', {}, 'TimeoutError'), 'unavailable', true],
  [
    'v1, timeout',
    thrown('MCP error -32001: Request timed out', { code: -32001 }),
    'unavailable',
    true
  ],
  [
    'v1, closed',
    thrown('MCP error -32000: Connection closed', { code: -32000 }),
    'unavailable',
    true
  ],
  ['v1, not connected', thrown('Not connected'), 'unavailable', false],
  ['v1, HTTP 503', thrown('Streamable HTTP error: busy', { code: 503 }), 'unavailable', false],
  [
    'v1, HTTP 401',
    thrown('Streamable HTTP error: who', { code: 401 }),
    'authorization_required',
    false
  ],
  ['unauthorized', thrown('no', {}, 'UnauthorizedError'), 'authorization_required', false],
  // No tool has run: nothing was sent, or it was refused (facts 1.5).
  [
    'v2, too small a scope',
    new InsufficientScopeError({ requiredScope: 'files:write' }),
    'authorization_required',
    false
  ],
  [
    'v2, an old grant',
    new OAuthError('invalid_grant', 'Refresh token expired'),
    'authorization_required',
    false
  ],
  [
    'v1, an old grant',
    new InvalidGrantError('Refresh token expired'),
    'authorization_required',
    false
  ],
  ['v1, too small a scope', new ScopeErrorV1('no'), 'authorization_required', false],
  [
    'v2, an authorization server that is busy',
    new OAuthError('temporarily_unavailable', 'later'),
    'unavailable',
    false
  ],
  ['v1, the same', new TemporarilyUnavailableError('later'), 'unavailable', false],
  ['v2, no TLS', new InsecureTokenEndpointError('http://a.example'), 'misconfigured', false],
  ['v2, timeout', thrown('late', { code: 'REQUEST_TIMEOUT' }, 'SdkError'), 'unavailable', true],
  ['v2, not connected', thrown('no', { code: 'NOT_CONNECTED' }, 'SdkError'), 'unavailable', false],
  [
    'v2, HTTP 502',
    thrown('bad', { code: 'CLIENT_HTTP_UNEXPECTED_CONTENT', data: { status: 502 } }),
    'unavailable',
    true
  ],
  ['v2, HTTP 307', thrown('bad', { code: 'X', data: { status: 307 } }), 'misconfigured', false],
  ['v2, HTTP 303', thrown('bad', { code: 'X', data: { status: 303 } }), 'misconfigured', true],
  ['v2, HTTP 500', thrown('bad', { code: 'X', data: { status: 500 } }), 'internal', true],
  [
    'fetch, a host that nobody reaches',
    Object.assign(new TypeError('fetch failed'), {
      cause: { code: 'EHOSTUNREACH', syscall: 'connect' }
    }),
    'unavailable',
    false
  ],
  [
    'fetch, a connection that takes too long',
    Object.assign(new TypeError('fetch failed'), { cause: { code: 'UND_ERR_CONNECT_TIMEOUT' } }),
    'unavailable',
    false
  ],
  ['no JSON', new SyntaxError('Unexpected token, "What else" is not valid JSON'), 'internal', true],
  [
    'v1, HTML',
    thrown('Streamable HTTP error: Unexpected content type: text/html', { code: -1 }),
    'internal',
    true
  ],
  ['v2, broken result', thrown('bad', { code: 'INVALID_RESULT' }), 'internal', true],
  ['v2, a capability', thrown('bad', { code: 'CAPABILITY_NOT_SUPPORTED' }), 'misconfigured', false]
] as const) {
  test(`${what}: ${kind}${unsure ? ', and the tool may have run' : ''}`, () => {
    const failure = failureOf(error, { tool: 't' })
    assert.equal(
      [failure?.fault.kind, failure?.unsure === true, failure?.fault.tool],
      [kind, unsure, 't']
    )
  })
}

test('the words of an authorization that failed are for operators', async () => {
  const error = new OAuthError('invalid_grant', 'Refresh token expired')
  const call = mcpCaller({ callTool: async () => Promise.reject(error) })
  assert.equal(await call({ id: '1', tool: 't', args: {} }), {
    ok: false,
    fault: {
      kind: 'authorization_required',
      of: 'server',
      challenges: [],
      developerMessage: 'Refresh token expired',
      tool: 't'
    }
  })
  // A code of OAuth in an error of somebody else's says nothing.
  for (const odd of [
    thrown('no', { code: 'invalid_grant' }),
    thrown('no', { errorCode: 'invalid_grant' }),
    thrown('no', {}, 'OAuthError')
  ]) {
    assert.is.not(failureOf(odd)?.fault.kind, 'authorization_required')
  }
})

test('an error that a server answered is read as its protocol has it, without the code of the SDK', () => {
  const error = thrown('MCP error -32602: Question: Who should I send it to?', {
    code: -32602,
    data: { retry_capable: true, error_category: 'missing_parameter', required_parameter: 'to' }
  })
  const fault = failureOf(error)?.fault
  assert.is(fault?.message, 'Question: Who should I send it to?')
  assert.equal(fault?.kind === 'invalid_arguments' && fault.issues.map(({ path }) => path), [
    ['to']
  ])
})

test('-32042 of 2025-11-25 names the pages (row M5)', () => {
  const url = 'https://a.example/connect'
  const data = { elicitations: [{ mode: 'url', elicitationId: 'e', url, message: 'Connect' }] }
  const error = { code: -32042, message: 'x', data }
  for (const one of [
    error,
    { jsonrpc: '2.0', id: 1, error },
    thrown('MCP error -32042: x', error)
  ]) {
    const fault = failureOf(one)?.fault
    assert.equal(fault?.kind === 'authorization_required' && fault.challenges, [{ id: 'e', url }])
  }
})

test('a fault that was thrown is that fault', () => {
  const fault = authorizationRequired('server')
  assert.equal(failureOf(toolFault(fault))?.fault, fault)
  assert.equal(failureOf(unavailable())?.fault, unavailable())
})

test('every wire is told by its members as well as by its name', () => {
  const fault = invalidArguments('forecast', {
    issues: [{ path: ['city'], kind: 'missing', keyword: 'required' }]
  })
  for (const wire of wires) {
    const answer: unknown = JSON.parse(JSON.stringify(write(invalid(fault), wire)))
    const found = failureOf(answer)?.fault
    assert.is(found?.kind, 'invalid_arguments', wire)
    assert.equal(found, failureOf(answer, { wire })?.fault, wire)
  }
})

test('the wire is told by the members of an answer', () => {
  const details = [
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field: 'city', description: 'is missing' }]
    }
  ]
  // google.rpc.Status, AIP-193; RFC 9457.
  for (const answer of [
    { error: { code: 3, message: 'Bad', details } },
    { code: 3, message: 'Bad', details },
    {
      type: 'about:blank',
      title: 'Bad',
      status: 422,
      errors: [{ pointer: '#/city', detail: 'is missing' }]
    },
    { status: 422, body: { title: 'Bad', errors: [{ pointer: '#/city', detail: 'is missing' }] } }
  ]) {
    const fault = failureOf(answer)?.fault
    assert.equal(
      fault?.kind === 'invalid_arguments' && fault.issues.map(({ path }) => path),
      [['city']],
      JSON.stringify(answer)
    )
  }
})

// F7 protocol, 0.5: a failed execution is MCP's result, with 500.
test('a result of MCP is read with its status and without, in a response and bare', () => {
  const result = { content: [{ type: 'text', text: 'Question: Which city?' }], isError: true }
  for (const answer of [
    result,
    { result },
    { status: 500, body: result },
    { status: 200, body: { jsonrpc: '2.0', id: 1, result } }
  ]) {
    const fault = failureOf(answer)?.fault
    assert.is(fault?.kind, 'invalid_arguments', JSON.stringify(answer))
    assert.is(fault?.message, 'Question: Which city?')
  }
})

test('the answer to a call that succeeded is no failure', () => {
  for (const answer of [
    { content: [] },
    { content: [], isError: false, resultType: 'complete' },
    { status: 200, body: { call_id: 'c', success: true } },
    { status: 200, body: { result: { call_id: 'c', success: true } } },
    { success: true },
    { status: 200, body: { valid: true } },
    { valid: true, errors: [] }
  ]) {
    assert.is(failureOf(answer), undefined, JSON.stringify(answer))
  }
})

test('total: whatever comes is a failure with a kind, or none', () => {
  const odd = [
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('no')
        }
      }
    ),
    {
      get message(): string {
        throw new Error('no')
      }
    },
    Object.create(null),
    Symbol('x'),
    () => 1,
    1n
  ]
  for (const one of odd) assert.ok(failureOf(one)?.fault.kind)
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (one) => {
      const failure = failureOf(one, { tool: 't' })
      assert.ok(failure === undefined || typeof failure.fault.kind === 'string')
    })
  )
})

// Seams, A1: SDKs up to 1.20 answer bad arguments with -32602 and zod's JSON, and the client prefixes it once more.
test("an error of an MCP SDK's client is read as MCP's, whatever wire its members would fit", () => {
  const issue = { code: 'invalid_type', expected: 'string', received: 'undefined', path: ['city'] }
  const said = JSON.stringify([{ ...issue, message: 'Required' }], null, 2)
  const message = `Invalid arguments for tool book: ${said}`
  const fault = {
    kind: 'invalid_arguments',
    tool: 'book',
    issues: [{ path: ['city'], kind: 'missing', keyword: 'required', message: 'Required' }]
  }
  for (const error of [
    new McpError(-32602, `MCP error -32602: ${message}`),
    new ProtocolError(-32602, message)
  ]) {
    assert.equal(failureOf(error)?.fault, fault)
    assert.equal(failureOf(error, { tool: 'other' })?.fault, fault)
    assert.is(failureOf(error, { wire: 'json-rpc' })?.fault.tool, undefined)
  }
  const unknown = failureOf(new McpError(-32602, 'Tool nope not found'))
  assert.equal([unknown?.fault.kind, unknown?.fault.tool], ['unknown_tool', 'nope'])
  const busy = failureOf(new McpError(-32603, 'boom'))
  assert.equal([busy?.fault.kind, busy?.confidence], ['internal', undefined])
  // Of another client nobody knows whether it speaks MCP.
  const other = thrown(message, { code: -32602 }, 'ResponseError')
  assert.equal(failureOf(other)?.fault, { kind: 'invalid_arguments', issues: [], message })
})

test.run()
