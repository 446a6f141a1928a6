import { own } from '@toolfault/model'
import { decode as decodeRpc } from '@toolfault/protocols/json-rpc/read'
import { decode } from '@toolfault/protocols/mcp/read'
import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/mcp/foreign')

const said = (wire: unknown): unknown => {
  const found = decode(wire)
  return found._tag === 'Left'
    ? found.left.map(({ path }) => path.join('/'))
    : [found.right.value.kind, encode(found.right.value)]
}

// RFC 9110, section 15: JSON-RPC leaves all codes outside -32768 to -32000 to the application (section 5.1).
test('a code that is a status of HTTP says who has to act, and no more', () => {
  for (const [code, kind] of [
    [401, 'authorization_required'],
    [402, 'authorization_required'],
    [403, 'authorization_required'],
    [407, 'authorization_required'],
    [429, 'unavailable'],
    [503, 'unavailable'],
    [400, 'internal'],
    [404, 'internal'],
    [422, 'internal'],
    [500, 'internal'],
    [1401, 'internal'],
    [-401, 'internal'],
    [-32001, 'internal']
  ] as const) {
    const wire = error(code, 'Not today')
    for (const found of [decode(wire), decodeRpc(wire)])
      assert.is(own(own(own(found, 'right'), 'value'), 'kind'), kind, String(code))
    assert.equal(said(error(code, 'Unknown tool: x')), ['unknown_tool', 'Unknown tool: x'])
  }
  // The flag says more (row A9).
  const flagged = decode(error(401, 'Not today', { retry_capable: true }))
  assert.is(own(own(own(flagged, 'right'), 'value'), 'kind'), 'unavailable')
})

// Appendix A: for `required` and `additionalProperties` the place is the parent's, and the key is in `params`.
test('the errors of ajv in data are read as ajv means them', () => {
  const ajv = (instancePath: string, keyword: string, params: object, message: string): object => ({
    instancePath,
    schemaPath: `#/${keyword}`,
    keyword,
    params,
    message
  })
  const lacks = "must have required property 'to'"
  const surplus = 'must NOT have additional properties'
  const data = [
    ajv('/a', 'required', { missingProperty: 'to' }, lacks),
    ajv('', 'additionalProperties', { additionalProperty: 'x/y' }, surplus),
    ajv('/n', 'type', { type: 'integer' }, 'must be integer'),
    // Without params its keyword still says the rule.
    { instancePath: '/m', keyword: 'type', message: 'must be integer' }
  ]
  const found = decode(error(-32602, 'Invalid params', data))
  assert.equal(own(own(own(found, 'right'), 'value'), 'issues'), [
    { path: ['a', 'to'], kind: 'missing', keyword: 'required', message: lacks },
    { path: ['x/y'], kind: 'unexpected', keyword: 'additionalProperties', message: surplus },
    {
      path: ['n'],
      kind: 'type',
      keyword: 'type',
      message: 'must be integer',
      params: { type: 'integer' }
    },
    { path: ['m'], kind: 'type', keyword: 'type', message: 'must be integer' }
  ])
})

const error = (code: number, message: string, data?: unknown): object => ({
  error: { code, message, ...(data === undefined ? {} : { data }) }
})

const city = ['invalid_arguments', 'Invalid arguments: `city`: Required.']
const lacks = ['invalid_arguments', 'Invalid arguments: `city` is missing.']

// JSON-RPC 2.0, section 5.1: data "may be omitted", and is whatever the server defines.
test('what data says beside a name of JSON-RPC is told', () => {
  for (const [data, wanted] of [
    ['city is required', lacks],
    [{ reason: 'city is required' }, lacks],
    [{ message: 'city is required' }, lacks],
    [{ error: 'city is required' }, lacks],
    [{ error: 'MISSING', message: 'city is required' }, lacks],
    [{ details: 'city is required' }, lacks],
    [{ issues: [{ code: 'invalid_type', path: ['city'], message: 'Required' }] }, city],
    [[{ code: 'invalid_type', path: ['city'], message: 'Required' }], city],
    [[{ instancePath: '/city', keyword: 'type', message: 'Required' }], city],
    [{ errors: { city: ['Required'] } }, city],
    [{ errors: [{ path: '/city', message: 'Required' }] }, city],
    [{ field: 'city', reason: 'Required' }, city],
    [{ parameter: 'city', message: 'Required' }, city],
    [{ validation_errors: [{ pointer: '/city', keyword: 'type', message: 'Required' }] }, city],
    [
      [{ type: 'missing', loc: ['city'], msg: 'Field required' }],
      ['invalid_arguments', 'Invalid arguments: `city` is missing.']
    ],
    // An argument may be called as a part of a request is.
    [
      [{ type: 'missing', loc: ['path'], msg: 'Field required' }],
      ['invalid_arguments', 'Invalid arguments: `path` is missing.']
    ]
  ] as const) {
    const wire = error(-32602, 'Invalid params', data)
    assert.equal(said(wire), wanted, JSON.stringify(data))
    const rpc = decodeRpc(wire)
    assert.equal(
      rpc._tag === 'Right' && [rpc.right.value.kind, encode(rpc.right.value)],
      wanted,
      `json-rpc ${JSON.stringify(data)}`
    )
  }
})

