import { advise } from '@toolfault/advice/advise'
import { type Fault, type Findings, invalidArguments } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { jsonSchemaOf, type StandardSchema, validate } from '@toolfault/sources/standard-schema'
import { compile } from '@toolfault/validators/ajv'
import { compile as cfworker } from '@toolfault/validators/cfworker'
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import * as z from 'zod'

const test = suite('advice/proven')

/** A schema of one text, with what the refused text and its proven example are. */
const of = (text: v.GenericSchema<string>): StandardSchema =>
  toStandardJsonSchema(v.object({ t: text }))
const iso = (action: v.GenericPipeAction<string, string>): StandardSchema =>
  of(v.pipe(v.string(), action))

const advised = (schema: StandardSchema, value: unknown, json = jsonSchemaOf(schema)): Fault => {
  const check = (one: unknown): Findings => validate(schema, one)
  return advise(invalidArguments('t', check(value)), { schema: json, value, check })
}

const exampleOf = (fault: Fault): unknown =>
  fault.kind === 'invalid_arguments' ? fault.advice?.[0]?.about?.example : undefined

// docs/advice.md: with the validator, an example is one that it takes.
for (const [name, schema, wanted] of [
  ["valibot's time", iso(v.isoTime()), '12:00'],
  ["valibot's time with seconds", iso(v.isoTimeSecond()), '12:00:00'],
  ["valibot's date-time", iso(v.isoDateTime()), '2026-01-31T12:00'],
  ["valibot's timestamp", iso(v.isoTimestamp()), '2026-01-31T12:00:00Z'],
  ["zod's time", z.object({ t: z.iso.time() }), '12:00:00'],
  ["zod's time with milliseconds", z.object({ t: z.iso.time({ precision: 3 }) }), '12:00:00.000'],
  ['minutes', z.object({ t: z.iso.datetime({ precision: -1 }) }), '2026-01-31T12:00Z'],
  ['a range of addresses', z.object({ t: z.cidrv4() }), '192.0.2.0/24'],
  ['the same of IPv6', z.object({ t: z.cidrv6() }), '2001:db8::/32'],
  ['a MAC address', z.object({ t: z.mac() }), '00:00:5e:00:53:01'],
  ['a phone number', z.object({ t: z.e164() }), '+12025550123'],
  ['Base64', z.object({ t: z.base64() }), 'aGVsbG8='],
  ['Base64 for addresses', z.object({ t: z.base64url() }), 'aGVsbG8'],
  ['a color', iso(v.hexColor()), '#1e90ff'],
  ['a week', iso(v.isoWeek()), '2026-W05'],
  ['an address', iso(v.ip()), '192.0.2.1'],
  ['milliseconds', z.object({ t: z.iso.datetime({ precision: 3 }) }), '2026-01-31T12:00:00.000Z'],
  ['a date-time', z.object({ t: z.iso.datetime() }), '2026-01-31T12:00:00Z'],
  ['a UUID of version 7', z.object({ t: z.uuidv7() }), '019535d9-3df7-79fb-b466-fa907fa17f9e'],
  ['a UUID of version 4', z.object({ t: z.uuidv4() }), '123e4567-e89b-42d3-a456-426614174000'],
  ['one of a list', z.object({ t: z.email({ pattern: /@corp\.com$/ }) }), undefined],
  ['what the author checks', z.object({ t: z.email().refine(() => false) }), undefined],
  [
    'of a union',
    z.object({ t: z.union([z.uuidv7(), z.number()]) }),
    '019535d9-3df7-79fb-b466-fa907fa17f9e'
  ]
] as const) {
  test(`an example is one that the validator takes: ${name}`, () => {
    assert.is(exampleOf(advised(schema, { t: 'x' })), wanted)
    if (wanted !== undefined) assert.equal(validate(schema, { t: wanted }), { issues: [] })
  })
}

test('so is one of a format that only the validator names, but of no secret', () => {
  const time = z.object({ t: z.iso.time(), token: z.uuid() })
  const fault = advised(time, { t: 'x', token: 'y' }, undefined)
  assert.is(
    encode(fault),
    `Invalid arguments for tool t:
- \`t\` must be a valid time, received a string of 1 character: send a valid time such as "12:00:00"
- \`token\` must be a valid UUID, received a string of 1 character: send a valid UUID`
  )
})

test("an author's example that the author's own pattern refuses is none", () => {
  const schema = { properties: { t: { pattern: '^a', examples: ['b', 'ab'], default: 'c' } } }
  const check = compile(schema)
  if (check._tag === 'Left') throw new TypeError('no schema')
  const value = { t: 'x' }
  const about = { schema, value }
  const fault = invalidArguments('t', check.right(value))
  assert.is(exampleOf(advise(fault, about)), 'b')
  assert.is(exampleOf(advise(fault, { ...about, check: check.right })), 'ab')
})

