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
  [
    'v1, the longest timeout',
    thrown('MCP error -32001: Maximum total timeout exceeded', { code: -32001 }),
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

test('an answer of HTTP is doubtful as its status is, and waits as its headers ask', () => {
  for (const [answer, kind, unsure, retryAfterMs] of [
    [{ status: 502, body: '<html>502</html>' }, 'unavailable', true],
    [{ status: 504, body: { message: 'Endpoint request timed out' } }, 'unavailable', true],
    [{ status: 504 }, 'unavailable', true],
    [{ status: 408, body: '' }, 'unavailable', true],
    [{ status: 502, body: { title: 'Bad Gateway', status: 502 } }, 'unavailable', true],
    [{ status: 500, body: { message: 'Internal server error' } }, 'internal', true],
    [{ status: 522, body: '' }, 'unavailable', true],
    // What is refused is not done, nor what never reached the server.
    [{ status: 503, body: 'x' }, 'unavailable', false],
    [{ status: 429, body: 'x' }, 'unavailable', false],
    [{ status: 529, body: { error: { message: 'Overloaded' } } }, 'unavailable', false],
    [{ status: 521, body: '<html>' }, 'unavailable', false],
    [{ status: 403, body: { message: 'no' } }, 'authorization_required', false],
    // A tool that says itself that it failed has.
    [
      { status: 500, body: { content: [{ type: 'text', text: 'x' }], isError: true } },
      'execution_failed',
      false
    ],
    [{ status: 503, headers: { 'retry-after': '3' }, body: '<html>' }, 'unavailable', false, 3_000],
    [
      {
        status: 429,
        headers: new Headers({ 'retry-after': '30' }),
        body: { error: { message: 'Slow down' } }
      },
      'unavailable',
      false,
      30_000
    ],
    // GitHub's second limit of the rate.
    [
      { status: 403, headers: { 'retry-after': '60' }, body: { message: 'Secondary rate limit' } },
      'unavailable',
      false,
      60_000
    ],
    [
      { status: 403, headers: { 'retry-after': '60' }, body: { error: 'No' } },
      'unavailable',
      false,
      60_000
    ]
  ] as const) {
    const found = failureOf(answer, { tool: 't' })
    assert.equal(
      [found?.fault.kind, found?.unsure === true, found?.fault.tool],
      [kind, unsure, 't'],
      JSON.stringify(answer)
    )
    const { fault } = found ?? {}
    assert.is(
      fault !== undefined && 'retryAfterMs' in fault ? fault.retryAfterMs : undefined,
      retryAfterMs
    )
  }
  // The wire that is named is doubtful as well.
  for (const wire of ['oxp', 'f7', 'json-rpc', 'mcp', 'problem-details'] as const) {
    const found = failureOf({ status: 504, body: '<html>' }, { wire })
    assert.equal([found?.fault.kind, found?.unsure], ['unavailable', true], wire)
  }
})

test('an error of JSON-RPC is read as MCP has it, whoever says so', () => {
  for (const [code, message, kind, unsure] of [
    [-32000, 'Rate limit exceeded. Retry after 30 seconds', 'unavailable', false],
    [-32603, 'Too many requests, please try again later.', 'unavailable', false],
    [-32001, 'Request timed out', 'unavailable', true],
    [-32001, 'Maximum total timeout exceeded', 'unavailable', true],
    // Python's SDK has a status in the place of its code, and so have gateways.
    [
      408,
      'Timed out while waiting for response to ClientRequest. Waited 5.0 seconds.',
      'unavailable',
      true
    ],
    [504, 'Gateway Timeout', 'unavailable', true],
    [429, 'Slow down', 'unavailable', false],
    [-32603, 'Internal error', 'internal', false]
  ] as const) {
    const error = { code, message }
    for (const answer of [
      { jsonrpc: '2.0', id: 1, error },
      { status: 200, body: { jsonrpc: '2.0', id: 1, error } },
      error,
      { error }
    ]) {
      const found = failureOf(answer)
      assert.equal(
        [found?.fault.kind, found?.unsure === true],
        [kind, unsure],
        JSON.stringify(answer)
      )
    }
  }
  const text = "Input validation error: 'city' is a required property"
  const fault = failureOf({ jsonrpc: '2.0', id: 1, error: { code: -32602, message: text } })?.fault
  assert.equal(fault?.kind === 'invalid_arguments' && fault.issues.map(({ path }) => path), [
    ['city']
  ])
})

test('an explicit no is one, whatever the status says (row A9)', () => {
  const error = { code: 503, message: 'Later', data: { retry_capable: false } }
  for (const answer of [{ error }, { status: 503, body: { jsonrpc: '2.0', id: 1, error } }]) {
    assert.is(failureOf(answer)?.fault.kind, 'internal', JSON.stringify(answer))
  }
})

test('a result that passes on that somebody waited in vain is doubtful', () => {
  for (const [text, unsure] of [
    [
      "Error calling tool 'book': Timed out while waiting for response to ClientRequest. Waited 5.0 seconds.",
      true
    ],
    ["Tool 'book' execution timed out after 5.0s", true],
    ["Error calling tool 'book': the session timed out", false]
  ] as const) {
    const found = failureOf({ content: [{ type: 'text', text }], isError: true })
    assert.is(found?.unsure === true, unsure, text)
  }
})

test('a page tells the kind alone, and a framework what is wrong', () => {
  const page = `<!DOCTYPE html>${'<p>Bad gateway</p>'.repeat(400)}`
  for (const status of [400, 403, 404, 500, 502]) {
    assert.is(failureOf({ status, body: page })?.fault.message, undefined, String(status))
  }
  for (const [answer, kind, message] of [
    [
      { status: 404, body: { error: 'Course 17 not found' } },
      'execution_failed',
      'Course 17 not found'
    ],
    [{ status: 404, body: { error: 'Tool not found: book' } }, 'unknown_tool', undefined],
    [
      { status: 400, body: { statusCode: 400, error: 'Bad Request', message: 'city is required' } },
      'malformed_request',
      'city is required'
    ],
    [
      { status: 400, body: { __type: 'ValidationException', message: 'No such table' } },
      'malformed_request',
      'No such table'
    ],
    [
      { status: 422, body: { message: 'Invalid', errors: { city: ['Required'] } } },
      'invalid_arguments',
      'Invalid'
    ],
    [
      {
        status: 400,
        body: { type: 'error', error: { type: 'invalid_request_error', message: 'Too long' } }
      },
      'malformed_request',
      'Too long'
    ],
    // Anybody's, as a gateway of AWS has it (RFC 9110, section 15.5: "the client seems to have erred").
    [{ status: 400, body: { message: 'Invalid body' } }, 'malformed_request', 'Invalid body'],
    [{ status: 404, body: { message: 'No such hotel' } }, 'execution_failed', 'No such hotel'],
    // Shopify of a missing product, Google of a missing file, FHIR of a patient: the tool is there.
    [{ status: 404, body: { errors: 'Not Found' } }, 'internal', 'Not Found'],
    [
      { status: 404, body: { error: { code: 404, message: 'Not Found' } } },
      'internal',
      'Not Found'
    ],
    [
      { status: 404, body: { issue: [{ code: 'not-found', diagnostics: 'No Patient/9' }] } },
      'execution_failed',
      'No Patient/9'
    ],
    [
      { status: 429, body: { error: { code: 429, message: 'Slow down', data: 1 } } },
      'unavailable',
      'Slow down'
    ]
  ] as const) {
    const fault = failureOf(answer)?.fault
    assert.equal([fault?.kind, fault?.message], [kind, message], JSON.stringify(answer))
  }
})

// OXP, "400 Bad Request": "anything before the tool runs".
test('a message alone is of OXP where somebody says so, and where OXP has sentences of its own', () => {
  const answer = { status: 400, body: { message: 'Down for a week' } }
  assert.is(failureOf(answer, { wire: 'oxp' })?.fault.kind, 'internal')
  const message = 'The tool is unavailable at the moment.'
  assert.is(failureOf({ status: 400, body: { message } })?.fault.kind, 'unavailable')
})

// OXP, "400 Bad Request" and "422": their members say more than that there are others beside them.
test('what OXP says stands, whatever a gateway puts beside it', () => {
  for (const more of [{}, { request_id: 'r1' }, { code: 'E1' }, { timestamp: 'now' }]) {
    const of = (status: number, body: object) => failureOf({ status, body: { ...body, ...more } })
    const url = 'https://air.example.com/connect'
    const authorization = [{ id: 'c-1', url, check_url: url }]
    const needs = of(400, { message: 'Air.', missing_requirements: { authorization } })?.fault
    assert.is(needs?.kind === 'authorization_required' && needs.challenges[0]?.url, url)
    const secrets = { message: 'Air is not set up.', missing_requirements: { secrets: ['KEY'] } }
    const lacks = of(400, secrets)?.fault
    assert.equal(lacks?.kind === 'misconfigured' && lacks.requirements, ['KEY'])
    const wrong = of(422, { message: 'Invalid', parameter_errors: { city: 'is missing' } })?.fault
    assert.equal(wrong?.kind === 'invalid_arguments' && wrong.issues[0]?.path, ['city'])
  }
})

test('the body of a framework without its status has that in it', () => {
  const message = 'Rate limit exceeded, retry in 1 minute'
  assert.equal(failureOf({ statusCode: 429, error: 'Too Many Requests', message })?.fault, {
    kind: 'unavailable',
    message,
    retryAfterMs: 60_000
  })
  assert.is(failureOf({ error: 'x', message: 'the cause' })?.fault.message, 'the cause')
})

test('a server that has too much to do keeps its sentence, and the delay in it', () => {
  const said = 'Rate limit exceeded. Try again in 5 seconds.'
  for (const code of [429, 503, 529]) {
    const fault = { kind: 'unavailable', message: said, retryAfterMs: 5_000 }
    assert.equal(failureOf(thrown(`MCP error ${code}: ${said}`, { code }))?.fault, fault)
    assert.equal(failureOf({ code, message: 'Busy' })?.fault, {
      kind: 'unavailable',
      message: 'Busy'
    })
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
    assert.equal(failureOf(error, { wire: 'json-rpc' })?.fault, fault)
  }
  const unknown = failureOf(new McpError(-32602, 'Tool nope not found'))
  assert.equal([unknown?.fault.kind, unknown?.fault.tool], ['unknown_tool', 'nope'])
  const busy = failureOf(new McpError(-32603, 'boom'))
  assert.equal([busy?.fault.kind, busy?.confidence], ['internal', undefined])
  // Another client's is JSON-RPC's, in which servers say the same.
  const other = thrown(message, { code: -32602 }, 'ResponseError')
  assert.equal(failureOf(other)?.fault, fault)
})

test('a body of a service says what it says, whatever the status stands for', () => {
  for (const [status, body, kind, message] of [
    [200, { ok: false, error: 'channel_not_found' }, 'internal', 'channel_not_found'],
    [
      404,
      { message: 'Not Found', documentation_url: 'https://x.example' },
      'internal',
      'Not Found'
    ],
    [404, { message: 'No document for tool call 17', code: 'nf' }, 'execution_failed'],
    [404, '404 page not found', 'unknown_tool'],
    [404, { message: 'Unknown tool: bok. Did you mean `book`?', code: 'x' }, 'unknown_tool'],
    [400, { message: 'Rate limit exceeded. Try again in 5 seconds.', code: 'x' }, 'unavailable'],
    [400, { error: 'Unauthorized' }, 'malformed_request', 'Unauthorized'],
    [200, { error: { code: -32042, message: 'Question: Who?' } }, 'invalid_arguments'],
    // A status in words that is another one.
    [400, 'Too Many Requests', 'unavailable', 'Too Many Requests'],
    [400, { error: 'Too Many Requests' }, 'unavailable', 'Too Many Requests'],
    [429, 'Too Many Requests', 'unavailable'],
    [400, { __type: 'ThrottlingException', message: 'Rate exceeded' }, 'unavailable'],
    // In our own words, beside a member of somebody else.
    [400, { message: 'Invalid schema: bad', code: 'E_X' }, 'invalid_schema'],
    [400, { message: 'Authorization required.', code: 'E_X' }, 'authorization_required'],
    // What F7 says of a switch (facts 4.7), with a member more.
    [403, { error: 'Tool execution is disabled.', request_id: 'r' }, 'misconfigured'],
    // OXP, "401 Unauthorized", with what a server puts into the body for people.
    [401, { success: false, error: { message: 'Expired' } }, 'authorization_required', 'Expired']
  ] as const) {
    const found = failureOf({ status, body })?.fault
    assert.is(found?.kind, kind, JSON.stringify(body))
    if (message !== undefined) assert.is(found?.message, message)
  }
  assert.is(failureOf({ status: 200, body: { structuredContent: { a: 1 } } }), undefined)
})

test.run()
