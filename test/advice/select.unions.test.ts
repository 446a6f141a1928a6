import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { integer, issueOf, linesOfUnion, open } from './lines.js'

const test = suite('advice/select.unions')

const boolean = { type: 'boolean' }
const needs = (...required: ReadonlyArray<string>): object => ({ required })
const anyOf = (...branches: ReadonlyArray<unknown>): object => ({ anyOf: branches })
const oneOf = (...branches: ReadonlyArray<unknown>): object => ({ oneOf: branches })
const any = issueOf('anyOf', '/u')
const one = issueOf('oneOf', '/u')
const two = { ...anyOf(needs('a'), needs('b')), ...oneOf(needs('c'), needs('d')) }
const card = open({ by: { const: 'card' }, n: integer }, 'by', 'n')
const cash = open({ by: { const: 'cash' }, m: integer }, 'by', 'm')
const tied = anyOf(open({ y: integer }), open({ y: boolean }))
const itself = ['/u alternative: meet']

// Some validators say of a union that it failed, and nothing else.
for (const [name, schema, value, issues, wanted] of [
  [
    'the branch that was meant is told as far as can be seen',
    anyOf(card, cash),
    { by: 'card' },
    [any],
    ['/u/n missing: add']
  ],
  [
    'what one calls anyOf is oneOf to the schema',
    oneOf(card, cash),
    { by: 'card' },
    [any],
    ['/u/n missing: add']
  ],
  [
    'what one calls oneOf is anyOf to the schema',
    anyOf(card, cash),
    { by: 'cash' },
    [one],
    ['/u/m missing: add']
  ],
  [
    'of both in one place the one that is named, anyOf',
    two,
    { c: 1 },
    [any],
    ['/u/a missing: add']
  ],
  [
    'of both in one place the one that is named, oneOf',
    two,
    { a: 1 },
    [one],
    ['/u/c missing: add']
  ],
  [
    'of two in one place the last',
    { allOf: [anyOf(needs('a'), needs('b')), anyOf(needs('c'), needs('d'))] },
    { a: 1 },
    [any],
    ['/u/c missing: add']
  ],
  [
    'a tag that no branch has is told',
    anyOf(card, cash),
    { by: 'gold', n: 1 },
    [any],
    ['/u/by choice: choose ["card","cash"]']
  ],
  ['a tag that is not there is told', anyOf(card, cash), {}, [any], ['/u/by missing: add']],
  [
    'values alone are listed',
    anyOf({ const: 1 }, { const: 2 }),
    'x',
    [any],
    ['/u choice: choose [1,2]']
  ],
  [
    'types alone are listed',
    anyOf(integer, boolean),
    'x',
    [any],
    ['/u type: send integer,boolean']
  ],
  [
    'values beside null are listed',
    anyOf({ type: 'string', enum: ['a', 'b'] }, { type: 'null' }),
    5,
    [any],
    ['/u choice: choose ["a","b",null]']
  ],
  ['a tie is one', tied, { y: 'x' }, [any], itself],
  [
    'a union deeper in the branch that was meant has its own',
    anyOf(open({ by: { const: 1 }, v: anyOf(card, cash) }, 'by'), open({ by: { const: 2 } }, 'by')),
    { by: 1, v: { by: 'card' } },
    [any],
    ['/u/v/n missing: add']
  ],
  [
    'a union in the place of the branch was looked into',
    anyOf(anyOf(card, cash), integer),
    { by: 'card' },
    [any],
    ['/u/n missing: add']
  ]
] as const) {
  test(`of a union that failed: ${name}`, () => {
    assert.equal(linesOfUnion(schema, value, issues), wanted)
  })
}

// JSON Schema, "oneOf": exactly one. Which branches took the value is said of the union around the one that was meant.
test('of unions in one place the one of which the branches took the value', () => {
  const schema = oneOf(oneOf(needs('c'), needs('d')), needs('a'))
  const about = { schema, value: { a: 1, c: 1 } }
  const said = { ...issueOf('oneOf', '', { passingSchemas: [0, 1] }), path: [] }
  const [advice] = advise(invalidArguments('t', { issues: [said] }), about).advice ?? []
  assert.equal(advice?.expected, { id: 'one_branch', matched: [0, 1] })
})

test.run()
