import { type Fault, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { decode } from '@toolfault/protocols/text/read'
import { en } from '@toolfault/words/en'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/text/values')

const faultIn = (text: string): unknown => own(own(decode(text), 'right'), 'value')

const issuesOf = (text: string): unknown => own(faultIn(text), 'issues')

const issueOf = (text: string, name: string): unknown => own(own(issuesOf(text), '0'), name)

const head = 'Input validation error: Invalid arguments for tool t: '

// Seams, A1: what the sentences of zod 3 and 4 say that is allowed.
const zod: ReadonlyArray<readonly [said: string, params: object | undefined]> = [
  ['Invalid input: expected "x"', { allowedValue: 'x' }],
  ['Invalid input: expected ""', { allowedValue: '' }],
  ['Invalid input: expected -1.5', { allowedValue: -1.5 }],
  ['Invalid input: expected true', { allowedValue: true }],
  ['Invalid input: expected false', { allowedValue: false }],
  ['Invalid input: expected null', { allowedValue: null }],
  ['Invalid option: expected one of "x"|"y"', { allowedValues: ['x', 'y'] }],
  ['Invalid option: expected one of "x"|1|null', { allowedValues: ['x', 1, null] }],
  ['Invalid option: expected one of "x"|undefined|2', { allowedValues: ['x', 2] }],
  ['Invalid literal value, expected "x"', { allowedValue: 'x' }],
  ['Invalid literal value, expected 12.5', { allowedValue: 12.5 }],
  ['Invalid literal value, expected false', { allowedValue: false }],
  ["Invalid enum value. Expected 'x' | 'y'", { allowedValues: ['x', 'y'] }],
  ["Invalid enum value. Expected 'x' | 'y', received 'zebra'", { allowedValues: ['x', 'y'] }],
  ["Invalid enum value. Expected '' | 'it is'", { allowedValues: ['', 'it is'] }],
  ["Invalid discriminator value. Expected 'x' | 'y'", { allowedValues: ['x', 'y'] }],
  ["Invalid discriminator value. Expected 'x' | 12", { allowedValues: ['x', 12] }],
  ['Too small: expected number to be >=1', { comparison: '>=', limit: 1 }],
  ['Too small: expected number to be >-1.5', { comparison: '>', limit: -1.5 }],
  ['Too big: expected number to be <=1e+21', { comparison: '<=', limit: 1e21 }],
  ['Too big: expected number to be <100', { comparison: '<', limit: 100 }],
  ['Too small: expected int to be >=10', { comparison: '>=', limit: 10 }],
  ['Number must be greater than or equal to 10', { comparison: '>=', limit: 10 }],
  ['Number must be greater than -1.5', { comparison: '>', limit: -1.5 }],
  ['Number must be less than or equal to 10', { comparison: '<=', limit: 10 }],
  ['Number must be less than 10', { comparison: '<', limit: 10 }],
  ['Invalid number: must be a multiple of 25', { multipleOf: 25 }],
  ['Number must be a multiple of 0.5', { multipleOf: 0.5 }],
  ['Invalid string: must match pattern /^a{1,2}$/', { pattern: '^a{1,2}$' }],
  ['Invalid email address', { format: 'email' }],
  ['Invalid url', { format: 'uri' }],
  ['Invalid URL', { format: 'uri' }],
  ['Invalid UUID', { format: 'uuid' }],
  ['Invalid ISO datetime', { format: 'date-time' }],
  ['Invalid ISO date', { format: 'date' }],
  ['Invalid ISO time', { format: 'time' }],
  ['Invalid datetime', { format: 'date-time' }],
  ['Invalid IPv4 address', { format: 'ipv4' }],
  ['Invalid IPv6 address', { format: 'ipv6' }],
  ['Expected string, received number', { type: 'string' }],
  ['Invalid input: expected int, received number', { type: 'integer' }],
  ['Invalid input: expected record, received string', { type: 'object' }],
  ['Required', undefined]
]

for (const [said, params] of zod) {
  test(`zod: ${said}`, () => {
    const place = `${head}${said} at a`
    assert.equal(issueOf(place, 'path'), ['a'])
    assert.equal(issueOf(place, 'params'), params)
  })
}

// A limit of a size; one that is not reached itself is the next one that may be.
for (const [said, keyword, limit] of [
  ['Too small: expected string to have >=10 characters', 'minLength', 10],
  ['Too small: expected string to have >9 characters', 'minLength', 10],
  ['Too big: expected string to have <=10 characters', 'maxLength', 10],
  ['Too big: expected array to have <11 items', 'maxItems', 10],
  ['Too small: expected array to have >=12 items', 'minItems', 12],
  ['Too small: expected string to have exactly 10 characters', 'minLength', 10],
  ['Too big: expected array to have exactly 12 items', 'maxItems', 12],
  ['String must contain at least 10 character(s)', 'minLength', 10],
  ['String must contain at most 12 character(s)', 'maxLength', 12],
  ['Array must contain at least 10 element(s)', 'minItems', 10],
  ['Array must contain at most 12 element(s)', 'maxItems', 12]
] as const) {
  test(`zod: ${said}`, () => {
    const place = `${head}${said} at a`
    assert.is(issueOf(place, 'keyword'), keyword)
    assert.is(own(issueOf(place, 'params'), 'limit'), limit)
  })
}

test('zod: what an enum was given is left out, what was wanted is not', () => {
  const given = "Invalid enum value. Expected 'x' | 'y', received 'zebra'"
  assert.is(issueOf(`${head}${given} at a`, 'echo'), undefined)
  assert.is(issueOf(`${head}${given} at a`, 'message'), "Invalid enum value. Expected 'x' | 'y'")
  assert.is(issueOf(`${head}Invalid enum value. Expected 'x' | 'y' at a`, 'echo'), undefined)
  assert.is(issueOf(`${head}Unrecognized key: "zebra" at a`, 'echo'), true)
})

// Protocols, appendix A: what stands in a sentence of ajv's is a text, a number or a list of types.
for (const [said, params] of [
  ['must match pattern "^a{1,2}$"', { pattern: '^a{1,2}$' }],
  ['must match pattern "a\nb"', { pattern: 'a\nb' }],
  ['must match pattern "say "a""', { pattern: 'say "a"' }],
  ['must match format "a,b"', { format: 'a,b' }],
  ['must match format "5"', { format: '5' }],
  ['must match pattern "5"', { pattern: '5' }],
  ['must be array,string,null', { type: ['array', 'string', 'null'] }],
  ['must be >= 1e-7', { limit: 1e-7 }],
  // What is no number is none.
  ['must be >= 1.2.3', undefined],
  ['must be multiple of ...', undefined]
] as const) {
  test(`ajv: ${said}`, () => {
    const text = `${head}data/a ${said}`
    assert.equal(issueOf(text, 'params'), params)
    assert.is(issueOf(text, 'message'), said)
    assert.equal(issueOf(text, 'path'), ['a'])
  })
}

test('ajv: a key may hold anything, and a place is a JSON Pointer', () => {
  const lacks = (key: string): unknown =>
    issueOf(`${head}data must have required property '${key}'`, 'path')
  assert.equal(lacks("it's"), ["it's"])
  assert.equal(lacks('a\nb'), ['a\nb'])
  assert.equal(lacks(''), [''])
  // RFC 6901, section 4: `~1` first, so that `~01` is `~1`.
  assert.equal(issueOf(`${head}data/x~01y/~0~1 must be null`, 'path'), ['x~1y', '~/'])
  assert.equal(issueOf(`${head}data/a//b must be null`, 'path'), ['a', '', 'b'])
})

test('a limit of the rate says after how many seconds', () => {
  const wait = (text: string): unknown => own(faultIn(text), 'retryAfterMs')
  assert.is(wait('Rate limit exceeded. Retry after 120 seconds'), 120_000)
  assert.is(wait('Rate limit exceeded. Try again in 5s'), 5_000)
  assert.is(wait('Rate limit exceeded. Retry after 7 sec.'), 7_000)
  assert.is(wait('Rate limit exceeded. Retry after 1234567 seconds'), undefined)
  assert.is(wait('Rate limit exceeded. Retry after 5 secrets'), undefined)
})

test('what is no fault is written as an internal error', () => {
  const { proxy, revoke } = Proxy.revocable<Fault>({ kind: 'internal' }, {})
  revoke()
  assert.is(encode(proxy), 'Internal error')
  const pack = { ...en, faults: { ...en.faults, internal: 'It broke.' } }
  assert.is(encode(proxy, { pack }), 'It broke.')
})

test('what is no form is none', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  assert.is(encode({ kind: 'unavailable' }, proxy), 'Internal error')
})

test.run()
