import { own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/ncp'
import { decode, decodeCapability, decodeResults } from '@toolfault/protocols/ncp/read'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/ncp/places')

const refusal = (found: Either<unknown, unknown>): unknown => {
  const first = own(own(found, 'left'), '0')
  const path = own(first, 'path')
  return [Array.isArray(path) ? path.join('/') : 'read', own(first, 'message')]
}

const yes = { valid: true, errors: [], warnings: [], suggestions: [] }
const text = JSON.stringify(yes)
const deep = (times: number, inner: object, key = 'result'): object =>
  times === 0 ? inner : { [key]: deep(times - 1, inner, key) }
const blocks = (before: number, block: object): object => ({
  content: [...Array.from({ length: before }, () => ({ type: 'text', text: 'x' })), block]
})

test('a verdict and results are found within bounds: 64 blocks, seven wrappers', () => {
  const results = { results: [yes] }
  for (const [inner, find] of [
    [yes, decode],
    [results, decodeResults]
  ] as const) {
    const block = { type: 'text', text: JSON.stringify(inner) }
    for (const key of ['result', 'content', 'structuredContent']) {
      assert.is(find(deep(7, inner, key))._tag, 'Right')
      assert.is(find(deep(8, inner, key))._tag, 'Left')
    }
    assert.is(find(blocks(63, block))._tag, 'Right')
    assert.is(find(blocks(64, block))._tag, 'Left')
    assert.is(find(JSON.stringify(JSON.stringify(inner)))._tag, 'Right')
    assert.is(find(` \n\t${JSON.stringify(inner)}`)._tag, 'Right')
    assert.is(find(`x${JSON.stringify(inner)}`)._tag, 'Left')
    assert.is(find({ text: JSON.stringify(inner) })._tag, 'Left')
    assert.is(find({ structuredContent: inner })._tag, 'Right')
  }
})

const edited = (wire: unknown): unknown => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  const fault = { kind: 'invalid_arguments', issues: [], message: 'No.' } as const
  return encode({ valid: false, fault }, found.right.form)
}

const no = { valid: false, errors: ['No.'], warnings: [], suggestions: [] }

test('a verdict that stands twice is changed in both places; another verdict stays', () => {
  const block = (json: object): object => ({ type: 'text', text: JSON.stringify(json) })
  const seen = (wire: unknown): unknown => JSON.parse(JSON.stringify(edited(wire)))
  assert.equal(seen({ content: [block(yes)], structuredContent: yes }), {
    content: [block(no)],
    structuredContent: no
  })
  const other = { ...yes, warnings: ['w'] }
  assert.equal(seen({ content: [block(yes)], structuredContent: other }), {
    content: [block(no)],
    structuredContent: other
  })
  assert.equal(seen({ content: [{ type: 'text', text: 'x' }, block(yes), block(yes)] }), {
    content: [{ type: 'text', text: 'x' }, block(no), block(yes)]
  })
  assert.equal(seen({ id: 1, result: { content: [block(yes)], _meta: { a: ['b', 7, null] } } }), {
    id: 1,
    result: { content: [block(no)], _meta: { a: ['b', 7, null] } }
  })
  assert.equal(edited(text), JSON.stringify(no))
})

test('why there is none: nobody validated, or nobody answered so', () => {
  for (const [wire, wanted] of [
    [{ error: { code: -32603, message: 'm' } }, readings.notValidated],
    [{ isError: true, content: [] }, readings.notValidated],
    [{ success: false }, readings.notValidated],
    [{ result: { isError: true } }, readings.notValidated],
    [{ result: { success: false } }, readings.notValidated],
    [{ error: 'm' }, readings.noVerdict],
    [{ isError: 'true' }, readings.noVerdict],
    [{ success: true }, readings.noVerdict],
    [{ result: { error: {} } }, readings.noVerdict],
    [{ result: {}, isError: true }, readings.noVerdict],
    ['x', readings.noVerdict]
  ] as const) {
    assert.equal(refusal(decode(wire)), ['', wanted], JSON.stringify(wire))
    assert.equal(refusal(decodeResults(wire)), ['', wanted], JSON.stringify(wire))
  }
})

test('a member of another type is named where it stands', () => {
  const odd = { ...yes, errors: 'x' }
  assert.is(own(refusal(decode(odd)), '0'), 'errors')
  assert.is(
    own(refusal(decode({ result: { structuredContent: odd } })), '0'),
    'result/structuredContent/errors'
  )
  const content = [{ type: 'text', text: JSON.stringify(odd) }]
  assert.is(own(refusal(decode({ content })), '0'), 'content/0/text/errors')
})

// Rows N3 and N12.
test('what is announced as unsupported is named in its first place', () => {
  const off = { toolValidation: { supported: false } }
  for (const [wire, path] of [
    [off, 'toolValidation'],
    [
      { params: { capabilities: { experimental: off } } },
      'params/capabilities/experimental/toolValidation'
    ],
    [{ result: { experimental: off } }, 'result/experimental/toolValidation'],
    [{ extensions: { 'a/toolvalidation': {} } }, 'extensions/a/toolvalidation'],
    [{ ...off, capabilities: off }, 'toolValidation']
  ] as const)
    assert.equal(refusal(decodeCapability(wire)), [`${path}/supported`, readings.notSupported])
  for (const wire of [{}, { toolValidation: true }, { extensions: { toolValidation: {} } }, 7])
    assert.equal(refusal(decodeCapability(wire)), ['', readings.notAnnounced])
})

test.run()
