import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cause } from './caused.js'

const test = suite('advice/schema/cause.any')

const of = (properties: object, ...required: ReadonlyArray<unknown>): object => ({
  properties,
  required
})

// What any value that is there will do for is fulfilled by being there.
for (const schema of [
  { title: 'A', description: 'B', $comment: 'C' },
  { type: 'string' },
  { type: 'string', minLength: 1 }
]) {
  test(`the cause is a key of ${JSON.stringify(schema)}, which is there`, () => {
    assert.equal(cause(of({ a: schema }, 'a'), { a: 'x' }), { id: 'present', path: ['a'] })
  })
}

test.run()
