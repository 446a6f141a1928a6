import { statusOfBody } from '@toolfault/protocols/status'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/status-of-body')

const messages = (...lines: ReadonlyArray<string>): object => ({ messages: lines })

/** The status that a body says of itself, which names none by itself. */
for (const [who, body, status] of [
  // Telegram Bot API, "Making requests": `error_code` is subject to change, and is the status today.
  ['Telegram', { ok: false, error_code: 429, description: 'Too Many Requests' }, 429],
  ['Telegram, another number', { ok: false, error_code: 17 }, undefined],
  ['Slack, a code that is known', { ok: false, error: 'ratelimited' }, 429],
  ['Slack, a code that is not', { ok: false, error: 'no_way' }, undefined],
  // Slack, "Evaluating responses": each line begins with its level.
  [
    'Slack, with what is wrong',
    { ok: false, error: 'no_way', response_metadata: messages('[ERROR] no more than 50') },
    400
  ],
  [
    'Slack, with a warning alone',
    { ok: false, error: 'no_way', response_metadata: messages('[WARN] superfluous charset') },
    undefined
  ],
  ['no body', undefined, undefined]
] as const)
  test(`reads that of ${who}`, () => {
    assert.is(statusOfBody(body), status)
  })

test.run()