test('what another branch of a union wants in the same place refuses no example', () => {
  const branch = (kind: string, t: object): object => ({
    properties: { kind: { const: kind }, t, n: { type: 'number' } },
    required: ['kind']
  })
  const at = { type: 'string', format: 'date-time' }
  const schema = { anyOf: [branch('a', at), branch('b', { type: 'number' })] }
  const check = compile(schema)
  if (check._tag === 'Left') throw new TypeError('no schema')
  const value = { kind: 'a', t: 'x', n: 'y' }
  const fault = invalidArguments('t', check.right(value))
  const told = advise(fault, { schema, value, check: check.right })
  assert.is(exampleOf(told), '2026-01-31T12:00:00Z')
})

const zip = { type: 'string', pattern: '^\\d{5}$' }
const home = { type: 'object', properties: { zip }, required: ['zip'] }
const ofKind = (kind: string, more: object): object => ({
  type: 'object',
  properties: { kind: { const: kind }, ...more },
  required: ['kind']
})

// A number whose digits the pattern refuses is not told to go in quotes, though the other branch says nothing of its place.
for (const [name, a, value, wanted] of [
  ['beside null', { anyOf: [home, { type: 'null' }] }, { zip: 1234 }, 'send'],
  ['beside null, and right', { anyOf: [home, { type: 'null' }] }, { zip: 12345 }, 'put'],
  ['beside a list', { anyOf: [home, { type: 'array', items: home }] }, { zip: 1234 }, 'send'],
  [
    'beside another tag',
    { oneOf: [ofKind('a', { zip }), ofKind('b', { n: { type: 'string' } })] },
    { kind: 'a', zip: 1234 },
    'send'
  ],
  [
    'beside another tag, and right',
    { oneOf: [ofKind('a', { zip }), ofKind('b', { n: { type: 'string' } })] },
    { kind: 'a', zip: 12345 },
    'put'
  ]
] as const) {
  test(`a validator that says what each branch wants is asked: ${name}`, () => {
    const schema = { type: 'object', properties: { a } }
    const check = cfworker(schema)
    if (check._tag === 'Left') throw new TypeError('no schema')
    const fault = invalidArguments('t', check.right({ a: value }))
    const told = advise(fault, { schema, value: { a: value }, check: check.right })
    const fix = told.advice?.find(({ path }) => path.at(-1) === 'zip')?.fix
    assert.is(fix?.id, wanted)
  })
}

test('the validator is asked a few times only, and what it did not answer is left as it is', () => {
  const keys = Array.from({ length: 20 }, (_, at) => `k${at}`)
  const time = { type: 'string', format: 'time' }
  const schema = { properties: Object.fromEntries(keys.map((key) => [key, { ...time }])) }
  const value = Object.fromEntries(keys.map((key) => [key, 'x']))
  const params = { format: 'time' }
  const issues = keys.map(
    (key) => ({ path: [key], kind: 'format', keyword: 'format', params }) as const
  )
  let asked = 0
  const check = (): Findings => {
    asked++
    return { issues }
  }
  const fault = advise(invalidArguments('t', { issues }), { schema, value, check })
  // Eight places, and the four examples of a time at each.
  assert.is(asked, 32)
  assert.equal(
    (fault.advice ?? []).map(({ about }) => about?.example),
    keys.map((_, at) => (at < 8 ? undefined : '12:00:00Z'))
  )
})

test('a validator that throws, or is none, has nothing against an example', () => {
  const schema = { properties: { t: { format: 'time' } } }
  const value = { t: 'x' }
  const params = { format: 'time' }
  const issues = [{ path: ['t'], kind: 'format', keyword: 'format', params }] as const
  const thrower = (): Findings => {
    throw new TypeError('no')
  }
  // A border: a sloppy caller.
  for (const check of [thrower, 5 as unknown as typeof thrower]) {
    const fault = advise(invalidArguments('t', { issues }), { schema, value, check })
    assert.is(exampleOf(fault), '12:00:00Z')
  }
})

test('of a place of which no example is taken the rest is said', () => {
  const text = z.uuidv4().describe('Id of the job')
  const fault = advised(z.object({ t: text.refine(() => false) }), { t: 'x' })
  const about = fault.kind === 'invalid_arguments' ? fault.advice?.[0]?.about : {}
  assert.equal(Object.keys(about ?? {}), ['parameterType', 'description'])
})

test.run()
