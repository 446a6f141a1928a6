import { advise } from '@toolfault/advice/advise'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { type Advice, type Fix, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, checkOf, proven, unproven } from './made.js'

const test = suite('advice/repair/one-rule')

/** What is advised for a value at `a`, and what is repaired there. */
const both = (schema: object, given: unknown): readonly [Advice['fix'], unknown] => {
  const whole = { type: 'object', properties: { a: schema }, required: ['a'] }
  const value = { a: given }
  const check = checkOf(whole)
  const fault = advise(invalidArguments('demo', check(value)), { schema: whole, value })
  const found = repairs(fault, { schema: whole, value, check })
  const mended = applyRepair(value, found, { least: 'likely' })
  return [fault.advice?.[0]?.fix, mended.done.length > 0 ? mended.value : undefined]
}

const send = (...types: ReadonlyArray<string>): Advice['fix'] => ({ id: 'send', types })
const put = (value: string | number | boolean | ReadonlyArray<number>): Fix => ({
  id: 'put',
  value
})
const texts = { type: 'array', items: { type: 'string' } }
const integers = { type: 'array', items: { type: 'integer' } }

// House law: no second copy of a rule. Each form is told and made by the same one.
for (const [name, schema, given, fix, mended] of [
  ['a word for true, which is not said', { type: 'boolean' }, 'yes', send('boolean'), true],
  ['a word for false, which is not said', { type: 'boolean' }, 'Off', send('boolean'), false],
  ['a word that is none', { type: 'boolean' }, 'maybe', send('boolean'), undefined],
  // RFC 8259, section 6: a double does not hold these digits.
  ['too many digits', { type: 'integer' }, '12345678901234567890', send('integer'), undefined],
  ['numbers between commas', integers, '1, 2', put([1, 2]), [1, 2]],
  ['texts between commas', texts, 'a, b', { id: 'convert', how: 'split', to: 'array' }, ['a', 'b']],
  [
    'a sentence',
    texts,
    'Well, no. Or yes',
    { id: 'convert', how: 'wrap', to: 'array' },
    ['Well, no. Or yes']
  ],
  ['a list that is cut off', texts, '["a", "b', send('array'), undefined],
  ['an item in another form', integers, '5', put([5]), [5]],
  ['an operator', { type: 'string' }, { $ne: 'x' }, send('string'), undefined],
  [
    'the only member',
    { type: 'string' },
    { text: 'x' },
    { id: 'convert', how: 'unwrap', to: 'string', key: 'text' },
    'x'
  ],
  ['a listed number in a text', { enum: [1, 2] }, '2', put(2), 2],
  ['a listed text for a number', { enum: ['1', '2'] }, 2, put('2'), '2'],
  ['a boolean for one of two numbers', { enum: [0, 1] }, false, put(0), 0],
  [
    'two listed values that say the same',
    { enum: [true, 'True'] },
    'true',
    { id: 'choose', values: [true, 'True'] },
    undefined
  ],
  [
    'a sign, which is no slip of the pen',
    { enum: ['-5d', 'b'] },
    '5d',
    { id: 'choose', values: ['-5d', 'b'] },
    undefined
  ]
] as const) {
  test(`${name}: what is advised is what is repaired`, () => {
    assert.equal(both(schema, given), [fix, mended === undefined ? undefined : { a: mended }])
  })
}

test('what stands below a place that hides its value is hidden, in advice and in repair', () => {
  const login = { properties: { login: { type: 'string' } }, writeOnly: true }
  const schema = { properties: { box: login } }
  const value = { box: { login: 12 } }
  const check = checkOf(schema)
  const fault = advise(invalidArguments('demo', check(value)), { schema, value })
  assert.equal(fault.advice?.[0]?.received, { id: 'type', type: 'integer' })
  assert.equal(fault.advice?.[0]?.fix, { id: 'send', types: ['string'] })
  assert.equal(repairs(fault, { schema, value, check }), [])
})

const rows = (items: object, ...values: ReadonlyArray<unknown>): readonly [unknown, unknown] => {
  const schema = { properties: { rows: { type: 'array', items } } }
  const value = { rows: values }
  const check = checkOf(schema)
  const fault = advise(invalidArguments('demo', check(value)), { schema, value })
  const found = repairs(fault, { schema, value, check })
  return [fault.advice?.[0]?.fix, applyRepair(value, found, { least: 'likely' }).value]
}

test('of many places each is brought into its own form', () => {
  assert.equal(rows(texts, 'a', 'b, c', 'd', '["e"]'), [
    { id: 'convert', how: 'wrap', to: 'array' },
    { rows: [['a'], ['b', 'c'], ['d'], ['e']] }
  ])
  assert.equal(rows({ type: ['integer', 'boolean'] }, '1', '2', 'true', '4')[1], {
    rows: [1, 2, true, 4]
  })
})

test('a thousand places are looked at one by one', () => {
  const keys = Array.from({ length: 20 }, (_, at) => `k${at}`)
  const item = { type: 'object', properties: Object.fromEntries(keys.map((key) => [key, {}])) }
  const values = Array.from({ length: 1_000 }, (_, at) => ({ k0: at, k1: at }))
  // A list among them, or all of them could be one.
  const [, mended] = rows({ type: 'array', items: item }, [{}], ...values)
  assert.equal(mended, { rows: [[{}], ...values.map((value) => [value])] })
})

