import type { Advice, Fix, Path } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, unproven } from './made.js'

const test = suite('advice/repair/rivals')

const text = { type: 'string' }
const schema = {
  required: ['v'],
  properties: {
    v: { const: 'x' },
    a: { type: 'integer' },
    b: { type: 'integer' },
    name: text,
    label: text,
    title: text
  }
}

const put = (value: number, key = 'a'): Advice => ({
  path: [key],
  kind: 'choice',
  fix: { id: 'put', value }
})
const gone = (...path: Path): Advice => ({ path, kind: 'unexpected', fix: { id: 'remove' } })
const rename = (from: string, to: string, more: { readonly guess?: true } = {}): Advice => {
  const fix: Fix = { id: 'rename', from: [from], to: [to], ...more }
  return { path: [to], kind: 'missing', fix }
}
const lacking = (more: Pick<Advice, 'chosen'> = {}): Advice => ({
  path: ['v'],
  kind: 'missing',
  fix: { id: 'add' },
  ...more
})
const few: Advice = {
  path: ['list'],
  kind: 'size',
  expected: { id: 'count', of: 'items', most: 1 },
  fix: { id: 'meet' }
}

const replace = (value: number, path = '/a'): object => ({ op: 'replace', path, value })
const remove = (path: string): object => ({ op: 'remove', path })
const move = (from: string, path: string): object => ({ op: 'move', from, path })

// docs/repair.md: nothing decides where two would do; the surer stays, and to move is better than to remove.
for (const [name, value, advice, wanted] of [
  ['the surer of two values', { a: '10' }, [put(10), put(11)], [['certain', replace(10)]]],
  ['none of two values that are as sure', { a: '10' }, [put(11), put(12)], []],
  ['one that is said twice', { a: '10' }, [put(11), put(11)], [['guess', replace(11)]]],
  [
    'two values of two places',
    { a: '10', b: '20' },
    [put(10), put(20, 'b')],
    [
      ['certain', replace(10)],
      ['certain', replace(20, '/b')]
    ]
  ],
  [
    'a value that is surer than to leave it out',
    { a: '10' },
    [put(10), gone('a')],
    [['certain', replace(10)]]
  ],
  [
    'to leave out what nobody can be sure of',
    { a: true },
    [put(11), gone('a')],
    [['likely', remove('/a')]]
  ],
  [
    'the surer of two that add the same',
    {},
    [lacking(), lacking({ chosen: { branch: 0, reason: 'keys' } })],
    [['certain', { op: 'add', path: '/v', value: 'x' }]]
  ],
  [
    'what is added, before a move that is a guess',
    { title: 'y' },
    [lacking(), rename('title', 'v')],
    [['certain', { op: 'add', path: '/v', value: 'x' }]]
  ],
  [
    'the surer of two moves of one value',
    { naem: 'x' },
    [rename('naem', 'name'), rename('naem', 'label', { guess: true })],
    [['likely', move('/naem', '/name')]]
  ],
  [
    'the surer of two moves to one place',
    { naem: 'x', title: 'y' },
    [rename('naem', 'name'), rename('title', 'name')],
    [['likely', move('/naem', '/name')]]
  ],
  [
    'none of two moves that are as sure',
    { naem: 'x' },
    [rename('naem', 'name'), rename('naem', 'label')],
    []
  ],
  [
    'a move that is a guess, before a removal',
    { title: 'x' },
    [rename('title', 'label'), gone('title')],
    [['guess', move('/title', '/label')]]
  ],
  [
    'a move, and what mends the value that moves',
    { naem: '10' },
    [rename('naem', 'name'), put(11, 'naem')],
    [
      ['likely', move('/naem', '/name')],
      ['guess', replace(11, '/naem')]
    ]
  ],
  [
    'a removal beside a move to a key that is missing',
    { naem: 'x', b: 1 },
    [rename('naem', 'name'), gone('b')],
    [
      ['likely', move('/naem', '/name')],
      ['guess', remove('/b')]
    ]
  ],
  [
    'the surer of two that take one element',
    { list: [1, 2, 3] },
    [few, gone('list', '1')],
    [['likely', remove('/list/1')]]
  ]
] as const satisfies ReadonlyArray<
  readonly [string, object, ReadonlyArray<Advice>, ReadonlyArray<unknown>]
>) {
  test(`of what contradicts stays ${name}`, () => {
    assert.equal(brief(unproven({ schema, value }, ...advice)), wanted)
    const turned = brief(unproven({ schema, value }, ...[...advice].reverse()))
    assert.equal(turned, [...wanted].reverse())
  })
}

test('of what contradicts nothing stays where a third is as sure as the first', () => {
  assert.equal(unproven({ schema, value: { a: '10' } }, put(11), put(12), put(13)), [])
})

test.run()
