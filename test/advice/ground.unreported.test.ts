import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { told } from './told.js'

const test = suite('advice/ground.unreported')

const text = { type: 'string' }
const extra = (...path: ReadonlyArray<string>): Issue => ({
  path,
  kind: 'unexpected',
  keyword: 'additionalProperties'
})
const type: Issue = { path: ['n'], kind: 'type', params: { type: 'string' } }
const closed = { properties: { n: text }, additionalProperties: false }
const deep = { properties: { n: text, p: closed, q: closed }, additionalProperties: false }
const open = { properties: { n: text, p: closed } }
const surplus = (...keys: ReadonlyArray<string>): ReadonlyArray<string> =>
  keys.map((key) => `unexpected ${key} -`)
const two = { a: 1, b: 2 }

// A validator that stops at the first surplus key has not seen the others of that object.
for (const [name, schema, value, issues, wanted] of [
  ['of the whole call', closed, two, [extra('a')], surplus('/a', '/b')],
  ['of an object inside', open, { p: two }, [extra('p', 'a')], surplus('/p/a', '/p/b')],
  ['of that object alone', deep, { ...two, p: two }, [extra('p', 'a')], surplus('/p/a', '/p/b')],
  [
    'of two objects',
    deep,
    { p: two, q: two },
    [extra('p', 'a'), extra('q', 'a')],
    surplus('/p/a', '/p/b', '/q/a', '/q/b')
  ],
  [
    'where its place alone was told',
    closed,
    two,
    [{ path: ['a'], kind: 'unknown' }],
    surplus('/a', '/b')
  ],
  [
    'not where two were named',
    closed,
    { ...two, c: 3 },
    [extra('a'), extra('b')],
    surplus('/a', '/b')
  ],
  [
    'not where all were named',
    closed,
    { ...two, c: 3 },
    [extra('a'), extra('b'), extra('c')],
    surplus('/a', '/b', '/c')
  ],
  ['not where others are taken', open, two, [extra('a')], surplus('/a')],
  [
    'not where another rule refuses them',
    closed,
    two,
    [{ ...extra('a'), keyword: 'propertyNames' }],
    surplus('/a')
  ],
  [
    'not where none is refused',
    closed,
    { n: 1, ...two },
    [type],
    ['type /n type types=["string"]']
  ],
  ['not where the value is unknown', closed, undefined, [extra('a')], surplus('/a')],
  [
    'nor what was told of one otherwise',
    closed,
    two,
    [extra('a'), { path: ['b'], kind: 'rule', message: 'm' }],
    ['rule /b said text="m"', ...surplus('/a')]
  ]
] as const) {
  test(`the other surplus keys ${name}`, () => {
    const known = value === undefined ? { schema } : { schema, value }
    assert.equal(new Set(told(issues, known)), new Set(wanted))
  })
}

test('a list that was cut hides what the schema says of the rest, once, and not without the value', () => {
  const cut = { truncated: true } as const
  const schema = { type: 'object', properties: { n: text, m: text }, additionalProperties: false }
  const value = { n: 1, m: 2, a: 3 }
  const types = ['type /n type types=["string"]', 'type /m type types=["string"]']
  assert.equal(
    new Set(told([type], { schema, value }, cut)),
    new Set([...types, 'unexpected /a -'])
  )
  assert.equal(told([type], { schema }, cut), types.slice(0, 1))
})

// A validator that stops at the tag of a union has not seen the rest of that object; which branch was meant tells it.
const branch = (t: string, key: string): object => ({
  type: 'object',
  properties: { t: { const: t }, [key]: text, id: { type: 'number' } },
  required: ['t', key, 'id']
})
const tagless: Issue = { path: ['c', 't'], kind: 'missing', params: { allowedValues: ['p', 'q'] } }
const tag = 'missing /c/t one_of values=["p"]'
const id = 'missing /c/id type types=["number"]'
for (const [name, c, issue, wanted] of [
  ['what it lacks', { name: 'x' }, tagless, [tag, id]],
  ['a wrong type in it', { name: 5, id: 1 }, tagless, [tag, 'type /c/name type types=["string"]']],
  ['nothing more', { name: 'x', id: 1 }, tagless, [tag]],
  ['nothing where no branch was meant', {}, tagless, ['missing /c/t one_of values=["p","q"]']],
  ['nothing of another key', { t: 'p', name: 'x' }, { path: ['c', 'id'], kind: 'missing' }, [id]]
] as const satisfies ReadonlyArray<readonly [string, object, Issue, ReadonlyArray<string>]>) {
  test(`of an object whose tag is missing: ${name}`, () => {
    const schema = { properties: { c: { anyOf: [branch('p', 'name'), branch('q', 'legal')] } } }
    assert.equal(told([issue], { schema, value: { c } }), wanted)
  })
}

// The same where it stops at the first thing in each branch of a union.
const of = (...keys: ReadonlyArray<string>): object => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, text])),
  required: keys
})
const lacking = (key: string): Issue => ({ path: ['c', key], kind: 'missing' })
const lacks = (...keys: ReadonlyArray<string>): ReadonlyArray<string> =>
  keys.map((key) => `missing /c/${key} type types=["string"]`)
for (const [name, branches, keyword, wanted] of [
  ['one thing', [[lacking('b')], [lacking('x')]], 'anyOf', lacks('b', 'd')],
  ['more of one branch', [[lacking('b')], [lacking('x'), lacking('y')]], 'anyOf', lacks('b')],
  [
    'not of words of an author',
    [[lacking('b')], [lacking('x')]],
    'errorMessage',
    ['alternative /c said text="m"']
  ]
] as const) {
  test(`of a union of which each branch said ${name}`, () => {
    const issue: Issue = { path: ['c'], kind: 'alternative', keyword, message: 'm', branches }
    const schema = { properties: { c: { anyOf: [of('a', 'b', 'd'), of('x', 'y')] } } }
    assert.equal(told([issue], { schema, value: { c: { a: 'x' } } }), wanted)
  })
}

test.run()
