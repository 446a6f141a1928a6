import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { budgetOf, sizesOf } from './sizes.js'

const test = suite('bench/sizes')

const ours = sizesOf('tools/sizes.json')

test('what is weighed is there', () => {
  assert.ok(ours.size >= 2)
  for (const [name, size] of ours) assert.ok(size > 500, name)
})

for (const [name, size] of ours) {
  test(`${name}: within the budget of tools/sizes.json`, () => {
    const max = budgetOf(name, 'max')
    assert.ok(max !== undefined && size <= max, `${size} of ${max}`)
  })
}

test.run()
