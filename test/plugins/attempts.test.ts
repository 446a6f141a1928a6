import { attempt, invalidArguments } from '@toolfault/model'
import { attemptStore } from '@toolfault/plugins/attempts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('plugins/attempts')

const one = attempt(invalidArguments('a', { issues: [{ path: ['x'], kind: 'missing' }] }))

test('an attempt is kept until it is forgotten', () => {
  const store = attemptStore()
  assert.is(store.get('k'), undefined)
  store.set('k', one)
  assert.is(store.get('k'), one)
  store.set('k', undefined)
  assert.is(store.get('k'), undefined)
})

test('the one that was not set for longest goes first', () => {
  const store = attemptStore(2)
  for (const key of ['a', 'b', 'a', 'c']) store.set(key, one)
  assert.equal(
    ['a', 'b', 'c'].map((key) => store.get(key) !== undefined),
    [true, false, true]
  )
})

test('where it is no number how many are kept, none is, not all', () => {
  for (const most of [Number.NaN, -1, 0]) {
    const none = attemptStore(most)
    none.set('k', one)
    assert.is(none.get('k'), undefined)
  }
})

test('keys of every object are keys', () => {
  const store = attemptStore()
  for (const key of ['__proto__', 'constructor', 'toString']) assert.is(store.get(key), undefined)
})

test.run()
