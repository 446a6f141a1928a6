import { fromIoTs } from '@toolfault/sources/io-ts'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { leaf, Node } from './io-ts/codecs.js'
import { bare, issuesOf, pathsOf, type } from './io-ts/said.js'

const test = suite('sources/io-ts')

test('a Left and its bare errors are read alike, a Right and no errors are no issue', () => {
  const codec = t.type({ city: t.string })
  const answer = codec.decode({})
  assert.ok(E.isLeft(answer))
  assert.equal(fromIoTs(answer), fromIoTs(E.isLeft(answer) ? answer.left : []))
  assert.equal(fromIoTs(answer).issues.length, 1)
  assert.equal(fromIoTs(codec.decode({ city: 'Rome' })), { issues: [] })
  assert.equal(fromIoTs([]), { issues: [] })
})

test('a Left of no errors at all is a refusal all the same', () => {
  const message = 'the validator refused the value and did not say why'
  assert.equal(fromIoTs(E.left([])), { issues: [{ path: [], kind: 'unknown', message }] })
})

// Paths

const walks: ReadonlyArray<
  readonly [name: string, codec: t.Mixed, value: unknown, ...pointers: ReadonlyArray<string>]
> = [
  ['an array', t.type({ d: t.array(leaf) }), { d: [{ n: 'x' }] }, '/d/0/n'],
  ['a readonly array', t.readonlyArray(t.string), ['a', 1], '/1'],
  ['a tuple', t.tuple([t.string, t.number]), ['a', 'b'], '/1'],
  ['a record', t.record(t.string, t.number), { 0: 'x' }, '/0'],
  ['a record of few keys', t.record(t.keyof({ '0': null }), t.number), { 0: 'x' }, '/0'],
  ['strict', t.strict({ a: t.string }), { a: 1 }, '/a'],
  ['exact partial', t.exact(t.partial({ 0: t.string })), { 0: 1 }, '/0'],
  ['readonly', t.readonly(t.type({ 1: t.string })), { 1: 1 }, '/1'],
  ['a brand', t.refinement(leaf, () => true, 'B'), { n: 'x' }, '/n'],
  ['an intersection', t.intersection([leaf, t.partial({ m: t.string })]), { m: 1 }, '/n', '/m'],
  [
    'an exact intersection',
    t.exact(t.intersection([t.type({ a: t.string }), t.type({ 1: t.string })])),
    { a: 1 },
    '/a',
    '/1'
  ],
  [
    'a readonly brand of an intersection',
    t.readonly(t.refinement(t.intersection([leaf, leaf]), () => true, 'B')),
    {},
    '/n',
    '/n'
  ],
  [
    'an intersection within an intersection',
    t.intersection([t.intersection([leaf, t.type({ 0: t.string })]), t.type({ 1: t.string })]),
    { n: 1 },
    '/0',
    '/1'
  ],
  ['a dictionary in a union', t.type({ u: t.union([t.array(leaf), leaf]) }), { u: [1] }, '/u'],
  ['keys that are no words', t.type({ 'a/b~c': t.string, '': t.string }), {}, '/a~1b~0c', '/']
]

for (const [name, codec, value, ...pointers] of walks) {
  test(`the path through ${name}: ${pointers.join(' ')}`, () => {
    assert.equal(pathsOf(codec, value), pointers)
  })
}

test('D4: recursion hides an intersection, whose numbers are no keys', () => {
  assert.equal(pathsOf(Node, { v: 1, next: { v: 1, next: { v: 'x' } } }), ['/next/next/v'])
})

test('D4: a refinement hides a union, whose numbers are branches', () => {
  const union = t.union([t.string, t.type({ x: t.number })])
  const refined = t.refinement(union, () => true, 'R')
  assert.equal(bare(issuesOf(t.type({ u: refined }), { u: { x: 'no' } })), [
    [
      '/u',
      'alternative',
      'anyOf',
      [[['/u', 'type', 'type', type('string')]], [['/u/x', 'type', 'type', type('number')]]]
    ]
  ])
})

