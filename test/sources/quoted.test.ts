import { advise } from '@toolfault/advice/advise'
import { type Findings, invalidArguments } from '@toolfault/model'
import * as text from '@toolfault/protocols/text'
import { fromAjv } from '@toolfault/sources/ajv'
import { fromIoTs } from '@toolfault/sources/io-ts'
import { type StandardSchema, validate } from '@toolfault/sources/standard-schema'
import { Ajv } from 'ajv'
import { type } from 'arktype'
import * as t from 'io-ts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import * as z from 'zod'

const test = suite('sources/quoted')

/** What this engine says of a text that is no JSON: it quotes some of it. */
const reasonOf = (body: unknown): string => {
  try {
    JSON.parse(String(body))
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

const value = { body: 'hunter2-MyPass9-and-more' }
const reads = (schema: StandardSchema) => (): Findings => validate(schema, value)

const Body = new t.Type<string, string, unknown>(
  'Body',
  t.string.is,
  (u, c) => t.failure(u, c, `Bad body: ${reasonOf(u)}`),
  t.identity
)

const ajv = new Ajv().addKeyword({
  keyword: 'isJson',
  error: { message: () => `must be JSON, ${reasonOf(value.body)}` },
  validate: () => false
})

const all: Readonly<Record<string, () => Findings>> = {
  zod: reads(
    z.object({
      body: z.string().superRefine((body, context) => {
        context.addIssue({ code: 'custom', message: `Bad body: ${reasonOf(body)}` })
      })
    })
  ),
  valibot: reads(
    v.object({
      body: v.pipe(
        v.string(),
        v.check(
          () => false,
          ({ input }) => `Bad body: ${reasonOf(input)}`
        )
      )
    })
  ),
  arktype: reads(
    type({ body: type('string').narrow((body, context) => context.mustBe(reasonOf(body))) })
  ),
  'io-ts': () => fromIoTs(t.type({ body: Body }).decode(value)),
  ajv: () => {
    const check = ajv.compile({ type: 'object', properties: { body: { isJson: true } } })
    check(value)
    return fromAjv(check.errors)
  }
}

for (const [name, read] of Object.entries(all)) {
  test(`${name}: what the engine quotes in a sentence of an author's is not shown`, () => {
    const said = text.encode(advise(invalidArguments('post', read()), { value }))
    assert.match(said, /Unexpected token 'h', … is not valid JSON/)
    assert.not.match(said, /hunter2/)
  })
}

for (const keyword of ['string.json', 'string.json.parse'] as const) {
  test(`arktype: ${keyword} wants a text of JSON`, () => {
    const findings = validate(type({ body: keyword }), value)
    assert.is(
      text.encode(advise(invalidArguments('post', findings), { value })),
      'Invalid arguments for tool post: `body` must be a valid JSON text, received a string of 24 characters: send a valid JSON text.'
    )
  })
}

test.run()
