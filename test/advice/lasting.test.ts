import { printPointer } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'

const test = suite('advice/lasting')

const told = (schema: object, value: unknown): ReadonlyArray<string> =>
  adviceOf(schema, value).map(({ kind, path }) => `${kind} ${printPointer(path)}`)

// JSON Schema 2020-12, section 11.3: `unevaluatedProperties` sees no cousins, so that a key may be known
// in one subschema and refused by another. Found by the official suite: nothing at all was told.
test('a key that is known in one place and unevaluated in another is told where nothing else is wrong', () => {
  const cousins = { allOf: [{ properties: { a: {} } }, { unevaluatedProperties: false }] }
  assert.equal(told(cousins, { a: 1 }), ['unexpected /a'])
  const schema = { properties: { o: cousins }, required: ['b'] }
  assert.equal(told(schema, { o: { a: 1 } }), ['missing /b', 'unexpected /o/a'])
})

test('as long as another rule of its object fails, a known key may be unevaluated because of that', () => {
  const schema = {
    allOf: [{ properties: { a: {}, o: { required: ['c'] } }, required: ['b'] }],
    unevaluatedProperties: false
  }
  assert.equal(told(schema, { a: 1 }), ['missing /b'])
  assert.equal(told(schema, { a: 1, b: 2, o: {} }), ['unexpected /b', 'missing /o/c'])
})

const unless = (a: string, b: string): object => ({
  if: { not: { required: [a] } },
  // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
  then: { required: [b] }
})

test('of two keys that are needed where the other is not there, both are told', () => {
  const schema = { allOf: [unless('a', 'b'), unless('b', 'a')] }
  assert.equal(told(schema, {}).toSorted(), ['missing /a', 'missing /b'])
})

test('what is needed only where a key is not there is not told beside that key', () => {
  assert.equal(told({ required: ['a'], ...unless('a', 'b') }, {}), ['missing /a'])
})

test.run()