test('a message that says something is not lost for data', () => {
  for (const [wire, wanted] of [
    [
      error(-32602, 'Tool book', 'city is required'),
      ['invalid_arguments', 'Tool book: city is required']
    ],
    [
      error(-32602, 'Unknown tool: walk', 'Tool not found: walk'),
      ['unknown_tool', 'Unknown tool: walk']
    ],
    [error(-32602, 'city is required', 'city is required'), lacks],
    [error(-32000, 'The disk is full', 'at line 7'), ['internal', 'The disk is full']],
    [
      error(-32603, 'Internal error', 'Missing required arguments: city'),
      ['invalid_arguments', 'Invalid arguments: `city` is missing.']
    ],
    [
      error(-32603, 'Internal error', { errors: [{ message: 'The disk is full' }] }),
      ['internal', 'The disk is full']
    ],
    [error(-32603, 'Internal error', { code: 7 }), ['internal', 'Internal error']],
    [
      error(-32602, 'Invalid params', { issues: [] }),
      ['malformed_request', 'Invalid request: Invalid params']
    ],
    // Agentopia's members say more than a name (row A2).
    [
      error(-32602, 'Invalid params', { parameter: 'city', tool_name: 'book', reason: 'Is odd' }),
      ['invalid_arguments', 'Is odd\n- `city` is not valid']
    ],
    [
      error(-32602, 'We know no such city', { field: 'city', reason: 'Is odd' }),
      ['invalid_arguments', 'We know no such city: Is odd']
    ],
    // What nobody should read.
    [
      error(-32603, 'Internal error', 'Traceback (most recent call last):\n  x'),
      ['internal', 'Internal error']
    ],
    [error(-32603, 'Internal error', { stack: 'Error: x' }), ['internal', 'Internal error']],
    [
      error(-32603, 'Internal error', 'Error: x\n    at f (a.js:1:2)'),
      ['internal', 'Internal error']
    ],
    [error(-32603, 'Internal error', '<html>no</html>'), ['internal', 'Internal error']],
    [
      error(-32000, 'execution reverted', `0x${'0'.repeat(200)}`),
      ['internal', 'execution reverted']
    ],
    [error(-32603, 'Internal error', `0x${'0'.repeat(200)}`), ['internal', 'Internal error']]
  ] as const) {
    assert.equal(said(wire), wanted, JSON.stringify(wire).slice(0, 160))
  }
})

test('a limit of the rate is seen beside data, which may say how long it lasts', () => {
  for (const [wire, delay] of [
    [error(-32029, 'Rate limit exceeded', { retry_after: 30 }), 30_000],
    [error(-32603, 'Too many requests', { retryAfter: '30s' }), 30_000],
    [error(-32000, 'Rate limit exceeded', { retry_after_ms: 1500 }), 1_500],
    [error(-32000, 'Rate limit exceeded', { retryAfterMs: 1500 }), 1_500],
    [error(-32000, 'Rate limit exceeded. Retry after 5 seconds', { retry_after: 30 }), 5_000],
    [error(-32000, 'Server error', 'Rate limit exceeded; retry in 30s'), 30_000],
    [error(-32000, 'Rate limit exceeded', { retry_after: 'soon' }), undefined],
    [error(-32000, 'Rate limit exceeded', { retry_after: -1 }), undefined],
    [error(-32000, 'Rate limit exceeded', { retry_after_ms: -1 }), undefined],
    [error(-32000, 'Rate limit exceeded', { retry_after_ms: 1e300 }), undefined]
  ] as const) {
    const found = own(own(decode(wire), 'right'), 'value')
    assert.equal(
      [own(found, 'kind'), own(found, 'retryAfterMs')],
      ['unavailable', delay],
      JSON.stringify(wire)
    )
  }
})

test('a timeout of version 1 of the SDK is known by its code', () => {
  for (const wire of [
    error(-32001, 'Request timed out', { timeout: 60_000 }),
    error(-32001, 'Maximum total timeout exceeded'),
    error(-32000, 'Connection closed')
  ])
    assert.is(own(said(wire), '0'), 'unavailable', JSON.stringify(wire))
  assert.equal(said(error(-32001, 'Session not found')), ['internal', 'Session not found'])
  assert.equal(said(error(-32603, 'Request timed out')), ['internal', 'Request timed out'])
})

// What serializers of other languages write for what is absent.
test('null, a block without a type and a bare text hide no text', () => {
  for (const more of [
    { _meta: null },
    { resultType: null },
    { structuredContent: null },
    { content: [{ text: 'city is required' }] },
    { content: [{ type: null, text: 'city is required' }] },
    { content: 'city is required' },
    { content: ['city is required'] },
    { content: { type: 'text', text: 'city is required' } },
    { content: [], structuredContent: { error: { code: 'X', message: 'city is required' } } },
    { content: null, structuredContent: 'city is required' },
    { content: [{ type: 'resource', resource: { uri: 'a:b', text: 'city is required' } }] },
    // The blocks come first.
    { structuredContent: { message: 'other' } },
    { error: 'Bad Request' },
    { error: { code: -32603, message: 'other' } }
  ]) {
    const wire = { content: [{ type: 'text', text: 'city is required' }], isError: true, ...more }
    assert.equal(said(wire), ['execution_failed', 'city is required'], JSON.stringify(more))
  }
  for (const content of [
    [],
    [{ type: 'image', data: 'x', mimeType: 'image/png' }],
    [{ type: 'audio', text: 'x' }],
    null
  ])
    assert.equal(said({ content, isError: true }), ['execution_failed', 'The tool ran and failed.'])
})

test.run()
