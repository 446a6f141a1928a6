import { own } from '@toolfault/model'
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
  ['a service in Java', 400, { errorCode: 'INVALID_API_KEY' }, 'authorization_required'],
  ['a service in PHP', 400, { error_code: 'api_key_expired' }, 'authorization_required'],
  // What the call is about is no credential of who calls.
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
    { ok: false, rows: ['a b'] },
    { result: { notes: ['was sent to Bob'] } },
    { error: 'expired_token', message: 'The invitation token has expired' }
  ]) {
    assert.is(kindOf(400, body, 'oxp'), 'malformed_request', JSON.stringify(body))
  }
})

test('a 404 with a sentence under another name keeps it', () => {
  const found = read({ status: 404, body: { errorMessages: ['No such issue'], errors: {} } }, 'oxp')
  if (found._tag === 'Left' || found.right.value.valid) assert.unreachable()
  else assert.is(encode(found.right.value.fault), 'No such issue')
})

test.run()
