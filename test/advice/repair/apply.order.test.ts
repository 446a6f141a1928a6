import { applyRepair, type JsonPatchOperation, type Repair } from '@toolfault/advice/repair'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../../hostile/frozen.js'

const test = suite('advice/repair/apply.order')

type Ops = ReadonlyArray<JsonPatchOperation>

const remove = (...paths: ReadonlyArray<string>): Ops =>
  paths.map((path) => ({ op: 'remove', path }))
const move = (from: string, path: string): Ops => [{ op: 'move', from, path }]
const copy = (from: string, path: string): Ops => [{ op: 'copy', from, path }]
const add = (path: string, value: number): Ops => [{ op: 'add', path, value }]
const put = (path: string, value: number): Ops => [{ op: 'replace', path, value }]

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']

/** Each order of up to four things. */
const orders = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  all.length < 2
    ? [all]
    : all.flatMap((one, at) =>
        orders(all.filter((_, other) => other !== at)).map((rest) => [one, ...rest])
      )

// Each repair is written against the value as it came, so in whatever order they are given
// what comes out is what each of them meant (docs/repair.md).
for (const [name, value, given, wanted] of [
  [
    'elements of one array',
    letters,
    [remove('/2'), remove('/10'), remove('/9'), remove('/11')],
    ['a', 'b', 'd', 'e', 'f', 'g', 'h', 'i']
  ],
  [
    'an element and those within another',
    { a: [['x', 'y', 'z'], ['u', 'v'], ['w']] },
    [remove('/a/1'), remove('/a/0/1'), remove('/a/2/0'), remove('/a/0/0')],
    { a: [['z'], []] }
  ],
  [
    'an element that is put in, and those that go before and behind it',
    ['a', 'b', 'c', 'd'],
    [add('/2', 0), remove('/1'), remove('/3')],
    ['a', 0, 'c']
  ],
  [
    'elements in objects whose keys are names and numbers',
    { 2: letters, '2a': [0, 1], 3: [0, 1] },
    [remove('/2/1'), remove('/2/11'), remove('/2a/0'), remove('/3/0')],
    { 2: ['a', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'], '2a': [1], 3: [1] }
  ],
  [
    'an element that is mended, one that goes and one that moves out',
    { a: ['a', 'b', 'c'] },
    [put('/a/2', 1), remove('/a/0'), move('/a/1', '/b')],
    { a: [1], b: 'b' }
  ],
  [
    'an element that is copied before it moves up',
    { a: ['a', 'b'] },
    [copy('/a/1', '/b'), remove('/a/0')],
    { a: ['b'], b: 'b' }
  ],
  [
    'elements of several rows, and a row between them',
    [['a', 'b'], ['c'], ['d', 'e']],
    [remove('/0/1', '/2/0'), remove('/1')],
    [['a'], ['e']]
  ],
  [
    'keys that are numbers, which move nothing',
    { 0: 'a', 1: 'b', 2: 'c' },
    [remove('/0'), remove('/1'), put('/2', 1)],
    { 2: 1 }
  ]
] as const satisfies ReadonlyArray<readonly [string, unknown, ReadonlyArray<Ops>, unknown]>) {
  test(`in any order: ${name}`, () => {
    for (const some of orders<Ops>(given)) {
      const all = some.map((ops): Repair => ({ path: [], grade: 'certain', ops }))
      const { done, value: after } = applyRepair(frozen(value), all)
      assert.equal([after, done], [wanted, all], JSON.stringify(some))
    }
  })
}

// What can no longer be told by its index is left for another round, and never taken for another.
for (const [name, value, given, wanted] of [
  [
    'an element that goes where another has moved to',
    { a: ['a', 'b', 'c', 'd'] },
    [remove('/a/2'), move('/a/1', '/a/3')],
    [0]
  ],
  [
    'an element before those that have moved',
    { a: ['a', 'b', 'c', 'd'] },
    [remove('/a/0'), move('/a/1', '/a/3')],
    [0, 1]
  ],
  [
    'an element of an array out of which one has moved',
    { a: ['a', 'b', 'c'], b: ['x'] },
    [remove('/a/2'), move('/a/1', '/b/0'), remove('/a/0')],
    [0, 1, 2]
  ],
  [
    'what is copied from behind an element that went',
    { b: ['a', 'b', 'c'], a: ['x'] },
    [remove('/b/0'), copy('/b/2', '/a/0')],
    [0]
  ],
  [
    'what is copied from before it',
    { b: ['a', 'b', 'c'], a: ['x'] },
    [remove('/b/2'), copy('/b/1', '/a/0')],
    [0, 1]
  ],
  ['the same element twice', ['a', 'b'], [remove('/0'), remove('/0')], [0]],
  [
    'an element, and what is within it',
    { a: [['x', 'y'], 'b'] },
    [remove('/a/0'), remove('/a/0/1')],
    [1]
  ]
] as const satisfies ReadonlyArray<
  readonly [string, unknown, ReadonlyArray<Ops>, ReadonlyArray<number>]
>) {
  test(`left for another round: ${name}`, () => {
    const all = given.map((ops): Repair => ({ path: [], grade: 'certain', ops }))
    const { done } = applyRepair(frozen(value), all)
    assert.equal(
      done.map((one) => all.indexOf(one)),
      wanted
    )
  })
}

test.run()
