import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asked, integer, text } from './places.js'

const test = suite('advice/walk.keys')

const missing = (...keys: ReadonlyArray<string>): ReadonlyArray<Issue> =>
  keys.map((key) => ({ path: [key], kind: 'missing', keyword: 'required' }))

const told = (
  schema: object,
  value: object,
  ...keys: ReadonlyArray<string>
): ReadonlyArray<Advice> =>
  advise(invalidArguments('t', { issues: missing(...keys) }), { schema, value }).advice ?? []

const asks = { properties: { receiver: text }, required: ['receiver'] }

// A key that a pattern may claim, or that a map may hold, is a key of its own and no other misspelt.
for (const [what, schema, fix] of [
  ['that says nothing of other keys', asks, 'rename'],
  ['that lets other keys through', { ...asks, additionalProperties: true }, 'rename'],
  ['that lets anything through, as zod says it', { ...asks, additionalProperties: {} }, 'rename'],
  ['that takes no other keys', { ...asks, additionalProperties: false }, 'rename'],
  ['of which a part says nothing of other keys', { ...asks, allOf: [{}] }, 'rename'],
  ['with a schema for other keys', { ...asks, additionalProperties: text }, 'add'],
  ['with a pattern for other keys', { ...asks, patternProperties: { '^z': text } }, 'add'],
  ['with a part for other keys', { ...asks, allOf: [{ additionalProperties: text }] }, 'add'],
  [
    'with a part by a pattern',
    { ...asks, allOf: [{}, { patternProperties: { '^z': {} } }] },
    'add'
  ],
  ['with a pattern that lists keys', { ...asks, patternProperties: { '^(a|z)$': {} } }, 'rename']
] as const) {
  test(`a near key in an object ${what}: ${fix}`, () => {
    const [first] = told(schema, { reciever: 'x' }, 'receiver')
    assert.is(first?.fix?.id, fix)
  })
}

const D = { type: 'string', description: 'D' }

// Beside patterns, which nobody runs, the schema for other keys speaks only of what breaks its rule.
for (const [what, schema, wrongly, wanted] of [
  ['alone, what breaks its rule', { additionalProperties: D }, 'string', 'D'],
  ['alone, anything else', { additionalProperties: D }, 'integer', 'D'],
  ['that is not evaluated, anything else', { unevaluatedProperties: D }, 'integer', 'D'],
  [
    'beside a pattern, what breaks its rule',
    { patternProperties: { a: {} }, additionalProperties: D },
    'string',
    'D'
  ],
  [
    'beside a pattern, anything else',
    { patternProperties: { a: {} }, additionalProperties: D },
    'integer',
    undefined
  ],
  [
    'beside two patterns, what breaks its rule',
    { patternProperties: { a: {}, b: {} }, additionalProperties: D },
    'string',
    'D'
  ],
  [
    'beside no pattern, anything else',
    { patternProperties: {}, additionalProperties: D },
    'integer',
    'D'
  ]
] as const) {
  test(`a schema for other keys ${what}: ${wanted ?? 'nothing'}`, () => {
    const issue: Issue = { path: ['x'], kind: 'type', keyword: 'type', params: { type: wrongly } }
    const [first] = advise(invalidArguments('t', { issues: [issue] }), { schema }).advice ?? []
    assert.is(first?.about?.description, wanted)
  })
}

// "Of its keys the missing ones … each in its turn": the first place of a key counts.
for (const [what, schema] of [
  [
    'keys that several parts ask for',
    { allOf: [{ required: ['b', 'a'] }, { required: ['a', 'c', 'b'] }] }
  ],
  ['keys that one part asks for twice', { required: ['b', 'b', 'a', 'b', 'c'] }],
  [
    'a part whose required is no list',
    { allOf: [{ required: 'c' }, { required: ['b', 'a', 'c'] }] }
  ]
] as const) {
  test(`in the order of the schema: ${what}`, () => {
    assert.equal(
      told(schema, {}, 'a', 'b', 'c').map(({ path }) => path[0]),
      ['b', 'a', 'c']
    )
  })
}

test('keys and items of one place are apart, whichever is asked for first', () => {
  for (const keys of [
    ['a', '0', 'b'],
    ['0', 'a', '1']
  ]) {
    const schema = { properties: { a: text, b: { type: 'boolean' } }, items: integer }
    const types = { a: 'string', b: 'boolean' }
    assert.equal(
      keys.map((key) => asked(schema, [key], [])),
      keys.map((key) => (key === 'a' || key === 'b' ? types[key] : 'integer'))
    )
  }
})

test.run()
