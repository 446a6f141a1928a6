import { isList, own } from '@toolfault/model'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import { decode } from '@toolfault/protocols/json-rpc/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared, readShared } from '../corpus/shared.js'
import { writtenBack } from '../laws/read.js'

const test = suite('official/json-rpc')

/** Two requests and two bare sentences: what stands in the texts and is no error. */
const others: ReadonlySet<unknown> = new Set([
  'agentopia/seed/websocket-mcp-message',
  'agentopia/seed/retry-test-request-body',
  'agentopia/seed/retry-wording-positive',
  'agentopia/seed/retry-wording-wrong-comment'
])

const examples = (): ReadonlyArray<unknown> => {
  const all = isShared ? readShared('protocol-examples.json') : []
  return isList(all) ? all.filter((one) => own(one, 'protocol') === 'Agentopia') : []
}

test('the payloads are there where the corpus is', () => {
  assert.is(examples().length > 20, isShared)
})

for (const example of examples()) {
  const name = String(JSON.stringify(own(example, 'name'))).slice(1, -1)
  const wire = own(example, 'wire')
  if (others.has(name)) {
    test(`${name} is no error, and refused`, () => assert.is(decode(wire)._tag, 'Left'))
  } else {
    test(`${name} is read, and written back as it stood`, () => {
      writtenBack(wire, decode, jsonRpc.encode)
      writtenBack({ status: 200, body: wire }, decode, jsonRpc.encode)
    })
  }
}

test.run()
