import { clock } from '@toolfault/client/clock'
import { failureOf } from '@toolfault/client/failure'
import { retrying } from '@toolfault/client/retry'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client: a result that says that time ran out')

/** Word for word as runtimes, their clients of HTTP, gateways and servers of MCP say it. */
const late = [
  'Request timed out after 30 seconds',
  "Error executing tool pay: HTTPSConnectionPool(host='api.x.com', port=443): Read timed out. (read timeout=30)",
  'Error executing tool pay: The read operation timed out',
  'Error executing tool pay: timed out',
  "('Connection aborted.', TimeoutError('The write operation timed out'))",
  'httpx.ReadTimeout',
  'Traceback (most recent call last):\n  File "pay.py", line 3\nhttpx.ReadTimeout: timed out',
  'java.net.SocketTimeoutException: Read timed out',
  'Net::ReadTimeout with #<TCPSocket:(closed)>',
  'execution expired',
  'timeout of 30000ms exceeded',
  'AxiosError: timeout of 30000ms exceeded',
  'The connection was closed: request timed out',
  'Request failed with status code 504',
  "Timeout awaiting 'request' for 5000ms",
  'The operation was aborted due to timeout',
  'The operation has timed out.',
  'The request was canceled due to the configured HttpClient.Timeout of 100 seconds elapsing.',
  'context deadline exceeded',
  'Post "https://api.x.com": context deadline exceeded (Client.Timeout exceeded while awaiting headers)',
  'net/http: timeout awaiting response headers',
  'read tcp 10.0.0.1:4242->192.0.2.3:443: i/o timeout',
  '4 DEADLINE_EXCEEDED: Deadline exceeded after 5.001s',
  'Deadline expired before operation could complete.',
  'error sending request for url (https://api.x.com/): operation timed out',
  'curl: (28) Operation timed out after 30001 milliseconds with 0 bytes received',
  'Task timed out after 3.00 seconds',
  'Endpoint request timed out',
  '504 Gateway Time-out',
  'upstream request timeout',
  'DNS record update: request timed out',
  'Stripe Connect: request timed out',
  "Tool 'pay' execution timed out after 30 seconds",
  'Timed out while waiting for response to CallToolRequest. Waited 30.0 seconds.',
  'Maximum total timeout exceeded',
  'Command timed out after 120000ms'
]

/** What never left, what was undone, and what is of something else. */
const other = [
  "HTTPSConnectionPool(host='x', port=443): Max retries exceeded with url: / (Caused by ConnectTimeoutError('Connection to x timed out. (connect timeout=5)'))",
  'connect ETIMEDOUT 192.0.2.3:443',
  'Post "https://x": dial tcp 192.0.2.3:443: i/o timeout',
  'Post "https://x": dial tcp 192.0.2.3:443: connect: operation timed out',
  'net/http: request canceled while waiting for connection (Client.Timeout exceeded while awaiting headers)',
  'java.net.SocketTimeoutException: connect timed out',
  'Failed to open TCP connection to x:443 (execution expired)',
  '_ssl.c:989: The handshake operation timed out',
  'HikariPool-1 - Connection is not available, request timed out after 30000ms.',
  'Lock wait timeout exceeded; try restarting transaction',
  'canceling statement due to statement timeout',
  'Query timed out; narrow the range',
  "TimeoutError: locator.click: Timeout 5000ms exceeded.\nCall log:\n  - waiting for locator('#x')",
  'Navigation timeout of 30000 ms exceeded',
  'Error: Timeout of 2000ms exceeded. For async tests and hooks, ensure "done()" is called',
  'Timed out waiting for user confirmation',
  'Your API session timed out',
  'readTimeout must be a number',
  'Invalid request timeout: -1',
  'Submission deadline exceeded',
  'deadline must be in the future',
  'ssh: connect to host x port 22: Operation timed out',
  'psql: could not connect to server: Operation timed out',
  'curl: (28) Failed to connect to x port 443 after 3000 ms: Operation timed out',
  'lookup x on 1.1.1.1: i/o timeout',
  'DNS lookup of api timed out',
  'failed to acquire lease: context deadline exceeded',
  'Could not get lock: operation timed out',
  'Lock request timed out',
  'User did not answer: request timed out',
  'Authentication request timed out',
  'Login request timed out',
  'Invalid status: timed out',
  'Unknown state: timed out',
  'You cannot reopen a call that timed out',
  'Cannot restart: task build-7 timed out already',
  "Task 12 has status 'timed out'",
  'Request 17 of customer timed out last year; choose another id',
  'Submission rejected: deadline exceeded',
  'deadline exceeded: the form closed on 1 May',
  'AssertionError: expected 200, got 504 Gateway Timeout',
  '3 tests failed\n- retries when a request timed out\n- b\n- c'
]

const result = (text: string): object => ({ content: [{ type: 'text', text }], isError: true })

test('what may have run is said to be so', () => {
  for (const text of late) assert.is(failureOf(result(text))?.unsure, true, text)
})

test('what has not, or says another thing, is not', () => {
  for (const text of other) assert.is(failureOf(result(text))?.unsure, undefined, text)
})

test('a server that says that the call may be made again knows better', () => {
  const error = { message: 'Request timed out', can_retry: true }
  const answer = { success: false, call_id: 'c', duration: 1, error }
  assert.is(failureOf(answer)?.unsure, undefined)
  const { can_retry: _, ...silent } = error
  assert.is(failureOf({ ...answer, error: silent })?.unsure, true)
})

test('no model makes such a call again', async () => {
  let calls = 0
  const run = await retrying([{ id: 'c', tool: 'pay', args: {} }], {
    clock,
    call: async () => {
      calls += 1
      return failureOf(result('context deadline exceeded')) ?? { ok: true, value: 'paid' }
    },
    model: async ({ failures }) => failures.map(({ call }) => call)
  })
  assert.is(calls, 1)
  assert.match(JSON.stringify(run.threads[0]?.ending), 'may_have_run')
})

test('a long text is read in a moment', () => {
  for (const piece of ['request ', 'connection to ', 'timed out ', 'request timed ', ': ', '504 '])
    assert.ok(failureOf(result(`timeout ${piece.repeat(200_000)}`)))
})

test.run()
