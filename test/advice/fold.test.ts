import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { growth } from '../work.js'
import { adviceOf, onlyAdvice } from './advised.js'

const test = suite('advice/fold')

const rows = (row: object): object => ({ properties: { rows: { type: 'array', items: row } } })
const ids = rows({ type: 'object', properties: { id: { type: 'integer' } } })

const times = <A>(count: number, make: (at: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, at) => make(at))

const wrong = { id: 'x' }
const right = { id: 1 }

const folded = (
  path: ReadonlyArray<string>,
  more: Partial<Advice>,
  received: Advice['received'] = { id: 'type', type: 'string' }
): Advice => ({
  path,
  kind: 'type',
  expected: { id: 'type', types: ['integer'] },
  received,
  fix: { id: 'send', types: ['integer'] },
  about: { parameterType: 'integer' },
  ...more
})

// Issue 3, item 6: "`rows[0…999].id`: 1000 values are strings, expected integer".
for (const count of [3, 1_000]) {
  test(`${count} like issues over a range are one, from the first to the last`, () => {
    assert.equal(
      onlyAdvice(ids, { rows: times(count, () => wrong) }),
      folded(['rows', '0', 'id'], { count, at: 1, last: count - 1 })
    )
  })
}

test('a range may begin anywhere', () => {
  const value = { rows: [right, right, wrong, wrong, wrong, right] }
  assert.equal(onlyAdvice(ids, value), folded(['rows', '2', 'id'], { count: 3, at: 1, last: 4 }))
})

test('where the indexes have gaps, the next two are said', () => {
  const value = { rows: times(14, (at) => (at % 2 === 0 ? wrong : right)) }
  assert.equal(
    onlyAdvice(ids, value),
    folded(['rows', '0', 'id'], { count: 7, at: 1, next: [2, 4] })
  )
})

test('a few with gaps are clearer one by one', () => {
  const value = { rows: times(10, (at) => (at % 2 === 0 ? wrong : right)) }
  assert.equal(
    adviceOf(ids, value).map(({ count, path }) => [path[1], count]),
    [
      ['0', undefined],
      ['2', undefined],
      ['4', undefined],
      ['6', undefined],
      ['8', undefined]
    ]
  )
})

test('two are said one by one', () => {
  assert.is(adviceOf(ids, { rows: [wrong, wrong] }).length, 2)
})

test('where two indexes differ, they are counted', () => {
  const schema = { properties: { grid: { items: { items: { type: 'integer' } } } } }
  const grid = times(3, () => ['a', 'b', 'c'])
  assert.equal(onlyAdvice(schema, { grid }), folded(['grid', '0', '0'], { count: 9 }))
})

test('the inner index is the one that differs, where it is', () => {
  const schema = { properties: { grid: { items: { items: { type: 'integer' } } } } }
  assert.equal(
    onlyAdvice(schema, {
      grid: [
        [1, 1],
        ['a', 'b', 'c', 'd']
      ]
    }),
    folded(['grid', '1', '0'], { count: 4, at: 2, last: 3 })
  )
})

test('what came is of one type, or it is two pieces of advice', () => {
  const value = { rows: times(8, (at) => (at < 4 ? wrong : { id: true })) }
  assert.equal(adviceOf(ids, value), [
    folded(['rows', '0', 'id'], { count: 4, at: 1, last: 3 }),
    folded(['rows', '4', 'id'], { count: 4, at: 1, last: 7 }, { id: 'type', type: 'boolean' })
  ])
})

test('neither the size, nor the text, nor the number of one stands for all', () => {
  const schema = rows({ enum: ['red', 'green'] })
  const advice = onlyAdvice(schema, { rows: times(4, () => 'reed') })
  assert.equal(advice.received, { id: 'type', type: 'string' })
  const numbers = onlyAdvice(ids, { rows: times(4, (at) => ({ id: `${at}` })) })
  assert.equal(numbers.received, { id: 'type', type: 'string' })
  assert.equal(numbers.fix, { id: 'send', types: ['integer'] })
})

const status = {
  properties: { status: { type: 'array', items: { enum: ['open', 'paid', 'shipped'] } } }
}
const choose = { id: 'choose', values: ['open', 'paid', 'shipped'] } as const

