import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { integer, issueOf, lacks, linesOfUnion, lists, open, text, wants } from './lines.js'

const test = suite('advice/select.branches')

const boolean = { type: 'boolean' }
const needs = (...required: ReadonlyArray<string>): object => ({ required })
const anyOf = (...branches: ReadonlyArray<unknown>): object => ({ anyOf: branches })
const oneOf = (...branches: ReadonlyArray<unknown>): object => ({ oneOf: branches })
const any = issueOf('anyOf', '/u')
const one = issueOf('oneOf', '/u')
const taken = (...passingSchemas: ReadonlyArray<number>): Issue =>
  issueOf('oneOf', '/u', { passingSchemas })
const card = open({ by: { const: 'card' }, n: integer }, 'by', 'n')
const cash = open({ by: { const: 'cash' }, m: integer }, 'by', 'm')
const tied = anyOf(open({ y: integer }), open({ y: boolean }))
const itself = ['/u alternative: meet']
const long = issueOf('minLength', '/u/a', { limit: 9 })
const rated = anyOf(open({ a: text }, 'a'), open({ b: text }, 'b'))

// What a validator says beside, of the branch that was meant, of others, or of none that the schema has.
for (const [name, schema, value, issues, wanted] of [
  [
    'more than one that take the value are told so',
    oneOf(needs('a'), needs('b')),
    { a: 1, b: 1 },
    [taken(0, 1)],
    itself
  ],
  [
    'more types than one that take it are told so',
    oneOf(integer, { type: 'number' }),
    5,
    [taken(0, 1)],
    itself
  ],
  [
    'values that stand in two are told so',
    oneOf({ const: 1 }, { enum: [1, 2] }),
    1,
    [taken(0, 1)],
    itself
  ],
  [
    'unless one does not',
    oneOf(open({ a: integer }), open({ a: integer }, 'b')),
    { a: 'x' },
    [taken(0, 1)],
    ['/u/a type: send integer']
  ],
  [
    'a number of branches is nothing else',
    oneOf(open({ a: integer }), open({ a: integer }, 'b')),
    { a: 'x' },
    [{ ...one, params: { passingSchemas: ['0'] } }],
    ['/u/a type: send integer']
  ],
  [
    'a branch that has spoken says all',
    anyOf(card, cash),
    { by: 'card', n: 'x' },
    [wants('integer', '/u/n'), lacks('/u/m'), lists('/u/by', 'cash'), any],
    ['/u/n type: send integer']
  ],
  [
    'a branch that spoke of another place has not',
    anyOf(card, cash),
    { by: 'card' },
    [wants('integer', '/w'), any],
    ['/u/n missing: add', '/w type: send integer']
  ],
  ['a union that no rule is of, and nothing else is told', { type: 'object' }, {}, [any], itself],
  [
    'a union that no rule is of beside what is told of the place',
    { type: 'object', minProperties: 2 },
    {},
    [issueOf('minProperties', '/u', { limit: 2 }), any],
    ['/u size: meet']
  ],
  [
    'what a validator says that the schema does not, of a value that it takes',
    rated,
    { a: 'x' },
    [long, any],
    ['/u/a size: meet']
  ],
  [
    'of a value that it does not take the union says it',
    tied,
    { y: 'x' },
    [issueOf('minLength', '/u/y', { limit: 9 }), any],
    itself
  ],
  [
    'of another place it is not said',
    rated,
    { a: 'x' },
    [issueOf('minLength', '/v/a', { limit: 9 }), any, issueOf('oneOf', '/v')],
    ['/u alternative: meet', '/v alternative: meet', '/v/a size: meet']
  ],
  [
    'a pattern may be of a branch that was not meant',
    rated,
    { a: 'x' },
    [issueOf('pattern', '/u/a', { pattern: '^y' }), any],
    itself
  ],
  ['what another branch says is not told', rated, { a: 'x' }, [lacks('/u/b'), any], itself],
  [
    'what another branch has against the value is not told',
    anyOf(open({ a: text }, 'a'), open({ a: integer }, 'a')),
    { a: 'x' },
    [wants('integer', '/u/a'), any],
    itself
  ],
  [
    'a union in a branch that was not meant is silent',
    anyOf(open({ v: anyOf(integer, { type: 'boolean' }) }, 'v'), open({ w: text }, 'w')),
    { w: 1 },
    [
      wants('integer', '/u/v'),
      wants('boolean', '/u/v'),
      issueOf('anyOf', '/u/v'),
      wants('string', '/u/w'),
      any
    ],
    ['/u/w type: put "1"']
  ]
] as const) {
  test(`of a union that failed: ${name}`, () => {
    assert.equal(linesOfUnion(schema, value, issues), wanted)
  })
}

test.run()
