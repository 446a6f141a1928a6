import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, type Params } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/ground.beyond')

const byte = { type: 'integer', minimum: 0, maximum: 255 }

/** What is told of the guests of a booking by an issue of their type, without a schema but where one is given. */
const told = (params: Params, guests: unknown, schema?: object): string => {
  const issue: Issue = { path: ['guests'], kind: 'type', keyword: 'type', params }
  const fault = invalidArguments('book_table', { issues: [issue] })
  return digest(advise(fault, { value: { guests }, ...(schema === undefined ? {} : { schema }) }))
}

const said = (text: string): string => `Invalid arguments for tool book_table: \`guests\` ${text}.`

// JSON Type Definition names a type and its limits with one word.
for (const [name, params, value, text] of [
  ['above', byte, 300, 'must be at most 255, received 300: send 255 or less'],
  ['below', byte, -1, 'must be at least 0, received -1: send 0 or more'],
  [
    'above, where null would do',
    { ...byte, type: ['integer', 'null'] },
    300,
    'must be at most 255, received 300: send 255 or less'
  ],
  [
    'of another type, of which the limits are told',
    byte,
    'many',
    'must be an integer, at least 0, at most 255, received a string of 4 characters: send an integer'
  ],
  [
    'no whole number, of which the limits are told',
    byte,
    1.5,
    'must be an integer, at least 0, at most 255, received 1.5: send an integer'
  ],
  [
    'in quotes',
    byte,
    '4',
    'must be an integer, at least 0, at most 255, received "4": send 4 without quotes'
  ],
  [
    'within the limits, of which nobody knows more',
    byte,
    4,
    'must be an integer, at least 0, at most 255, received 4: send an integer'
  ],
  [
    'of a type without limits',
    { type: 'string' },
    300,
    'must be a string, received 300: send "300" in quotes'
  ],
  [
    'of a type with what is no limit',
    { type: 'string', minimum: 'x' },
    4,
    'must be a string, received 4: send "4" in quotes'
  ]
] as const) {
  test(`a number is ${name}`, () => {
    assert.is(told(params, value), said(text))
  })
}

test('the limits of a schema are told alone', () => {
  const guests = { type: 'integer', minimum: 1, maximum: 12 }
  assert.is(
    told(byte, 'many', { type: 'object', properties: { guests } }),
    said(
      'must be an integer, at least 1, at most 12, received a string of 4 characters: send an integer'
    )
  )
})

test.run()
