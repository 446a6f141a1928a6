import { f7 } from '@toolfault/client/f7'
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
  [oxp, '422 Unprocessable Content', mcp('nights must be a number'), 'caller'],
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
