import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { surely } from './surely.js'

const test = suite('advice/schema/depth.keys')

test('a value is looked at down to level 48, of which the place `a` is the first', () => {
  let schema: unknown = { const: 1 }
  let value: unknown = 2
  for (let level = 1; level < 48; level++) {
    schema = { properties: { k: schema } }
    value = { k: value }
  }
  assert.is(surely(schema, value).length, 1)
  assert.is(surely({ properties: { k: schema } }, { k: value }).length, 0)
})

test.run()
