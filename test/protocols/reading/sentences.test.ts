import { own } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/sentences')

/** What is kept of a body, of a status that says nothing of it. */
const said = (body: unknown): unknown =>
  own(own(own(own(read({ status: 409, body }, 'f7'), 'right'), 'value'), 'fault'), 'message')

const closed = 'It is closed today'

test('a sentence is found under each name for it, however deep, and before a code', () => {
  for (const name of [
    ...['message', 'error_description', 'error', 'detail', 'details', 'reason', 'title', 'text'],
    ...['content', 'errors', 'errorMessages', 'errorMessage', 'error_message', 'msg', 'Message'],
    ...['fault', 'faultstring']
  ]) {
    assert.is(said({ [name]: closed }), closed, name)
    assert.is(said({ error: { [name]: closed } }), closed, name)
    assert.is(said({ code: 'E7', [name]: closed }), closed, name)
  }
  assert.is(said({ error: 'closed', reason: closed }), closed)
  assert.is(said({ error: 'closed', reason: 'shut' }), 'closed')
  assert.is(said({ errorMessages: [closed, 'Come again'] }), `${closed}\nCome again`)
  assert.is(said({ errorMessages: ['', closed] }), closed)
  assert.is(said({ error: [closed] }), closed)
  assert.is(said({ note: closed }), undefined)
})

test('a description is one of an error where the body says that it is one', () => {
  assert.is(said({ error: 'closed', description: closed }), closed)
  assert.is(said({ error_code: 7, description: closed }), closed)
  assert.is(said({ name: 'shop', description: closed }), undefined)
})

test('so deep, so many and so long sentences are read', () => {
  const deep = (levels: number): unknown => (levels === 0 ? closed : { error: deep(levels - 1) })
  assert.is(said(deep(9)), closed)
  assert.is(said(deep(10)), undefined)
  const many = Array.from({ length: 65 }, (_, at) => `It is ${at}`)
  assert.is(said({ errorMessages: many }), many.slice(0, 64).join('\n'))
  const long = `${closed} `.padEnd(4_000, 'x')
  assert.is(said({ error: long }), long)
  assert.is(said({ error: `${long}x` }), undefined)
})

test('what HTTP and frameworks call a status says no more than the status', () => {
  for (const phrase of [
    ...['Bad Request', 'Unauthorized', 'Payment Required', 'Forbidden', 'Not Found'],
    ...['Method Not Allowed', 'Not Acceptable', 'Request Timeout', 'Request Time-out', 'Conflict'],
    ...['Gone', 'Length Required', 'Precondition Failed', 'Payload Too Large'],
    ...['Content Too Large', 'Request Entity Too Large', 'Unsupported Media Type'],
    ...['Unprocessable Entity', 'Unprocessable Content', 'Locked', 'Too Early'],
    ...['Internal Server Error', 'Not Implemented', 'Bad Gateway', 'Service Unavailable'],
    ...['Service Temporarily Unavailable', 'Gateway Timeout', 'Gateway Time-out'],
    ...['Page not found', 'File not found', 'The requested URL not found'],
    ...['default backend - 404', 'no Route matched with those values'],
    ...['Cannot GET /x', 'Cannot POST /x', 'Route PUT:/x not found', 'Route PATCH:/x not found'],
    ...['Cannot DELETE /x', '409', '409 Conflict', '409: Conflict', 'Error: Conflict.'],
    ...['Error code: 409', 'Error 409 Conflict', ' conflict ']
  ]) {
    // Of these a client is told who acts, whatever the status.
    const isContrary = /^(?:unauthorized|forbidden|service unavailable|gateway time-?out)$/i
    assert.is(said({ error: phrase }), isContrary.test(phrase) ? phrase : undefined, phrase)
  }
  for (const phrase of [
    'Conflict of seats',
    'A conflict',
    'Cannot GET it now',
    'Error code: 409 x'
  ])
    assert.is(said({ error: phrase }), phrase)
})

test('a page, JSON that was cut off and a trace are no sentence', () => {
  for (const page of [
    '<p>It is closed</p>',
    ' {"message": "It is clo',
    '["It is clo',
    '[["It is clo',
    '[1, 2] and more',
    '[object Object]',
    '[It is closed]',
    ' []',
    'It is closed</html>',
    'Traceback (most recent call last): x',
    'Error: it broke\n    at f (x.js:1)',
    'Error: it broke\n\tat f(X.java)'
  ])
    assert.is(said({ error: page }), undefined, page)
  for (const text of ['It is < 7', 'Back\nat noon', 'A Traceback (of it)'])
    assert.is(said({ error: text }), text)
  // Python's OSError, Node's errors, Composio, a log's level: a tag, and a sentence behind it.
  for (const text of [
    '[Errno 2] No such file or directory',
    '[ERR_X] It is closed',
    ' [app]: It is closed',
    '[a]\nIt is closed'
  ])
    assert.is(said({ error: text }), text)
})

test.run()
