import { invalid } from '@toolfault/model'
import * as f7 from '@toolfault/protocols/f7'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { missing } from '../../words/missing.js'
import { repeated } from '../repeated.js'

const test = suite('protocols/f7/attempt')

test('F7 answers every attempt alike: messages are the validator’s [V2]', () => {
  const first = f7.encode(invalid(missing('city')))
  for (const times of [2, 3, 4]) {
    assert.equal(f7.encode(invalid(repeated(missing('city'), times))), first)
  }
})

test.run()
