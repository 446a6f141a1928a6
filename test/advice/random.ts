import type { Issue, IssueKind } from '@toolfault/model'
import fc from 'fast-check'
import { strange } from '../hostile/generated.js'

/** Few keys, so that schema and value meet; some that deceive. */
const key = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom('a', 'b', 'c', 'kind', 'name', 'names', 'userId', 'user_id')
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'x y', '0', '', 'if', 'anyOf')
  },
  { weight: 1, arbitrary: strange }
)

const scalar = fc.oneof(
  fc.constantFrom('a', 'A', 'b', '10', 'true', 'null', '{"a":1}', '[1]', 'a,b', ''),
  fc.integer({ min: -3, max: 12 }),
  fc.boolean(),
  fc.constant(null),
  fc.double(),
  strange
)

const dictionary = <A>(values: fc.Arbitrary<A>): fc.Arbitrary<Record<string, A>> =>
  fc.dictionary(key, values, { maxKeys: 4 })

const type = fc.constantFrom('string', 'integer', 'number', 'boolean', 'null', 'array', 'object')

const nodes = fc.letrec((tie) => {
  const schema = tie('schema')
  const value = tie('value')
  const few = fc.array(schema, { minLength: 1, maxLength: 4 })
  return {
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      scalar,
      fc.array(value, { maxLength: 4 }),
      dictionary(value)
    ),
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ type: fc.oneof(type, fc.array(type, { maxLength: 3 })) }),
      fc.record({ enum: fc.array(scalar, { minLength: 1, maxLength: 4 }) }),
      fc.record({ const: scalar }),
      fc.constantFrom({ $ref: '#' }, { $ref: '#/$defs/a' }, { $ref: '#/nowhere' }, true, false),
      fc.record(
        {
          type: fc.constant('object'),
          properties: dictionary(schema),
          required: fc.array(key, { maxLength: 3 }),
          additionalProperties: fc.oneof(fc.boolean(), schema),
          patternProperties: dictionary(schema),
          propertyNames: fc.record({ enum: fc.array(key, { minLength: 1, maxLength: 3 }) }),
          dependentRequired: dictionary(fc.array(key, { maxLength: 2 })),
          dependentSchemas: dictionary(schema)
        },
        { requiredKeys: ['properties'] }
      ),
      fc.record(
        {
          type: fc.constant('array'),
          items: schema,
          prefixItems: few,
          contains: schema,
          minItems: fc.nat(3)
        },
        { requiredKeys: ['type'] }
      ),
      fc.record(
        {
          type,
          minimum: fc.nat(9),
          maximum: fc.nat(9),
          minLength: fc.nat(5),
          pattern: fc.constantFrom('^a', '(a+)+$', '['),
          format: fc.constantFrom('email', 'date', 'password', 'odd')
        },
        { requiredKeys: [] }
      ),
      fc.record({ anyOf: few }),
      fc.record({ oneOf: few }),
      fc.record({ allOf: few }),
      fc.record({ not: schema }),
      fc
        .tuple(schema, schema, schema)
        .map((parts) =>
          Object.fromEntries(['if', 'then', 'else'].map((half, at) => [half, parts[at]]))
        ),
      fc.record(
        {
          title: strange,
          description: strange,
          default: scalar,
          examples: fc.array(scalar),
          oneOf: few
        },
        { requiredKeys: [] }
      )
    )
  }
})

/** A schema and arguments, of few keys, so that they have much to do with each other. */
export const pair: fc.Arbitrary<{ readonly schema: object; readonly value: unknown }> = fc.record({
  schema: fc
    .tuple(nodes.schema, nodes.schema)
    // A border: a schema that is none of an object is put into one.
    .map(([schema, other]) =>
      typeof schema === 'object' && schema !== null
        ? { ...schema, $defs: { a: other } }
        : { properties: { a: schema }, $defs: { a: other } }
    ),
  value: nodes.value
})

const rules: ReadonlyArray<readonly [IssueKind, string, NonNullable<Issue['params']>]> = [
  ['missing', 'required', {}],
  ['unexpected', 'additionalProperties', {}],
  ['unexpected', 'propertyNames', { propertyName: 'a' }],
  ['type', 'type', { type: 'integer' }],
  ['choice', 'enum', { allowedValues: ['a', 1, null] }],
  ['choice', 'const', { allowedValue: 'a' }],
  ['format', 'format', { format: 'date' }],
  ['range', 'minimum', { comparison: '>=', limit: 3 }],
  ['size', 'minItems', { limit: 2 }],
  ['size', 'contains', { minContains: 1 }],
  ['alternative', 'anyOf', {}],
  ['alternative', 'oneOf', { passingSchemas: [0, 1] }],
  ['alternative', 'not', {}],
  ['dependency', 'dependentRequired', { property: 'a' }],
  ['rule', 'errorMessage', {}],
  ['unknown', 'if', { failingKeyword: 'then' }]
]

/** What a validator may have said, of places that are there and of others. */
export const someIssues: fc.Arbitrary<ReadonlyArray<Issue>> = fc.array(
  fc
    .record({
      path: fc.array(fc.oneof(key, fc.nat(4).map(String)), { maxLength: 3 }),
      rule: fc.constantFrom(...rules),
      message: strange,
      isNamed: fc.boolean()
    })
    .map(({ isNamed, message, path, rule: [kind, keyword, params] }): Issue => {
      return isNamed ? { path, kind, keyword, params, message } : { path, kind, message }
    }),
  { minLength: 1, maxLength: 30 }
)
