import { printPointer } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

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

test('nor where others go into what comes to be, and one is told to go', () => {
  const place = closed({ index: integer }, 'index')
  const insert = closed({ location: place, words: text }, 'location', 'words')
  const request = { ...closed({ insert, cut: closed({ from: integer }) }), maxProperties: 1 }
  assert.equal(linesOf(request, { type: 'insert', words: 'x', index: 1 }), [
    '/index unexpected: /index > /insert/location/index',
    '/type unexpected: remove',
    '/insert/words missing: /words > /insert/words'
  ])
  const told = linesOf(request, { cut: {}, words: 'x', index: 1 })
  assert.ok(told.includes(' size: meet'), told.join())
})

test.run()
