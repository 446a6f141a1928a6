import { advise } from '@toolfault/advice/advise'
import { type Advice, type Fix, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { toldAll } from './unnamed.js'

const test = suite('advice/fix.alone')

const remove: Fix = { id: 'remove' }
const integer = { type: 'integer' }
const send = (...types: ReadonlyArray<string>): Fix => ({ id: 'send', types })

// By the issue alone.
for (const [name, issue, a, fix] of [
  [
    'a missing type',
    { kind: 'missing', params: { type: 'string' } },
    undefined,
    { id: 'add', types: ['string'] }
  ],
  [
    'missing values',
    { kind: 'missing', params: { allowedValues: [1, 2] } },
    undefined,
    { id: 'add' }
  ],
  ['a missing key', { kind: 'missing' }, undefined, { id: 'add' }],
  ['a surplus key', { kind: 'unexpected', keyword: 'additionalProperties' }, 1, remove],
  ['a key that takes nothing', { kind: 'unexpected', keyword: 'false schema' }, 1, remove],
  ['a limit', { kind: 'range', params: { comparison: '<', limit: 3 } }, 4, { id: 'meet' }],
  ['a check of its own, in words', { kind: 'rule', message: 'too late' }, 4, undefined],
  ['a check of its own, by name', { kind: 'rule', params: { name: 'Email' } }, 4, { id: 'meet' }],
  ['nothing that is known', { kind: 'unknown' }, 4, undefined],
  ['a type', { kind: 'type', params: { type: 'integer' } }, '4', { id: 'put', value: 4 }]
] as const satisfies ReadonlyArray<
  readonly [string, Omit<Issue, 'path'>, unknown, Fix | undefined]
>) {
  const fixOf = (about: { readonly value?: unknown }): Advice['fix'] => {
    const fault = invalidArguments('t', { issues: [{ path: ['a'], ...issue }] })
    return advise(fault, about).advice?.[0]?.fix
  }

  test(`without a schema the fix of ${name}`, () => {
    assert.equal(fixOf({ value: a === undefined ? {} : { a } }), fix)
    // Without the value nobody knows another form of it.
    assert.equal(fixOf({}), fix?.id === 'put' ? send('integer') : fix)
  })
}

test('a key that is refused is removed, though a branch that was not meant needs it', () => {
  const schema = {
    properties: { a: integer },
    additionalProperties: false,
    anyOf: [{ required: ['a'] }, { required: ['b'] }]
  }
  assert.equal(
    toldAll(schema, { b: 1 }).map(({ fix, path }) => [path, fix]),
    [
      [['b'], remove],
      [['a'], { id: 'add', types: ['integer'] }]
    ]
  )
})

test('null under a key of a pattern is not said to be left out, which nobody knows', () => {
  const schema = {
    type: 'object',
    patternProperties: { '^x_': { type: 'integer' }, '^y_': { type: 'string' } },
    additionalProperties: false
  }
  assert.equal(linesOf(schema, { y_1: null }), ['/y_1 type: send string'])
})

test.run()
