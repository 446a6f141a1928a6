import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { locating } from './parts.js'

const test = suite('playground/locate')

/** The text at the place. */
const at = (text: string, path: ReadonlyArray<string>, on: 'key' | 'owner' | 'value'): string => {
  const { from, to } = locating(text)(path, on)
  return text.slice(from, to)
}

const text = '{ "a": [1, {"b c": "x"}], "a/b": null, "a": [true, {"k": -1.5e3}] }'

test('a value is all of it', () => {
  assert.is(at(text, ['a/b'], 'value'), 'null')
  assert.is(at(text, [], 'value'), text)
})

test('of two members with one key it is the last, as for JSON.parse', () => {
  assert.is(at(text, ['a', '0'], 'value'), 'true')
  assert.is(at(text, ['a', '1', 'k'], 'value'), '-1.5e3')
})

test('an unexpected key is the key', () => assert.is(at(text, ['a', '1', 'k'], 'key'), '"k"'))

test('a key that is written with escapes is found', () => {
  assert.is(at('{"\\u0061": 1}', ['a'], 'value'), '1')
  assert.is(at('{"__proto__": {"constructor": 2}}', ['__proto__', 'constructor'], 'value'), '2')
})

test('a missing key is the brace of the object that lacks it', () => {
  const { from, to } = locating(text)(['a', '1', 'z'], 'owner')
  assert.equal([text.slice(from, to), from], ['{', text.lastIndexOf('{')])
  assert.equal(locating(text)(['z'], 'owner'), { from: 0, to: 1 })
})

test('a path that leads nowhere is the bracket that opens the nearest value on its way', () => {
  assert.is(at(text, ['a', '7', 'z'], 'value'), '[')
  assert.is(at(text, ['a/b', 'z', 'y'], 'owner'), 'null')
})

test('a text without a value has a place all the same', () => {
  assert.equal(locating('')(['a'], 'value'), { from: 0, to: 0 })
  assert.equal(locating('  ')([], 'value'), { from: 0, to: 1 })
})

test('ten thousand levels are walked', () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  const { from, to } = locating(deep)(
    Array.from({ length: 9_999 }, () => '0'),
    'value'
  )
  assert.ok(from > 1_000 && to <= deep.length)
})

test.run()
