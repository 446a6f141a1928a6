import type { Advice, Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toldAll, toldOf, typed } from './unnamed.js'

const test = suite('advice/stated.speaking')

const text = { type: 'string' }
const integer = { type: 'integer' }
const on = (schema: object): object => ({ properties: { a: schema } })

const told = (schema: object, a: unknown, issue: Omit<Issue, 'path'>): Advice | undefined =>
  toldOf(schema, { a }, { path: ['a'], ...issue })[0]

// The branch that was meant tells the place, before the union of all of them.
const branch = (title: string, kind: string): object => ({
  type: 'object',
  title,
  properties: { kind: { const: kind }, n: { ...integer, title: `${title} n` } },
  required: ['kind', 'n'],
  maxProperties: 2
})
const union = { title: 'Any', oneOf: [branch('One', '1'), branch('Two', '2')] }

for (const [name, value, path, title] of [
  ['a rule of the first for the place', { kind: '1', n: 1, x: 1 }, ['a'], 'One'],
  ['a rule of the second for the place', { kind: '2', n: 1, x: 1 }, ['a'], 'Two'],
  ['a rule for a key', { kind: '2', n: 'x' }, ['a', 'n'], 'Two n']
] as const) {
  test(`of a union its branch speaks: ${name}`, () => {
    const [piece] = toldAll(on(union), { a: value })
    assert.equal(piece?.path, path)
    assert.is(piece?.about?.title, title)
  })
}

test('of a union as a whole no branch speaks, of any other rule the chosen one does', () => {
  const either = {
    oneOf: [branch('One', '1'), branch('Two', '2')],
    description: 'All of them.',
    minProperties: 3
  }
  const value = { kind: '1', n: 1 }
  const all = told(on(either), value, {
    kind: 'alternative',
    keyword: 'oneOf',
    params: { passingSchemas: [0, 1] }
  })
  assert.is(all?.about?.title, undefined)
  assert.is(all?.about?.description, 'All of them.')
  const size = told(on(either), value, {
    kind: 'size',
    keyword: 'minProperties',
    params: { limit: 3 }
  })
  assert.is(size?.about?.title, 'One')
})

test('of a union what stands around it speaks', () => {
  const oneOf = [{ multipleOf: 3 }, { multipleOf: 5 }]
  const schema = on({ title: 'Outer', allOf: [{ oneOf }] })
  const piece = told(schema, 7, { kind: 'alternative', keyword: 'oneOf' })
  assert.is(piece?.kind, 'alternative')
  assert.is(piece?.about?.title, 'Outer')
})

test('a branch further up speaks of a union inside it', () => {
  const inner = { title: 'Inner', allOf: [{ oneOf: [{ multipleOf: 3 }, { multipleOf: 5 }] }] }
  const outer = {
    oneOf: [
      { properties: { kind: { const: 1 }, n: inner }, required: ['kind'] },
      { properties: { kind: { const: 2 }, n: text }, required: ['kind'] }
    ]
  }
  const issue = { path: ['a', 'n'], kind: 'alternative', keyword: 'oneOf' } as const
  const [piece] = toldOf(on(outer), { a: { kind: 1, n: 7 } }, issue)
  assert.equal(piece?.path, ['a', 'n'])
  assert.is(piece?.about?.title, 'Inner')
})

test('what is said first of a place is its title, whichever part broke', () => {
  const schema = on({ title: 'First', allOf: [{ title: 'Second', maximum: 5 }] })
  const [piece] = toldAll(schema, { a: 6 })
  assert.equal(piece?.expected, { id: 'compare', comparison: '<=', limit: 5 })
  assert.is(piece?.about?.title, 'First')
})

// A pattern that nobody runs may not be meant, and says nothing but what it was that broke.
test('under a pattern only the rule that broke speaks', () => {
  const patternProperties = {
    '^a': { ...integer, title: 'First', description: 'f' },
    b$: { ...text, title: 'Second' }
  }
  const [piece] = toldOf({ patternProperties }, { xb: 5 }, typed(['xb'], 'string'))
  assert.equal(piece?.expected, { id: 'type', types: ['string'] })
  assert.is(piece?.about?.title, 'Second')
  assert.is(piece?.about?.description, undefined)
})

test.run()
