import * as oxp from '@toolfault/protocols/oxp'
import type { OxpAnswer } from '@toolfault/types/oxp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { oxpBody, oxpCheck } from '../official/schemas.js'
import { assertWire, faultOf, type Vector, vectors } from '../vectors/vectors.js'

const test = suite('protocols/oxp')

const write = (vector: Vector): OxpAnswer => {
  // A border: the arguments of a vector are what its function takes.
  const args = vector.arguments as never
  switch (vector.function) {
    case undefined:
      return oxp.encode(faultOf(vector), vector.form)
    case 'encodeBoth':
      return oxp.encodeBoth(...(args as Parameters<typeof oxp.encodeBoth>))
    case 'success':
      return oxp.success(...(args as Parameters<typeof oxp.success>))
    case 'challengeCheck':
      return oxp.challengeCheck(...(args as Parameters<typeof oxp.challengeCheck>))
    default:
      throw new TypeError(`no writer is called ${vector.function}`)
  }
}

for (const vector of vectors('oxp')) {
  test(`writes ${vector.description} [${vector.rows.join(' ')}]`, () => {
    const wire = write(vector)
    assertWire(wire, vector.wire)
    const check = vector.function === 'challengeCheck' ? oxpCheck : oxpBody(wire.status)
    assert.equal(check(wire.body), [])
  })
}

test.run()
