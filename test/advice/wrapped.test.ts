import { judge } from '@toolfault/advice/judge'
import { right } from '@toolfault/model'
import { fromIoTs } from '@toolfault/sources/io-ts'
import { digest } from '@toolfault/words/digest'
import * as t from 'io-ts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed } from './lines.js'

const test = suite('advice/wrapped')

const saidOf = (codec: t.Mixed, a: unknown): string => {
  const decide = judge(() =>
    right((value: unknown) => fromIoTs(t.type({ a: codec }).decode(value)))
  )
  const verdict = decide({ name: 't', inputSchema: { type: 'object' } }, { a })
  return verdict.valid
    ? 'valid'
    : digest(verdict.fault).replace('Invalid arguments for tool t: ', '')
}

// No schema says what the array holds: the validator is asked.
for (const [name, codec, value, wanted] of [
  [
    'a text that is an item of it',
    t.array(t.string),
    'x',
    '`a` must be an array, received a string of 1 character: put it in an array.'
  ],
  [
    'a text for numbers',
    t.tuple([t.number, t.number]),
    '1-3',
    '`a` must be an array, received a string of 3 characters: send an array.'
  ],
  [
    'an object for a tuple',
    t.tuple([t.string, t.number]),
    { x: 'a', y: 1 },
    '`a` must be an array, received an object of 2 keys: send an array.'
  ]
] as const) {
  test(`in place of an array came ${name}`, () => assert.is(saidOf(codec, value), wanted))
}

const file = { type: 'string', pattern: '^[a-z.]+$' }

// The validator is asked whether it takes a text under the only key that has to be there.
for (const [name, properties, value, wanted] of [
  ['that the validator takes', { file, node: { type: 'string' } }, 'a.png', 'wrap file'],
  ['that it refuses beside another key', { file, node: { type: 'string' } }, '1:2', 'send object'],
  ['that it refuses where there is no other', { file }, '1:2', 'wrap file']
] as const) {
  test(`in place of an object came a text ${name}`, () => {
    const node = closed(properties, 'file')
    assert.ok(linesOf(closed({ node }), { node: value })[0]?.endsWith(wanted))
  })
}

test.run()
