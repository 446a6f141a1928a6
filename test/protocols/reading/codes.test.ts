import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/codes')

const kindOf = (status: number, body: unknown): unknown => {
  const found = read({ status, body }, 'problem-details')
  return found._tag === 'Left' || found.right.value.valid ? found : found.right.value.fault.kind
}

const meta = (code: number): object => ({ error: { type: 'OAuthException', code, message: 'No' } })

/** What each house says with a status that says less: a limit is reached. */
for (const [house, ...codes] of [
  ['OpenAI', 'RateLimitError'],
  ['GitHub', 'RATE_LIMITED'],
  ['Google', 'rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded'],
  ['AWS', 'TooManyRequestsException', 'ThrottlingException', 'Throttling', 'RequestThrottled'],
  ['AWS, others', 'RequestLimitExceeded', 'SlowDown', 'ProvisionedThroughputExceededException'],
  ['Shopify', 'THROTTLED']
] as const) {
  test(`${house} asks to wait`, () => {
    for (const code of codes) {
      for (const status of [400, 403]) assert.is(kindOf(status, { code }), 'unavailable', code)
      assert.is(kindOf(409, { code }), 'malformed_request', code)
    }
  })
}

test('Meta has a number for each', () => {
  for (const code of [4, 17, 32, 613]) assert.is(kindOf(400, meta(code)), 'unavailable', `${code}`)
  for (const code of [102, 190])
    assert.is(kindOf(400, meta(code)), 'authorization_required', `${code}`)
  assert.is(kindOf(400, meta(100)), 'malformed_request')
})

test('who has to pay is told with 400 or 429', () => {
  for (const code of [
    'insufficient_quota',
    'exceeded_current_quota_error',
    'insufficient_credits',
    'payment_required',
    'billing_error',
    'billing_not_active',
    'billing_hard_limit_reached',
    'credit_balance_too_low'
  ]) {
    for (const status of [400, 429])
      assert.is(kindOf(status, { error: { code } }), 'authorization_required', code)
    assert.is(kindOf(503, { error: { code } }), 'unavailable', code)
  }
})

/** A credential of who calls is refused. */
for (const [house, ...codes] of [
  ['Google', 'API_KEY_INVALID', 'UNAUTHENTICATED', 'ACCESS_TOKEN_EXPIRED'],
  ['houses with keys', 'invalid_api_key', 'missing_api_key', 'api_key_missing', 'api_key_expired'],
  ['RFC 6749, section 5.2', 'invalid_grant', 'invalid_client', 'unauthorized_client'],
  ['OpenID Connect', 'interaction_required', 'login_required', 'consent_required'],
  ['AWS', 'ExpiredToken', 'InvalidClientTokenId', 'UnrecognizedClientException', 'AuthFailure'],
  ['AWS, signatures', 'MissingAuthenticationToken', 'InvalidAccessKeyId', 'SignatureDoesNotMatch'],
  ['others', 'AuthenticationRequired']
] as const) {
  test(`${house} refuses a credential with 400`, () => {
    for (const code of codes) {
      assert.is(kindOf(400, { code }), 'authorization_required', code)
      assert.is(kindOf(409, { code }), 'malformed_request', code)
      assert.is(kindOf(429, { code }), 'unavailable', code)
    }
  })
}

test('a code is read under each name for it, beside the error or in it, and among its details', () => {
  for (const name of ['code', 'error', 'type', '__type', 'reason', 'errorCode', 'error_code']) {
    const said = { [name]: 'InvalidApiKey' }
    for (const body of [said, { error: said }, { errors: [said] }, { error: { details: [said] } }])
      assert.is(kindOf(400, body), 'authorization_required', JSON.stringify(body))
  }
  const extensions = { code: 'UNAUTHENTICATED' }
  assert.is(kindOf(400, { errors: [{ extensions }] }), 'authorization_required')
  assert.is(kindOf(400, { state: 'InvalidApiKey' }), 'malformed_request')
})

test('a code is none where it is long, far down a list, or of what the call is about', () => {
  const code = 'invalid_api_key'
  assert.is(kindOf(400, { code: `${'x'.repeat(120)}#${code}` }), 'malformed_request')
  assert.is(kindOf(400, { code: `com.acme#${code}` }), 'authorization_required')
  const errors = Array.from({ length: 8 }, () => ({ id: 1 }))
  assert.is(kindOf(400, { errors: [...errors.slice(1), { code }] }), 'authorization_required')
  assert.is(kindOf(400, { errors: [...errors, { code }] }), 'malformed_request')
  assert.is(kindOf(400, { code: 'expired_token' }), 'malformed_request')
})

test('a sentence that says that a limit is reached, and one that speaks of limits', () => {
  for (const said of [
    'The rate limit was exceeded',
    'Rate-limits have been reached',
    'Rate limits were exceeded',
    'Rate limit hit',
    'You have exceeded a secondary rate limit',
    'You exceeded your hourly rate limit',
    'You exceeded the API rate-limit',
    'You are being rate limited',
    'Too many requests, wait'
  ])
    assert.is(kindOf(403, { error: said }), 'unavailable', said)
  for (const said of [
    'The rate limit is 5 an hour',
    'Your plan has no rate limits',
    'Many requests need a plan'
  ])
    assert.is(kindOf(403, { error: said }), 'authorization_required', said)
  assert.is(kindOf(400, { error: 'Too many requests in the list' }), 'malformed_request')
})

test.run()
