import { own } from '@toolfault/model'
import { translate } from '@toolfault/protocols/translate'
import { read } from '@toolfault/protocols/translate/read'
import type { WireName } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/translate/gateway')

const faultOf = (wire: unknown, from: WireName): unknown => {
  const decoded = read(wire, from)
  assert.is(decoded._tag, 'Right', JSON.stringify(decoded))
  return own(own(own(decoded, 'right'), 'value'), 'fault')
}

const notesOf = (wire: unknown, from: WireName): unknown =>
  own(own(own(read(wire, from), 'right'), 'form'), 'notes')

const textOf = (wire: unknown, from: WireName, tool?: string): unknown =>
  own(own(translate(wire, from, 'text', tool === undefined ? {} : { tool }), 'right'), 'wire')

const http = ['oxp', 'problem-details'] as const

// RFC 9110, section 10.2.3: "Retry-After = HTTP-date / delay-seconds"; section 5.1: names are case-insensitive.
test('Retry-After is read from an object, from Headers, from pairs and from lists of Node', () => {
  for (const from of http) {
    for (const headers of [
      { 'retry-after': '7' },
      { 'Retry-After': '7', date: 'x' },
      { 'RETRY-AFTER': ['7'] },
      new Headers({ 'Retry-After': '7', 'x-other': '1' }),
      [
        ['x-other', '1'],
        ['Retry-After', '7']
      ],
      // Section 6.6.1: `Date` is when the answer was made, so a date needs no clock.
      { date: 'Fri, 31 Dec 1999 23:59:52 GMT', 'retry-after': 'Fri, 31 Dec 1999 23:59:59 GMT' }
    ]) {
      for (const body of [
        { message: 'busy', title: 'busy' },
        undefined,
        null,
        '<html>',
        { error: 'x' }
      ]) {
        const fault = faultOf({ status: 503, headers, body }, from)
        assert.is(own(fault, 'kind'), 'unavailable')
        assert.is(own(fault, 'retryAfterMs'), 7_000, `${from} ${JSON.stringify({ headers, body })}`)
      }
    }
    const odd = {
      status: 503,
      headers: { 'retry-after': 'soon' },
      body: { message: 'm', title: 'm' }
    }
    assert.is(own(faultOf(odd, from), 'retryAfterMs'), undefined)
  }
})

test('the delay of OXP crosses to MCP, and nothing of it is lost', () => {
  const wire = { status: 503, headers: { 'retry-after': '7' }, body: { message: 'busy' } }
  const made = translate(wire, 'oxp', 'mcp')
  assert.match(JSON.stringify(own(own(made, 'right'), 'wire')), 'Try again in 7 s')
  assert.equal(own(own(made, 'right'), 'loses'), [])
  assert.equal(own(own(translate(wire, 'oxp', 'oxp'), 'right'), 'wire'), wire)
})

