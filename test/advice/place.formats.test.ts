import type { Advice, Fix } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toldAll, toldOf, typed } from './unnamed.js'

const test = suite('advice/place.formats')

const put = (value: string | number): Fix => ({ id: 'put', value })
const unwrap: Fix = { id: 'convert', how: 'unwrap', to: 'string' }
const send: Fix = { id: 'send', types: ['string'] }

// No text of a number or a boolean has one of these formats, so none is advised.
for (const [formats, fix] of [
  ['email idn-email date date-time time duration uuid uri iri url ipv4 ipv6', send],
  ['hostname regex json-pointer uri-reference', put('5')]
] as const) {
  for (const format of formats.split(' ')) {
    test(`5 for a text of the format ${format}`, () => {
      const schema = { properties: { a: { type: 'string', format } }, required: ['a'] }
      const fixOf = (a: unknown): Advice['fix'] =>
        toldOf(schema, { a }, typed(['a'], 'string'))[0]?.fix
      assert.equal(fixOf(5), fix)
      assert.equal(fixOf(['5']), fix.id === 'send' ? fix : unwrap)
      // Any other text may have it.
      assert.equal(fixOf(['x']), unwrap)
    })
  }
}

// Of a union, too, where each of its branches that take the text has one; where one has none, that takes it.
const list = { type: 'string', enum: ['pd', 'pw'] }
const pattern = { type: 'string', pattern: '^x' }
for (const [name, anyOf, fix] of [
  ['a list and a pattern', [list, pattern], send],
  ['a format and a pattern', [{ type: 'string', format: 'date' }, pattern], send],
  ['a union in a union', [{ oneOf: [pattern] }, list], send],
  ['a pattern and any text', [pattern, { type: 'string' }], put('5')],
  ['a list that has it', [{ enum: ['5'] }, pattern], put('5')]
] as const) {
  test(`5 for a union of ${name}`, () => {
    const schema = { properties: { a: { anyOf } }, required: ['a'] }
    assert.equal(toldOf(schema, { a: 5 }, typed(['a'], 'string'))[0]?.fix, fix)
  })
}

// A pattern of so many digits and no more needs not be run.
for (const [pattern, value, fix] of [
  ['^\\d+$', 5, put('5')],
  ['^[0-9]+$', 5, put('5')],
  ['^[0-9]{5}$', 94105, put('94105')],
  ['^[0-9]{5}$', 9410, send],
  ['^\\d{2,}$', 123, put('123')],
  ['^\\d{2,}$', 1, send],
  ['^\\d{2,3}$', 123, put('123')],
  ['^\\d{2,3}$', 1234, send],
  ['^\\d+$', true, send],
  ['^\\d+$', -5, send],
  ['^\\d+-\\d+$', 5, send]
] as const) {
  test(`${value} for a text of ${pattern}`, () => {
    const schema = { properties: { a: { type: 'string', pattern } }, required: ['a'] }
    assert.equal(toldOf(schema, { a: value }, typed(['a'], 'string'))[0]?.fix, fix)
  })
}

test('what is no text has no format', () => {
  const schema = { properties: { a: { type: 'integer', format: 'time' } } }
  assert.equal(toldAll(schema, { a: '5' })[0]?.fix, put(5))
})

test.run()
