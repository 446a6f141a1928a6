import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { integer, issueOf, linesOfUnion, open } from './lines.js'

const test = suite('advice/select.failed')

const needs = (...required: ReadonlyArray<string>): object => ({ required })
const anyOf = (...branches: ReadonlyArray<unknown>): object => ({ anyOf: branches })
const pattern = (start: string): object => ({ type: 'string', pattern: `^${start}` })
const card = { ...open({ by: { const: 'card' } }, 'by', 'x'), ...anyOf(needs('a'), needs('b')) }
const cash = open({ by: { const: 'cash' } }, 'by')
const first = anyOf(needs('a'), needs('b'))
const second = anyOf(needs('c'), needs('d'))

// Of several unions in one place the validator does not say which one failed.
for (const [name, schema, value, wanted] of [
  ['the first of two', { allOf: [first, second] }, { c: 1 }, '/u/a missing: add'],
  [
    'the first of two, though a union in what the last one knows fails as well',
    { allOf: [first, { ...second, properties: { v: anyOf(integer, needs('y')) } }] },
    { c: 1, v: {} },
    '/u/a missing: add'
  ],
  ['the last of two', { allOf: [first, second] }, { a: 1 }, '/u/c missing: add'],
  ['the outer one', anyOf(card, cash), { by: 'card', a: 1 }, '/u/x missing: add'],
  ['the inner one', anyOf(card, cash), { by: 'card', x: 1 }, '/u/a missing: add'],
  [
    'the inner one, as nobody can see it',
    anyOf(anyOf(pattern('a'), pattern('b')), integer),
    'x',
    '/u alternative: meet'
  ]
] as const) {
  test(`it was ${name}`, () => {
    assert.equal(linesOfUnion(schema, value, [issueOf('anyOf', '/u')]), [wanted])
  })
}

// What stands in two of the lists is refused by `oneOf`, and to choose it again is no help.
for (const [name, value, wanted] of [
  ['that stands in two lists is not to be one of them', 1, '/u alternative: meet'],
  ['that stands in none is to be one of them, each told once', 'x', '/u choice: choose [1,2]']
] as const) {
  test(`a value ${name}`, () => {
    const schema = { oneOf: [{ const: 1 }, { enum: [1, 2] }] }
    assert.equal(linesOfUnion(schema, value, [issueOf('oneOf', '/u')]), [wanted])
  })
}

// A validator may have another name for a union, or none: it is told by that of the schema.
for (const keyword of ['oneOf', 'anyOf', 'union', undefined]) {
  test(`a union in which two branches take the value, called ${keyword}, is told as what it is`, () => {
    const issue = { path: ['u'], kind: 'alternative', ...(keyword && { keyword }) } as const
    const about = { schema: { properties: { u: { oneOf: [needs('x'), needs('y')] } } } }
    const fault = invalidArguments('t', { issues: [issue] })
    const [piece, ...more] = advise(fault, { ...about, value: { u: { x: 1, y: 2 } } }).advice ?? []
    const mixed = { id: 'other_than', keys: ['x', 'y'] }
    const either = { id: 'one_branch', names: ['{ x }', '{ y }'] }
    assert.equal(piece?.expected, keyword === 'oneOf' ? mixed : either)
    assert.equal(piece?.fix, { id: 'meet' })
    assert.equal(more, [])
  })
}

test.run()
