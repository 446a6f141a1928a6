import type { Advice, Fix } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, proven, unproven } from './made.js'

const test = suite('advice/repair/chosen')

const at = (fix: Fix, more: Partial<Advice> = {}): Advice => ({
  path: ['a'],
  kind: 'type',
  fix,
  ...more
})
const put = (grade: string, value: unknown): ReadonlyArray<unknown> => [
  [grade, { op: 'replace', path: '/a', value }]
]
const type = (name: string): object => ({ type: name })
const yes: Fix = { id: 'put', value: true }
const two = { anyOf: [type('boolean'), type('string')] }
const whole = { oneOf: [type('boolean'), type('integer')] }

// docs/repair.md: certain is what alone can be meant. Where nothing but a count tells which branch of a
// union was meant, and a value could be brought into another as well, that is no more than likely.
for (const [name, schema, a, fix, reason, wanted] of [
  ['a tag', two, 1, yes, 'tag', put('certain', true)],
  ['a type', two, 1, yes, 'type', put('certain', true)],
  ['nobody', two, 1, yes, undefined, put('certain', true)],
  ['its keys', two, 1, yes, 'keys', put('likely', true)],
  ['what fits further', two, 1, yes, 'progress', put('likely', true)],
  ['fewer failures', two, 1, yes, 'fewest', put('likely', true)],
  ['no more than its place', two, 1, yes, 'tie', put('guess', true)],
  [
    'no more, of a union within',
    { allOf: [{ title: 't' }, two] },
    1,
    yes,
    'tie',
    put('guess', true)
  ],
  ['its keys, where no other will do', whole, 'true', yes, 'keys', put('certain', true)],
  ['its place, where no other will do', whole, 'true', yes, 'tie', put('certain', true)],
  ['its keys, for what is a guess', whole, 'x', { id: 'put', value: 5 }, 'keys', put('guess', 5)],
  ['its place, for what is a guess', whole, 'x', { id: 'put', value: 5 }, 'tie', put('guess', 5)]
] as const satisfies ReadonlyArray<
  readonly [
    string,
    object,
    unknown,
    Fix,
    NonNullable<Advice['chosen']>['reason'] | undefined,
    unknown
  ]
>) {
  test(`where a branch was chosen by ${name}`, () => {
    const more = reason === undefined ? {} : { chosen: { branch: 0, reason } }
    const advice = at(fix, { expected: { id: 'type', types: ['boolean'] }, ...more })
    assert.equal(brief(proven({ properties: { a: schema } }, { a }, advice)), wanted)
  })
}

const tie: Partial<Advice> = { chosen: { branch: 0, reason: 'tie' } }

// What had the right type for another branch may be a slip of that.
test('a text that goes into an array, beside a listed one, is no more than likely', () => {
  const list = { type: 'array', items: type('string') }
  const schema = { properties: { a: { anyOf: [list, { const: 'all' }] } } }
  const wrap: Fix = { id: 'convert', how: 'wrap', to: 'array' }
  const expected = { id: 'type', types: ['array'] } as const
  const advice = at(wrap, { expected, chosen: { branch: 0, reason: 'progress' } })
  assert.equal(brief(proven(schema, { a: 'mail' }, advice)), put('likely', ['mail']))
})

const left = [['likely', { op: 'remove', path: '/a' }]]
const out = (from: string): unknown => [['likely', { op: 'move', from, path: '/a' }]]
const unwrap = (key: string): Fix => ({ id: 'convert', how: 'unwrap', to: 'string', key })

// What is advised is done, and nothing else, whatever the rule was that broke.
for (const [name, schema, value, advice, wanted] of [
  ['left out, though it may be read', type('integer'), { a: '10' }, at({ id: 'remove' }), left],
  ['left out, whatever branch it was', two, { a: 1 }, at({ id: 'remove' }, tie), left],
  [
    'unwrapped, though nobody knows it',
    type('string'),
    { a: { b: 'x' } },
    at(unwrap('b'), { kind: 'unexpected' }),
    out('/a/b')
  ],
  ['not added, where something stands', type('integer'), { a: '10' }, at({ id: 'add' }), []],
  [
    'not added, where something else is asked',
    { default: 1 },
    {},
    at({ id: 'send', types: ['integer'] }),
    []
  ],
  ['not added, where nothing is asked', { default: 1 }, {}, { path: ['a'], kind: 'type' }, []],
  [
    'the default for null, where yes or no is asked',
    { type: 'boolean', default: true },
    { a: null },
    at({ id: 'send', types: ['boolean'] }),
    put('guess', true)
  ],
  [
    'null, out of its wrapper',
    type('null'),
    { a: { value: null } },
    at({ id: 'convert', how: 'unwrap', to: 'null', key: 'value' }),
    [['certain', { op: 'move', from: '/a/value', path: '/a' }]]
  ],
  [
    'the only value of two rules',
    { allOf: [type('string'), { const: 'x' }] },
    {},
    { path: ['a'], kind: 'missing', fix: { id: 'add' } },
    [['likely', { op: 'add', path: '/a', value: 'x' }]]
  ]
] as const satisfies ReadonlyArray<readonly [string, object, object, Advice, unknown]>) {
  test(`as advised: ${name}`, () => {
    const about = { schema: { properties: { a: schema }, required: ['a'] }, value }
    assert.equal(brief(unproven(about, advice)), wanted)
  })
}

const members = (length: number): object =>
  Object.fromEntries(Array.from({ length }, (_, n) => [`k${n}`, n]))
const wrapper: Advice = {
  path: ['args'],
  kind: 'unexpected',
  fix: { id: 'convert', how: 'unwrap', to: 'object', key: 'args' }
}

test('a hundred members are taken out of a wrapper', () => {
  const [found] = unproven({ value: { args: members(100) } }, wrapper)
  assert.is(found?.ops.length, 101)
  assert.equal(unproven({ value: { args: members(101) } }, wrapper), [])
})

test('what comes to light in a wrapper makes it less sure', () => {
  const schema = { properties: { b: type('integer') }, additionalProperties: false }
  assert.equal(brief(proven(schema, { args: { b: 'x' } }, wrapper)), [
    ['guess', { op: 'move', from: '/args/b', path: '/b' }, { op: 'remove', path: '/args' }]
  ])
})

test.run()
