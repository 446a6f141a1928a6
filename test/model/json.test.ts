import { isJsonObject, STEPS, steps, toJson, writeJson } from '@toolfault/model'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { branching } from '../hostile/values.js'

const test = suite('model/json')

test('JSON is copied as it is, and nothing of it is kept', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const copy = toJson(value, steps(1_000_000))
      assert.equal(copy, JSON.parse(JSON.stringify(value)))
      if (typeof value === 'object' && value !== null) assert.is.not(copy, value)
    })
  )
})

for (const [name, value, wanted] of [
  ['a bigint', 12345678901234567890n, '12345678901234567890'],
  ['not a number', Number.NaN, null],
  ['infinity', Number.NEGATIVE_INFINITY, null],
  ['negative zero', -0, 0],
  ['a function', () => 1, undefined],
  ['a symbol', Symbol('x'), undefined],
  ['undefined', undefined, undefined],
  ['holes and functions in a list', [1, undefined, () => 1], [1, null, null]],
  ['functions in an object', { a: 1, b: () => 1, c: undefined }, { a: 1 }],
  ['a date', new Date(0), {}]
] as const) {
  test(`${name} becomes ${JSON.stringify(wanted)}`, () => {
    const copy = toJson(value, steps())
    assert.equal(copy, wanted)
    assert.ok(typeof copy !== 'number' || Object.is(copy, wanted))
  })
}

test('a key called __proto__ is copied as a key', () => {
  const copy = toJson(JSON.parse('{"__proto__": {"x": 1}}'), steps())
  assert.is(JSON.stringify(copy), '{"__proto__":{"x":1}}')
})

test('what an object inherits is not copied', () => {
  assert.equal(toJson(Object.create({ a: 1 }), steps()), {})
})

test('a getter that throws costs one member', () => {
  const value = {
    a: 1,
    get b(): number {
      throw new Error('no')
    }
  }
  assert.equal(toJson(value, steps()), { a: 1 })
})

test('what lies deeper than 32 levels is left out', () => {
  let value: unknown = 'deep'
  for (let level = 0; level < 40; level++) value = [value]
  const text = JSON.stringify(toJson(value, steps()))
  assert.is(text, `${'['.repeat(33)}null${']'.repeat(33)}`)
})

for (const [name, value] of branching) {
  test(`${name} ends with the budget`, () => {
    const budget = steps(5_000)
    const text = JSON.stringify(toJson(value, budget))
    assert.ok(budget.left <= 0)
    assert.ok(text.length < 500_000)
  })
}

test('a budget that is used up copies nothing more', () => {
  assert.is(toJson({ a: 1 }, steps(0)), undefined)
  assert.is(toJson('text', steps(0)), 'text')
  assert.is(steps().left, STEPS)
})

test('an object is told from a list and from all else', () => {
  assert.is(isJsonObject({}), true)
  for (const other of [[], null, 'a', 1, true, undefined]) assert.is(isJsonObject(other), false)
})

test('objects are cut below the 32nd level like lists', () => {
  let value: unknown = 'deep'
  for (let level = 0; level < 40; level++) value = { a: value }
  const text = JSON.stringify(toJson(value, steps()))
  assert.is(text, `${'{"a":'.repeat(32)}{}${'}'.repeat(32)}`)
})

test('each member takes a step, and none is copied when there is none left', () => {
  const budget = steps(3)
  assert.equal(toJson({ a: 1, b: 2, c: 3 }, budget), { a: 1, b: 2 })
})

test('JSON is written as the platform writes it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      assert.is(writeJson(value, 1_000_000), JSON.stringify(value))
    })
  )
})

for (const [name, value, wanted] of [
  ['a bigint', 7n, '"7"'],
  ['not a number', Number.NaN, 'null'],
  ['a function', () => 1, undefined],
  ['undefined', undefined, undefined]
] as const) {
  test(`${name} is written as ${wanted}`, () => {
    assert.is(writeJson(value), wanted)
  })
}

test('no more members are written than were asked for, and never more than a thousand unasked', () => {
  assert.is(writeJson([1, 2, 3, 4], 3), '[1,2]')
  let value: unknown = 'leaf'
  for (let level = 0; level < 30; level++) value = [value, value]
  const text = writeJson(value) ?? ''
  assert.ok(text.length > 0 && text.length < 20_000, `${text.length}`)
})

test.run()
