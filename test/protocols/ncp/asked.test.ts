import { own } from '@toolfault/model'
import { decodeRequest, toolOf } from '@toolfault/protocols/ncp/read'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/ncp/asked')

const refusal = (found: Either<unknown, unknown>): unknown => {
  const first = own(own(found, 'left'), '0')
  const path = own(first, 'path')
  return [Array.isArray(path) ? path.join('/') : 'read', own(first, 'message')]
}

// Rows N1 and N2.
test('a request in each of its places, and what is no object in its own', () => {
  for (const wrap of [
    (asked: object) => asked,
    (asked: object) => ({ arguments: asked }),
    (asked: object) => ({ params: { arguments: asked } }),
    (asked: object) => ({ params: asked })
  ]) {
    const found = decodeRequest(wrap({ tool: 't', arguments: { a: 1 }, parameters: { b: 1 } }))
    assert.equal(own(found, 'right'), { tool: 't', arguments: { a: 1 } })
  }
  for (const [wire, path, why] of [
    [{ tool: 't', arguments: [] }, 'arguments', readings.wanted('object')],
    [{ tool: 't', arguments: 'x', parameters: {} }, 'arguments', readings.wanted('object')],
    [{ tool: 't', parameters: null }, 'parameters', readings.wanted('object')],
    [{ params: { tool: 't', parameters: 7 } }, 'params/parameters', readings.wanted('object')],
    [{ tool: {}, arguments: {} }, '', readings.noRequest],
    [{ tool: 't' }, '', readings.noRequest],
    ['t', '', readings.noRequest]
  ] as const)
    assert.equal(refusal(decodeRequest(wire)), [path, why], JSON.stringify(wire))
  for (const [name, wanted] of [
    ['read', { tool: 'read' }],
    ['', { tool: '' }],
    [':read', { server: '', tool: 'read' }],
    ['files:', { server: 'files', tool: '' }]
  ] as const)
    assert.equal(toolOf(name), wanted)
})

test.run()