const fixes = (schema: object, value: object): ReadonlyArray<unknown> =>
  adviceOf(schema, value).map(({ count, fix, path }) => [path.join('.'), count, fix])

test('a few that are mended each in its own way are said one by one', () => {
  assert.equal(fixes(status, { status: ['Open', 'Paid', 'Shipped'] }), [
    ['status.0', undefined, { id: 'put', value: 'open' }],
    ['status.1', undefined, { id: 'put', value: 'paid' }],
    ['status.2', undefined, { id: 'put', value: 'shipped' }]
  ])
  assert.equal(fixes(status, { status: ['opn', 'zzz', 'qqq'] }), [
    ['status.0', undefined, { id: 'put', value: 'open' }],
    ['status.1', undefined, choose],
    ['status.2', undefined, choose]
  ])
  // What they are is clear without each number.
  assert.equal(fixes(ids, { rows: [{ id: '3' }, { id: '4' }, { id: '5' }] }), [
    ['rows.0.id', 3, { id: 'send', types: ['integer'] }]
  ])
})

// The first value alone is near to one of the listed, or spells a number.
for (const count of [6, 1_000]) {
  test(`of ${count} no fix is said that is only the fix of some`, () => {
    const many = times(count, (at) => (at % 2 === 0 ? 'Open' : 'Paid'))
    assert.equal(fixes(status, { status: many }), [['status.0', count, choose]])
    const other = times(count, (at) => (at === 0 ? 'Open' : 'zzz'))
    assert.equal(fixes(status, { status: other }), [['status.0', count, choose]])
    const rows = times(count, (at) => ({ id: at < count - 1 ? '3' : 'x' }))
    assert.equal(fixes(ids, { rows }), [['rows.0.id', count, { id: 'send', types: ['integer'] }]])
  })
}

test('an exact value that all have to be stays', () => {
  assert.equal(fixes(status, { status: times(1_000, () => 'Open') }), [
    ['status.0', 1_000, { id: 'put', value: 'open' }]
  ])
  const only = rows({ properties: { kind: { const: 'row' } } })
  assert.equal(fixes(only, { rows: times(1_000, (at) => ({ kind: `k${at}` })) }), [
    ['rows.0.kind', 1_000, { id: 'put', value: 'row' }]
  ])
})

test('an array in another form is said of each that has it', () => {
  const schema = rows({ type: 'array', items: { type: 'string' } })
  assert.equal(
    fixes(schema, { rows: ['["a"]', 'b', 'c, d'] }).map((it) => JSON.stringify(it)),
    [
      '["rows.0",null,{"id":"convert","how":"parse","to":"array"}]',
      '["rows.1",null,{"id":"convert","how":"wrap","to":"array"}]',
      '["rows.2",null,{"id":"convert","how":"split","to":"array"}]'
    ]
  )
  assert.equal(fixes(schema, { rows: ['["a"]', ...times(6, () => 'b')] }), [
    ['rows.0', 7, { id: 'send', types: ['array'] }]
  ])
})

const kinds = rows({
  oneOf: [
    { properties: { kind: { const: 'a' }, id: { type: 'string' } }, required: ['kind', 'id'] },
    { properties: { kind: { const: 'b' }, id: { type: 'integer' } }, required: ['kind', 'id'] }
  ]
})

test('what the branch of one row asks for is not said of those in another', () => {
  const row = (at: number): object => ({ kind: at % 2 === 0 ? 'a' : 'b' })
  assert.equal(fixes(kinds, { rows: times(3, row) }), [
    ['rows.0.id', undefined, { id: 'add', types: ['string'] }],
    ['rows.1.id', undefined, { id: 'add', types: ['integer'] }],
    ['rows.2.id', undefined, { id: 'add', types: ['string'] }]
  ])
  const { chosen, count, expected, fix } = onlyAdvice(kinds, { rows: times(8, row) })
  assert.equal([chosen, count, expected, fix], [undefined, 8, undefined, { id: 'add' }])
})

test('a fix that is the same for all stays', () => {
  const schema = rows({ type: 'array', items: { type: 'string' } })
  const { fix } = onlyAdvice(schema, { rows: times(4, () => 'x') })
  assert.equal(fix, { id: 'convert', how: 'wrap', to: 'array' })
})

