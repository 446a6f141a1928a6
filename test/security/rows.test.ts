import { judge } from '@toolfault/advice/judge'
import { repairs } from '@toolfault/advice/repair'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('security/rows')

/** A guard against squares, in milliseconds of this process: each case takes half a second to six, and a square sixteen, by the seven that one took of two thirds of the rows. */
const MOST = 12_000

/** Three quarters of what a body of a megabyte may have. */
const ROWS = 45_000

const text = { type: 'string' }
const object = (properties: object, required: ReadonlyArray<string>): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false
})
const closed = (key: string): object => object({ [key]: text }, [key])
const anyKeys = { type: 'object' }
const conditional = {
  properties: { a: text, b: text },
  if: { properties: { a: { const: 'x' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['b'] }
}
const tagged = ['a', 'b'].map((tag) => ({
  properties: { tag: { const: tag }, [`${tag}1`]: text },
  required: ['tag', `${tag}1`]
}))

const list = (item: unknown): unknown => Array.from({ length: ROWS }, () => item)
const map = (item: unknown): unknown =>
  Object.fromEntries(Array.from({ length: ROWS }, (_, at) => [`k${at}`, item]))

const cases: ReadonlyArray<readonly [string, object, unknown]> = [
  ['rows that lack a key', { items: closed('id') }, list({})],
  ['rows of a union', { items: { oneOf: tagged } }, list({ tag: 'a' })],
  ['rows under a condition', { items: conditional }, list({ a: 'x' })],
  ['entries of a map with a key too many', { additionalProperties: closed('id') }, map({ zz: 1 })],
  [
    'rows with a key under another name and one too many',
    { items: closed('identifier') },
    list({ identifer: 'x', zz: 1 })
  ],
  [
    'entries of a map in a wrapper',
    { additionalProperties: closed('id') },
    map({ item: { id: 'x' } })
  ]
]

test('forty-five thousand rows or entries with the same mistake are told in time', () => {
  const slow: Array<string> = []
  for (const [name, schema, value] of cases) {
    const begun = process.cpuUsage()
    const inputSchema = { properties: { all: schema } }
    const verdict = judge(compile)({ name: 't', inputSchema }, { all: value })
    assert.not(verdict.valid, name)
    if (verdict.valid) continue
    assert.is.not(digest(verdict.fault), '')
    repairs(verdict.fault, { schema: inputSchema, value: { all: value } })
    const took = process.cpuUsage(begun).user / 1_000
    if (took > MOST) slow.push(`${name}: ${Math.round(took)} ms`)
  }
  assert.equal(slow, [])
})

/** Rows of which each is mended by a move that makes an object, or finds one. */
const moved: ReadonlyArray<readonly [string, object, object]> = [
  [
    'a path as one key',
    object({ address: object({ city: text, zip: text }, ['city', 'zip']) }, ['address']),
    { 'address.city': 'a', zz: 1 }
  ],
  [
    'keys of an object beside it, and one of the map in that',
    object(
      { page: object({ title: text, about: text, properties: anyKeys }, ['title', 'about']) },
      ['page']
    ),
    { title: 'a', about: 'b', colour: 'c' }
  ],
  [
    'a key of the object beside its own',
    object({ data: object({ a: text }, []), target: object({ id: text }, []) }, ['target']),
    { data: { a: 'x', id: 'y' } }
  ],
  [
    'a key too many beside a map',
    object({ id: text, metadata: anyKeys }, ['id']),
    { id: 'x', zz: 1 }
  ]
]

/** Each takes a half to one second, and eight where all that is moved is gone through once more for each row. */
const MOST_MOVED = 4_000

test('four thousand rows of which each is mended by a move are told in time', () => {
  const slow: Array<string> = []
  for (const [name, items, row] of moved) {
    const begun = process.cpuUsage()
    const inputSchema = { properties: { all: { items } } }
    const all = Array.from({ length: 4_000 }, () => row)
    assert.not(judge(compile)({ name: 't', inputSchema }, { all }).valid, name)
    const took = process.cpuUsage(begun).user / 1_000
    if (took > MOST_MOVED) slow.push(`${name}: ${Math.round(took)} ms`)
  }
  assert.equal(slow, [])
})

test.run()
