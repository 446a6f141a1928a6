import type { Advice, Fix, Path } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, unproven } from './made.js'

const test = suite('advice/repair/move')

const text = { type: 'string' }

const mended = (
  schema: object,
  value: unknown,
  ...advice: ReadonlyArray<Advice>
): ReadonlyArray<unknown> => brief(unproven({ schema, value }, ...advice))

const renamed = (from: Path, to: Path, more: object = {}): Advice => ({
  path: to,
  kind: 'missing',
  fix: { id: 'rename', from, to, ...more }
})
const move = (from: string, path: string): object => ({ op: 'move', from, path })
const make = (path: string): object => ({ op: 'add', path, value: {} })

const named = {
  properties: { user_id: text, title: text, in: { properties: { user_id: text } } },
  additionalProperties: false
}

// docs/repair.md: certain is what was right and only its form was wrong; likely is one clear winner.
for (const [name, value, advice, wanted] of [
  [
    'the same name',
    { userId: 'x' },
    renamed(['userId'], ['user_id']),
    [['certain', move('/userId', '/user_id')]]
  ],
  [
    'the same name, where it was a guess',
    { userId: 'x' },
    renamed(['userId'], ['user_id'], { guess: true }),
    [['guess', move('/userId', '/user_id')]]
  ],
  [
    'another name',
    { person: 'x' },
    renamed(['person'], ['user_id']),
    [['likely', move('/person', '/user_id')]]
  ],
  [
    'another name, where it was a guess',
    { zebra: 'x' },
    renamed(['zebra'], ['user_id'], { guess: true }),
    [['guess', move('/zebra', '/user_id')]]
  ],
  [
    'an id that is hardly one, where it was a guess',
    { user: 'Bob Smith' },
    renamed(['user'], ['user_id'], { guess: true }),
    [['guess', move('/user', '/user_id')]]
  ],
  [
    'a name of its own meaning',
    { title: 'x' },
    renamed(['title'], ['user_id']),
    [['guess', move('/title', '/user_id')]]
  ],
  ['a name that the schema does not have', { userId: 'x' }, renamed(['userId'], ['USER-ID']), []],
  [
    'a name that nobody knows',
    { deepKey: 'x' },
    renamed(['deepKey'], ['deep_key']),
    [['likely', move('/deepKey', '/deep_key')]]
  ],
  [
    'from within',
    { in: { userId: 'x' } },
    renamed(['in', 'userId'], ['user_id']),
    [['likely', move('/in/userId', '/user_id')]]
  ],
  [
    'into another',
    { userId: 'x', in: {} },
    renamed(['userId'], ['in', 'user_id']),
    [['likely', move('/userId', '/in/user_id')]]
  ],
  ['where nothing stands', {}, renamed(['userId'], ['user_id']), []],
  ['where something stands', { userId: 'x', user_id: 'y' }, renamed(['userId'], ['user_id']), []],
  [
    'into what is not there, which is made for it',
    { userId: 'x' },
    renamed(['userId'], ['in', 'user_id']),
    [['likely', { op: 'add', path: '/in', value: {} }, move('/userId', '/in/user_id')]]
  ],
  [
    'into what is in nothing, which is made as well',
    { userId: 'x' },
    renamed(['userId'], ['a', 'b', 'user_id']),
    [['likely', make('/a'), make('/a/b'), move('/userId', '/a/b/user_id')]]
  ],
  ['into itself, deeper', { in: {} }, renamed(['in'], ['in', 'a', 'b']), []],
  ['into a list', { userId: 'x', in: [] }, renamed(['userId'], ['in', '0']), []],
  ['out of a list', { in: ['x'] }, renamed(['in', '0'], ['user_id']), []],
  ['into itself', { in: {} }, renamed(['in'], ['in', 'user_id']), []],
  ['the arguments as a whole', {}, renamed([], ['user_id']), []],
  ['to the arguments as a whole', { userId: 'x' }, renamed(['userId'], []), []]
] as const) {
  test(`moved: ${name}`, () => assert.equal(mended(named, value, advice), wanted))
}