test('rows none of which is a list may be one row: that each is its own is a guess', () => {
  assert.equal(rows(texts, 'a', 'b')[1], { rows: ['a', 'b'] })
  assert.equal(rows(texts, 'a', ['b'])[1], { rows: [['a'], ['b']] })
  assert.equal(rows(texts, 'a')[1], { rows: [['a']] })
})

test('what is beyond the steps stays hidden, and is not certain', () => {
  const allOf = [...Array.from({ length: 100_001 }, () => ({})), { writeOnly: true }]
  const schema = { properties: { a: { type: 'integer', allOf } } }
  const advice: Advice = { path: ['a'], kind: 'type', fix: { id: 'send', types: ['integer'] } }
  assert.equal(unproven({ schema, value: { a: '10' } }, advice), [])
})

test('a constant under a pattern is not that of every key', () => {
  const schema = { patternProperties: { '^x': { const: 1 } }, required: ['y'] }
  assert.equal(proven(schema, {}, { path: ['y'], kind: 'missing', fix: { id: 'add' } }), [])
})

test('the only value that may stand there is certain where it was sent in an array', () => {
  assert.equal(both({ const: 'x' }, ['x']), [put('x'), { a: 'x' }])
  const schema = { properties: { a: { const: 'x' } } }
  const advice: Advice = { path: ['a'], kind: 'choice', fix: put('x') }
  const gradeOf = (a: unknown): unknown => proven(schema, { a }, advice)[0]?.grade
  assert.equal([['x'], 'X', 'y', 7].map(gradeOf), ['certain', 'certain', 'guess', 'guess'])
})

test('an advised member that another is as near to is not certain', () => {
  const schema = { properties: { a: { enum: ['asc', 'ASC'] } } }
  const advice: Advice = { path: ['a'], kind: 'choice', fix: { id: 'put', value: 'asc' } }
  assert.equal(brief(proven(schema, { a: 'Asc' }, advice)), [
    ['likely', { op: 'replace', path: '/a', value: 'asc' }]
  ])
})

test('elements that go are taken from the end', () => {
  const schema = { properties: { rows: { items: { type: 'string' } } } }
  const piece: Advice = {
    path: ['rows', '0'],
    kind: 'unexpected',
    fix: { id: 'remove' },
    count: 3,
    at: 1,
    last: 2
  }
  const found = proven(schema, { rows: [1, 2, 3, 'x'] }, piece)
  const remove = (at: number): object => ({ op: 'remove', path: `/rows/${at}` })
  assert.equal(brief(found), [['likely', remove(2), remove(1), remove(0)]])
})

test('where a key is missing in many rows, what stands beside it may be meant in each', () => {
  const schema = {
    properties: {
      rows: {
        items: { properties: { id: {} }, required: ['id'], additionalProperties: false }
      }
    }
  }
  const value = { rows: [{ x: 1 }, { x: 2 }, { x: 3 }] }
  const pieces: ReadonlyArray<Advice> = [
    { path: ['rows', '0', 'id'], kind: 'missing', fix: { id: 'add' }, count: 3, at: 1, last: 2 },
    {
      path: ['rows', '0', 'x'],
      kind: 'unexpected',
      fix: { id: 'remove' },
      count: 3,
      at: 1,
      last: 2
    }
  ]
  const found = proven(schema, value, ...pieces)
  assert.equal(
    found.map(({ grade, ops }) => [grade, ops.length]),
    [['guess', 3]]
  )
})

test('a rename that is advised only if it was meant is a guess, whatever the names say', () => {
  const schema = {
    properties: { owner: { type: 'string' }, title: { type: 'string' } },
    required: ['owner']
  }
  const gradeOf = (from: string): unknown =>
    brief(
      proven(
        schema,
        { [from]: 'x' },
        {
          path: ['owner'],
          kind: 'missing',
          fix: { id: 'rename', from: [from], to: ['owner'], guess: true }
        }
      )
    )
  const op = (from: string): object => ({ op: 'move', from: `/${from}`, path: '/owner' })
  assert.equal(gradeOf('user'), [['guess', op('user')]])
  assert.equal(gradeOf('colour'), [['guess', op('colour')]])
})

test('what only looks like Python is not read', () => {
  const advice: Advice = {
    path: ['a'],
    kind: 'type',
    fix: { id: 'convert', how: 'parse', to: 'array' }
  }
  const schema = { properties: { a: { type: 'array' } } }
  for (const [text, expected] of [
    ["('a',)", ['a']],
    ['()', []],
    ["[('a', 1), (None,)]", [['a', 1], [null]]],
    ["['\\x41\\u0042\\n\"']", ['AB\n"']],
    ["('a')", undefined],
    ["('a', 'b']", undefined],
    ["['a', 'b')", undefined],
    ["['a' 'b']", undefined],
    ["['\\q']", undefined],
    ["['a', 1x]", undefined],
    ["['a', Truely]", undefined],
    ["['a',, 'b']", undefined]
  ] as const) {
    const ops = expected && [['likely', { op: 'replace', path: '/a', value: expected }]]
    assert.equal(brief(proven(schema, { a: text }, advice)), ops ?? [], text)
  }
})

test.run()