test('D4: a key of digits under a union is a key, by its parent and not by its digits', () => {
  const codec = t.type({ 0: t.union([t.type({ 0: t.string }), t.type({ 1: t.string })]) })
  assert.equal(bare(issuesOf(codec, { 0: {} })), [
    [
      '/0',
      'alternative',
      'anyOf',
      [[['/0/0', 'missing', 'required']], [['/0/1', 'missing', 'required']]]
    ]
  ])
})

test("D4: an author's codec without a tag hands on to an intersection: the value is still the same", () => {
  const piped = t.intersection([leaf, t.type({ 0: t.string })]).pipe(t.any, 'Piped')
  assert.equal(pathsOf(t.type({ p: piped }), { p: { n: 'x' } }), ['/p/n', '/p/0'])
})

test('D4: and its own keys of digits stay, for what stands there is another value', () => {
  const list = new t.Type<unknown>('List', t.unknown.is, t.array(t.string).validate, t.identity)
  assert.equal(pathsOf(t.type({ l: list }), { l: ['a', 1] }), ['/l/1'])
  const knot: Array<unknown> = []
  knot[0] = knot
  assert.equal(pathsOf(t.type({ l: list }), { l: knot }), ['/l/0'])
})

test('a step that io-ts itself would not make is a key: a word below a union, a number below an object', () => {
  const below = (codec: t.Mixed, key: string): unknown => {
    const context = [
      { key: '', type: codec, actual: 5 },
      { key, type: t.string, actual: 5 }
    ]
    return fromIoTs([{ value: 5, context }]).issues.map(({ path }) => path)
  }
  assert.equal(below(t.union([t.string, t.null]), 'zz'), [['zz']])
  assert.equal(below(leaf, '0'), [['0']])
})

test('a codec that wraps itself is looked through no further than it goes', () => {
  const knot: { [name: string]: unknown } = { name: 'knot', _tag: 'ReadonlyType' }
  knot['type'] = knot
  const entry = { key: '0', type: { name: 'knot', ...knot }, actual: 1 }
  assert.equal(fromIoTs([{ value: 1, context: [entry, entry] }]).issues.length, 1)
})

// Missing and undefined

test('D4: a key that is not there is missing, one that is undefined has a wrong type', () => {
  const codec = t.type({ city: t.string })
  assert.equal(bare(issuesOf(codec, {})), [['/city', 'missing', 'required']])
  assert.equal(bare(issuesOf(codec, { city: undefined })), [
    ['/city', 'type', 'type', type('string')]
  ])
})

test('what every object inherits is missing, what a class answers is there', () => {
  const codec = t.type({ constructor: t.string, toString: t.string })
  assert.equal(bare(issuesOf(codec, {})), [
    ['/constructor', 'missing', 'required'],
    ['/toString', 'missing', 'required']
  ])
  class Guest {
    get name(): number {
      return 5
    }
  }
  assert.equal(bare(issuesOf(t.type({ name: t.string }), new Guest())), [
    ['/name', 'type', 'type', type('string')]
  ])
})

test('whatever was wanted, a key that is not there is missing, once', () => {
  const codec = t.type({
    union: t.union([t.string, t.number]),
    tagged: t.union([t.type({ k: t.literal(1) }), t.type({ k: t.literal(2) })]),
    literals: t.union([t.literal('a'), t.literal('b')]),
    brand: t.Int,
    custom: new t.Type('Custom', t.string.is, (u, c) => t.failure(u, c), t.identity)
  })
  assert.equal(
    bare(issuesOf(codec, {})),
    ['union', 'tagged', 'literals', 'brand', 'custom'].map((key) => [
      `/${key}`,
      'missing',
      'required'
    ])
  )
})

test('D4: unknown and optional members may be absent, surplus keys and items are never reported', () => {
  const codec = t.intersection([
    t.strict({ any: t.unknown, maybe: t.union([t.string, t.undefined]) }),
    t.partial({ other: t.string, pair: t.tuple([t.string]) })
  ])
  assert.equal(issuesOf(codec, { surplus: 1, pair: ['a', 'b'] }), [])
})

test('the root that is no object is of a wrong type, also when it is undefined', () => {
  for (const value of [null, undefined, 5, []]) {
    assert.equal(bare(issuesOf(leaf, value)), [['', 'type', 'type', type('object')]])
  }
})

test.run()
