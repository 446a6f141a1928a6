import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/limited-body')

const google = {
  error: {
    code: 429,
    message: 'Quota exceeded for quota metric',
    status: 'RESOURCE_EXHAUSTED',
    details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '30s' }]
  }
}

// Google (AIP-193), AWS ("Common Errors"), Slack ("Rate limits"), OpenAI ("Error codes"), Discord ("Rate Limits"), GitHub.
const bodies: ReadonlyArray<readonly [body: object, ms: number | undefined]> = [
  [google, 30_000],
  [{ __type: 'com.amazonaws.dynamodb.v20120810#ThrottlingException', message: 'Slow' }, undefined],
  [{ ok: false, error: 'ratelimited' }, undefined],
  [{ error: { message: 'For gpt', type: 'tokens', code: 'rate_limit_exceeded' } }, undefined],
  [{ message: 'You are being rate limited.', retry_after: 64.57, status: 429 }, 64_570],
  [{ message: 'API rate limit exceeded for user ID 1.', status: '403' }, undefined],
  [{ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] }, undefined],
  [{ error: 'rate_limit_exceeded', data: [], items: {} }, undefined]
]

const limited = (message: string, retryAfterMs: number | undefined): object => ({
  kind: 'unavailable',
  message,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs })
})

test('a limit in the JSON of a body is one, and so is how long to wait', () => {
  for (const [body, ms] of bodies)
    for (const head of [
      '',
      'Error: ',
      'API error 429: ',
      'Request failed with status code 429 - '
    ]) {
      const text = head + JSON.stringify(body)
      assert.equal(read(text), [limited(text, ms), 'likely'], text)
    }
})

test('the status before a body is enough, where the body says nothing else', () => {
  for (const head of ['HTTP error 429: Too Many Requests - ', '429 ', 'HTTP 429: ']) {
    const text = `${head}{"message":"Come back later"}`
    assert.equal(read(text), [limited(text, undefined), 'likely'], text)
  }
})

// A tool that ran may have done a part, and who has to pay waits in vain.
test('what says more than a limit stays a text', () => {
  for (const text of [
    JSON.stringify({ ...google, results: [{ id: 7 }] }),
    JSON.stringify({ error: 'ratelimited', success: true }),
    JSON.stringify({
      data: { create: { id: 7 } },
      errors: [{ extensions: { code: 'THROTTLED' } }]
    }),
    JSON.stringify({ errors: [{ code: 'RATE_LIMITED' }, { code: 'NOT_FOUND' }] }),
    JSON.stringify({ error: { code: 'insufficient_quota', message: 'Pay' } }),
    `API error 429: ${JSON.stringify({ error: { code: 'insufficient_quota', message: 'Pay' } })}`,
    JSON.stringify({ error: { code: 403, message: 'Not yours' } }),
    JSON.stringify({ error: { code: 404, message: 'Rate limit exceeded' } }),
    JSON.stringify({ error: { code: 503, message: 'Down' } }),
    JSON.stringify({ ok: false, error: 'invalid_auth' }),
    JSON.stringify({ limit: 429, message: 'No' }),
    `Sent to 3 of 5: ${JSON.stringify(google)}`,
    `Sent 3, then 429: ${JSON.stringify(google)}`,
    `Failed.\n${JSON.stringify(google)}`,
    `API error 500: ${JSON.stringify({ message: 'No' })}`,
    `${JSON.stringify(google)} and more`
  ])
    assert.equal(read(text), [{ kind: 'execution_failed', message: text }, 'guess'], text)
})

test.run()
