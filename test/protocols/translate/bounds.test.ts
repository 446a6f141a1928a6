import { own } from '@toolfault/model'
import { lost, translate, wireIn } from '@toolfault/protocols/translate'
import { read } from '@toolfault/protocols/translate/read'
import { overHttp, variants, way, wires, write } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/translate/bounds')

test('a wire travels as it says, code before flag before status', () => {
  for (const [wire, told] of [
    [{ error: { code: -32_000 }, code: 5, isError: true, status: 500 }, 'error -32000'],
    [{ code: 'E1' }, 'error E1'],
    [{ isError: true, status: 500 }, 'result, isError'],
    [{ isError: false, status: 500 }, 'HTTP 500'],
    [{ isError: 'true' }, ''],
    [{ status: 200, valid: true, body: {} }, 'HTTP 200'],
    [{ status: 'ok', body: { valid: 'no' } }, 'HTTP ok, valid: no'],
    [{ code: { a: [1] } }, 'error {"a":[1]}']
  ] as const)
    assert.is(way(wire), told, JSON.stringify(wire))
})

test('a wire in a text is JSON; only `text` may be a sentence', () => {
  for (const [text, json] of [
    ['{"type":"image"}', '{"type":"image"}'],
    ['null', 'null'],
    ['"a"', 'a'],
    ['\ufeff\ufeffa', 'a']
  ] as const)
    assert.equal(wireIn(text, 'text'), { _tag: 'Right', right: json }, text)
  assert.equal(wireIn('null', 'mcp'), { _tag: 'Right', right: null })
  assert.equal(wireIn('"\ufeff"', 'mcp'), { _tag: 'Right', right: '\ufeff' })
  assert.is(wireIn('', 'mcp')._tag, 'Left')
})

test('what the caller knows of a call stands where the wire leaves it out or empty', () => {
  const called = { tool: 'a', callId: 'c' }
  const faultIn = (wire: object, from: 'fault' | 'f7'): unknown => {
    const found = translate(wire, from, 'fault', called)
    if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
    return found.right.wire
  }
  const internal = { version: 1, kind: 'internal' }
  assert.equal(faultIn(internal, 'fault'), { ...internal, ...called })
  assert.equal(faultIn({ ...internal, tool: '', callId: '' }, 'fault'), {
    ...internal,
    tool: 'a',
    callId: ''
  })
  const known = { ...internal, tool: 'b', callId: 'd' }
  assert.equal(faultIn(known, 'fault'), known)
  // A border: what a program in JavaScript may hand over.
  const odd = translate(internal, 'fault', 'fault', JSON.parse('{"tool":5,"callId":6}'))
  assert.equal(own(own(odd, 'right'), 'wire'), internal)
})

// A `tool` beside `Not Found` would make an unknown tool of a missing customer, and a sentence of FastAPI's list.
test('what others spelled goes to its own protocol as it stood, whatever the caller knows', () => {
  for (const [wire, own] of [
    [
      { status: 404, body: { title: 'Not Found', status: 404, detail: 'No customer cus_1' } },
      'problem-details'
    ],
    [
      {
        status: 422,
        body: { detail: [{ type: 'missing', loc: ['body', 'a'], msg: 'Field required' }] }
      },
      'problem-details'
    ],
    [{ status: 400, body: { email: ['required'] } }, 'problem-details'],
    [{ status: 400, body: { email: ['required'] } }, 'oxp']
  ] as const) {
    const made = translate(wire, own, own, { tool: 'book', callId: 'c' })
    assert.equal(made._tag === 'Right' ? made.right.wire : made.left, wire)
  }
})

test('a name of no wire writes nothing; each wire reads what it wrote', () => {
  assert.is(write({ valid: true }, JSON.parse('"toString"')), undefined)
  for (const wire of wires) {
    const written: unknown = JSON.parse(
      JSON.stringify(write({ valid: false, fault: { kind: 'internal' } }, wire))
    )
    const found = own(own(own(read(written, wire), 'right'), 'value'), 'valid')
    assert.is(found, false, wire)
  }
  assert.is(overHttp['problem-details'].mediaType, 'application/problem+json')
  assert.is(variants.mcp.differ, 'revision')
  assert.is(variants['json-rpc'].differ, 'shape')
  assert.equal(variants['json-rpc'].forms.get('edge'), { shape: 'edge', withStatus: true })
  assert.equal(overHttp['bad-request'].form, { withStatus: true })
  // A border: what is no verdict has lost the whole.
  assert.equal(lost(JSON.parse('null'), {}, 'f7'), [''])
  assert.equal(lost(JSON.parse('"text"'), {}, 'f7'), [''])
  // A fault that is no object is one field, not as many as it has letters.
  assert.equal(lost(JSON.parse('{"valid":false,"fault":"text"}'), 5, 'f7'), ['/fault', '/valid'])
  assert.ok(variants.mcp.forms.has(variants.mcp.usual))
})

test.run()
