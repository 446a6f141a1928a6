import * as f7 from '@toolfault/protocols/f7'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { f7Answer } from '../official/schemas.js'
import { assertWire, vectors, verdictOf } from '../vectors/vectors.js'

const test = suite('protocols/f7')

for (const vector of vectors('f7')) {
  test(`writes ${vector.description} [${vector.rows.join(' ')}]`, () => {
    // A border: a vector may not know at compile time what the wire carries.
    const wire = f7.encode(verdictOf(vector) as f7.F7Verdict, vector.form)
    assertWire(wire, vector.wire)
    assert.equal(f7Answer(JSON.parse(JSON.stringify(wire))), [])
  })
}

test.run()
