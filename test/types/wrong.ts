/** A value that a schema must take, and the same wrong in one thing each, which it must not. */
export interface Wrong {
  readonly schema: string
  readonly right: object
  /** The sentence that is broken, and the member that breaks it; `undefined` takes the member away. */
  readonly wrong: ReadonlyArray<readonly [clause: string, path: ReadonlyArray<string>, to: unknown]>
}

const text = { type: 'text', text: 'Invalid arguments' }
const result = { content: [text], isError: true }
const mcpWrong: Wrong['wrong'] = [
  ['Schema, CallToolResult: required content', ['content'], undefined],
  ['Schema, CallToolResult: content is an array', ['content'], 'Invalid arguments'],
  ['Schema, CallToolResult: isError is boolean', ['isError'], 'true'],
  ['Schema, TextContent: required text', ['content', '0', 'text'], undefined],
  ['Schema, ContentBlock: one of the types', ['content', '0', 'type'], 'markdown']
]
const link = { type: 'resource_link', uri: 'a:b', name: 'n' }
const sound = { type: 'audio', data: '', mimeType: 'audio/wav' }
const member = { code: 3, message: 'm' }
const detail = 'type.googleapis.com/google.rpc.'
const details = [
  { '@type': `${detail}BadRequest`, fieldViolations: [{ field: 'a', reason: 'TYPE' }] },
  {
    '@type': `${detail}ErrorInfo`,
    reason: 'INVALID_ARGUMENTS',
    domain: 'd',
    metadata: { key: 'v' }
  },
  { '@type': `${detail}RetryInfo`, retryDelay: '1.500s' },
  { '@type': 'type.googleapis.com/com.example.Other', what: 1 }
]
const rpcWrong = (...to: ReadonlyArray<string>): Wrong['wrong'] => [
  ['status.proto: string message', [...to, 'message'], 1],
  [
    'error_details.proto: repeated field_violations',
    [...to, 'details', '0', 'fieldViolations'],
    {}
  ],
  ['ErrorInfo.reason: [A-Z][A-Z0-9_]+[A-Z0-9]', [...to, 'details', '1', 'reason'], 'invalid'],
  ['ErrorInfo.metadata: [a-z][a-zA-Z0-9-_]+', [...to, 'details', '1', 'metadata'], { 'a b': 'v' }],
  ['Duration: seconds with s behind', [...to, 'details', '2', 'retryDelay'], '1500'],
  ['Any: @type', [...to, 'details', '3', '@type'], undefined]
]
const issue = { path: ['city'], kind: 'missing', keyword: 'required' }
const advice = { path: ['city'], kind: 'missing', count: 2, fix: { id: 'add', types: ['string'] } }
const fault = { kind: 'invalid_arguments', tool: 't', issues: [issue], advice: [advice] }
const issueWrong = (...to: ReadonlyArray<string>): Wrong['wrong'] => [
  ['Issue: a missing key is blamed at the key', [...to, 'path'], undefined],
  ['Path: unescaped keys', [...to, 'path'], '/city'],
  ['Path: an array index is its decimal text', [...to, 'path'], ['list', 0]],
  ['issueKinds: a closed list', [...to, 'kind'], 'required'],
  ['Issue: what a validator did not say is absent, never null', [...to, 'keyword'], null]
]
const adviceWrong = (...to: ReadonlyArray<string>): Wrong['wrong'] => [
  ['Advice: how many issues this one stands for', [...to, 'count'], 1.5],
  ['Fix: a closed union', [...to, 'fix', 'id'], 'append'],
  ['Fix: add takes types', [...to, 'fix', 'types'], 'string']
]
const faultWrong: Wrong['wrong'] = [
  ['Fault: nine kinds', ['kind'], 'invalid_params'],
  ['InvalidArguments: issues', ['issues'], undefined],
  ['FaultDetails: a tool has a name', ['tool'], 7],
  ...issueWrong('issues', '0'),
  ...adviceWrong('advice', '0')
]
const agentopia = { retry_capable: true, error_category: 'missing_parameter', tool_name: 'send' }
const jsonRpc = { code: -32602, message: 'Question: to whom?', data: agentopia }
const jsonRpcWrong = (...to: ReadonlyArray<string>): Wrong['wrong'] => [
  ['JSON-RPC 5.1: This MUST be an integer', [...to, 'code'], -32602.5],
  ['JSON-RPC 5.1: code', [...to, 'code'], undefined],
  ['JSON-RPC 5.1: message, a String', [...to, 'message'], null],
  ['seed 001, Error Categories', [...to, 'data', 'error_category'], 'missing_parameters'],
  ['seed 001: "retry_capable": true', [...to, 'data', 'retry_capable'], 'yes']
]
const challenge = { id: 'c', url: 'https://a.example' }
const oxpError = { message: 'm', missing_requirements: { authorization: [challenge] } }
const called = { call_id: 'c', success: false, error: { message: 'm', retry_after_ms: 5 } }
const capability = { supported: true, method: 'validate', maxBatchSize: 5 }
const request = {
  name: 'send',
  _meta: {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {}
  }
}

