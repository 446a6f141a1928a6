import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fakeClock } from './fake-clock.js'
import { call, callers } from './http/callers.js'

const test = suite('client: what frameworks answer in place of a protocol')

/** What each caller makes of an answer, as a model reads it. */
const asked = async (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {}
): Promise<ReadonlyArray<unknown>> => {
  const found: Array<unknown> = []
  for (const { make } of callers) {
    const fetch = async (): Promise<Response> => new Response(body, { status, headers })
    const answer = await make({ url: 'https://t.example', clock: fakeClock(), fetch })(call)
    found.push(answer.ok ? 'ok' : [answer.fault.kind, encode(answer.fault), answer.unsure === true])
  }
  return found
}

const all = (one: unknown): ReadonlyArray<unknown> => callers.map(() => one)

test('every caller tells which argument is wrong', async () => {
  for (const [status, body, text] of [
    [
      422,
      { detail: [{ type: 'missing', loc: ['body', 'city'], msg: 'Field required' }] },
      'Invalid arguments for tool walk: `city` is missing.'
    ],
    [400, { city: ['Required'] }, 'Invalid arguments for tool walk: `city`: Required.'],
    [
      400,
      { statusCode: 400, message: ['city must be a string'], error: 'Bad Request' },
      'Invalid arguments for tool walk: `city`: must be a string.'
    ],
    [
      400,
      { errors: [{ type: 'field', msg: 'Required', path: 'city' }] },
      'Invalid arguments for tool walk: `city`: Required.'
    ],
    [
      400,
      { error: { type: 'invalid_request_error', param: 'city', message: 'Required' } },
      'Invalid arguments for tool walk: `city`: Required.'
    ]
  ] as const) {
    const found = await asked(status, JSON.stringify(body))
    assert.equal(found, all(['invalid_arguments', text, false]), JSON.stringify(body))
  }
})

test('every caller keeps a sentence, in JSON or in a plain text', async () => {
  const wrong = ['invalid_arguments', 'city is required', false]
  assert.equal(await asked(422, 'city is required'), all(wrong))
  assert.equal(await asked(422, '{"error":"city is required"}'), all(wrong))
  const malformed = ['malformed_request', 'Invalid request: city is required', false]
  assert.equal(await asked(400, 'city is required'), all(malformed))
  assert.equal(await asked(400, '{"error":{"message":"city is required"}}'), all(malformed))
  assert.equal(
    await asked(404, 'No such course'),
    all(['execution_failed', 'No such course', false])
  )
})

test('a page, a status in words and a body that was cut off say nothing to a model', async () => {
  for (const body of ['<html>no</html>', 'Bad Request', '{"error":"cut o', ''])
    assert.equal(await asked(400, body), all(['internal', 'Internal error', false]), body)
  const mute = '{"timestamp":"t","status":400,"error":"Bad Request","path":"/"}'
  assert.equal(await asked(400, mute), all(['internal', 'Internal error', false]))
})

test('a limit of the rate is waited for, whatever its status', async () => {
  const headers = { 'retry-after': '60' }
  const text = 'Secondary rate limit. Try again in 60 seconds.'
  const body = '{"message":"Secondary rate limit","documentation_url":"https://docs.example"}'
  assert.equal(await asked(403, body, headers), all(['unavailable', text, false]))
  assert.equal(
    await asked(529, '{"type":"error","error":{"message":"Overloaded"}}'),
    all(['unavailable', 'Overloaded', false])
  )
  const text521 = 'The tool is unavailable at the moment.'
  assert.equal(await asked(521, '<html>'), all(['unavailable', text521, false]))
  assert.equal(await asked(522, '<html>'), all(['unavailable', text521, true]))
})

test.run()
