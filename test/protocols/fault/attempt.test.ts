import { type Issue, invalidArguments } from '@toolfault/model'
import { carrier, encode } from '@toolfault/protocols/fault'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { missing } from '../../words/missing.js'
import { repeated } from '../repeated.js'

const test = suite('protocols/fault/attempt')

test('the attempt is handed on as data', () => {
  assert.equal(encode(repeated(missing('city'), 2))['attempt'], {
    count: 2,
    fixed: [],
    still: ['missing /city'],
    fresh: []
  })
})

test('beside a text it stays within 8 kB', () => {
  const issues = Array.from(
    { length: 64 },
    (_, at): Issue => ({ path: [`${'k'.repeat(500)}${at}`], kind: 'missing' })
  )
  const fault = repeated(invalidArguments('t', { issues }), 3)
  assert.ok(JSON.stringify(carrier(fault, '')).length <= 8_000)
})

test.run()
