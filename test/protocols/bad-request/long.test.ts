import { authorizationRequired } from '@toolfault/model'
import { keep } from '@toolfault/protocols/bad-request/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/bad-request/long')

test('what is too long to be read back is the fault that it was, and nothing is thrown', () => {
  const page = { id: 'a', url: 'https://a.example/' }
  const fault = authorizationRequired(
    'tool',
    Array.from({ length: 60_000 }, () => page)
  )
  assert.is(keep(fault), fault)
})

test.run()
