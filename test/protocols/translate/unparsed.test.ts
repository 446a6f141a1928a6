import { type Translation, translate, type WireName } from '@toolfault/protocols/translate'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/translate/unparsed')

const right = (found: ReturnType<typeof translate>): Translation => {
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  return found.right
}

const answers: ReadonlyArray<readonly [WireName, number, unknown]> = [
  ['oxp', 422, { message: 'Invalid', parameter_errors: { to: 'müss ein Text sein 🦊' } }],
  ['f7', 200, { valid: false, errors: [{ path: '/to', message: 'Required' }] }],
  ['problem-details', 422, { title: 'Bad', detail: 'city is required' }],
  ['bad-request', 400, { error: { code: 400, message: 'no city', status: 'INVALID_ARGUMENT' } }],
  ['json-rpc', 200, { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'no city' } }]
]

for (const [from, status, body] of answers)
  test(`${from}: a body that nobody has parsed says what a parsed one says`, () => {
    const json = JSON.stringify(body)
    const bytes = new TextEncoder().encode(json)
    const { buffer } = bytes
    const whole = right(translate({ status, body }, from, 'mcp', { tool: 'send_sms' }))
    for (const raw of [json, `\ufeff${json}`, bytes, Buffer.from(json), buffer])
      assert.equal(
        right(translate({ status, body: raw }, from, 'mcp', { tool: 'send_sms' })),
        whole
      )
  })

test('what is no object in JSON stays what it is', () => {
  const read = (body: unknown): Translation =>
    right(translate({ status: 502, body }, 'oxp', 'mcp', { tool: 'send_sms' }))
  const plain = read('Bad gateway')
  for (const body of ['<html>', '[1]', '{"a":', Uint8Array.of(0xff, 0xfe, 0x7b)])
    assert.equal(read(body).wire, plain.wire, String(body))
  assert.equal(read('"the lines are cut"').wire, read('the lines are cut').wire)
  assert.match(JSON.stringify(read('the lines are cut').wire), 'the lines are cut')
})

test.run()
