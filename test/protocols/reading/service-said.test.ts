import { own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/service-said')

const shown = (wire: unknown, of: 'mcp' | 'problem-details'): string => {
  const found = read(wire, of)
  return found._tag === 'Left' || found.right.value.valid
    ? JSON.stringify(found)
    : encode(found.right.value.fault)
}

/** What a body says with 400. */
const said = (body: object): string => shown({ status: 400, body }, 'problem-details')

const result = (text: string): object => ({ content: [{ type: 'text', text }], isError: true })

/** AWS, as DynamoDB and others that are made with Coral say it. */
const aws = (message: string): string => said({ __type: 'ValidationException', message })

const detected = '1 validation error detected: Value '
const tooShort = `${detected}'' at 'tableName' failed to satisfy constraint: Member must have length greater than or equal to 3`

test('AWS says of each place what must be there, behind what came', () => {
  const text = 'Invalid arguments: `tableName`: must have length greater than or equal to 3.'
  assert.is(aws(tooShort), text)
  assert.is(
    aws(
      "2 validation errors detected: Value null at 'keySchema' failed to satisfy constraint: Member must not be null; Value 'a; b' at 'mode' failed to satisfy constraint: Member must satisfy enum value set: [A, B]"
    ),
    'Invalid arguments:\n- `keySchema` is missing\n- `mode`: must satisfy enum value set: [A, B]'
  )
  assert.is(
    aws(
      `${detected}'x' at 'attributes.2.member.name' failed to satisfy constraint: Member must have length less than or equal to 2`
    ),
    'Invalid arguments: `attributes[1].name`: must have length less than or equal to 2.'
  )
  for (const head of [
    '',
    'An error occurred (ValidationException) when calling the CreateTable operation: ',
    'ValidationException: '
  ]) {
    assert.is(shown(result(head + tooShort), 'mcp'), text)
  }
})

test('where a value is written as such a sentence is, nothing is told of places', () => {
  for (const message of [
    `${detected}'; Value 'x' at 'a' failed to satisfy constraint: no' at 'b' failed to satisfy constraint: Member must be`,
    `2 validation errors detected: Value 'x' at 'a' failed to satisfy constraint: Member must be`,
    '1 validation error detected: One or more parameter values were invalid'
  ]) {
    assert.is(aws(message), `Invalid request: ${message}`)
    assert.is(shown(result(message), 'mcp'), message)
  }
})

const notion = (message: string): object => ({
  object: 'error',
  status: 400,
  code: 'validation_error',
  message: `body failed validation${message}`
})

test('Notion says it of the body, with what came behind it', () => {
  for (const [message, text] of [
    [': body.parent should be defined, instead was `undefined`.', '`parent` is missing'],
    [
      ': body.parent.id should be a valid uuid, instead was `"my secret, x"`.',
      '`parent.id`: should be a valid uuid'
    ],
    [
      ': body.children[0].text should be not present, instead was `"x"`.',
      '`children[0].text` is not an accepted key'
    ],
    [
      '. Fix one:\nbody.a.b should be defined, instead was `undefined`.\nbody.a.c should be a string, instead was `1`.',
      '`a.b` is missing; or `a.c`: should be a string'
    ]
  ] as const) {
    const body = notion(message)
    assert.is(said(body), `Invalid arguments: ${text}.`)
  }
  // The place of a refusal in a result is an argument.
  const [first] = [notion(': body.parent should be defined, instead was `undefined`.')]
  assert.is(shown(result(JSON.stringify(first)), 'mcp'), 'Invalid arguments: `parent` is missing.')
  assert.is(
    shown(result(`APIResponseError: ${String(own(first, 'message'))}`), 'mcp'),
    'Invalid arguments: `parent` is missing.'
  )
})

test('other sentences about a body stay as they are', () => {
  for (const text of [
    'body failed validation',
    'body failed validation: x',
    'body failed validation: body.x was bad',
    'body failed validation. Fix one:\nbody.a should be defined.\nand more'
  ]) {
    assert.is(shown(result(text), 'mcp'), text)
  }
})

test.run()
