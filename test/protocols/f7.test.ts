import { faultKinds, invalid, unavailable, type Verdict, valid } from '@toolfault/model'
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

test('admits every valid verdict, and faults of the kinds that it carries', () => {
  assert.is(f7.admits(valid), true)
  for (const kind of faultKinds) {
    // A border: a fault of each kind, as far as its kind goes.
    const verdict = { valid: false, fault: { kind } } as Verdict
    assert.is(
      f7.admits(verdict),
      f7.carries.some((carried) => carried === kind)
    )
  }
  assert.is(f7.admits(invalid(unavailable())), false)
  assert.is(f7.admits(JSON.parse('null')), false)
  assert.is(f7.admits(JSON.parse('{"valid": 1}')), false)
})

test.run()
