import { own } from '@toolfault/model'
import * as oxp from '@toolfault/protocols/oxp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared } from '../corpus/shared.js'
import { samples } from '../laws/samples.js'
import { published } from './published.js'
import { type Check, oxpBody } from './schemas.js'

const test = suite('official/oxp')

/** The forms of a peer of the docs, of one of the main branch, and of the common reading. */
const forms: ReadonlyArray<oxp.OxpForm> = [
  {},
  { wrapper: 'result', $schema: 'urn:oxp:1.0', duration: 3 },
  { keyStyle: 'pointer', requirementsIn: 'validation', baseUrl: 'https://agent.example.com' }
]

for (const form of forms) {
  test(`every sample fits the text of its status in ${JSON.stringify(form)}`, () => {
    for (const fault of samples) {
      const { body, status } = oxp.encode(fault, form)
      assert.equal(oxpBody(status)(body), [], `${fault.kind}: ${JSON.stringify(body)}`)
    }
  })
}

if (isShared) {
  const contract = published()
  const check: Check = (answer) => contract.oxp(Number(own(answer, 'status')))(own(answer, 'body'))

  for (const form of forms) {
    test(`every sample fits the published contract in ${JSON.stringify(form)}`, () => {
      for (const fault of samples) {
        const answer = oxp.encode(fault, form)
        assert.equal(check(answer), [], `${fault.kind}: ${JSON.stringify(answer)}`)
      }
      assert.equal(check(oxp.success({ sum: 3 }, 'c-1', form)), [])
    })
  }

  test('the published contract, repaired, refuses what the text refuses', () => {
    const bad: ReadonlyArray<unknown> = [
      { status: 200, body: { call_id: '1', success: false } },
      { status: 200, body: { call_id: '1', success: true, more: 1 } },
      { status: 200, body: { call_id: '1', success: true, error: { message: 'm' } } },
      { status: 400, body: { missing_requirements: {} } },
      { status: 422, body: { message: 'm', parameter_errors: [] } },
      { status: 401, body: {} }
    ]
    for (const answer of bad) assert.ok(check(answer).length > 0, JSON.stringify(answer))
  })
}

test.run()