const texts = { type: 'object', additionalProperties: { type: 'string' } }

// An object may have been meant as the one that takes anything itself.
for (const [name, at, b, grade] of [
  ['a text into what takes anything', { type: 'object' }, 'x', 'likely'],
  ['a text into a map of texts', texts, 'x', 'likely'],
  ['an object into what takes anything', { type: 'object' }, { c: 1 }, 'guess'],
  ['an object into an object that has it', { properties: { b: { type: 'object' } } }, {}, 'likely']
] as const) {
  test(`moved: ${name} and is not there`, () => {
    const found = mended({ properties: { at } }, { b }, renamed(['b'], ['at', 'b']))
    assert.equal(found, [[grade, make('/at'), move('/b', '/at/b')]])
  })
}

const wrapper = (key: string, ...path: ReadonlyArray<string>): Advice => ({
  path: [...path, key],
  kind: 'unexpected',
  fix: { id: 'convert', how: 'unwrap', to: 'object', key }
})
const out = { op: 'remove', path: '/args' }

for (const [name, value, advice, wanted] of [
  [
    'members',
    { args: { b: 1, c: 2 } },
    wrapper('args'),
    [['likely', move('/args/b', '/b'), move('/args/c', '/c'), out]]
  ],
  ['none', { args: {} }, wrapper('args'), [['likely', out]]],
  [
    'one of its own name',
    { args: { args: 1, b: 2 } },
    wrapper('args'),
    [['likely', move('/args/b', '/b'), move('/args/args', '/args')]]
  ],
  [
    'deeper',
    { in: { args: { b: 1 } } },
    wrapper('args', 'in'),
    [['likely', move('/in/args/b', '/in/b'), { op: 'remove', path: '/in/args' }]]
  ],
  ['no member whose place is taken', { args: { b: 1 }, b: 2 }, wrapper('args'), []],
  ['no item of a list', { args: [1] }, wrapper('args'), []],
  [
    '100 members',
    { args: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`k${at}`, at])) },
    wrapper('args'),
    []
  ]
] as const) {
  test(`taken out of a wrapper: ${name}`, () => assert.equal(mended({}, value, advice), wanted))
}

const add = (value: unknown): object => ({ op: 'add', path: '/a', value })
const lacking: Advice = { path: ['a'], kind: 'missing', fix: { id: 'add' } }
const chosen: Advice['chosen'] = { branch: 0, reason: 'tag' }

for (const [name, schema, advice, wanted] of [
  [
    'the only value',
    { properties: { a: { const: 'x' } }, required: ['a'] },
    lacking,
    [['certain', add('x')]]
  ],
  [
    'the only one of a list',
    { properties: { a: { enum: [5] } }, required: ['a'] },
    lacking,
    [['certain', add(5)]]
  ],
  [
    'the only value of a branch that was chosen',
    { properties: { a: { const: 'x' } }, required: ['a'] },
    { ...lacking, chosen },
    [['likely', add('x')]]
  ],
  [
    'not the only value of a key that need not be there',
    { properties: { a: { const: 'x' } } },
    lacking,
    []
  ],
  [
    'not one of two values',
    { properties: { a: { enum: ['x', 'y'] } }, required: ['a'] },
    lacking,
    []
  ],
  [
    'a default',
    { properties: { a: { default: 0 } }, required: ['a'] },
    lacking,
    [['guess', add(0)]]
  ],
  [
    'an example',
    { properties: { a: { examples: ['x', 'y'] } }, required: ['a'] },
    lacking,
    [['guess', add('x')]]
  ],
  [
    'a default before an example',
    { properties: { a: { default: 'd', examples: ['x'] } }, required: ['a'] },
    lacking,
    [['guess', add('d')]]
  ],
  [
    'the example of the advice',
    { properties: { a: text }, required: ['a'] },
    { ...lacking, about: { example: 'e' } },
    [['guess', add('e')]]
  ],
  ['nothing where nobody gives a value', { properties: { a: text }, required: ['a'] }, lacking, []]
] as const) {
  test(`added: ${name}`, () => {
    assert.equal(mended(schema, {}, advice), wanted)
    assert.equal(mended(schema, { a: 1 }, advice), [])
    assert.equal(mended(schema, [], advice), [])
  })
}

