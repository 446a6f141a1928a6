import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import * as text from '@toolfault/protocols/text'
import { fromAjv } from '@toolfault/sources/ajv'
import { Ajv } from 'ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/ground.discriminator')

const card = { properties: { kind: { const: 'card' }, number: { type: 'string' } } }
const iban = { properties: { kind: { enum: ['iban', 'sepa'] }, iban: { type: 'string' } } }
const payment = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [
    { ...card, required: ['number'] },
    { ...iban, required: ['iban'] }
  ]
}
const referring = {
  type: 'object',
  properties: {
    pay: { ...payment, oneOf: [{ $ref: '#/definitions/card' }, { $ref: '#/definitions/iban' }] }
  },
  definitions: { card: payment.oneOf[0], iban: payment.oneOf[1] }
}

/** What is said of a call that ajv checks with its `discriminator`, or without. */
const said = (schema: object, value: unknown, discriminator: boolean = true): string => {
  const validate = new Ajv({ allErrors: true, strict: false, discriminator }).compile(schema)
  const check = (given: unknown) => {
    validate(given)
    return fromAjv(validate.errors)
  }
  return text
    .encode(advise(invalidArguments('t', check(value)), { schema, value, check }))
    .replace('Invalid arguments for tool t: ', '')
}

const LIST = 'must be one of "card", "iban" or "sepa"'

test('a tag that no branch has gets the list, as it does where nobody calls it a tag', () => {
  const came = `\`kind\` ${LIST}, received a string of 4 characters: use one of them.`
  assert.is(said(payment, { kind: 'cart', number: '4' }), came)
  assert.is(said(payment, { kind: 'cart', number: '4' }, false), came)
  assert.is(
    said(referring, { pay: { kind: 'paypal' } }),
    `\`pay.kind\` ${LIST}, received a string of 6 characters: use one of them (\`pay\` takes { kind: "card", number: string } | { kind: "iban" | "sepa", iban: string }).`
  )
})

test('so does one of another type, which is told once', () => {
  assert.is(
    said(payment, { kind: 3, number: '4' }),
    `\`kind\` ${LIST}, received 3: use one of them.`
  )
  assert.is(
    said(referring, { pay: { kind: ['card'], number: '4' } }),
    `\`pay.kind\` ${LIST}, received an array of 1 item: send its only item itself, not an array.`
  )
})

test('of a blank one the branch speaks that the other keys tell', () => {
  assert.is(
    said(payment, { kind: null, number: '4' }),
    '`kind` must be "card", received null: send "card" in quotes (taken as "card" by its keys; other shapes: "iban | sepa").'
  )
  assert.is(
    said(payment, { kind: null }),
    `\`kind\` ${LIST}, received null: use one of them (the arguments take { kind: "card", number: string } | { kind: "iban" | "sepa", iban: string }).`
  )
})

test('so it is where the schema knows the tag beside the branches as well', () => {
  const [card, iban] = payment.oneOf
  const typed = { ...payment, oneOf: [card, iban], properties: { kind: { type: 'string' } } }
  assert.is(said(typed, { kind: 3, number: '4' }), `\`kind\` ${LIST}, received 3: use one of them.`)
  const within = { type: 'object', properties: { pay: typed } }
  assert.is(
    said(within, { pay: { kind: [] } }),
    `\`pay.kind\` ${LIST}, received an empty array: use one of them, not an array (\`pay\` takes { kind: "card", number: string } | { kind: "iban" | "sepa", iban: string }).`
  )
  assert.is(
    said(typed, { kind: null, number: '4' }),
    '`kind` must be "card", received null: send "card" in quotes (taken as "card" by its keys; other shapes: "iban | sepa").'
  )
  assert.is(
    said(within, { pay: {} }),
    `\`pay.kind\` is missing: add \`pay.kind\` (one of "card", "iban" or "sepa") (\`pay\` takes { kind: "card", number: string } | { kind: "iban" | "sepa", iban: string }).`
  )
})

test('one that is right, or not there, is told as before', () => {
  assert.is(
    said(payment, { kind: 'card', number: 4 }),
    '`number` must be a string, received 4: send "4" in quotes (taken as "card" by its `kind`; other shapes: "iban | sepa").'
  )
  assert.is(said(payment, { number: '4' }), '`kind` is missing: add `kind` ("card").')
})

test('where the schema has no such union, the validator has the word', () => {
  const issue = {
    path: ['kind'],
    kind: 'choice',
    keyword: 'discriminator',
    message: 'value of tag "kind" must be in oneOf'
  } as const
  for (const schema of [{}, { oneOf: [{}] }, { properties: { kind: {} } }, true])
    assert.is(
      text.encode(
        advise(invalidArguments('t', { issues: [issue] }), { schema, value: { kind: 'x' } })
      ),
      'Invalid arguments for tool t: value of tag "kind" must be in oneOf.'
    )
})

test.run()
