import type { Advice, Path } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, proven } from './made.js'

const test = suite('advice/repair/emptied')

const text = { type: 'string' }
const schema = {
  type: 'object',
  properties: { a: text, b: text, c: { type: 'integer' } },
  required: ['a'],
  additionalProperties: false
}

const moved = (from: Path, to: string, more: object = {}): Advice => ({
  path: from,
  kind: 'unexpected',
  fix: { id: 'rename', from, to: [to], ...more }
})
const needed = (from: Path, to: string): Advice => ({
  path: [to],
  kind: 'missing',
  fix: { id: 'rename', from, to: [to] }
})
const gone: Advice = { path: ['options'], kind: 'unexpected', fix: { id: 'remove' } }
const move = (from: string, path: string): object => ({ op: 'move', from, path })
const out = { op: 'remove', path: '/options' }

// docs/repair.md: "an object is left out with what the advice moves out of it, in one".
for (const [name, value, advice, wanted] of [
  [
    'all of it is moved',
    { a: 'x', options: { b: 'y', c: 1 } },
    [moved(['options', 'b'], 'b'), moved(['options', 'c'], 'c'), gone],
    [['likely', move('/options/b', '/b'), move('/options/c', '/c'), out]]
  ],
  [
    'what is missing is in it, too',
    { options: { a: 'x', b: 'y' } },
    [needed(['options', 'a'], 'a'), moved(['options', 'b'], 'b'), gone],
    [['likely', move('/options/a', '/a'), move('/options/b', '/b'), out]]
  ],
  [
    'a part of it is lost',
    { a: 'x', options: { b: 'y', d: 1 } },
    [moved(['options', 'b'], 'b'), gone],
    [['guess', move('/options/b', '/b'), out]]
  ],
  [
    'what stays holds nothing',
    { a: 'x', options: { b: 'y', d: null, e: { f: '' } } },
    [moved(['options', 'b'], 'b'), gone],
    [['likely', move('/options/b', '/b'), out]]
  ],
  [
    'what moves by itself is surer',
    { options: { a: 'x', d: 1 } },
    [needed(['options', 'a'], 'a'), gone],
    [['likely', move('/options/a', '/a')]]
  ],
  [
    'it may not be meant',
    { a: 'x', options: { z: 'y' } },
    [moved(['options', 'z'], 'b', { guess: true }), gone],
    [['guess', move('/options/z', '/b'), out]]
  ],
  [
    'what is wrong in itself comes to light',
    { a: 'x', options: { c: '1' } },
    [moved(['options', 'c'], 'c'), gone],
    [['guess', move('/options/c', '/c'), out]]
  ],
  [
    'it is beside a key of which the name is the beginning',
    { a: 'x', options: true, optionsMore: { b: 'y' } },
    [moved(['optionsMore', 'b'], 'b'), gone],
    [['likely', out]]
  ]
] as const) {
  test(`left out: ${name}`, () => assert.equal(brief(proven(schema, value, ...advice)), wanted))
}

test('of each row its own is moved, from the end', () => {
  const value = { rows: [{ due: { when: 'x' } }, { due: { when: 'y' } }] }
  const rows = {
    properties: { rows: { items: { properties: { date: text }, additionalProperties: false } } }
  }
  const [from, to] = [
    ['rows', '0', 'due', 'when'],
    ['rows', '0', 'date']
  ]
  const many = { at: 1, count: 2, last: 1 }
  const found = proven(
    rows,
    value,
    { path: from, kind: 'unexpected', fix: { id: 'rename', from, to }, ...many },
    { path: ['rows', '0', 'due'], kind: 'unexpected', fix: { id: 'remove' }, ...many }
  )
  assert.equal(brief(found), [
    [
      'likely',
      move('/rows/1/due/when', '/rows/1/date'),
      { op: 'remove', path: '/rows/1/due' },
      move('/rows/0/due/when', '/rows/0/date'),
      { op: 'remove', path: '/rows/0/due' }
    ]
  ])
})

test.run()
