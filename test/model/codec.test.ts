import { losses } from '@toolfault/model'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/codec')

for (const [name, value, kept, wanted] of [
  ['nothing', { a: [1] }, { a: [1] }, []],
  ['a member', { a: 1, b: 2 }, { a: 1 }, ['/b']],
  ['a member that came instead', { a: 1 }, { b: 1 }, ['/a', '/b']],
  ['a member of each item, once', { a: [{ x: 1 }, { x: 2 }] }, { a: [{}, {}] }, ['/a/*/x']],
  ['an item', { a: [1, 2] }, { a: [1] }, ['/a/*']],
  ['a value', { a: { 'b/c': 1 } }, { a: { 'b/c': 2 } }, ['/a/b~1c']],
  ['a list that became an object', { a: [] }, { a: {} }, ['/a']],
  ['the whole', 1, 2, ['']],
  ['a key of digits is no index', { 0: 1 }, {}, ['/0']],
  ['sorted', { b: 1, a: 1, c: 1 }, {}, ['/a', '/b', '/c']],
  ['undefined is absent', { a: undefined }, {}, []]
] as const) {
  test(`lost: ${name}`, () => assert.equal(losses(value, kept), wanted))
}

test('nothing is lost between equal values', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      assert.equal(losses(value, structuredClone(value)), [])
    })
  )
})

test('the last of many items is compared like the first', () => {
  const list = Array.from({ length: 20_000 }, () => ({ x: 1 }))
  const kept: Array<object> = list.map((item) => ({ ...item }))
  kept[19_999] = {}
  assert.equal(losses(list, kept), ['/*/x'])
})

test('what cannot be compared is lost as a whole', () => {
  const cycle = (): object => {
    const object: { self?: object } = {}
    object.self = object
    return object
  }
  assert.equal(losses(cycle(), cycle()), [''])
})

test.run()
