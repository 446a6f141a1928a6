import { Type as Type34 } from '@sinclair/typebox'
import { judge } from '@toolfault/advice/judge'
import { own } from '@toolfault/model'
import { jsonSchemaOf } from '@toolfault/sources/standard-schema'
import { compile as ajv } from '@toolfault/validators/ajv'
import { compile as cfworker } from '@toolfault/validators/cfworker'
import { toStandardSchema } from '@toolfault/validators/standard-schema'
import { compile as typebox } from '@toolfault/validators/typebox'
import { toJsonSchema, toStandardJsonSchema } from '@valibot/to-json-schema'
import { jsonSchema } from 'ai'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import * as z from 'zod'
import * as mini from 'zod/mini'
import { z as z3 } from 'zod3'

const test = suite('validators/mistaken')

const compilers = Object.entries({ ajv, cfworker, typebox })

const LIBRARY =
  'a schema of another library is no JSON Schema: give what jsonSchemaOf of @toolfault/sources/standard-schema makes of it, or judge by its own validator'
const PROPERTIES = 'properties alone are no JSON Schema: give { type: "object", properties: … }'

const holding = (name: string): string =>
  `what has a schema as ${name} is no JSON Schema: give that alone`

const libraries: { readonly [name: string]: unknown } = {
  'zod 4': z.object({ city: z.string() }),
  'zod/mini': mini.object({ city: mini.string() }),
  'zod 3': z3.object({ city: z3.string() }),
  valibot: v.object({ city: v.string() }),
  'valibot with a converter': toStandardJsonSchema(v.object({ city: v.string() })),
  arktype: type({ city: 'string' }),
  'io-ts': t.type({ city: t.string }),
  'a Standard Schema of ours': toStandardSchema({ type: 'object' }),
  'a shape': { city: z.string() },
  'a shape of valibot': { city: v.string() },
  'a shape of arktype': { city: type('string') },
  'a shape of io-ts': { city: t.string },
  'a shape with keywords for names': { type: z.string(), title: z.string() },
  'a shape in part': { city: z.string(), nights: { type: 'integer' } },
  'a property': { type: 'object', properties: { city: v.string() } },
  'a property deep down': { items: { anyOf: [{ properties: { city: mini.string() } }] } },
  'all properties': { type: 'object', properties: z.object({ city: z.string() }) },
  items: { type: 'array', items: mini.string() },
  'a branch': { anyOf: [{ type: 'null' }, v.string()] }
}

const schema = { type: 'object', required: ['city'] }

const holders: ReadonlyArray<readonly [string, unknown, string]> = [
  ['a tool', { name: 'book', title: 'Book', inputSchema: schema }, holding('inputSchema')],
  ['a tool of Anthropic', { name: 'book', input_schema: schema }, holding('input_schema')],
  ['a function of OpenAI', { name: 'book', parameters: schema }, holding('parameters')],
  ['what the AI SDK makes', jsonSchema({ type: 'object' }), holding('jsonSchema')],
  ['a parameter of OpenAPI', { schema }, holding('schema')],
  ['properties', { city: { type: 'string' }, nights: { type: 'integer' } }, PROPERTIES]
]

const taken: { readonly [name: string]: unknown } = {
  nothing: {},
  true: true,
  'only annotations': { title: 'Ping', description: 'takes nothing', 'x-cost': 1 },
  'what zod makes': z.toJSONSchema(z.object({ city: z.string() })),
  'what zod says of itself': jsonSchemaOf(z.object({ city: z.string() })),
  'what valibot makes': toJsonSchema(v.object({ city: v.string() })),
  'what arktype makes': type({ city: 'string' }).toJsonSchema(),
  'TypeBox 0.34': Type34.Object({ city: Type34.String() }),
  'TypeBox 1': Type.Object({ city: Type.String() }),
  'a schema kept beside': { type: 'object', zod: z.object({}) },
  'a tool beside': { type: 'object', name: 'book', inputSchema: schema },
  'parameters of these names': { properties: { inputSchema: {}, parameters: {}, schema: {} } },
  'properties called as keywords': { properties: { items: {}, properties: {}, not: {} } },
  'one keyword alone': { not: { type: 'string' } },
  'definitions alone': { $defs: { city: { type: 'string' } } },
  'a default alone': { default: { type: 'string' } },
  'what looks like a property under another name': { 'x-ui': { type: 'object' } },
  'a content alone': { contentSchema: { type: 'object' } },
  'a member beside a rule': { minProperties: 1, schema: { version: '1' } },
  'a member that is no schema': { title: 'Free form', schema: { version: '2' } },
  'what a reference needs': { $ref: '#/components/a', components: { a: { type: 'string' } } },
  'a member of that name': { '~standard': { version: 1 } }
}

for (const [validator, compile] of compilers) {
  const detailOf = (given: unknown): unknown => {
    const compiled = compile(given)
    return compiled._tag === 'Left' ? own(compiled.left, 'detail') : 'taken'
  }

  for (const [name, given] of Object.entries(libraries))
    test(`${validator} refuses a schema of another library: ${name}`, () => {
      assert.is(detailOf(given), LIBRARY)
    })

  for (const [name, given, detail] of holders)
    test(`${validator} refuses what holds a schema: ${name}`, () => {
      assert.is(detailOf(given), detail)
    })

  for (const [name, given] of Object.entries(taken))
    test(`${validator} takes JSON Schema: ${name}`, () => {
      assert.is(detailOf(given), 'taken')
    })

  test(`${validator}: no call of such a tool is valid`, () => {
    const verdict = judge(compile)({ name: 'book', inputSchema: { city: z.string() } }, { town: 5 })
    assert.equal(verdict, {
      valid: false,
      fault: { kind: 'invalid_schema', detail: LIBRARY, tool: 'book' }
    })
  })

  test(`${validator} ends for a schema that makes its parts as they are asked for`, () => {
    const endless = (): object =>
      Object.defineProperty({}, 'items', { enumerable: true, get: endless })
    assert.is.not(detailOf(endless()), 'taken')
  })
}

test('toStandardSchema takes what zod makes of a schema, and no shape', () => {
  const standard = toStandardSchema(z.toJSONSchema(z.object({ city: z.string() })))
  assert.ok('issues' in standard['~standard'].validate({}))
  assert.throws(() => toStandardSchema({ city: z.string() }), LIBRARY)
})

test.run()
