import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/schema/parameter-type')

/** What a parameter is called by Agentopia, under a name and by its schema. */
const typeOf = (name: string, schema: unknown): string | undefined => {
  const issue = { path: [name], kind: 'missing', keyword: 'required' } as const
  const fault = invalidArguments('t', { issues: [issue] })
  return advise(fault, { schema: { properties: { [name]: schema } } }).advice?.[0]?.about
    ?.parameterType
}

const text = { type: 'string' }

// Seed 001, `parameter_type`: `email_address` and `text` beside the types of JSON Schema.
for (const [name, schema, wanted] of [
  ['k', text, 'string'],
  ['k', { type: 'integer' }, 'integer'],
  ['k', { type: ['null', 'string'] }, 'null'],
  ['k', { type: [5, 'boolean'] }, 'boolean'],
  ['k', { ...text, nullable: true }, 'string'],
  ['k', { enum: ['a', 1] }, 'string'],
  ['k', { enum: [1.5, 'a'] }, 'number'],
  ['k', { const: null }, 'null'],
  ['k', { type: 'number', enum: [1] }, 'number'],
  ['k', { allOf: [{ minLength: 1 }, { type: 'array' }] }, 'array'],
  ['k', { enum: [undefined, 1] }, 'integer'],
  ['k', {}, undefined],
  ['k', { type: 5 }, undefined],
  ['k', { enum: 'a' }, undefined],
  ['k', { ...text, format: 'email' }, 'email_address'],
  ['k', { format: 'email' }, 'email_address'],
  ['k', { ...text, format: 'idn-email' }, 'email_address'],
  ['k', { allOf: [text, { format: 'email' }] }, 'email_address'],
  ['k', { ...text, format: 'e-mail' }, 'string'],
  ['email', text, 'string'],
  ['body', text, 'text'],
  ['content', text, 'text'],
  ['text', text, 'text'],
  ['bodies', text, 'string'],
  ['Body', text, 'string'],
  ['body', { allOf: [text] }, 'text'],
  ['body', { type: 'object' }, 'object'],
  ['body', {}, undefined],
  ['body', { type: ['null', 'string'] }, 'null'],
  ['body', { ...text, format: 'uri' }, 'string'],
  ['body', { ...text, format: 'email' }, 'email_address'],
  ['k', { ...text, contentMediaType: 'text/html' }, 'text'],
  ['k', { allOf: [text, { contentMediaType: 'text/html' }] }, 'text'],
  ['k', { ...text, contentMediaType: 'application/text/html' }, 'string'],
  ['k', { ...text, contentMediaType: 'text' }, 'string'],
  ['k', { ...text, contentMediaType: 5 }, 'string'],
  ['k', { ...text, contentMediaType: 'text/html', format: 'uri' }, 'string'],
  ['k', { type: 'integer', contentMediaType: 'text/html' }, 'integer'],
  ['body', { ...text, contentMediaType: 'image/png' }, 'string'],
  ['body', { ...text, contentMediaType: null }, 'text']
] as const) {
  test(`${name} of ${JSON.stringify(schema)} is ${wanted ?? 'of no type'}`, () => {
    assert.is(typeOf(name, schema), wanted)
  })
}

test.run()
