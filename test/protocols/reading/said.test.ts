import { own } from '@toolfault/model'
import { statusOfCode, statusSaid } from '@toolfault/protocols/status'
import { encode } from '@toolfault/protocols/text'
import { read } from '@toolfault/protocols/translate/read'
import type { WireName } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/said')

const kindOf = (status: number, body: unknown, wire: WireName): unknown => {
  const found = read({ status, body }, wire)
  return found._tag === 'Left' || found.right.value.valid ? found : found.right.value.fault.kind
}

/** Who must act, by a code in the body. */
for (const [who, status, body, kind] of [
  ['GitHub', 403, { message: 'API rate limit exceeded for user ID 1.' }, 'unavailable'],
  [
    'Google',
    403,
    { error: { code: 403, message: 'Limit', errors: [{ reason: 'userRateLimitExceeded' }] } },
    'unavailable'
  ],
  ['AWS', 400, { __type: 'com.amazon#ThrottlingException', message: 'Slow' }, 'unavailable'],
  ['AWS', 400, { __type: 'ExpiredTokenException', message: 'Old' }, 'authorization_required'],
  ['OAuth', 400, { error: 'invalid_grant' }, 'authorization_required'],
  [
    'Meta',
    400,
    { error: { type: 'OAuthException', code: 190, message: 'Expired' } },
    'authorization_required'
  ],
  [
    'OpenAI',
    429,
    { error: { code: 'insufficient_quota', message: 'No money' } },
    'authorization_required'
  ],
  [
    'Anthropic',
    400,
    { error: { message: 'Your credit balance is too low to access the API.' } },
    'authorization_required'
  ],
  ['AWS', 400, { __type: 'AccessDeniedException', Message: 'No' }, 'authorization_required'],
  ['AWS', 400, { Code: 'Throttling', Message: 'Rate exceeded' }, 'unavailable'],
  ['AWS', 400, { Error: { Code: 'Throttling', Message: 'Rate exceeded' } }, 'unavailable'],
  ['AWS', 400, { __type: 'TransactionInProgressException' }, 'unavailable'],
  ['Alibaba', 400, { Code: 'Throttling.User', Message: 'Denied by flow control' }, 'unavailable'],
  ['Tencent', 400, { Code: 'AuthFailure.SecretIdNotFound' }, 'authorization_required'],
  [
    'Salesforce',
    403,
    [{ message: 'TotalRequests Limit exceeded.', errorCode: 'REQUEST_LIMIT_EXCEEDED' }],
    'unavailable'
  ],
  ['Salesforce', 403, [{ message: 'No', errorCode: 'NO' }], 'authorization_required'],
  ['S3', 400, '<Error><Code>ExpiredToken</Code></Error>', 'authorization_required'],
  ['S3', 400, '<Error><Code>RequestTimeout</Code><Message>Idle</Message></Error>', 'unavailable'],
  [
    'SNS',
    400,
    '<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/">\n  <Error>\n    <Type>Sender</Type>\n    <Code>Throttling</Code>\n    <Message>Rate exceeded</Message>\n  </Error>\n</ErrorResponse>',
    'unavailable'
  ],
  ['a service in Java', 400, { errorCode: 'INVALID_API_KEY' }, 'authorization_required'],
  ['a service in PHP', 400, { error_code: 'api_key_expired' }, 'authorization_required'],
  // What the call is about is no credential of who calls.
  ['Cognito', 400, { __type: 'NotAuthorizedException', Message: 'Wrong' }, 'malformed_request'],
  ['a limit of things', 400, { __type: 'LimitExceededException' }, 'malformed_request'],
  ['a resource', 400, { Code: 'InvalidThrottling.Value', Message: 'No' }, 'malformed_request'],
  ['a page', 400, '<html><error><code>SlowDown</code></error></html>', 'malformed_request'],
  ['a value', 400, '<list><code>SlowDown</code></list>', 'malformed_request'],
  ['a login', 400, { error: 'invalid_credentials' }, 'malformed_request'],
  ['a bank', 400, { error: { code: 'insufficient_funds', message: 'x' } }, 'malformed_request'],
  [
    'a form',
    400,
    { errors: [{ field: 'client_id', code: 'invalid_client', message: 'Unknown' }] },
    'invalid_arguments'
  ],
  ['a plan', 403, { error: 'Your plan has no rate limits' }, 'authorization_required']
] as const) {
  test(`${who}, ${status}: ${JSON.stringify(body)}`, () => {
    for (const wire of ['oxp', 'problem-details'] as const) {
      assert.is(kindOf(status, body, wire), kind, wire)
    }
  })
}

