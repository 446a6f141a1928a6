import { judge } from '@toolfault/advice/judge'
import { right } from '@toolfault/model'
import { jsonSchemaOf, validate } from '@toolfault/sources/standard-schema'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import { type } from 'arktype'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/too-long')

const start = type({ start: 'string.date.iso' })
const token = type({ token: 'string.date.iso' })
const such = 'a valid date-time such as "2026-01-31T12:00:00Z"'

const saidOf = (schema: typeof start | typeof token, value: unknown): string => {
  const inputSchema = jsonSchemaOf(schema)
  if (inputSchema === undefined) throw new TypeError('no JSON Schema')
  const decide = judge(() => right((one: unknown) => validate(schema, one)))
  const verdict = decide({ name: 't', inputSchema }, value)
  return verdict.valid
    ? 'valid'
    : digest(verdict.fault).replace('Invalid arguments for tool t: ', '')
}

// A pattern of 270 characters is cut where it is said: what the validator calls such a text is said instead.
for (const [name, schema, value, wanted] of [
  ['is missing', start, {}, `\`start\` is missing: add \`start\` (string, ${such}).`],
  [
    'is of another type',
    start,
    { start: 5 },
    `\`start\` must be a string, a valid date-time, received 5: send ${such}.`
  ],
  [
    'is of another type, and a secret',
    token,
    { token: 5 },
    '`token` must be a string, a valid date-time, received an integer: send a valid date-time.'
  ]
] as const) {
  test(`a text of a pattern that nobody can read ${name}`, () => {
    assert.is(saidOf(schema, value), wanted)
  })
}

test('where the validator has no name for it, the type is all that is said', () => {
  const pattern = `^(?:${'a'.repeat(200)})$`
  const inputSchema = { properties: { a: { type: 'string', pattern } } }
  const verdict = judge(compile)({ name: 't', inputSchema }, { a: 5 })
  assert.is(
    verdict.valid ? 'valid' : digest(verdict.fault),
    'Invalid arguments for tool t: `a` must be a string, received 5: send a string.'
  )
})

test.run()
