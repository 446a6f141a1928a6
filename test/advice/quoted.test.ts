import { advise } from '@toolfault/advice/advise'
import { type Fault, type Findings, type Fix, invalidArguments } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/quoted')

type Check = (value: unknown) => Findings

const checkOf = (schema: object): Check => {
  const compiled = compile(schema)
  if (compiled._tag === 'Left') throw new Error('no schema')
  return compiled.right
}

const fixOf = (fault: Fault): Fix | undefined =>
  fault.kind === 'invalid_arguments' ? fault.advice?.[0]?.fix : undefined

/** The fix for a value of a place, by a validator that may be asked again, or by a given one. */
const fixFor = (place: object, v: unknown, asked?: Check): Fix | undefined => {
  const schema = { type: 'object', properties: { v: place } }
  const check = checkOf(schema)
  const value = { v }
  const about = { schema, value, check: asked ?? check }
  return fixOf(advise(invalidArguments('t', check(value)), about))
}

const like = (pattern: string, more: object = {}): object => ({ type: 'string', pattern, ...more })
const put = (value: string): Fix => ({ id: 'put', value })
const text: Fix = { id: 'send', types: ['string'] }

// docs/advice.md, "Four points": "or by a pattern, where the validator can be asked".
for (const [name, place, value, wanted] of [
  ['a digit', like('^\\d$'), 0, put('0')],
  ['a fraction', like('^[0-9.]+m?$'), 0.5, put('0.5')],
  ['a moment with parts', like('^\\d{10}\\.\\d{6}$'), 1.7e9 + 0.123456, put('1700000000.123456')],
  ['too few digits', like('^\\d+\\.\\d{2}$'), 30, text],
  ['a word', like('^a'), true, text],
  ['a secret', like('^\\d+$|^x', { writeOnly: true }), 1234, text],
  ['a moment of a date', like('^[0-9T:-]+$', { description: 'ISO 8601 date' }), 1.7e9, text],
  ['more digits than are kept', like('^\\d+$|^x'), 2 ** 60, text],
  ['what is no text either', { type: 'object' }, 5, { id: 'send', types: ['object'] }]
] as const) {
  test(`the text of a number is one that the validator takes: ${name}`, () => {
    assert.equal(fixFor(place, value), wanted)
  })
}

test('without a validator nobody knows which text a pattern takes', () => {
  const schema = { type: 'object', properties: { v: like('^\\d$') } }
  const value = { v: 0 }
  const fault = invalidArguments('t', checkOf(schema)(value))
  assert.equal(fixOf(advise(fault, { schema, value })), text)
})

test('a validator that fails takes nothing', () => {
  const failing = (): Findings => {
    throw new Error('no')
  }
  assert.equal(fixFor(like('^\\d$'), 0, failing), text)
})

test('of many places only the first are tried', () => {
  const keys = Array.from({ length: 40 }, (_, at) => `key${String(at)}`)
  const patterns = keys.map((key, at) => [key, like(`^[${String(at % 10)}a]+$`)])
  const schema = { type: 'object', properties: Object.fromEntries(patterns) }
  const value = Object.fromEntries(keys.map((key, at) => [key, at % 10]))
  let asked = 0
  const check: Check = checkOf(schema)
  const counting: Check = (one) => {
    asked++
    return check(one)
  }
  const fault = advise(invalidArguments('t', check(value)), { schema, value, check: counting })
  const put = fault.advice?.filter(({ fix }) => fix?.id === 'put') ?? []
  assert.is(put.length, 16)
  assert.ok(asked <= 24, `asked ${String(asked)} times`)
})

test.run()
