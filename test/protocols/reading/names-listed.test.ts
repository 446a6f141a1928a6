import { encode } from '@toolfault/protocols/text'
import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/names-listed')

const said = (wire: unknown, of: 'json-rpc' | 'problem-details'): string => {
  const found = read(wire, of)
  return found._tag === 'Left' || found.right.value.valid
    ? JSON.stringify(found)
    : encode(found.right.value.fault)
}

const ofData = (data: unknown): string =>
  said({ code: -32602, message: 'Invalid params', data }, 'json-rpc')

test('keys that are listed as missing lack, and there is no field of that name', () => {
  const both = 'Invalid arguments:\n- `city` is missing\n- `nights` is missing'
  for (const name of ['missing', 'missing_fields', 'missingFields', 'missingArguments']) {
    assert.is(ofData({ [name]: ['city', 'nights'] }), both)
  }
  assert.is(
    said({ status: 400, body: { error: 'Missing input', missing: ['city'] } }, 'problem-details'),
    'Missing input\n- `city` is missing'
  )
})

test('keys that nobody knows, and those that are wrong', () => {
  assert.is(
    ofData({ unknown_fields: ['citty'] }),
    'Invalid arguments: `citty` is not an accepted key.'
  )
  assert.is(ofData({ invalid_fields: ['city'] }), 'Invalid arguments: `city` is not valid.')
})

test('lists of what may be are told as they are, and are no fields', () => {
  assert.is(ofData({ allowed: ['c', 'f'] }), 'Invalid request: allowed: c, f')
  assert.is(
    ofData({ unknown: ['k'], allowed_values: ['c', 'f'] }),
    'Invalid request: unknown: k; allowed values: c, f'
  )
})

test('a field may be called so', () => {
  for (const [name, word] of [
    ['missing', 'This field is required.'],
    ['missing', 'required'],
    ['options', 'Too many of them.']
  ] as const) {
    assert.is(
      ofData({ [name]: [word] }),
      `Invalid arguments: \`${name}\`: ${word.replace(/\.$/, '')}.`
    )
  }
})

test.run()
