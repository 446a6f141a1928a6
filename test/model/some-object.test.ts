import { own, STEPS, someObject } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/some-object')

const isNamed = (object: object): boolean => own(object, '$id') !== undefined

const nestOf = (depth: number, inner: unknown): unknown => {
  let nest = inner
  for (let at = 0; at < depth; at++) nest = { items: [nest] }
  return nest
}

/** Whether any object in it has an `$id`; `undefined` where nobody looked at all of it. */
for (const [what, value, found] of [
  ['the whole', { $id: 'a' }, true],
  ['a member', { properties: { a: { $id: 'a' } } }, true],
  ['an item of a list', { anyOf: [{}, { $id: 'a' }] }, true],
  ['deep inside', nestOf(1000, { $id: 'a' }), true],
  ['nothing', nestOf(1000, {}), false],
  ['an inherited one', Object.create({ $id: 'a' }), false],
  ['no object', '$id', false],
  ['more than is looked through', nestOf(STEPS, { $id: 'a' }), undefined],
  ['more items than are looked through', Array(STEPS + 1).fill({}), undefined]
] as const)
  test(`looks through ${what}`, () => {
    assert.is(someObject(value, isNamed), found)
  })

test('says that what is found stands there, however much else does', () => {
  assert.is(someObject({ a: Array(STEPS).fill({}), $id: 'a' }, isNamed), true)
})

test('nothing is known where the question throws', () => {
  const fail = (): boolean => {
    throw new Error('no')
  }
  assert.is(someObject({ a: {} }, fail), undefined)
})

test.run()
