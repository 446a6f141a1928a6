import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, issueOf, linesFor, linesOfUnion } from './lines.js'

const test = suite('advice/union.listed')

const tabs = [
  { type: 'string', const: 'tab' },
  { type: 'string', const: 'space' }
]
const nothing = { type: 'null' }
const any = issueOf('anyOf', '/u')
const one = issueOf('oneOf', '/u')
const constants = ['tab', 'space'].map((allowedValue) => issueOf('const', '/u', { allowedValue }))
const typed = issueOf('type', '/u', { type: 'null' })

// A list of constants that may be null, as Rust's schemars writes an optional enum: one thing is said of it, and that null would do.
const all = [...constants, one, typed, any]
for (const [name, schema, keyword] of [
  ['oneOf in anyOf', { anyOf: [{ oneOf: tabs }, nothing] }, 'anyOf'],
  ['anyOf in oneOf', { oneOf: [{ anyOf: tabs }, nothing] }, 'oneOf'],
  ['null first', { anyOf: [nothing, { oneOf: tabs }] }, 'anyOf'],
  ['oneOf in anyOf in oneOf', { oneOf: [{ anyOf: [{ oneOf: tabs }, nothing] }] }, 'anyOf']
] as const) {
  for (const [order, issues] of [
    ['the inner first', all],
    ['the outer first', all.toReversed()],
    ['the outer alone', [issueOf(keyword, '/u')]]
  ] as const) {
    test(`${name}, ${order}: a text that is none`, () => {
      const said = ['/u choice: choose ["tab","space",null]']
      assert.equal(linesOfUnion(schema, 'xyzzy', issues), said)
    })

    test(`${name}, ${order}: a text that is near`, () => {
      assert.equal(linesOfUnion(schema, 'Tab', issues), ['/u choice: put "tab"'])
    })
  }
}

test('listed values and null are told beside each other where a value has another type', () => {
  const schema = { anyOf: [{ oneOf: tabs }, nothing] }
  assert.equal(linesOfUnion(schema, 5, all), ['/u choice: choose ["tab","space",null]'])
})

test('null stands among listed values of several types as one of them', () => {
  const lists = [...tabs, { const: 1 }, nothing]
  const said = ['/u choice: choose ["tab","space",1,null]']
  assert.equal(linesOfUnion({ anyOf: lists }, 2, [any]), said)
  assert.equal(linesOfUnion({ anyOf: lists }, 'xyzzy', [any]), said)
})

test('a reference that leads round in a ring ends', () => {
  const schema = { anyOf: [{ oneOf: [{ $ref: '#' }, { type: 'string', const: 'a' }] }, nothing] }
  assert.equal(linesFor({ schema, value: 'xyzzy' }, issueOf('anyOf', '')).length, 1)
  assert.equal(linesFor({ schema, value: 5 }, issueOf('oneOf', '')).length, 1)
})

// docs/advice.md: what only lists values is not the branch that another value was meant for, beside others.
for (const [name, branches, value, wanted] of [
  ['a number', [{ type: 'number' }, { const: 'auto' }], '400px', '/u alternative: meet'],
  ['an integer', [{ type: 'integer' }, { const: 'auto' }], '-4 px', '/u alternative: meet'],
  ['a number, as a word', [{ type: 'number' }, { const: 'auto' }], 'wide', '/u alternative: meet'],
  ['a number, but near', [{ type: 'number' }, { const: 'auto' }], 'Auto', '/u choice: put "auto"'],
  ['an object', [{ type: 'object' }, { const: 'auto' }], '400px', '/u alternative: meet'],
  ['an object, but near', [{ type: 'object' }, { const: 'auto' }], 'aut', '/u choice: put "auto"'],
  ['null', [{ type: 'null' }, { const: 'auto' }], '400px', '/u choice: put "auto"']
] as const) {
  test(`a text beside a listed one and ${name}`, () => {
    assert.equal(linesOfUnion({ anyOf: branches }, value, [any]), [wanted])
    assert.equal(linesOf(closed({ u: { anyOf: branches } }), { u: value }), [wanted])
  })
}

