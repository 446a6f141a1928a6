import { type Fault, faultKinds, invalidArguments } from '@toolfault/model'
import { carries, encode } from '@toolfault/protocols/text'
import { digest } from '@toolfault/words/digest'
import { en } from '@toolfault/words/en'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/text')

const fault = invalidArguments('t', { issues: [{ path: ['city'], kind: 'missing' }] })

test('a text is what the model is told, in the words that are handed in', () => {
  assert.equal(carries, faultKinds)
  assert.is(encode(fault), 'Invalid arguments for tool t: `city` is missing.')
  assert.is(encode(fault, { verbosity: 'full' }), digest(fault, { verbosity: 'full' }))
})

test('what is no fault is an internal error, also in another language', () => {
  // A border: what a careless caller hands in.
  const none = { kind: 'nonsense', message: '' } as unknown as Fault
  assert.is(encode(none), 'Internal error')
  const faults = { ...en.faults, internal: 'Interner Fehler' }
  assert.is(encode(none, { pack: { ...en, faults } }), 'Interner Fehler')
})

test('a text that was read is spelled as it was, as long as nothing has changed', () => {
  const read = { wire: 'city is missing!', written: encode(fault) }
  assert.is(encode(fault, { read }), 'city is missing!')
  assert.is(
    encode({ ...fault, tool: 'u' }, { read }),
    'Invalid arguments for tool u: `city` is missing.'
  )
})

test('two long texts of others are cut as one would be', () => {
  const long = 'a'.repeat(16_000)
  assert.is(encode({ kind: 'internal', message: long, guidance: 'Ask.' }).length, 16_000)
})

test.run()
