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
    'an element that is put at the end, and others that are mended or asked',
    { a: ['a', 'b', 'c'], b: 0 },
    [
      [...add('/a/-', 0), ...put('/b', 1)],
      put('/a/1', 1),
      remove('/a/2'),
      [{ op: 'test', path: '/a/0', value: 'a' }]
    ],
    { a: ['a', 1, 0], b: 1 }
  ],
  [
    'elements that are copied and moved in',
    { a: ['a', 'b', 'c'], b: 'd', c: 'e' },
    [copy('/b', '/a/0'), move('/c', '/a/1'), remove('/a/2')],
    { a: ['d', 'a', 'e', 'b'], b: 'd' }
  ],
  [
    'an element that is copied beside another place that is mended',
    { a: ['a', 'b'], b: 0 },
    [[...copy('/a/0', '/c'), ...put('/b', 1)], remove('/a/1')],
    { a: ['a'], b: 1, c: 'a' }
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

test.run()
