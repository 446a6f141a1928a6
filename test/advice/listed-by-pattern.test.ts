import { judge } from '@toolfault/advice/judge'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/listed-by-pattern')

const said = (inputSchema: object, args: unknown): string => {
  const verdict = judge(compile)({ name: 't', inputSchema }, args)
  return verdict.valid
    ? 'valid'
    : digest(verdict.fault).replace(/^Invalid arguments for tool t: /, '')
}

const ordered = (pattern: string): object => ({
  properties: { order: { type: 'string', pattern } },
  required: ['order']
})

/** pydantic's `Field(pattern="^(asc|desc)$")`, which is a list of values. */
test('a pattern that lists whole texts is told as the list', () => {
  const wanted = '`order` must be one of "asc" or "desc", received'
  assert.is(said(ordered('^(asc|desc)$'), { order: 'ASC' }), `${wanted} "ASC": send "asc".`)
  assert.is(
    said(ordered('^(?:asc|desc)$'), { order: 'descending' }),
    `${wanted} "descending": send "desc".`
  )
  assert.is(
    said(ordered('^(asc|desc)$'), { order: 'up' }),
    `${wanted} a string of 2 characters: use one of them.`
  )
})

for (const pattern of [
  '^(a.c|desc)$',
  '^(asc|desc)',
  '(asc|desc)$',
  '^(asc|desc)?$',
  '^asc|desc$'
]) {
  test(`${pattern} matches more than the texts in it, or other ones`, () => {
    assert.match(said(ordered(pattern), { order: '?' }), `must match the pattern \`${pattern}\``)
  })
}

const map = { '^(StringEquals|NotIpAddress|IpAddress)$': { type: 'object' } }

test('keys that a pattern lists are known by name', () => {
  const text =
    '`NotIPAddress` is not an accepted key, keys must be one of "StringEquals", "NotIpAddress" or "IpAddress": rename `NotIPAddress` to `NotIpAddress`.'
  assert.is(
    said({ patternProperties: map, additionalProperties: false }, { NotIPAddress: {} }),
    text
  )
  const [pattern] = Object.keys(map)
  assert.is(said({ propertyNames: { pattern } }, { NotIPAddress: {} }), text)
})

test('beside keys by name those of the list are known as well', () => {
  const schema = {
    properties: { effect: { type: 'string' } },
    patternProperties: map,
    additionalProperties: false
  }
  assert.is(
    said(schema, { ipAddress: {} }),
    '`ipAddress` is not an accepted key: rename `ipAddress` to `IpAddress`.'
  )
})

test.run()
