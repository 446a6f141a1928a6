import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { found, leaf } from './leaf.js'

const test = suite('advice/schema/reference.none')

const at = (a: object, more: object): object => ({ ...more, properties: { a } })
const to = ($ref: string, x: object, more: object = {}): object =>
  at({ $ref }, { $defs: { x }, ...more })

for (const [name, schema] of [
  ['an address among listed values', to('http://a/x', { enum: [{ $id: 'http://a/x', ...leaf }] })],
  ['an address in a constant', to('http://a/x', { const: { $id: 'http://a/x', ...leaf } })],
  ['an address in a default', to('http://a/x', { default: { $id: 'http://a/x', ...leaf } })],
  ['an address in examples', to('http://a/x', { examples: [{ $id: 'http://a/x', ...leaf }] })],
  ['an $anchor of another document', to('#here', { $id: 'x', y: { $anchor: 'here', ...leaf } })],
  ['a pointer without its slash', to('#$defs/x', leaf)],
  ['a pointer with half an escape', to('#/$defs/x/~2', { '~2': leaf })],
  ['a pointer with an escape of nothing', to('#/$defs/x/y~', { 'y~': leaf })],
  ['an inherited member', to('#/toString', leaf)],
  ['a name with a slash before it', to('#/here', { $anchor: 'here', ...leaf })],
  ['a reference that is no text', at({ $ref: 5 }, { 5: leaf })],
  ['the whole, by a pointer that is none', to('#/~2', {}, leaf)],
  ['the end of an $id', to('xhere#here', { $id: 'xhere', ...leaf })],
  ['no name', { properties: { a: { $ref: '#undefined' } }, $defs: { x: leaf } }],
  ['no name, by $dynamicRef', at({ $dynamicRef: '#undefined' }, leaf)],
  ['an $id without its fragment', to('http://a/xy', { $id: 'http://a/x#y', ...leaf })]
] as const) {
  test(`a reference does not lead to ${name}`, () => {
    assert.is(found(schema), undefined)
  })
}

test.run()
