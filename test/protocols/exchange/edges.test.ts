import { readBody } from '@toolfault/protocols/exchange'
import { resultOf } from '@toolfault/protocols/exchange/result'
import type { Json } from '@toolfault/types/json'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/exchange/edges')

// RFC 8259, section 8.1: a mark stands before the text, and is a character inside one.
test('a byte order mark is passed over before the JSON alone', async () => {
  assert.equal(await readBody({ text: '"a\ufeffb"' }), { _tag: 'Right', right: 'a\ufeffb' })
  assert.equal(await readBody({ text: '\ufeff"\ufeff"' }), { _tag: 'Right', right: '\ufeff' })
  assert.is((await readBody({ text: '\ufeff\ufeff1' }))._tag, 'Left')
})

test('a body without a text is an empty one [V7]', async () => {
  const empty = await readBody({ text: '' })
  assert.is(empty._tag, 'Left')
  // A border: what a framework hands over may be anything.
  for (const body of ['{"text":5}', '{"text":null}', '{}'])
    assert.equal(await readBody(JSON.parse(body)), empty, body)
})

// MCP, Tools, "Structured Content".
test('what a tool returned is a text, and an object is structured content, too', () => {
  const shown = (text: string): object => ({ content: [{ type: 'text', text }] })
  assert.equal(resultOf('a'), shown('a'))
  assert.equal(resultOf(1), shown('1'))
  assert.equal(resultOf(null), shown('null'))
  assert.equal(resultOf(undefined), shown(''))
  assert.equal(resultOf([1, 'a']), shown('[1,"a"]'))
  assert.equal(resultOf({ a: 1 }), { ...shown('{"a":1}'), structuredContent: { a: 1 } })
  assert.equal(resultOf({ content: 'a' }), {
    ...shown('{"content":"a"}'),
    structuredContent: { content: 'a' }
  })
  const own = { content: [], isError: true }
  assert.is(resultOf(own), own)
  const circle: Array<Json> = []
  circle.push(circle)
  assert.equal(resultOf(circle), shown(''))
})

test.run()
