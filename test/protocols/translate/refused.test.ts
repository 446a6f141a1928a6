import { own } from '@toolfault/model'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import { read as readAny } from '@toolfault/protocols/translate/read'
import { variants, type WireName, wires } from '@toolfault/protocols/wires'
import { readings } from '@toolfault/words/readings'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/translate/refused')

test('what is no JSON is refused on each wire, at its root', () => {
  for (const wire of wires) {
    const left = own(readAny(undefined, wire), 'left')
    assert.equal(own(own(left, '0'), 'path'), [], wire)
    assert.is(own(own(left, '0'), 'message'), readings.notJson, wire)
  }
  // A border: a name of no wire.
  const odd = readAny({}, 'odd' as WireName)
  assert.equal(odd, {
    _tag: 'Left',
    left: [{ path: [], kind: 'unknown', message: readings.noWire('odd') }]
  })
})

test('the forms that can be chosen are what their names say', () => {
  const { forms, usual } = variants['json-rpc']
  const keys = (name: string): ReadonlyArray<string> =>
    Object.keys(jsonRpc.encode({ kind: 'internal' }, forms.get(name) ?? {}))
  assert.is(usual, 'error')
  assert.equal(keys('error'), ['code', 'message', 'data'])
  assert.equal(keys('member'), ['error'])
  assert.equal(keys('response'), ['jsonrpc', 'id', 'error'])
  assert.equal(keys('edge'), ['status', 'body'])
})

test.run()
