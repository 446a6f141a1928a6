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

test('an object has too many keys only where more are left than have no place in it', () => {
  const schema = { properties: { a: {}, b: {} }, additionalProperties: false, maxProperties: 1 }
  assert.equal(told(schema, { a: 1, b: 2 }), ['size '])
  assert.equal(told(schema, { a: 1, x: 2 }), ['unexpected /x'])
  assert.equal(told(schema, { x: 1, y: 2 }), ['unexpected /x', 'unexpected /y'])
  assert.equal(told(schema, { a: 1, b: 2, x: 3 }), ['size ', 'unexpected /x'])
  assert.equal(told({ properties: { o: schema } }, { o: { a: 1, x: 2 } }), ['unexpected /o/x'])
  // What has no place in another object is no key of this one.
  const inner = { properties: { a: schema, b: {} }, maxProperties: 1 }
  assert.equal(told(inner, { a: { x: 1 }, b: 2 }), ['size ', 'unexpected /a/x'])
})

test.run()
