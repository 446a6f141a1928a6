import { repeatable } from '@toolfault/client/repeatable'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/repeatable')

const may = (tools: unknown, tool: string): boolean =>
  repeatable(tools)({ id: '1', tool, args: {} })

test('a tool that only reads, or that says to be idempotent, may be called twice; no other', () => {
  const tools = [
    { name: 'read', annotations: { readOnlyHint: true } },
    { name: 'put', annotations: { readOnlyHint: false, idempotentHint: true } },
    { name: 'pay', annotations: { idempotentHint: 'true' } },
    { name: 'send' }
  ]
  for (const given of [tools, { tools }]) {
    assert.equal(
      ['read', 'put', 'pay', 'send', 'none'].map((name) => may(given, name)),
      [true, true, false, false, false]
    )
  }
  for (const odd of [undefined, null, 5, { tools: 5 }, [null, 5]]) assert.not(may(odd, 'read'))
})

test.run()