test('missing keys of many objects are one', () => {
  const schema = rows({ type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] })
  assert.equal(onlyAdvice(schema, { rows: times(5, () => ({})) }), {
    path: ['rows', '0', 'id'],
    kind: 'missing',
    count: 5,
    at: 1,
    last: 4,
    expected: { id: 'type', types: ['integer'] },
    fix: { id: 'add', types: ['integer'] },
    about: { parameterType: 'integer' }
  })
})

test('unlike limits are unlike, and so are unlike keys', () => {
  const schema = rows({
    prefixItems: [{ minimum: 1 }, { minimum: 2 }, { minimum: 3 }, { minimum: 3 }, { minimum: 3 }]
  })
  assert.equal(
    adviceOf(schema, { rows: [[0, 0, 0, 0, 0]] }).map(({ count, path }) => [path[2], count]),
    [
      ['0', undefined],
      ['1', undefined],
      ['2', 3]
    ]
  )
  const names = { additionalProperties: { type: 'integer' } }
  assert.is(adviceOf(names, { a: 'x', b: 'x', c: 'x', d: 'x', e: 'x', f: 'x', g: 'x' }).length, 7)
})

const said = (messages: ReadonlyArray<string>, echo?: true): ReadonlyArray<Advice> =>
  advise(
    invalidArguments('t', {
      issues: messages.map(
        (message, at): Issue => ({
          path: [`${at}`],
          kind: 'unknown',
          message,
          ...(echo === undefined ? {} : { echo })
        })
      )
    })
  ).advice ?? []

test("unlike sentences of another are unlike, unless they only repeat the caller's text", () => {
  assert.is(said(['a', 'b', 'c', 'd']).length, 4)
  assert.is(said(['a', 'a', 'a', 'a']).length, 1)
  assert.equal(said(['a', 'b', 'c', 'd'], true), [
    { path: ['0'], kind: 'unknown', count: 4, at: 0, last: 3 }
  ])
})

test('the same rule of the same place is counted once', () => {
  const item = { allOf: [{ type: 'integer' }, { type: 'integer' }] }
  assert.equal(
    onlyAdvice({ properties: { rows: { items: item } } }, { rows: times(4, () => 'x') }),
    folded(['rows', '0'], { count: 4, at: 1, last: 3 })
  )
})

test('what is folded costs no room: 64 kinds of a thousand rows are told', () => {
  const properties = Object.fromEntries(times(64, (at) => [`k${at}`, { type: 'integer' }]))
  const row = Object.fromEntries(times(64, (at) => [`k${at}`, 'x']))
  const advice = adviceOf(rows({ properties }), { rows: times(100, () => row) })
  assert.equal(
    advice.map(({ count, path }) => [path[2], count]),
    times(64, (at) => [`k${at}`, 100])
  )
})

test('many keys of one object cost no square of their number', () => {
  const grown = growth(1_000, (count) => {
    const keys = Array.from({ length: count }, (_, at) => `key${at}`)
    const value = Object.fromEntries(keys.map((key) => [key, 'x']))
    const closed = { type: 'object', properties: {}, additionalProperties: false }
    const asking = { type: 'object', required: keys }
    const at = (key: string): Pick<Issue, 'path'> => ({ path: [key] })
    const cases = [
      [closed, keys.map((key) => issue(at(key), 'unexpected', 'additionalProperties'))],
      [closed, keys.map((key) => issue({ path: [] }, 'pattern', 'pattern', key))],
      [asking, keys.map((key) => issue(at(key), 'missing', 'required'))]
    ] as const
    return () => {
      for (const [schema, issues] of cases)
        advise(invalidArguments('t', { issues }), { schema, value })
    }
  })
  assert.ok(grown < 5, `${grown} times as much for four times as many`)
})

const issue = (
  { path }: Pick<Issue, 'path'>,
  kind: Issue['kind'],
  keyword: string,
  name?: string
): Issue => ({
  path,
  kind,
  keyword,
  ...(name === undefined ? {} : { params: { pattern: '^z', propertyName: name } })
})

test.run()
