import { advise } from '@toolfault/advice/advise'
import { invalid, invalidArguments } from '@toolfault/model'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import * as ncp from '@toolfault/protocols/ncp'
import * as oxp from '@toolfault/protocols/oxp'
import type { Verbosity } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/verbosity')

/**
 * The order of this feature: `brief` is field and fix, `normal` the default, `full` adds signature,
 * example and description. Every wire speaks so but F7, whose messages are the validator's.
 */
const schema = {
  type: 'object',
  properties: {
    nights: { type: 'integer', description: 'How long the guest stays', examples: [7] }
  }
}
const issue = {
  path: ['nights'],
  kind: 'type',
  keyword: 'type',
  params: { type: 'integer' }
} as const
const fault = advise(invalidArguments('book', { issues: [issue] }), {
  schema,
  value: { nights: '3' }
})

const wires: { readonly [wire: string]: (verbosity: Verbosity) => string } = {
  mcp: (verbosity) =>
    JSON.stringify({ ...mcp.encode(fault, { verbosity, carrier: false }), _meta: 0 }),
  'json-rpc': (verbosity) => jsonRpc.encode(fault, { verbosity }).message,
  oxp: (verbosity) => JSON.stringify(oxp.encode(fault, { verbosity })),
  ncp: (verbosity) => ncp.encode(invalid(fault), { verbosity }).errors.join()
}

for (const [wire, write] of Object.entries(wires)) {
  test(`${wire} says field and fix at every length`, () => {
    for (const verbosity of ['brief', 'normal', 'full'] as const) {
      assert.match(write(verbosity), 'nights')
      assert.match(write(verbosity), 'send 3 without quotes')
    }
  })

  test(`${wire} says what came unless it is brief`, () => {
    assert.not.match(write('brief'), 'received')
    assert.match(write('normal'), 'received')
    assert.match(write('full'), 'received')
  })

  test(`${wire} says example and description when it is full`, () => {
    assert.not.match(write('normal'), 'such as 7')
    assert.not.match(write('normal'), 'How long the guest stays')
    assert.match(write('full'), 'such as 7')
    assert.match(write('full'), 'How long the guest stays')
  })
}

test.run()
