import { isList, own } from '@toolfault/model'
import * as ajv from '@toolfault/sources/ajv'
import * as fastify from '@toolfault/sources/fastify'
import * as ioTs from '@toolfault/sources/io-ts'
import * as jsonSchema from '@toolfault/sources/json-schema'
import * as standard from '@toolfault/sources/standard-schema'
import * as typebox from '@toolfault/sources/typebox'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type } from 'arktype'
import fc from 'fast-check'
import * as t from 'io-ts'
import { Type } from 'typebox'
import { Errors } from 'typebox/value'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import { z } from 'zod'
import { outputsOf } from '../seeds.js'
import { asked, json } from '../shapes.js'
import { type Targets, targetsOf } from '../target.js'

const recorded = (validator: RegExp): fc.Arbitrary<unknown> => {
  const outputs = outputsOf(validator)
  return outputs.length === 0 ? json : fc.constantFrom(...outputs)
}

/** What stands below one of these keys, or the whole. */
const below = (value: unknown, ...keys: ReadonlyArray<string>): unknown =>
  keys.map((key) => own(value, key)).find((it) => it !== undefined) ?? value

const lenient = new Ajv2020({
  allErrors: true,
  strict: false,
  logger: false,
  validateFormats: false
})

/** What ajv says now; nothing where the schema is none. */
const ofAjv: fc.Arbitrary<unknown> = asked.map(({ schema, value }) => {
  try {
    // A border: a schema that is none is refused by ajv.
    const validate = lenient.compile(schema as object)
    validate(value)
    return validate.errors ?? []
  } catch {
    return []
  } finally {
    lenient.removeSchema()
  }
})

const ajvErrors = fc.oneof(
  recorded(/^ajv/).map((it) => below(it, 'errors')),
  ofAjv
)

/** Findings are JSON whatever came, and a list of errors is a list of issues. */
const findings = {
  plain: 'always' as const,
  always: (_args: ReadonlyArray<unknown>, answer: unknown): void => {
    const issues = own(answer, 'issues')
    assert.ok(isList(issues), 'there are no issues')
    for (const issue of isList(issues) ? issues : []) {
      assert.ok(isList(own(issue, 'path')), 'an issue has no path')
      assert.type(own(issue, 'kind'), 'string')
    }
  }
}

const near = fc.oneof(
  json,
  fc.record(
    {
      a: fc.oneof(fc.string(), fc.integer(), json),
      b: fc.oneof(fc.array(json), fc.constantFrom('x', 'y')),
      c: json,
      u: fc.oneof(json, fc.record({ kind: fc.constantFrom('p', 'q', 'r'), n: json }))
    },
    { requiredKeys: [] }
  )
)

const codec = t.type({
  a: t.string,
  b: t.array(t.union([t.number, t.literal('x')])),
  u: t.union([
    t.type({ kind: t.literal('p'), n: t.number }),
    t.type({ kind: t.literal('q'), n: t.string })
  ]),
  c: t.exact(t.partial({ a: t.Int, b: t.keyof({ x: null, y: null }) }))
})

const zod = z.object({
  a: z.string().min(3).email(),
  b: z.array(z.union([z.number(), z.literal('x')])).max(2),
  u: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('p'), n: z.number() }),
    z.strictObject({ kind: z.literal('q'), n: z.string() })
  ]),
  c: z.record(z.string(), z.int()).optional()
})

const valibot = v.object({
  a: v.pipe(v.string(), v.minLength(3), v.email()),
  b: v.array(v.union([v.number(), v.literal('x')])),
  u: v.variant('kind', [
    v.object({ kind: v.literal('p'), n: v.number() }),
    v.strictObject({ kind: v.literal('q'), n: v.string() })
  ])
})

const arktype = type({ a: 'string.email', b: "(number|'x')[]", 'u?': { kind: "'p'", n: 'number' } })

const standards = [zod, valibot, arktype]

const box = Type.Object(
  {
    a: Type.String({ minLength: 3, format: 'email' }),
    b: Type.Array(Type.Union([Type.Number(), Type.Literal('x')])),
    u: Type.Union([Type.Object({ kind: Type.Literal('p') }), Type.Object({ kind: Type.Null() })])
  },
  { additionalProperties: false }
)

const which = fc.nat(standards.length - 1)

