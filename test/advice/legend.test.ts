import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onlyAdvice } from './advised.js'

const test = suite('advice/legend')

const linear = '0 = No priority, 1 = Urgent, 2 = High, 3 = Normal, 4 = Low'

// Where an author says what numbers mean, a text that is called so is the number.
for (const [description, text, wanted] of [
  [linear, 'high', 2],
  [linear, 'no_priority', 0],
  [linear, 'URGENT', 1],
  ['1: low\n2: high', 'high', 2],
  ['1 - low, 2 - high', 'low', 1],
  ['1 (low) to 3 (high)', 'high', 3],
  ['low (1), high (2)', 'high', 2],
  ['low=1 | high=2', 'low', 1],
  ['How loud; -1 = muted', 'muted', -1],
  ['Use 1 for yes and 0 for no', 'no', 0],
  ['Levels: low=1, high=2', 'low', 1],
  ['From 1-5 stars', 'stars', undefined],
  [linear, 'medium', undefined],
  [linear, '!', undefined],
  ['Level: 3', '3.', undefined],
  ['1 = on, 2 = on', 'on', undefined],
  ['Between 1 and 4', 'high', undefined],
  ['v1.2 = old', 'old', undefined],
  [`${linear}${' '.repeat(1_000)}5 = later`, 'later', undefined],
  [`1 = ${'a'.repeat(70)}`, 'a'.repeat(70), undefined]
] as const) {
  test(`${text.slice(0, 20)} by "${description.slice(0, 40)}" is ${wanted ?? 'none'}`, () => {
    const { fix } = onlyAdvice({ properties: { a: { type: 'integer', description } } }, { a: text })
    assert.equal(
      fix,
      wanted === undefined ? { id: 'send', types: ['integer'] } : { id: 'put', value: wanted }
    )
  })
}

test('also where the numbers are listed', () => {
  const a = { enum: [1, 2], description: '1 = low, 2 = high' }
  assert.equal(onlyAdvice({ properties: { a } }, { a: 'high' }).fix, { id: 'put', value: 2 })
})

// 1 and -1 say an order.
for (const [values, text, wanted] of [
  [[1, -1], 'asc', 1],
  [[1, -1], 'Descending', -1],
  [[-1, 1], ' ascending ', 1],
  [[1, -1], 'up', undefined],
  [[0, 1], 'asc', undefined],
  [[-1, 0], 'desc', undefined]
] as const) {
  test(`${text} of ${values.join()} is ${wanted ?? 'none'}`, () => {
    const { fix } = onlyAdvice({ properties: { a: { enum: values } } }, { a: text })
    assert.equal(
      fix,
      wanted === undefined ? { id: 'choose', values, optional: true } : { id: 'put', value: wanted }
    )
  })
}

test.run()