const remove: Fix = { id: 'remove' }
for (const [name, value, advice, wanted] of [
  [
    'a key',
    { a: 1 },
    [{ path: ['a'], kind: 'unexpected', fix: remove }],
    [['likely', { op: 'remove', path: '/a' }]]
  ],
  [
    'a key beside one that is missing',
    { a: 1 },
    [
      { path: ['b'], kind: 'missing' },
      { path: ['a'], kind: 'unexpected', fix: remove }
    ],
    [['guess', { op: 'remove', path: '/a' }]]
  ],
  [
    'null beside one that is missing',
    { a: null },
    [
      { path: ['b'], kind: 'missing' },
      { path: ['a'], kind: 'unexpected', fix: remove }
    ],
    [['likely', { op: 'remove', path: '/a' }]]
  ],
  [
    'a key beside one that is missing elsewhere',
    { a: 1 },
    [
      { path: ['c', 'b'], kind: 'missing' },
      { path: ['a'], kind: 'unexpected', fix: remove }
    ],
    [['likely', { op: 'remove', path: '/a' }]]
  ],
  ['a key that is not there', {}, [{ path: ['a'], kind: 'unexpected', fix: remove }], []],
  ['never the arguments as a whole', { a: 1 }, [{ path: [], kind: 'unexpected', fix: remove }], []],
  [
    'a key below a union',
    { u: { a: 1 } },
    [
      { path: ['u'], kind: 'alternative' },
      { path: ['u', 'a'], kind: 'unexpected', fix: remove }
    ],
    [['guess', { op: 'remove', path: '/u/a' }]]
  ],
  [
    'a key below a union of which a branch was chosen',
    { u: { a: 1 } },
    [
      { path: ['u'], kind: 'alternative' },
      { path: ['u', 'a'], kind: 'unexpected', fix: remove, chosen }
    ],
    [['likely', { op: 'remove', path: '/u/a' }]]
  ]
] as const satisfies ReadonlyArray<
  readonly [string, object, ReadonlyArray<Advice>, ReadonlyArray<unknown>]
>) {
  test(`removed: ${name}`, () => assert.equal(mended({}, value, ...advice), wanted))
}

// One piece that stands for many places (docs/repair.md): each is mended by its own value and at its own index.
test('a piece for a range, or for some, mends the places that it names', () => {
  const rows = Array.from({ length: 4 }, (_, at) => ({ Id: at }))
  const piece: Advice = {
    path: ['rows', '0', 'id'],
    kind: 'missing',
    at: 1,
    count: 3,
    fix: { id: 'rename', from: ['rows', '0', 'Id'], to: ['rows', '0', 'id'] }
  }
  const moved = (...at: ReadonlyArray<number>): ReadonlyArray<object> =>
    at.map((row) => move(`/rows/${row}/Id`, `/rows/${row}/id`))
  const schema = { properties: { rows: { items: { properties: { id: {} } } } } }
  assert.equal(mended(schema, { rows }, { ...piece, last: 2 }), [['certain', ...moved(0, 1, 2)]])
  assert.equal(mended(schema, { rows }, { ...piece, next: [2, 3] }), [
    ['certain', ...moved(0, 2, 3)]
  ])
  const { count, ...single } = piece
  assert.is(count, 3)
  assert.equal(mended(schema, { rows }, { ...single, last: 2 }), [['certain', ...moved(0)]])
})

test.run()
