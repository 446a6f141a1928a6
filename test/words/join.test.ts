import { join, lead, stop } from '@toolfault/words/join'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/join')

test('sentences are joined with full stops, and none is said twice', () => {
  assert.is(join('Refused', 'Try again.', '', 'Refused'), 'Refused. Try again.')
  assert.is(join('', 'Alone'), 'Alone')
  assert.is(join(), '')
})

test('a sentence that ends is not ended again', () => {
  assert.is(stop('Wait'), 'Wait.')
  for (const ended of ['Wait.', 'Wait!', 'Wait?', 'Wait:', 'Wait…']) assert.is(stop(ended), ended)
})

test('a headline announces behind a colon, unless it is a sentence', () => {
  assert.is(lead('Invalid input', 'no key'), 'Invalid input: no key')
  assert.is(lead('Refused.', 'no key'), 'Refused. no key')
})

test.run()
