import * as f7 from '@toolfault/protocols/f7'
import { suite } from 'uvu'
import { assertWire, vectors, verdictOf } from '../vectors/vectors.js'

const test = suite('protocols/f7')

for (const vector of vectors('f7')) {
  test(`writes ${vector.description} [${vector.rows.join(' ')}]`, () => {
    const verdict = verdictOf(vector)
    // A border: a vector may not know at compile time what the wire carries.
    assertWire(f7.encode(verdict as f7.F7Verdict, vector.form), vector.wire)
  })
}

test.run()
