import { advise } from '@toolfault/advice/advise'
import { type Advice, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/describe.keys')

type Pieces = ReadonlyArray<Advice>

const adviceOf = (schema: object, value: unknown, ...issues: ReadonlyArray<Issue>): Pieces =>
  advise(invalidArguments('t', { issues }), { schema, value }).advice ?? []

const nothing = { id: 'nothing' } as const
const remove = { id: 'remove' } as const

/** What ajv says of a key that the schema under `propertyNames` refuses. */
const named = (
  name: string,
  kind: Issue['kind'],
  params: object,
  path: ReadonlyArray<string>
): Issue => ({
  path,
  kind,
  keyword: kind === 'choice' ? 'enum' : 'pattern',
  params: { ...params, propertyName: name }
})
const rename = (...path: ReadonlyArray<string>): Advice['fix'] => ({
  id: 'rename',
  from: [...path, 'nmae'],
  to: [...path, 'name']
})
const oneOf = (...values: ReadonlyArray<string | number>): Advice['expected'] => ({
  id: 'one_of',
  values
})

// docs/advice.md, "Four points": a misspelt key is renamed, unless the right one is there as well.
for (const [name, allowedValues, value, fix] of [
  ['one that is near', ['name', 'size'], { nmae: 1 }, rename()],
  ['one that is near and taken', ['name', 'size'], { nmae: 1, name: 2 }, remove],
  ['another that is as near', ['name', 'size'], { nmae: 1, naem: 2 }, remove],
  ['another that is near to another', ['name', 'size'], { nmae: 1, szie: 2 }, rename()],
  ['none that is near', ['size'], { nmae: 1 }, remove],
  ['one that is near behind what is no name', [5, 'name'], { nmae: 1 }, rename()]
] as const) {
  test(`a key of no allowed name, beside ${name}`, () => {
    const issue = named('nmae', 'choice', { allowedValues }, [])
    assert.equal(adviceOf({ propertyNames: { enum: allowedValues } }, value, issue), [
      { path: ['nmae'], kind: 'unexpected', expected: oneOf(...allowedValues), fix }
    ])
  })
}

test('a key of no allowed name inside is renamed where it stands', () => {
  const issue = named('nmae', 'choice', { allowedValues: ['name'] }, ['a', 'b'])
  const schema = {
    properties: { a: { properties: { b: { propertyNames: { enum: ['name'] } } } } }
  }
  assert.equal(adviceOf(schema, { a: { b: { nmae: 1 } } }, issue), [
    {
      path: ['a', 'b', 'nmae'],
      kind: 'unexpected',
      expected: oneOf('name'),
      fix: rename('a', 'b')
    }
  ])
})

test('a key of no allowed pattern has nothing that it may be called', () => {
  const issue = named('nmae', 'pattern', { pattern: '^x' }, [])
  assert.equal(adviceOf({ propertyNames: { pattern: '^x' } }, { nmae: 1 }, issue), [
    {
      path: ['nmae'],
      kind: 'unexpected',
      expected: { id: 'pattern', pattern: '^x' },
      fix: remove
    }
  ])
})

test('a key that is refused without a word is to be removed', () => {
  const issue: Issue = {
    path: [],
    kind: 'unexpected',
    keyword: 'propertyNames',
    params: { propertyName: 'nmae' }
  }
  assert.equal(adviceOf({ propertyNames: false }, { nmae: 1 }, issue), [
    { path: ['nmae'], kind: 'unexpected', fix: remove }
  ])
})

const falseAt = (...path: ReadonlyArray<string>): Issue => ({
  path,
  kind: 'unexpected',
  keyword: 'false schema'
})

// What refuses everything as long as a key is there refuses that key.
test('where nothing is accepted beside a key, the key is to be removed', () => {
  const schema = { properties: { a: { dependentSchemas: { card: false } } } }
  assert.equal(adviceOf(schema, { a: { card: 1 } }, falseAt('a')), [
    { path: ['a', 'card'], kind: 'unexpected', expected: nothing, fix: remove }
  ])
})

test('where another key is refused beside a key, the other is to be removed, and why is said', () => {
  const schema = { dependentSchemas: { card: { properties: { cash: false } } } }
  assert.equal(adviceOf(schema, { card: 1, cash: 2 }, falseAt('cash')), [
    {
      path: ['cash'],
      kind: 'unexpected',
      expected: nothing,
      received: { id: 'type', type: 'integer', value: 2 },
      fix: remove,
      because: { id: 'present', path: ['card'] }
    }
  ])
})

test('a key that refuses itself is told as what came', () => {
  const schema = { dependentSchemas: { card: { properties: { card: false } } } }
  const [piece] = adviceOf(schema, { card: 1 }, falseAt('card'))
  assert.equal([piece?.path, piece?.fix], [['card'], remove])
  assert.equal(piece?.received, { id: 'type', type: 'integer', value: 1 })
})

test('a key that is refused without a cause is to be removed where it stands', () => {
  const schema = { properties: { a: { properties: { cash: false } } } }
  assert.equal(
    adviceOf(schema, { a: { cash: 2 } }, falseAt('a', 'cash')).map(({ because, fix, path }) => [
      ...[path, fix, because]
    ]),
    [[['a', 'cash'], remove, undefined]]
  )
})

// docs/advice.md, "What is shown of a value": what a secret must not be is what it is.
for (const [key, wanted] of [
  ['password', { id: 'other_than' }],
  ['colour', { id: 'other_than', rules: [oneOf('hunter2')] }]
] as const) {
  test(`what a ${key} must not be`, () => {
    const issue = { path: [key], kind: 'alternative', keyword: 'not' } as const
    const schema = { properties: { [key]: { not: { const: 'hunter2' } } } }
    const [piece] = adviceOf(schema, { [key]: 'hunter2' }, issue)
    assert.equal(piece?.expected, wanted)
  })
}

test.run()
