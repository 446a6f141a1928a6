import * as badRequest from '@toolfault/protocols/bad-request'
import { suite } from 'uvu'
import { assertWire, faultOf, vectors } from '../vectors/vectors.js'

const test = suite('protocols/bad-request')

for (const vector of vectors('bad-request')) {
  test(`writes ${vector.description} [${vector.rows.join(' ')}]`, () => {
    assertWire(badRequest.encode(faultOf(vector), vector.form), vector.wire)
  })
}

test.run()
