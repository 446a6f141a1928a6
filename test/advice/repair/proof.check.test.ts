import { repairs } from '@toolfault/advice/repair'
import type { Advice, Findings, Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOf } from './made.js'

const test = suite('advice/repair/proof.check')

const integer: Advice = { path: ['a'], kind: 'type', fix: { id: 'send', types: ['integer'] } }
const integers = { properties: { a: { type: 'integer' } } }
const issue = (...path: ReadonlyArray<string>): Issue => ({ path, kind: 'type', keyword: 'type' })

// What a caller without types may pass, and what a validator does that breaks down.
const good: Findings = { issues: [issue('a')] }
const asked = (...answers: ReadonlyArray<unknown>): unknown => {
  let at = 0
  const check = (): unknown => {
    const answer = answers[Math.min(at++, answers.length - 1)]
    if (answer === 'throw') throw new Error('hostile')
    return answer
  }
  const about = { schema: integers, value: { a: '10' }, check }
  // A border: the validator may answer anything.
  return Reflect.apply(repairs, undefined, [faultOf(integer), about])[0]?.grade
}
const clean: Findings = { issues: [] }
for (const [name, answers, wanted] of [
  ['what it should', [good, clean], 'certain'],
  ['nothing, so the schema alone proves', [undefined], 'certain'],
  ['a list', [[]], 'certain'],
  ['an object without issues', [{}], 'certain'],
  ['issues that are no list', [{ issues: 'x' }], 'certain'],
  ['that it knows nothing of it', [clean, clean], undefined],
  ['something once, and nothing after', [good, undefined], undefined],
  ['something once, and throws after', [good, 'throw'], undefined],
  ['that all was not said before', [{ ...good, truncated: true }, clean], 'likely'],
  ['that all was not said after', [good, { ...clean, truncated: true }], 'likely'],
  [
    'that all was said',
    [
      { ...good, truncated: false },
      { ...clean, truncated: false }
    ],
    'certain'
  ],
  ['the same again', [good, good], undefined],
  [
    'something else at the place',
    [good, { issues: [{ ...issue('a'), keyword: 'minimum' }] }],
    undefined
  ],
  ['something else elsewhere', [good, { issues: [issue('b')] }], undefined]
] as const) {
  test(`a validator that says ${name}`, () => assert.is(asked(...answers), wanted))
}

test('where a validator breaks down over many places, each is tried alone', () => {
  const isWhole = (row: unknown): boolean => Number.isInteger(Object(row).id)
  const check = (value: unknown): Findings => {
    const rows: ReadonlyArray<unknown> = Object(value).rows
    if (rows.every(isWhole)) throw new Error('hostile')
    const issues = rows.flatMap((row, at) => (isWhole(row) ? [] : [issue('rows', `${at}`, 'id')]))
    return { issues }
  }
  const many: Advice = { ...integer, path: ['rows', '0', 'id'], at: 1, count: 2, last: 1 }
  const value = { rows: [{ id: '1' }, { id: '2' }] }
  assert.equal(
    repairs(faultOf(many), { value, check }).map(({ grade, ops, path }) => [
      grade,
      ops.length,
      path
    ]),
    [
      ['certain', 1, ['rows', '0', 'id']],
      ['certain', 1, ['rows', '1', 'id']]
    ]
  )
})

/** A validator that names no more than the first surplus key of an object, as valibot's `strictObject` does. */
const firstOnly =
  (...known: ReadonlyArray<string>) =>
  (value: unknown): Findings => {
    const surplus = Object.keys(Object(value)).filter((key) => !known.includes(key))
    const missing = known.filter((key) => !Object.hasOwn(Object(value), key))
    return {
      issues: [
        ...missing.map((key): Issue => ({ path: [key], kind: 'missing', keyword: 'required' })),
        ...surplus.slice(0, 1).map((key): Issue => ({ path: [key], kind: 'unexpected' }))
      ]
    }
  }

const gone = (key: string): Advice => ({ path: [key], kind: 'unexpected', fix: { id: 'remove' } })
const moved = (from: string, to: string): Advice => ({
  path: [to],
  kind: 'missing',
  fix: { id: 'rename', from: [from], to: [to] }
})

// docs/repair.md: "a surplus key that the advice names already was there before".
for (const [name, known, value, advice, wanted] of [
  [
    'two keys to rename',
    ['owner', 'repo'],
    { Owner: 'a', Repo: 'b' },
    [moved('Owner', 'owner'), moved('Repo', 'repo')],
    ['/Owner', '/Repo']
  ],
  ['two keys to remove', [], { Foo: 1, Bar: 2 }, [gone('Foo'), gone('Bar')], ['/Foo', '/Bar']],
  ['a key that no advice names', [], { Foo: 1, Bar: 2 }, [gone('Foo')], []]
] as const) {
  test(`a validator that names one surplus key: ${name}`, () => {
    const properties = Object.fromEntries(known.map((key) => [key, { type: 'string' }]))
    const schema = { properties, additionalProperties: false }
    const found = repairs(faultOf(...advice), { schema, value, check: firstOnly(...known) })
    const places = found.map(({ ops: [op] }) => (op?.op === 'move' ? op.from : op?.path))
    assert.equal(places, wanted)
  })
}

test.run()