const pick = (at: unknown): object => (typeof at === 'number' ? standards[at] : undefined) ?? zod

/** What a validator says of a value; a validator that throws at it says nothing. */
const quietly = (run: () => unknown): unknown => {
  try {
    return run()
  } catch {
    return []
  }
}

const output = fc.oneof(
  recorded(/^ajv 20/),
  json,
  fc.record({
    valid: fc.boolean(),
    errors: fc.array(
      fc.record({
        valid: fc.boolean(),
        keywordLocation: fc.constantFrom('/properties/a/type', '/anyOf/0/required', '/$ref/not'),
        absoluteKeywordLocation: fc.webUrl(),
        instanceLocation: fc.constantFrom('', '/a', '/a~1b', '#/a', '/0'),
        error: fc.constantFrom("Required properties ['a']", 'is not of type', 'False'),
        errors: fc.array(json)
      })
    )
  }),
  fc.array(
    fc.record({
      message: fc.constantFrom("'a' is a required property", "1 is not of type 'string'"),
      validator: fc.constantFrom('required', 'type', 'anyOf'),
      validator_value: json,
      path: fc.array(fc.oneof(fc.nat(3), fc.string())),
      schema_path: fc.array(fc.string()),
      instance: json,
      context: fc.array(json)
    })
  )
)

export const ofSources: ReadonlyArray<Targets> = [
  targetsOf('@toolfault/sources/ajv', ajv, {
    fromAjv: { args: fc.tuple(ajvErrors), ...findings }
  }),
  targetsOf('@toolfault/sources/io-ts', ioTs, {
    fromIoTs: {
      args: fc.oneof(
        fc.tuple(recorded(/^io-ts/).map((it) => below(it, 'left', 'errors'))),
        fc.tuple(near, fc.constant('decode'))
      ),
      via: (given: unknown, live: unknown) =>
        ioTs.fromIoTs((live === 'decode' ? quietly(() => codec.decode(given)) : given) as never),
      ...findings
    },
    decoding: {
      args: fc.tuple(near),
      via: (value: unknown) => {
        const decoded = ioTs.decoding('t', codec)(value)
        return decoded._tag === 'Left' ? decoded.left : 'right'
      },
      plain: 'always'
    }
  }),
  targetsOf('@toolfault/sources/standard-schema', standard, {
    fromStandardSchema: {
      args: fc.oneof(fc.tuple(recorded(/standard/)), fc.tuple(recorded(/standard/), json)),
      ...findings
    },
    jsonSchemaOf: {
      args: fc.tuple(which),
      via: (at: number) => standard.jsonSchemaOf(pick(at)),
      plain: 'never'
    },
    validate: {
      args: fc.tuple(which, near),
      via: (at: number, value: unknown) => standard.validate(pick(at) as never, value),
      ...findings,
      // ArkType writes a value to its end, however it shares its parts.
      isTree: true
    },
    validateAsync: {
      args: fc.tuple(which, near),
      via: (at: number, value: unknown) => standard.validateAsync(pick(at) as never, value),
      ...findings,
      // ArkType writes a value to its end, however it shares its parts.
      isTree: true
    }
  }),
  targetsOf('@toolfault/sources/typebox', typebox, {
    fromTypebox: {
      args: fc.oneof(
        fc.tuple(recorded(/typebox/i).map((it) => below(it, 'errors'))),
        fc.tuple(recorded(/typebox/i), json),
        fc.tuple(near, fc.constant('errors'))
      ),
      via: (given: unknown, live: unknown) =>
        live === 'errors'
          ? typebox.fromTypebox(quietly(() => Errors(box, given)) as never)
          : typebox.fromTypebox(given as never, live as never),
      ...findings
    }
  }),
  targetsOf('@toolfault/sources/fastify', fastify, {
    contextOf: { args: fc.tuple(recorded(/^fastify/).map((it) => below(it, 'err'))) },
    fromFastify: {
      args: fc.tuple(recorded(/^fastify/).map((it) => below(it, 'err'))),
      ...findings
    }
  }),
  targetsOf('@toolfault/sources/json-schema', jsonSchema, {
    fromJsonSchema: {
      args: fc.oneof(
        fc.tuple(output),
        fc.tuple(output, asked).map(([said, about]) => [said, about] as [unknown, typeof about])
      ),
      ...findings
    }
  })
]
