import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { integer, issueOf, linesOfUnion, lists, open, text, wants } from './lines.js'

const test = suite('advice/select.spoken')

const needs = (...required: ReadonlyArray<string>): object => ({ required })
const anyOf = (...branches: ReadonlyArray<unknown>): object => ({ anyOf: branches })
const any = issueOf('anyOf', '/u')
const card = open({ by: { const: 'card' }, n: integer }, 'by', 'n')
const cash = open({ by: { const: 'cash' }, m: integer }, 'by', 'm')

// A validator that says of a union no more than that it failed, and something beside.
for (const [name, schema, value, issue, wanted] of [
  [
    'in it, of no branch',
    { ...open({ a: integer }), ...anyOf(needs('b'), needs('c')) },
    { a: 'x' },
    wants('integer', '/u/a'),
    ['/u/b missing: add', '/u/a type: send integer']
  ],
  [
    'elsewhere, of no rule',
    anyOf(card, cash),
    { by: 'card' },
    issueOf('minLength', '/v/a', { limit: 9 }),
    ['/u/n missing: add', '/v/a size: meet']
  ]
] as const) {
  test(`the branch that was meant is told beside what is said ${name}`, () => {
    assert.equal(linesOfUnion(schema, value, [issue, any]), wanted)
  })
}

// The schema takes the value: only the validator knows what is wrong with it.
for (const [issue, wanted] of [
  [wants('integer', '/u/a'), '/u/a type: send integer'],
  [lists('/u/a', 'y'), '/u/a choice: put "y"'],
  [issueOf('minimum', '/u/a', { comparison: '>=', limit: 3 }), '/u/a range: meet'],
  [issueOf('maxLength', '/u/a', { limit: 0 }), '/u/a size: meet'],
  [issueOf('isEven', '/u/a'), '/u/a rule']
] as const) {
  test(`where the schema has nothing against a value, what the validator says is told: ${wanted}`, () => {
    const schema = anyOf(open({ a: text }, 'a'), open({ b: text }, 'b'))
    assert.equal(linesOfUnion(schema, { a: 'x' }, [issue, any]), [wanted])
  })
}

// That more branches than one take a value is believed as far as the schema says the same.
for (const [name, branches, value, passing, wanted] of [
  ['one of them does not', [open({}), card], { by: 'card' }, [0, 1], '/u/n missing: add'],
  [
    'they do, and another that it looks like does not',
    [open({}), open({ a: text }), card],
    { by: 'card' },
    [0, 1],
    '/u alternative: meet'
  ],
  ['its number is a text', [open({}), card], { by: 'card' }, ['0'], '/u/n missing: add']
] as const) {
  test(`of several branches that are said to take a value, ${name}`, () => {
    const issue = issueOf('oneOf', '/u', { passingSchemas: passing })
    assert.equal(linesOfUnion({ oneOf: branches }, value, [issue]), [wanted])
  })
}

test.run()