// RFC 9457, section 4.2.1: "the problem has no additional semantics beyond that of the HTTP status code".
test('a status whose body says nothing is read alone, and a note says so', () => {
  const kinds: ReadonlyArray<readonly [number, string]> = [
    [400, 'malformed_request'],
    [401, 'authorization_required'],
    [403, 'authorization_required'],
    [404, 'unknown_tool'],
    [410, 'unknown_tool'],
    [422, 'invalid_arguments'],
    [429, 'unavailable'],
    [500, 'internal'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable']
  ]
  for (const from of http) {
    for (const [status, kind] of kinds) {
      for (const body of ['<html>no</html>', { other: 'kaboom' }, {}, null]) {
        const wire = { status, headers: {}, body }
        assert.is(
          own(faultOf(wire, from), 'kind'),
          kind,
          `${from} ${status} ${JSON.stringify(body)}`
        )
        // OXP, row O4: a 401 has no body.
        if (from === 'oxp' && status === 401) continue
        assert.equal(notesOf(wire, from), ['from_status'])
      }
    }
    for (const status of [200, 204, 302]) {
      assert.is(read({ status, body: '<html>' }, from)._tag, 'Left')
    }
  }
})

test('a bare 404 says of no tool that it ran', () => {
  for (const from of http) {
    assert.is(
      textOf({ status: 404, body: '<html>' }, from, 'get_weather'),
      'Unknown tool: get_weather'
    )
    assert.not.match(String(textOf({ status: 404, body: '<html>' }, from)), /ran/)
  }
  const blank = { status: 404, body: { type: 'about:blank', title: 'Not Found', status: 404 } }
  assert.is(own(faultOf(blank, 'problem-details'), 'kind'), 'unknown_tool')
})

test('the caller names the tool and the call where the wire does not', () => {
  const wire = {
    status: 422,
    body: {
      message: '',
      parameter_errors: { b: 'Must be a number' }
    }
  }
  assert.is(textOf(wire, 'oxp', 'add'), 'Invalid arguments for tool add: `b`: Must be a number.')
  const made = translate(wire, 'oxp', 'fault', { tool: 'add', callId: 'c1' })
  assert.match(JSON.stringify(made), /"tool":"add"/)
  assert.match(JSON.stringify(made), /"callId":"c1"/)
  const named = { status: 400, body: { message: 'Unknown tool: other' } }
  assert.is(textOf(named, 'oxp', 'add'), 'Unknown tool: other')
})

test('a success is refused in a way that a program can tell apart', () => {
  const wins: ReadonlyArray<readonly [WireName, unknown]> = [
    ['oxp', { status: 200, body: { success: true, value: 3 } }],
    ['problem-details', { status: 200, body: { title: 'Fine' } }],
    ['json-rpc', { success: true, data: 3 }],
    ['f7', { status: 200, body: { content: [] } }]
  ]
  for (const [from, wire] of wins) {
    const made = translate(wire, from, 'text')
    assert.equal(
      made._tag === 'Left' && made.left.map(({ params }) => params),
      [{ reason: 'success' }],
      from
    )
  }
  const nonsense = translate({ status: 200, body: '<html>' }, 'oxp', 'text')
  assert.equal(nonsense._tag === 'Left' && nonsense.left.map(({ params }) => params), [undefined])
})

// Row M2: "JSON-RPC -32602 only when `params` breaks CallToolRequest", "otherwise SEP-1303 is undone"; MCP 2025-11-25,
// Tools, "Error Handling": "Malformed requests (requests that fail to satisfy CallToolRequest schema)".
test('what a service says of a request in its own words is a result of MCP, and not of its `tools/call`', () => {
  const mcp = (wire: unknown, from: WireName): unknown =>
    own(own(translate(wire, from, 'mcp', { form: { carrier: false } }), 'right'), 'wire')
  const result = (text: string): object => ({
    resultType: 'complete',
    content: [{ type: 'text', text }],
    isError: true,
    _meta: { 'dev.toolfault/retry': { retry_capable: true } }
  })
  for (const from of ['oxp', 'problem-details', 'f7'] as const) {
    assert.equal(
      mcp({ status: 400, body: { error: 'city is required' } }, from),
      result('Invalid request: city is required'),
      from
    )
    assert.equal(
      mcp({ status: 409, body: 'Booked already' }, from),
      result('Invalid request: Booked already'),
      from
    )
  }
  const code = (wire: unknown, from: WireName): unknown =>
    own(own(mcp(wire, from), 'error'), 'code')
  // What is written here of a request, what is no JSON (facts 6), what nobody says, and another JSON-RPC.
  const shape = { error: { code: -32602, message: 'Bad call' } }
  assert.is(code({ status: 400, body: { message: 'Invalid request: no name' } }, 'oxp'), -32602)
  assert.is(code({ status: 400, body: { error: 'Bad Request', path: '/' } }, 'oxp'), -32602)
  assert.is(code(shape, 'json-rpc'), -32602)
  const syntax = { path: '', message: 'Invalid JSON: at 3', keyword: 'format' }
  assert.is(code({ status: 400, body: { valid: false, errors: [syntax] } }, 'f7'), -32700)
  // Who spells it otherwise is heard.
  const form = { others: 'protocol' } as const
  const made = translate({ status: 400, body: { error: 'Is bad' } }, 'f7', 'mcp', { form })
  assert.is(own(own(own(own(made, 'right'), 'wire'), 'error'), 'code'), -32602)
})

test.run()