test('an error in XML says what it says', () => {
  const text = (status: number, body: string): unknown => {
    const found = read({ status, body }, 'problem-details')
    if (found._tag === 'Left' || found.right.value.valid) return found
    return encode(found.right.value.fault)
  }
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
  for (const [body, said] of [
    [
      `${head}<Error><Code>InvalidArgument</Code><Message>max-keys is &lt; 0 &amp; &quot;odd&quot;</Message><ArgumentName>max-keys</ArgumentName></Error>`,
      'Invalid request: max-keys is < 0 & "odd"'
    ],
    [
      `\ufeff${head}<Error><Code>InvalidUri</Code><Message> The URI is odd. </Message></Error>`,
      'Invalid request: The URI is odd.'
    ],
    [
      `${head}<Response><Errors><Error><Code>InvalidInstanceID.Malformed</Code><Message>Invalid id</Message></Error></Errors></Response>`,
      'Invalid request: Invalid id'
    ],
    [
      `${head}<m:error xmlns:m="x"><m:code>InvalidInput</m:code><m:message xml:lang="en-US">An input is odd.</m:message></m:error>`,
      'Invalid request: An input is odd.'
    ],
    [`${head}<Error><Code>A</Code><Message>a <b>b</b></Message></Error>`, 'Invalid request:'],
    [`${head}<Error><Message>No code</Message></Error>`, 'Invalid request:'],
    [`${head}<html><Error><Code>A</Code><Message>a b</Message></Error></html>`, 'Invalid request:'],
    [`${head}<errors><Code>A</Code><Message>a b</Message></errors>`, 'Invalid request:'],
    [`${' '.repeat(20)}<Error><Code>A</Code><Message>a b</Message></Error>`, 'Invalid request:']
  ] as const)
    assert.is(text(400, body), said, body)
  assert.is(
    text(404, '<Error><Code>NoSuchKey</Code><Message>The key does not exist.</Message></Error>'),
    'The key does not exist.'
  )
})

test('a code says who acts, however it is spelled', () => {
  for (const [code, status] of [
    ['RATE_LIMITED', 429],
    ['rate-limit-exceeded', 429],
    ['com.amazonaws.dynamodb.v20120810#ThrottlingException', 429],
    ['Throttling.User', 429],
    ['HOURLY_APIINVOCATION_LIMIT_EXCEEDED', 429],
    ['insufficient_quota', 402],
    ['invalid-jwt', 401],
    ['not_authed', 401],
    ['missing_scope', 403],
    ['RequestTimeout', 408],
    ['expired_token', undefined],
    ['invalid_token', undefined],
    ['unthrottled', undefined],
    ['Slow down. The speed must be below 9', undefined],
    ['', undefined],
    [`slowdown${'.x'.repeat(60)}`, undefined],
    [429, undefined],
    [null, undefined]
  ] as const)
    assert.is(statusOfCode(code), status, String(code))
  assert.is(statusSaid(400, { code: 'SlowDown' }), 429)
  assert.is(statusSaid(404, { code: 'SlowDown' }), 404)
})

test('a key that Google refuses with 400 is no argument', () => {
  const error = {
    code: 400,
    message: 'API key not valid.',
    status: 'INVALID_ARGUMENT',
    details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }]
  }
  assert.is(kindOf(400, { error }, 'bad-request'), 'authorization_required')
})

