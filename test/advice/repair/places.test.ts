import { repairs } from '@toolfault/advice/repair'
import type { Advice, Issue, Path } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/repair/places')

const ids = { items: { properties: { id: { type: 'integer' } } } }
const rows = (length: number): ReadonlyArray<object> =>
  Array.from({ length }, (_, at) => ({ id: String(at) }))
const piece: Advice = {
  path: ['rows', '1', 'id'],
  kind: 'type',
  expected: { id: 'type', types: ['integer'] },
  fix: { id: 'send', types: ['integer'] }
}

/** The places that are written to. */
const written = (value: object, more: Partial<Advice>, issues?: unknown): ReadonlyArray<string> => {
  const fault = { kind: 'invalid_arguments', issues, advice: [{ ...piece, ...more }] }
  const schema = { properties: { rows: ids, other: ids } }
  // A border: the issues may be anything.
  const found: ReturnType<typeof repairs> = Reflect.apply(repairs, undefined, [
    fault,
    { schema, value }
  ])
  return found.flatMap(({ ops }) => ops.map(({ path }) => path))
}
const of = (...indexes: ReadonlyArray<number>): ReadonlyArray<string> =>
  indexes.map((at) => `/rows/${at}/id`)
const many: Partial<Advice> = { at: 1, count: 3 }
const broken = (...path: Path): Issue => ({ path, kind: 'type' })

// A piece stands for its own place and `count - 1` others: the issues say which, or the piece itself.
for (const [name, more, issues, wanted] of [
  ['its own place alone', {}, undefined, of(1)],
  ['its own, where nobody says which is counted', { count: 3, last: 3 }, undefined, of(1)],
  ['its own, where nobody says how many', { at: 1, last: 3 }, undefined, of(1)],
  ['its own, where nobody says which', many, undefined, of(1)],
  ['those up to the last', { ...many, last: 3 }, undefined, of(1, 2, 3)],
  ['none after the last', { ...many, last: 1 }, undefined, of(1)],
  ['none where the last comes before', { ...many, last: 0 }, undefined, of(1)],
  ['no more than there are', { ...many, last: 1e9 }, undefined, of(1, 2, 3, 4, 5)],
  ['those that are named', { ...many, next: [3, 5] }, undefined, of(1, 3, 5)],
  [
    'those of the issues',
    many,
    [broken('rows', '4', 'id'), broken('rows', '2', 'id')],
    of(1, 4, 2)
  ],
  ['each of them once', { ...many, last: 2 }, [broken('rows', '2', 'id')], of(1, 2)],
  [
    'none of other issues',
    many,
    [
      null,
      'rows',
      { path: 'rows', kind: 'type' },
      { kind: 'type' },
      { path: ['rows', '2', 'id'], kind: 'range' },
      broken('other', '2', 'id'),
      broken('rows', 'x', 'id'),
      broken('rows', '02', 'id'),
      broken('rows', '2', 'name'),
      broken('rows', '2'),
      broken('rows', '2', 'id', 'id'),
      broken()
    ],
    of(1)
  ],
  ['none of what is no list of issues', many, { 0: broken('rows', '2', 'id') }, of(1)]
] as const) {
  test(`mended: ${name}`, () => {
    const row = { id: { id: '2' }, name: '2' }
    assert.equal(written({ rows: rows(6), other: rows(6) }, more, issues), wanted)
    const odd = { rows: { 1: { id: '1' }, 2: row, '02': row, x: { id: '2' } }, other: rows(6) }
    if (wanted.length === 1) assert.equal(written(odd, more, issues), wanted)
  })
}

test.run()
