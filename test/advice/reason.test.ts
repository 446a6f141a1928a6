import type { Cause } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onlyAdvice } from './advised.js'

const test = suite('advice/reason')

const when = (test: object, holds: object, fails: object): object =>
  Object.fromEntries([
    ['if', test],
    ['then', holds],
    ['else', fails]
  ])

/** Why `b` is needed where `key` is or is not a constant. */
const because = (
  key: string,
  wanted: unknown,
  value: object,
  more: object = {}
): Cause | undefined => {
  const test = { properties: { [key]: { const: wanted } }, required: [key] }
  const needs = { required: ['b'] }
  return onlyAdvice({ ...when(test, needs, needs), properties: { [key]: more } }, value).because
}

/** Not in use; joined so that no scanner takes it for real. */
const key = ['sk', 'ant', 'api03', 'abcdefgh'].join('-')
const writeOnly = { writeOnly: true }

// docs/advice.md, "Causes": a value is said in a cause only where the schema lists it; and no secret.
for (const [name, at, wanted, value, more, cause] of [
  ['a value', 'kind', 'x', { kind: 'x' }, {}, { id: 'equals', path: ['kind'], value: 'x' }],
  ['another value', 'kind', 'x', { kind: 'y' }, {}, { id: 'differs', path: ['kind'], value: 'x' }],
  ['a key that is not there', 'kind', 'x', {}, {}, { id: 'absent', path: ['kind'] }],
  ['a secret key that is not there', 'password', 'x', {}, {}, { id: 'absent', path: ['password'] }],
  [
    'the value of a secret key',
    'password',
    'x',
    { password: 'x' },
    {},
    { id: 'present', path: ['password'] }
  ],
  ['another value of a secret key', 'password', 'x', { password: 'y' }, {}, undefined],
  [
    'the value that a schema hides',
    'kind',
    'x',
    { kind: 'x' },
    writeOnly,
    { id: 'present', path: ['kind'] }
  ],
  ['another value that a schema hides', 'kind', 'x', { kind: 'y' }, writeOnly, undefined],
  ['a value that looks secret', 'kind', key, { kind: key }, {}, { id: 'present', path: ['kind'] }],
  ['a listed value that looks secret', 'kind', key, { kind: 'y' }, {}, undefined],
  ['a value that came and looks secret', 'kind', 'x', { kind: key }, {}, undefined]
] as const) {
  test(`a reason tells ${name}`, () => {
    assert.equal(because(at, wanted, value, more), cause)
  })
}

test('a reason is as secret as what it stands in', () => {
  const test = { properties: { kind: { const: 'x' } }, required: ['kind'] }
  const needs = { required: ['b'] }
  const schema = { properties: { credentials: when(test, needs, needs) } }
  for (const [kind, cause] of [
    ['x', { id: 'present', path: ['credentials', 'kind'] }],
    ['y', undefined]
  ] as const) {
    assert.equal(onlyAdvice(schema, { credentials: { kind } }).because, cause)
  }
})

test.run()
