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
const closed = (key: string): object => ({
  type: 'object',
  properties: { [key]: text },
  required: [key],
  additionalProperties: false
})
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

test.run()
