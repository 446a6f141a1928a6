import { f7 } from '@toolfault/client/f7'
import { jsonRpc } from '@toolfault/client/json-rpc'
import { oxp } from '@toolfault/client/oxp'
import { mendedBy } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { exchange } from './http/exchange.js'

const test = suite('client/says-less')

const rpc = (code: number, message: string): object => ({
  jsonrpc: '2.0',
  id: 'c1',
  error: { code, message }
})
const mcp = (text: string): object => ({ isError: true, content: [{ type: 'text', text }] })
const server = (message: string, more: object = {}): object => ({
  success: false,
  error: { message, ...more }
})

type Row = readonly [caller: typeof oxp, status: string, body: object, expected: string]

// RFC 9110, sections 15.5.2 ("lacks valid authentication credentials"), 15.5.4 and 15.6.4; RFC 6585, section 4: these
// statuses say who has to act, which a code for "invalid params" and a text alone do not.
const rows: ReadonlyArray<Row> = [
  [oxp, '401 Unauthorized', rpc(-32602, 'Invalid or missing access token'), 'user'],
  [f7, '401 Unauthorized', rpc(-32602, 'Invalid or missing access token'), 'user'],
  [oxp, '401 Unauthorized', rpc(-32600, 'Missing Authorization header'), 'user'],
  [f7, '403 Forbidden', rpc(-32602, 'You have no access to this calendar'), 'user'],
  [oxp, '401 Unauthorized', { success: false, error: 'Missing parameter: api_key' }, 'user'],
  [f7, '401 Unauthorized', { success: false, error: 'Missing parameter: api_key' }, 'user'],
  [oxp, '429 Too Many Requests', mcp('Slow down'), 'time'],
  [oxp, '503 Service Unavailable', mcp('Server busy'), 'time'],
  [oxp, '401 Unauthorized', mcp('Your session has expired'), 'user'],
  [
    f7,
    '429 Too Many Requests',
    { call_id: 'c1', ...server('Slow down', { can_retry: true }) },
    'time'
  ],
  [f7, '403 Forbidden', server('Unauthorized', { can_retry: false }), 'user']
]

for (const [caller, status, body, who] of rows) {
  test(`${status} says who acts, whatever says no more: ${JSON.stringify(body)}`, async () => {
    const { answer } = await exchange(caller, '/', status, body)
    assert.is(answer.ok ? 'success' : mendedBy(answer.fault), who)
    const sentence = /"(?:text|message|error)":"([^"]+)"/.exec(JSON.stringify(body))?.[1]
    assert.is(answer.ok ? 'success' : answer.fault.message, sentence)
  })
}

// OXP, "Tool Errors": "can_retry" is of the tool, which has run; RFC 9110, section 15.6.5: a gateway knows nothing of that.
test('what a tool says of itself is not sent again, whatever its status', async () => {
  const over = server('Seat 4 is already booked', { can_retry: false })
  for (const status of ['502 Bad Gateway', '503 Service Unavailable', '504 Gateway Timeout']) {
    for (const body of status.startsWith('503')
      ? [over]
      : [over, mcp('Seat 4 is already booked')]) {
      for (const caller of [oxp, f7]) {
        const { answer } = await exchange(caller, '/', status, { call_id: 'c1', ...body })
        assert.is(answer.ok ? 'success' : answer.fault.kind, 'execution_failed', status)
      }
    }
  }
  const rows = [400, 409, 412].map((status) =>
    exchange(oxp, '/', `${status} X`, mcp('It is taken'))
  )
  for (const { answer } of await Promise.all(rows)) {
    assert.is(answer.ok ? 'success' : answer.fault.kind, 'execution_failed')
  }
})

test('what was refused did not run, though its sentence speaks of time', async () => {
  const body = rpc(-32603, 'Log-in was needed, the request timed out')
  for (const caller of [jsonRpc, f7]) {
    const { answer } = await exchange(caller, '/', '401 Unauthorized', body)
    assert.equal(answer.ok ? 'success' : [answer.fault.kind, answer.unsure], [
      'authorization_required',
      undefined
    ])
  }
})

test('what says what is wrong says more than a status', async () => {
  const told = mcp('Invalid arguments for tool walk: `nights` must be a number: send a number.')
  const issues = [{ path: ['nights'], message: 'must be a number' }]
  const data = {
    ...rpc(0, ''),
    error: { code: -32602, message: 'Invalid params', data: { issues } }
  }
  for (const body of [told, data]) {
    const { answer } = await exchange(oxp, '/', '403 Forbidden', body)
    assert.is(answer.ok ? 'success' : answer.fault.kind, 'invalid_arguments')
  }
  const { answer } = await exchange(oxp, '/', '500 Internal Server Error', mcp('The disk is full'))
  assert.is(answer.ok ? 'success' : answer.fault.kind, 'execution_failed')
})

test.run()
