import { faultOfStatus } from '@toolfault/protocols/status'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/delay')

const asked = (body: unknown, status = 429): unknown => {
  const fault = faultOfStatus(status, undefined, body)
  return fault?.kind === 'unavailable' ? fault.retryAfterMs : fault?.kind
}

/** How long bodies ask to wait, word for word as these services have it. */
for (const [who, body, ms] of [
  ['Discord', { message: 'You are being rate limited.', retry_after: 64.57 }, 64_570],
  [
    'Telegram',
    { description: 'Too Many Requests: retry after 5', parameters: { retry_after: 5 } },
    5_000
  ],
  ['Kubernetes', { message: 'No', details: { retryAfterSeconds: 10 } }, 10_000],
  ['Dropbox', { error: { reason: { '.tag': 'too_many_requests' }, retry_after: 300 } }, 300_000],
  [
    'google.rpc',
    { error: { code: 429, details: [{ '@type': 'x/google.rpc.RetryInfo', retryDelay: '30.5s' }] } },
    30_500
  ],
  ['milliseconds', { retryAfterMs: 1_500.2 }, 1_501],
  ['a text', { retryAfter: '15 minutes' }, 900_000],
  [
    'OpenAI',
    {
      error: {
        message:
          'Rate limit reached for gpt-4 on tokens per min (TPM): Limit 10000, Used 9000, Requested 2277. Please try again in 7.66s. Visit https://platform.openai.com/account/rate-limits to learn more.'
      }
    },
    7_660
  ],
  ['OpenAI', { error: { message: 'Please try again in 1h2m3s. Contact us.' } }, 3_723_000],
  ['OpenAI', { error: { message: 'Please try again in 120ms.' } }, 120],
  ['Azure', { error: { message: 'Please retry after 21 seconds. Please go here' } }, 21_000],
  ['Django', { detail: 'Request was throttled. Expected available in 1 second.' }, 1_000],
  ['Fastify', { message: 'Rate limit exceeded, retry in 1 minute' }, 60_000],
  ['Supabase', { msg: 'For security, you can only request this after 46 seconds.' }, 46_000],
  ['a page in words', 'Slow down. You must wait 2 hours and 5 minutes.', 7_500_000],
  // No time, or none that is meant.
  ['Notion', { message: 'Please try again in a few minutes.' }, undefined],
  ['a date', { message: 'Try again in 2027' }, undefined],
  ['a count', { message: 'Please retry in 3 attempts' }, undefined],
  ['places', { message: 'Not available in 3 states' }, undefined],
  ['a month', { message: 'Try again in 1 month' }, undefined],
  ['a window', { message: 'Limit of 5 per 10 seconds' }, undefined],
  ['what is over', { message: 'Gave up after waiting for 30 seconds' }, undefined],
  ['less than nothing', { retry_after: -1 }, undefined],
  ['nonsense', { retry_after: 'soon', retryAfterMs: Number.NaN }, undefined],
  ['years', { retry_after: 99_999_999 }, undefined],
  ['years in words', { message: 'Try again in 400 days' }, undefined],
  ['a moment', { retry_after: 1_795_694_400 }, undefined],
  ['what was sent', { request: { retry_after: 5 } }, undefined],
  ['nothing', null, undefined]
] as const) {
  test(`a body asks to wait: ${who}`, () => assert.is(asked(body), ms))
}

test('only where time mends it, and the headers say it first', () => {
  const body = { message: 'Try again in 5s', retry_after: 5 }
  assert.is(asked(body, 503), 5_000)
  assert.is(asked(body, 400), 'malformed_request')
  assert.is(asked(body, 403), 'authorization_required')
  assert.is(asked(body, 500), 'internal')
  assert.equal(faultOfStatus(429, 7_000, body), { kind: 'unavailable', retryAfterMs: 7_000 })
})

test.run()