/** Written by hand, from the texts. */
export const wrongs: ReadonlyArray<Wrong> = [
  {
    schema: 'mcp',
    right: { ...result, resultType: 'complete' },
    wrong: [
      ...mcpWrong,
      ['Schema, Result: required resultType (row M8)', ['resultType'], undefined]
    ]
  },
  {
    schema: 'mcp',
    right: { error: { code: -32602, message: 'Unknown tool: t' } },
    wrong: [
      ['Schema, Error: code is an integer', ['error', 'code'], '-32602'],
      ['Schema, Error: required message', ['error', 'message'], undefined]
    ]
  },
  {
    schema: 'mcp',
    right: {
      resultType: 'input_required',
      inputRequests: { a: { method: 'roots/list' } }
    },
    wrong: [['MRTR, InputRequest', ['inputRequests', 'a', 'method'], 'roots/read']]
  },
  {
    schema: 'mcp-2025-11-25',
    right: { ...result, content: [text, link], structuredContent: {} },
    wrong: [
      ...mcpWrong,
      ['Schema, CallToolResult: structuredContent is an object', ['structuredContent'], null],
      ['Schema, ResourceLink: required uri', ['content', '1', 'uri'], undefined]
    ]
  },
  {
    schema: 'mcp-2025-06-18',
    right: { ...result, content: [text, link] },
    wrong: [...mcpWrong, ['Schema, ResourceLink: name', ['content', '1', 'name'], undefined]]
  },
  {
    schema: 'mcp-2025-03-26',
    right: { ...result, content: [text, sound] },
    wrong: [...mcpWrong, ['resource links came with 2025-06-18', ['content', '1'], link]]
  },
  {
    schema: 'mcp-2024-11-05',
    right: result,
    wrong: [...mcpWrong, ['audio came with 2025-03-26', ['content', '0'], sound]]
  },
  {
    schema: 'mcp-request',
    right: request,
    wrong: [
      ['Schema, CallToolRequestParams: name', ['name'], undefined],
      ['Basic, _meta: every request', ['_meta'], undefined],
      ['Schema, CallToolRequestParams: arguments is an object', ['arguments'], []]
    ]
  },
  { schema: 'json-rpc', right: jsonRpc, wrong: jsonRpcWrong() },
  {
    schema: 'json-rpc-response',
    right: { jsonrpc: '2.0', id: 1, error: jsonRpc },
    wrong: [
      ...jsonRpcWrong('error'),
      ['JSON-RPC 5: jsonrpc MUST be exactly "2.0"', ['jsonrpc'], '1.0'],
      ['JSON-RPC 5: id', ['id'], {}]
    ]
  },
  {
    schema: 'json-rpc-edge',
    right: { success: false, error: 'Question: to whom?', metadata: agentopia },
    wrong: [
      ['Edge Function Response: "success": false', ['success'], true],
      ['Edge Function Response: "error": a text', ['error'], { message: 'm' }],
      ['Error Categories', ['metadata', 'error_category'], 'other']
    ]
  },
  {
    schema: 'oxp',
    right: { status: 422, body: { message: 'm', parameter_errors: { a: 'is missing' } } },
    wrong: [
      ['Input Validation Error Response: HTTP 422', ['status'], 421],
      ['ValidationErrorResponse: required message', ['body', 'message'], undefined],
      ['parameter_errors: one sentence a parameter', ['body', 'parameter_errors', 'a'], ['x']]
    ]
  },
  {
    schema: 'oxp',
    right: { status: 400, body: oxpError },
    wrong: [
      ['Server Error Response: required message', ['body', 'message'], undefined],
      ['openapi, 401: no body', ['status'], 401],
      ['Challenge: url', ['body', 'missing_requirements', 'authorization', '0', 'url'], undefined],
      ['Challenge: closed', ['body', 'missing_requirements', 'authorization', '0', 'more'], 1]
    ]
  },
  {
    schema: 'oxp',
    right: { status: 200, body: called },
    wrong: [
      ['CallToolResponse: required call_id', ['body', 'call_id'], undefined],
      ['CallToolResponse: an error where success is false', ['body', 'error'], undefined],
      ['row O3: milliseconds, an integer', ['body', 'error', 'retry_after_ms'], 0.5]
    ]
  },
  {
    schema: 'oxp-check',
    right: { status: 'pending' },
    wrong: [['pending, completed or failed', ['status'], 'done']]
  },
  {
    schema: 'f7',
    right: { status: 200, body: { valid: true } },
    wrong: [
      ['criterion 11: exactly {"valid": true}', ['body', 'errors'], []],
      ['Precondition 2: 400 is a failure', ['status'], 400],
      ['Status Code Rules', ['status'], 422]
    ]
  },
  {
    schema: 'f7',
    right: { status: 200, body: { valid: false, errors: [{ path: '/a~1b', message: 'm' }] } },
    wrong: [
      ['errors is never empty when valid is false', ['body', 'errors'], []],
      ['path: JSON Pointer (RFC 6901)', ['body', 'errors', '0', 'path'], 'a.b'],
      ['RFC 6901, 3: ~ is ~0', ['body', 'errors', '0', 'path'], '/a~b'],
      ['row V10: path, message, keyword', ['body', 'errors', '0', 'code'], 'x'],
      ['errors[].message', ['body', 'errors', '0', 'message'], undefined]
    ]
  },
  {
    schema: 'f7',
    right: { status: 404, body: { error: 'Tool not found: t' } },
    wrong: [['Precondition 1: {"error": …}', ['body'], { valid: false, errors: [] }]]
  },
  {
    schema: 'ncp',
    right: { valid: false, errors: ['e'], warnings: [] },
    wrong: [
      ['Output Format: errors are strings', ['errors', '0'], { message: 'e' }],
      ['Output Format: "warnings"', ['warnings'], undefined],
      ['Output Format: "valid": boolean', ['valid'], 'false']
    ]
  },
  {
    schema: 'ncp-request',
    right: { tool: 't', arguments: {} },
    wrong: [
      ['required: tool', ['tool'], undefined],
      ['required: arguments (row N1)', ['arguments'], undefined],
      ['arguments: object', ['arguments'], 'a']
    ]
  },
  {
    schema: 'ncp-capability',
    right: { experimental: { toolValidation: capability } },
    wrong: [
      ['row N3: supported', ['experimental', 'toolValidation', 'supported'], undefined],
      ['maxBatchSize', ['experimental', 'toolValidation', 'maxBatchSize'], 2.5]
    ]
  },
  {
    schema: 'problem-details',
    right: { status: 422, body: { status: 422, errors: [{ detail: 'd', pointer: '#/age' }] } },
    wrong: [
      ['RFC 9457, 3.1.2: a JSON number', ['body', 'status'], '422'],
      ['RFC 9457, appendix A: maximum 599', ['body', 'status'], 600],
      ['RFC 9457, 3.1.3: title is a string', ['body', 'title'], ['t']],
      ['RFC 9457, 3: "pointer"', ['body', 'errors', '0', 'pointer'], undefined]
    ]
  },
  {
    schema: 'bad-request',
    right: { ...member, details },
    wrong: [
      ...rpcWrong(),
      ['code.proto: 1 to 16 are errors', ['code'], 0],
      ['code.proto: the last is 16', ['code'], 17]
    ]
  },
  {
    schema: 'bad-request-http',
    right: { error: { ...member, code: 400, status: 'INVALID_ARGUMENT', details } },
    wrong: [
      ...rpcWrong('error'),
      ['AIP-193: the name of the code', ['error', 'status'], 'BAD_REQUEST']
    ]
  },
  {
    schema: 'bad-request-a2a',
    right: { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'm', data: details } },
    wrong: [['A2A: data is the list of details', ['error', 'data'], {}]]
  },
  {
    schema: 'fault',
    right: { version: 1, ...fault },
    wrong: [
      ...faultWrong,
      ['docs/formats/fault.md: version 1', ['version'], 2],
      ['developerMessage never leaves', ['developerMessage'], 'stack']
    ]
  },
  {
    schema: 'fault-carrier',
    right: { version: 1, ...fault, mark: '0123abcd' },
    wrong: [...faultWrong, ['the mark of the text', ['mark'], undefined]]
  },
  { schema: 'model/fault', right: fault, wrong: [...faultWrong, ['closed', ['more'], 1]] },
  { schema: 'model/issue', right: issue, wrong: [...issueWrong(), ['closed', ['value'], 'x']] },
  {
    schema: 'model/findings',
    right: { issues: [issue], truncated: true },
    wrong: [...issueWrong('issues', '0'), ['true or absent', ['truncated'], false]]
  },
  { schema: 'model/advice', right: advice, wrong: [...adviceWrong(), ['closed', ['text'], 'x']] },
  {
    schema: 'model/verdict',
    right: { valid: false, fault, warnings: [{ id: 'ignored_key', path: ['a'] }] },
    wrong: [
      ['InvalidVerdict: why', ['fault'], undefined],
      ['Remark: a closed union', ['warnings', '0', 'id'], 'other'],
      ['Fault: nine kinds', ['fault', 'kind'], 'other']
    ]
  },
  {
    schema: 'model/attempt',
    right: { tool: 't', fingerprint: 'f', marks: [], count: 1 },
    wrong: [
      ['Attempt: fingerprint', ['fingerprint'], undefined],
      ['Attempt: how many times in a row', ['count'], 1.5]
    ]
  }
]
