import { advise } from '@toolfault/advice/advise'
import { judge } from '@toolfault/advice/judge'
import { invalidArguments, right } from '@toolfault/model'
import { jsonSchemaOf, type StandardSchema, validate } from '@toolfault/sources/standard-schema'
import { digest } from '@toolfault/words/digest'
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import { type } from 'arktype'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import * as z from 'zod'
import { issueOf, linesFor, wants } from './lines.js'

const test = suite('advice/made')

const saidOf = (schema: StandardSchema, x: unknown): string => {
  const inputSchema = jsonSchemaOf(schema)
  if (inputSchema === undefined) throw new TypeError('no JSON Schema')
  const decide = judge(() => right((value: unknown) => validate(schema, value)))
  const verdict = decide({ name: 't', inputSchema }, { x })
  return verdict.valid
    ? 'valid'
    : digest(verdict.fault).replace('Invalid arguments for tool t: ', '')
}

const number = z.string().transform(Number).pipe(z.number().max(10))
const list = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().min(1)).min(2))
const parsed = v.strictObject({
  x: v.pipe(v.string(), v.parseJson(), v.strictObject({ a: v.number() }))
})

// What is asked for is made by the tool itself: sent as such it is refused, which the same validator would say next.
for (const [name, schema, value, said] of [
  [
    'a number in a text that is none',
    z.strictObject({ x: number }),
    'abc',
    '`x` must be a number, received a string of 3 characters: send a number, in quotes.'
  ],
  [
    'a number in a text that is too large',
    z.strictObject({ x: number }),
    '50',
    '`x` must be at most 10, received "50": send 10 or less, in quotes.'
  ],
  [
    'a whole number in a text that spells another',
    z.strictObject({ x: z.string().transform(Number).pipe(z.int()) }),
    '2.5',
    '`x` must be an integer, received "2.5": send an integer, in quotes.'
  ],
  [
    // A set has no keys: what is wrong with a member is told of the whole.
    'a member of a set made of a list',
    z.strictObject({
      x: z
        .array(z.any())
        .transform((list) => new Set(list))
        .pipe(z.set(z.number()))
    }),
    ['a'],
    '`x` must be a number, received an array of 1 item.'
  ],
  [
    'the number in a text, by valibot',
    toStandardJsonSchema(
      v.strictObject({ x: v.pipe(v.string(), v.transform(Number), v.number()) })
    ),
    'abc',
    '`x` must be a number, received a string of 3 characters: send a number, in quotes.'
  ],
  [
    'the length of a text',
    z.strictObject({
      x: z
        .string()
        .transform((text) => text.length)
        .pipe(z.number().max(3))
    }),
    'abcdef',
    '`x` must be at most 3, received a string of 6 characters: send another string.'
  ],
  [
    'a text in parts that are too few',
    z.strictObject({ x: list }),
    'a',
    '`x` must have at least 2 items, received a string of 1 character: send another string.'
  ],
  [
    'a part of a text',
    z.strictObject({ x: list }),
    'a,',
    '`x[1]` must have at least 1 character: send it within the string that holds it.'
  ],
  [
    'a key in JSON text',
    toStandardJsonSchema(parsed),
    '{}',
    '`x.a` is missing: send it within the string that holds it.'
  ],
  [
    'a value in JSON text, by arktype',
    type({ x: type('string.json.parse').to({ a: 'number' }) }),
    '{"a":"b"}',
    '`x.a` must be a number: send it within the string that holds it.'
  ],
  [
    'a text made of a number',
    z.strictObject({
      x: z
        .number()
        .transform(String)
        .pipe(z.string().regex(/^\d{3}$/))
    }),
    5,
    '`x` must match the pattern `^\\d{3}$`, received 5: send another number.'
  ],
  // None of these is made of anything.
  [
    'a value of another type',
    z.strictObject({ x: number }),
    5,
    '`x` must be a string, received 5: send "5" in quotes.'
  ],
  [
    'JSON in place of its text',
    toStandardJsonSchema(parsed),
    { a: 1 },
    '`x` must be a string, received an object of 1 key: send a string.'
  ]
] as const) {
  test(`says how ${name} is sent`, () => assert.is(saidOf(schema, value), said))
}

const mistyped = {
  issues: [{ path: ['x'], kind: 'type', keyword: 'type', params: { type: 'number' } }]
} as const
const about = { schema: { properties: { x: { type: 'string' } } }, value: { x: 'abc' } }
const fixed = (check?: (value: unknown) => typeof mistyped | { readonly issues: [] }): unknown =>
  advise(invalidArguments('t', mistyped), check === undefined ? about : { ...about, check })
    .advice?.[0]?.fix

test('a validator of another contract than the schema takes what it asks for', () => {
  const takesNumbers = (value: unknown): typeof mistyped | { readonly issues: [] } =>
    JSON.stringify(value) === '{"x":0}' ? { issues: [] } : mistyped
  assert.equal(fixed(takesNumbers), { id: 'send', types: ['number'] })
})

test('without a validator nobody knows whether the schema or the rule is what is sent', () => {
  assert.is(fixed(), undefined)
})

// What a rule asks for tells of what it speaks: a text has no items, and a number no length.
for (const [keyword, type, value] of [
  ['uniqueItems', 'string', 'a,a'],
  ['maxItems', 'string', 'a,a'],
  ['minProperties', 'string', '{}'],
  ['multipleOf', 'string', 'abc'],
  ['minLength', 'number', 5],
  ['pattern', 'number', 5]
] as const)
  test(`what \`${keyword}\` speaks of is made of ${typeof value === 'number' ? 'a number' : 'a text'}`, () => {
    const check = () => ({ issues: [wants(type, '/x')] })
    const schema = { properties: { x: { type } } }
    const asked = linesFor({ schema, value: { x: value }, check }, issueOf(keyword, '/x'))
    assert.is(asked[0]?.split(': ')[1], `send ${type}`)
  })

test.run()
