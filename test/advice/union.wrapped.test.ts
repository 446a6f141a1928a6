import { judge } from '@toolfault/advice/judge'
import * as text from '@toolfault/protocols/text'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Case, integer, many, object, text as string, told } from './chosen.js'

const test = suite('advice/union.wrapped')

const circle = object({ circle: object({ r: integer }) })
const sq = object({ sq: object({ side: integer, name: string }) })
const closed = { additionalProperties: false }

// docs/advice.md, "The branch that was meant": of those that know as many keys, what knows them in what it asks for.
const cases: ReadonlyArray<Case> = [
  ['a key of what the second asks for', [circle, sq], { side: 1 }, ['sq side 1 keys', 'sq name']],
  ['a key of what the first asks for', [circle, sq], { r: 1 }, ['circle r 0 keys']],
  ['its name as a value', [circle, sq], { type: 'sq' }, ['sq 1 keys']],
  ['keys of both tell nothing', [circle, sq], { r: 1, side: 1 }, ['circle r 0 tie']],
  ['most keys', [circle, sq], { r: 1, side: 1, name: 'x' }, ['sq side 1 keys', 'sq name']],
  ['a key of another type tells nothing', [circle, sq], { side: 'x' }, ['circle 0 tie']],
  [
    'the name of a text tells nothing',
    [object({ a: string }), object({ b: string })],
    { z: 'b' },
    ['a 0 tie']
  ],
  [
    'a key in what need not be there tells nothing',
    [circle, { ...object({ z: string }), properties: { z: string, o: object({ side: integer }) } }],
    { side: 1 },
    ['circle 0 tie']
  ],
  ['what is there is not left out', [circle, sq], { sq: {}, r: 1 }, ['sq side 1 keys', 'sq name']],
  ['behind many that nobody knows', [circle, sq], { ...many(70), side: 1 }, ['circle 0 tie']]
]
for (const [name, branches, value, wanted] of cases)
  test(name, () => assert.equal(told(branches, value), wanted))

const said = (value: unknown): string => {
  const anyOf = [
    { ...circle, ...closed },
    { ...sq, ...closed }
  ]
  const inputSchema = { type: 'object', properties: { u: { anyOf } } }
  const verdict = judge(compile)({ name: 't', inputSchema }, { u: value })
  return verdict.valid ? '' : text.encode(verdict.fault)
}

test('what would be said without the key that told is not said', () => {
  const text = said({ kind: 'sq' })
  assert.match(text, 'add `u.sq`')
  assert.match(text, 'remove `u.kind`')
  assert.not.match(text, 'u.circle')
})

test('in a closed branch the key is moved', () => {
  assert.match(said({ side: 1, name: 'x' }), 'move `u.side` to `u.sq.side`')
})

test.run()
