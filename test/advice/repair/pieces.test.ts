import { type Repair, repairs } from '@toolfault/advice/repair'
import { type Advice, internal } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, faultOf, unproven } from './made.js'

const test = suite('advice/repair/pieces')

const schema = { properties: { a: { type: 'integer' }, name: {} } }
const value = { a: '10', b: 'x' }
const good: Advice = { path: ['a'], kind: 'type', fix: { id: 'send', types: ['integer'] } }
const put = [['certain', { op: 'replace', path: '/a', value: 10 }]]

/** Repairs of whatever came as advice. */
const repaired = (...advice: ReadonlyArray<unknown>): ReadonlyArray<Repair> =>
  // A border: what a caller without types may pass.
  Reflect.apply(repairs, undefined, [
    { ...faultOf(), advice },
    { schema, value }
  ])

const hostile = (key: string, whole: object = good): object =>
  Object.defineProperty({ ...whole }, key, {
    enumerable: true,
    get: () => {
      throw new Error('hostile')
    }
  })

const rename = { id: 'rename', from: ['b'], to: ['c'] }
const unreadable = (path: ReadonlyArray<string>): object =>
  Object.defineProperty([...path], '0', {
    get: () => {
      throw new Error('hostile')
    }
  })
const moving = (fix: object): object => ({ path: ['c'], kind: 'missing', fix })

// What is wrong with one piece is no harm to another.
for (const [name, piece] of [
  ['nothing', undefined],
  ['a text', 'a'],
  ['a list', [good]],
  ['no fields', {}],
  ['no path', { kind: 'type', fix: good.fix }],
  ['a path that is a text', { ...good, path: 'a' }],
  ['a path that is null', { ...good, path: null }],
  ['a path of numbers', { ...good, path: [0] }],
  ['a fix that is a text', { ...good, path: ['b'], fix: 'send' }],
  ['a fix of another name', { ...good, path: ['b'], fix: { id: 'pray' } }],
  ['a fix without types', { ...good, path: ['b'], fix: { id: 'send' } }],
  ['a rename to nowhere', { ...good, kind: 'missing', fix: { id: 'rename', from: ['a'] } }],
  ['a rename of the whole', { ...good, fix: { id: 'rename', from: [], to: ['name'] } }],
  ['a rename to the whole', { ...good, fix: { id: 'rename', from: ['a'], to: [] } }],
  ['a place that no index leads to', { ...good, path: ['b'], at: 7, count: 2, last: 3 }],
  ['a kind that cannot be read', hostile('kind')],
  ['a fix that cannot be read', hostile('fix')],
  ['a path that cannot be read', hostile('path')],
  ['a fix whose name cannot be read', { ...good, fix: hostile('id', { types: ['integer'] }) }],
  ['a fix whose types cannot be read', { ...good, fix: hostile('types', { id: 'send' }) }],
  ['a rename from what cannot be read', moving(hostile('from', rename))],
  ['a rename to what cannot be read', moving(hostile('to', rename))],
  ['a rename to a step that cannot be read', moving({ ...rename, to: unreadable(['c']) })]
] as const) {
  test(`beside it another piece is repaired: ${name}`, () => {
    assert.equal(brief(repaired(piece, good)), put)
    assert.equal(brief(repaired(good, piece)), put)
  })
}

test('beside a rename that cannot be read a key is removed', () => {
  const advice = [
    moving({ ...rename, to: unreadable(['c']) }),
    { path: ['x'], kind: 'unexpected', fix: { id: 'remove' } }
  ]
  const found = Reflect.apply(repairs, undefined, [
    { ...faultOf(), advice },
    { schema, value: { b: 1, x: { y: 1 } } }
  ])
  assert.equal(brief(found), [['guess', { op: 'remove', path: '/x' }]])
})

test('a list of advice that cannot be read has no repairs', () => {
  const get = (): never => {
    throw new Error('hostile')
  }
  const advice: ReadonlyArray<Advice> = new Proxy([good], { get })
  assert.equal(repairs({ ...faultOf(), advice }, { schema, value }), [])
})

test('64 pieces are read, and no more', () => {
  const none: Advice = { path: ['b'], kind: 'type' }
  const before = (length: number): ReadonlyArray<Advice> => Array.from({ length }, () => none)
  assert.equal(brief(repaired(...before(63), good)), put)
  assert.equal(repaired(...before(64), good), [])
})

test('a fault of another kind has no repairs, whatever advice it has', () => {
  const other = { ...internal(), advice: [good] }
  assert.equal(repairs(other, { schema, value }), [])
  assert.equal(brief(repairs(faultOf(good), { schema, value })), put)
})

test('nothing is looked up for a path of more than 256 keys', () => {
  const deep = (length: number): ReadonlyArray<string> => Array.from({ length }, () => 'k')
  const nested = (length: number): unknown =>
    deep(length).reduce<unknown>((inner, key) => ({ [key]: inner }), 'x')
  const moved = (from: ReadonlyArray<string>, to: ReadonlyArray<string>, whole: object): number =>
    unproven({ value: whole }, { path: ['a'], kind: 'missing', fix: { id: 'rename', from, to } })
      .length
  assert.is(moved(deep(256), ['a'], Object(nested(256))), 1)
  assert.is(moved(deep(257), ['a'], Object(nested(257))), 0)
  const into = (length: number): number => {
    const inner = deep(length - 1).reduce<object>((within, key) => ({ [key]: within }), {})
    return moved(['b'], [...deep(length - 1), 'a'], { ...inner, b: 1 })
  }
  assert.is(into(256), 1)
  assert.is(into(257), 0)
})

// docs/repair.md: a surplus key left out where another is missing is a guess.
for (const [name, missing, path, wanted] of [
  ['beside it', { path: ['rows', '0', 'id'] }, ['rows', '0', 'x'], 'guess'],
  ['in another row', { path: ['rows', '0', 'id'] }, ['rows', '1', 'x'], 'likely'],
  ['in many rows', { path: ['rows', '0', 'id'], at: 1, count: 2 }, ['rows', '1', 'x'], 'guess'],
  [
    'in many rows of another',
    { path: ['other', '0', 'id'], at: 1, count: 2 },
    ['rows', '1', 'x'],
    'likely'
  ],
  ['in what holds it', { path: ['id'] }, ['rows', '1', 'x'], 'likely'],
  ['within', { path: ['rows', '1', 'x', 'id'] }, ['rows', '1', 'x'], 'likely']
] as const) {
  test(`left out where a key is missing ${name}: ${wanted}`, () => {
    const rows = [{ x: {} }, { x: {} }]
    const piece: Advice = { path, kind: 'unexpected', fix: { id: 'remove' } }
    const found = unproven({ value: { rows } }, { kind: 'missing', ...missing }, piece)
    assert.equal(
      found.map(({ grade }) => grade),
      [wanted]
    )
  })
}

test.run()
