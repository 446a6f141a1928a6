import type { Advice, Convert, Fix } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, proven, unproven } from './made.js'

const test = suite('advice/repair/forms')

const wrong = (fix: Fix, ...types: ReadonlyArray<string>): Advice => ({
  path: ['a'],
  kind: 'type',
  ...(types.length === 0 ? {} : { expected: { id: 'type', types } }),
  fix
})
const to = (how: Convert['how'], type: Convert['to'], key?: string): Fix => ({
  id: 'convert',
  how,
  to: type,
  ...(key === undefined ? {} : { key })
})
const texts = { type: 'array', items: { type: 'string' } }

// What is advised may not be what a place can be brought into; then another type that was asked for may be.
for (const [name, schema, a, advice, wanted] of [
  ['a number is no text to read', {}, 12, wrong(to('parse', 'object'), 'object', 'string'), '12'],
  ['a number is no text to split', texts, 12, wrong(to('split', 'array'), 'array', 'string'), '12'],
  ['a word is no text of JSON', {}, '7x', wrong(to('parse', 'object'), 'object', 'array'), ['7x']],
  ['a list is no object', {}, '[1]', wrong(to('parse', 'object'), 'object'), undefined],
  ['an object is no list', {}, '{"b":1}', wrong(to('parse', 'array'), 'array'), undefined],
  [
    'an object is an item',
    { items: { properties: { b: {} }, required: ['b'] } },
    '{"b":1}',
    wrong(to('parse', 'array'), 'array'),
    [{ b: 1 }]
  ],
  ['a text is no member', {}, 'x', wrong(to('unwrap', 'string', 'b'), 'string'), undefined],
  ['a number in a list is no text', {}, [1], wrong(to('unwrap', 'string'), 'string'), undefined],
  ['two of a list are not one', {}, ['x', 'y'], wrong(to('unwrap', 'string'), 'string'), undefined],
  ['none of a list is not one', {}, [], wrong(to('unwrap', 'string'), 'string'), undefined],
  ['no key is named', {}, { b: 'x' }, wrong(to('unwrap', 'string')), undefined],
  ['words that are no numbers', { items: { type: 'integer' } }, '1,b', wrong(to('split', 'array'))],
  ['a word that is no number', { items: { type: 'integer' } }, 'b', wrong(to('wrap', 'array'))],
  ['a list of what may be text', { items: {} }, 'b', wrong(to('wrap', 'array')), ['b']],
  ['two types fit', {}, '10', wrong(to('wrap', 'array'), 'array', 'integer'), undefined],
  ['one type fits', {}, '10', wrong(to('wrap', 'array'), 'array', 'object'), ['10']],
  ['two types fit a number', {}, 1, wrong({ id: 'put', value: true }, 'boolean', 'string')],
  [
    'two types of the schema fit',
    { type: ['boolean', 'string'] },
    1,
    wrong({ id: 'put', value: true })
  ],
  ['another type than expected', {}, '10', wrong({ id: 'send', types: ['integer'] }), 10],
  ['no type expected', {}, '10', wrong({ id: 'send', types: [] }), undefined]
] as const) {
  test(`brought into another form: ${name}`, () => {
    const found = brief(unproven({ schema: { properties: { a: schema } }, value: { a } }, advice))
    const values = found.map((one) => Object(one)[1].value)
    assert.equal(values, wanted === undefined ? [] : [wanted])
  })
}

test('a union that another rule of the place holds is the one of which a branch was chosen', () => {
  const union = { anyOf: [{ type: 'boolean' }, { type: 'integer' }] }
  const schema = { properties: { a: { title: 'x' } }, allOf: [{ properties: { a: union } }] }
  const advice: Advice = {
    ...wrong({ id: 'put', value: true }, 'boolean'),
    chosen: { branch: 0, reason: 'tie' }
  }
  assert.equal(brief(proven(schema, { a: 'true' }, advice)), [
    ['certain', { op: 'replace', path: '/a', value: true }]
  ])
})

test('the only value that the branch or the condition asks for is added', () => {
  const branch = (kind: string, v: number): object => ({
    properties: { kind: { const: kind }, v: { const: v } },
    required: ['kind', 'v']
  })
  const advice: Advice = { path: ['v'], kind: 'missing', fix: { id: 'add' } }
  for (const schema of [
    { oneOf: [branch('x', 1), branch('y', 2)] },
    // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
    { if: { properties: { kind: { const: 'x' } } }, then: branch('x', 1), else: branch('y', 2) }
  ]) {
    assert.equal(brief(proven(schema, { kind: 'y' }, advice)), [
      ['certain', { op: 'add', path: '/v', value: 2 }]
    ])
  }
})

test.run()