// Nobody runs a pattern, so a text that is near to none of the listed ones may be meant for either.
const listed = { type: 'string', enum: ['pd', 'pw'] }
const ranges = { type: 'string', pattern: '^[0-9]{4}to[0-9]{4}$' }
const dates = { type: 'string', format: 'date' }
for (const [name, branches, value, wanted] of [
  ['a pattern', [listed, ranges], 'week', '/u alternative: meet'],
  ['a pattern, first', [ranges, listed], 'week', '/u alternative: meet'],
  ['a format', [listed, dates], 'tomorrow', '/u alternative: meet'],
  [
    'others that are listed, and numbers and objects',
    [{ const: 1 }, { const: 'pd' }, { const: 'pw' }, { type: 'object' }],
    'week',
    '/u alternative: meet'
  ],
  ['a pattern, but near', [listed, ranges], 'PD', '/u choice: put "pd"'],
  ['a pattern, and begins as a number', [listed, ranges], ' 2024-2025', '/u pattern: meet'],
  ['a pattern, and begins with a sign', [listed, ranges], '#FFF', '/u pattern: meet'],
  ['a format, and begins as a number', [listed, dates], '1.2.2024', '/u format: meet'],
  ['what takes it', [listed, { type: 'string' }], 'week', '/u alternative: meet']
] as const) {
  test(`a text beside listed ones and ${name}`, () => {
    const issues = [
      issueOf('enum', '/u', { allowedValues: ['pd', 'pw'] }),
      issueOf('pattern', '/u', { pattern: '^[0-9]{4}to[0-9]{4}$' }),
      issueOf('format', '/u', { format: 'date' }),
      any
    ].filter(
      ({ keyword }) =>
        keyword === 'anyOf' || branches.some((one) => keyword !== undefined && keyword in one)
    )
    assert.equal(linesOfUnion({ anyOf: branches }, value, issues), [wanted])
  })
}

test('both are said, with what the author wrote', () => {
  const schema = { properties: { u: { description: 'How new', anyOf: [listed, ranges] } } }
  const fault = invalidArguments('t', { issues: [any] })
  const [piece] = advise(fault, { schema, value: { u: 'week' } }).advice ?? []
  assert.equal(piece?.expected, {
    id: 'one_branch',
    rules: [
      { id: 'one_of', values: ['pd', 'pw'] },
      { id: 'pattern', pattern: '^[0-9]{4}to[0-9]{4}$' }
    ]
  })
  assert.is(piece?.about?.description, 'How new')
})

const pair = (first: object): object => ({
  type: 'array',
  items: [first, { type: 'integer' }],
  minItems: 1,
  maxItems: 2
})
const pairs = [pair({ const: 'a' }), pair({ const: 'b' })]

// Where no branch lists what came in one place, and nothing else is wrong, that place is told with all that they list.
for (const [name, branches, value, wanted] of [
  ['the first of a tuple', pairs, ['c', 1], '/u/0 choice: choose ["a","b"]'],
  [
    'a key, and what two of them list is told once',
    [{ properties: { k: { enum: ['a', 'b'] } } }, { properties: { k: { enum: ['b', 'c'] } } }],
    { k: 'zzzz' },
    '/u/k choice: choose ["a","b","c"]'
  ],
  ['more is wrong', pairs, ['c', 'x'], '/u alternative: meet']
] as const) {
  test(`listed by each branch: ${name}`, () => {
    assert.equal(linesOfUnion({ anyOf: branches }, value, [any]), [wanted])
  })
}

test('a rule that a value keeps is not what a branch wanted of it', () => {
  const schema = { properties: { u: { anyOf: pairs } } }
  const [piece] =
    advise(invalidArguments('t', { issues: [any] }), { schema, value: { u: ['c', 'x'] } }).advice ??
    []
  assert.equal(piece?.expected, {
    id: 'one_branch',
    names: ['["a", integer]', '["b", integer]']
  })
})

test.run()
