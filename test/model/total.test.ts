import { isList, isRecord, keysOf, own, owns, part, step, steps } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/total')

test('an own property is read, an inherited one is not there', () => {
  assert.is(own({ a: 1 }, 'a'), 1)
  assert.is(own({}, 'constructor'), undefined)
  assert.is(own([7], '0'), 7)
  assert.is(own('text', 'length'), undefined)
  assert.is(own(JSON.parse('{"__proto__": 1}'), '__proto__'), 1)
})

test('a part of what is no data may be inherited, and a getter', () => {
  class Answer {
    get status(): number {
      return 7
    }
    get broken(): number {
      throw new Error('broken')
    }
  }
  assert.is(part(new Answer(), 'status'), 7)
  assert.is(part(new Answer(), 'broken'), undefined)
  assert.is(part(Answer, 'name'), 'Answer')
  assert.is(part('text', 'length'), undefined)
  assert.is(part(null, 'a'), undefined)
})

test('what is there may be undefined', () => {
  assert.is(owns({ a: undefined }, 'a'), true)
  assert.is(owns({}, 'toString'), false)
  assert.is(owns(null, 'a'), false)
})

test('keys are own and enumerable', () => {
  const value = Object.create({ inherited: 1 }, { hidden: { value: 1 } })
  assert.equal(keysOf(Object.assign(value, { a: 1, b: 2 })), ['a', 'b'])
  assert.equal(keysOf('text'), [])
})

test('a list is no record, and a record is no list', () => {
  assert.is(isList([]) && !isRecord([]), true)
  assert.is(isRecord({}) && !isList({ length: 1 }), true)
  assert.is(isRecord(null), false)
})

test('a revoked proxy is no list and has nothing', () => {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  assert.is(isList(proxy), false)
  assert.is(own(proxy, 'a'), undefined)
  assert.is(part(proxy, 'a'), undefined)
  assert.is(owns(proxy, 'a'), false)
  assert.equal(keysOf(proxy), [])
})

test('so many steps are taken as there are', () => {
  const counter = steps(2)
  assert.equal(
    [step(counter), step(counter), step(counter), step(counter)],
    [true, true, false, false]
  )
})

test('a counter that cannot count ends at once', () => {
  assert.is(step(Object.freeze(steps(2))), false)
})

test('a text owns nothing, though the platform says that it has a length', () => {
  for (const value of ['text', 7, undefined, () => 1]) {
    assert.is(owns(value, 'length'), false)
    assert.is(own(value, 'length'), undefined)
    assert.equal(keysOf(value), [])
  }
})

test.run()
