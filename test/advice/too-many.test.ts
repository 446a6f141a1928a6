import { printPointer } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'

const test = suite('advice/too-many')

const told = (schema: object, value: unknown): ReadonlyArray<string> =>
  adviceOf(schema, value).map(({ kind, path }) => `${kind} ${printPointer(path)}`)

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
