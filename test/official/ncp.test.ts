import { isList, own } from '@toolfault/model'
import * as ncp from '@toolfault/protocols/ncp'
import { decode, decodeCapability, decodeRequest } from '@toolfault/protocols/ncp/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared, readShared } from '../corpus/shared.js'
import { writtenBack } from '../laws/read.js'

const test = suite('official/ncp')

if (isShared) {
  const all = readShared('protocol-examples.json')
  const examples = (isList(all) ? all : []).filter((it) => own(it, 'protocol') === 'NCP')

  test('the examples are there', () => assert.is(examples.length, 24))

  for (const example of examples) {
    const name = String(own(example, 'name'))
    const wire = own(example, 'wire')
    const text = JSON.stringify(wire, null, 2)
    const isVerdict = own(wire, 'valid') !== undefined
    const isCapability = text.includes('"supported"')
    const isRequest = name === 'ncp/doc/user-guide-validate-params'

    test(`${name}: each reader takes what is its own and refuses the rest`, () => {
      assert.is(decode(wire)._tag, isVerdict ? 'Right' : 'Left')
      assert.is(decodeCapability(wire)._tag, isCapability ? 'Right' : 'Left')
      assert.is(decodeRequest(wire)._tag, isRequest ? 'Right' : 'Left')
    })

    if (isVerdict) {
      test(`${name} is written back, alone and in everything that it may come in`, () => {
        const block = [{ type: 'text', text }]
        const wires = [
          wire,
          text,
          block,
          { content: block },
          { resultType: 'complete', content: block, structuredContent: wire },
          { success: true, content: text },
          { success: false, content: block },
          { jsonrpc: '2.0', id: 1, result: { content: block, isError: false } }
        ]
        for (const it of wires) writtenBack(it, decode, ncp.encode)
      })
    }
  }
}

test('a verdict that is made up is written back', () => {
  writtenBack({ valid: false, errors: ['E'], suggestions: [], more: 1 }, decode, ncp.encode)
})

test.run()
