import { applyRepair, type JsonPatchOperation, type Repair } from '@toolfault/advice/repair'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../../hostile/frozen.js'

const test = suite('advice/repair/apply.rounds')

type Ops = ReadonlyArray<JsonPatchOperation>

const remove = (...paths: ReadonlyArray<string>): Ops =>
  paths.map((path) => ({ op: 'remove', path }))
const move = (from: string, path: string): Ops => [{ op: 'move', from, path }]
const copy = (from: string, path: string): Ops => [{ op: 'copy', from, path }]

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']

// What can no longer be told by its index is left for another round, and never taken for another.
for (const [name, value, given, wanted] of [
  [
    'an element that moves to where another went',
    { a: letters },
    [remove('/a/2'), move('/a/1', '/a/3')],
    [0]
  ],
  [
    'an element before those that have moved',
    { a: letters },
    [remove('/a/0'), move('/a/1', '/a/3')],
    [0, 1]
  ],
  [
    'an element of an array out of which one has moved',
    { a: letters, b: letters },
    [remove('/a/2'), move('/a/1', '/b/0'), remove('/a/0')],
    [0, 1, 2]
  ],
  [
    'what is copied from behind an element that went',
    { a: ['x'], b: letters },
    [remove('/b/0'), copy('/b/2', '/a/0')],
    [0]
  ],
  [
    'what is copied from before it',
    { a: ['x'], b: letters },
    [remove('/b/2'), copy('/b/1', '/a/0')],
    [0, 1]
  ],
  [
    'what is copied from between two that went',
    { a: ['x'], b: letters },
    [remove('/b/4'), remove('/b/1'), copy('/b/3', '/a/0')],
    [0, 1]
  ],
  [
    'two elements by one index, behind one that went',
    letters,
    [remove('/2'), remove('/1', '/1')],
    [0]
  ],
  [
    'what is put where an element comes to stand later',
    { a: ['x', 'y'], b: 'z' },
    [[{ op: 'replace', path: '/a/2', value: 1 }], copy('/b', '/a/-')],
    [1]
  ],
  ['the same element twice', letters, [remove('/0'), remove('/0')], [0]],
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