test('maps of errors are read however deep', () => {
  for (const [body, wanted] of [
    [{ city: ['Is bad.'], guests: [{}, { age: ['Is bad.'] }] }, 'city guests.1.age'],
    [
      { error: { _errors: [], guest: { _errors: [], email: { _errors: ['Is bad'] } } } },
      'guest.email'
    ],
    [
      { errors: [], properties: { tags: { errors: [], items: [null, { errors: ['Bad'] }] } } },
      'tags.1'
    ],
    [{ errors: { city: { type: 'field', msg: 'Bad', path: 'city' } } }, 'city'],
    [{ success: false, error: [{ path: ['guest', 'email'], message: 'Bad' }] }, 'guest.email'],
    [
      { success: false, error: { name: 'ZodError', message: '[{"path":["a"],"message":"Bad"}]' } },
      'a'
    ],
    [{ code: 400, message: 'No', data: { title: { code: 'x', message: 'Is bad' } } }, 'title'],
    [{ details: { city: ['is not known'] } }, 'city'],
    // Bitbucket; JSend.
    [{ error: { message: 'Bad request', fields: { src: ['This is required.'] } } }, 'src'],
    [{ status: 'fail', data: { title: 'A title is required' } }, 'title'],
    [{ errors: { city: 'Required', day: 'Required' } }, 'city day'],
    [{ errors: { guest: { email: 'Is bad' }, city: 'Required' } }, 'guest.email city'],
    [{ message: 'No', code: 422, details: { causes: [{ field: 'a', message: 'Is bad' }] } }, 'a']
  ] as const) {
    const found = read({ status: 400, body }, 'oxp')
    const issues = own(own(own(own(found, 'right'), 'value'), 'fault'), 'issues')
    const paths = Array.isArray(issues) ? issues.map((it) => own(it, 'path')) : []
    assert.is(paths.map((path) => String(path).replaceAll(',', '.')).join(' '), wanted)
  }
})

// OXP, "Tool Errors": these members are of a tool that ran, whatever it lists beside.
test('what OXP says of a tool that failed stands, though it lists errors', () => {
  const error = { message: 'It is taken', details: [{ path: ['seat'], message: 'is taken' }] }
  for (const more of [{ can_retry: false }, { additional_prompt_content: 'Ask for another' }]) {
    const body = { success: false, error: { ...error, ...more } }
    assert.is(kindOf(409, body, 'oxp'), 'execution_failed')
  }
  assert.is(kindOf(409, { call_id: '1', success: false, error }, 'oxp'), 'execution_failed')
  assert.is(kindOf(503, { success: false, error }, 'oxp'), 'execution_failed')
})

test('what only looks like a map of errors is none', () => {
  for (const body of [
    { ids: ['a', 'b'], filter: { tags: ['x', 'y'] } },
    { error: 'No', details: { allowed: ['eco', 'biz'] } },
    { error: 'No', data: { notes: ['call me later'] } },
    { error: 'No', data: { note: 'call me later' } },
    { status: 'fail', error: 'No', data: { city: 'Oslo' } },
    { error: 'Required fields are missing', fields: ['LastName'] },
    { ok: false, rows: ['a b'] },
    { result: { notes: ['was sent to Bob'] } },
    { error: 'expired_token', message: 'The invitation token has expired' }
  ]) {
    assert.is(kindOf(400, body, 'oxp'), 'malformed_request', JSON.stringify(body))
  }
})

test('a sentence is found where Okta, OData and QuickBooks have it', () => {
  for (const body of [
    { errorCode: 'E0000001', errorSummary: 'It is odd.', errorCauses: [] },
    { error: { code: '17', message: { lang: 'en', value: 'It is odd.' } } },
    { 'odata.error': { code: '17', message: { lang: 'en-US', value: 'It is odd.' } } },
    { Fault: { Error: [{ Message: 'It is odd.', code: '2020' }], type: 'ValidationFault' } }
  ]) {
    const found = read({ status: 400, body }, 'problem-details')
    if (found._tag === 'Left' || found.right.value.valid) assert.unreachable()
    else assert.is(encode(found.right.value.fault), 'Invalid request: It is odd.')
  }
})

test('a 404 with a sentence under another name keeps it', () => {
  const found = read({ status: 404, body: { errorMessages: ['No such issue'], errors: {} } }, 'oxp')
  if (found._tag === 'Left' || found.right.value.valid) assert.unreachable()
  else assert.is(encode(found.right.value.fault), 'No such issue')
})

test.run()
