import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onlyAdvice } from './advised.js'

const test = suite('advice/fits')

/** An author's example is shown where it fits the place (docs/advice.md): so is seen what is taken to fit. */
const fits = (schema: object, value: unknown, more: object = {}): boolean =>
  onlyAdvice(
    {
      ...more,
      $defs: {
        whole: { type: 'integer' },
        tree: { properties: { next: { $ref: '#/$defs/tree' } }, maxProperties: 1 }
      },
      properties: { a: { ...schema, examples: [value] } },
      required: ['a']
    },
    {}
  ).about?.example !== undefined

const of = (schema: object | boolean): object => ({ properties: { k: schema } })
const needs = (...required: ReadonlyArray<string>): object => ({ required })
const when = (test: object, holds: object, fails?: object): object =>
  Object.fromEntries(Object.entries({ if: test, else: fails }).concat([['then', holds]]))
const whole = { type: 'integer' }
const text = { type: 'string' }

// What fits, and what does not, by JSON Schema 2020-12 (Core, section 10; Validation, section 6).
for (const [name, schema, good, bad] of [
  ['type', whole, [5, 5.0, -1], ['x', 5.5, true, [5], {}]],
  ['number', { type: 'number' }, [5, 5.5], ['5', false]],
  ['types', { type: ['integer', 'array'] }, [5, []], ['x', {}]],
  ['null', of({ type: 'null' }), [{ k: null }], [{ k: 0 }, { k: false }]],
  [
    'nullable, as OpenAPI has it',
    of({ ...text, nullable: true }),
    [{ k: null }, { k: 'x' }],
    [{ k: 1 }, { k: false }]
  ],
  ['not nullable', of({ ...text, nullable: false }), [{ k: 'x' }], [{ k: null }]],
  ['false', of(false), [{ j: 1 }], [{ k: 1 }]],
  [
    'enum',
    { enum: [1, { a: [1, { b: 2 }] }] },
    [1, { a: [1, { b: 2 }] }],
    [2, '1', { a: [1, { b: 3 }] }, { a: [1] }, { a: [1, { b: 2 }], c: 1 }]
  ],
  ['const', { const: { a: [1] } }, [{ a: [1] }], [{ a: [2] }, { a: { 0: 1 } }, [1], { b: [1] }]],
  ['const null', of({ const: null }), [{ k: null }], [{ k: 0 }]],
  ['minimum', { minimum: 3 }, [3, 4, 'x', [1]], [2.9]],
  ['maximum', { maximum: 3 }, [3, 2, 'xxxx'], [3.1]],
  ['exclusiveMinimum', { exclusiveMinimum: 3 }, [3.1], [3, 2]],
  ['exclusiveMaximum', { exclusiveMaximum: 3 }, [2.9], [3, 4]],
  ['minLength', { minLength: 2 }, ['ab', [1], 5, {}], ['a']],
  ['maxLength', { maxLength: 2 }, ['ab', '\u{1f600}\u{1f600}', [1, 2, 3], 500], ['abc']],
  ['minItems', { minItems: 2 }, [[1, 2], 'a', {}], [[1]]],
  ['maxItems', { maxItems: 2 }, [[1, 2], 'abc'], [[1, 2, 3]]],
  ['minProperties', { minProperties: 1 }, [{ k: 1 }, []], [{}]],
  ['maxProperties', { maxProperties: 1 }, [{ k: 1 }, [1, 2]], [{ k: 1, j: 2 }]],
  ['items', { items: whole }, [[], [1, 2], 'x'], [['x'], [1, 'x'], [1, 2, null]]],
  [
    'prefixItems',
    { prefixItems: [whole, text], items: false },
    [[1], [1, 'x']],
    [['x'], [1, 2], [1, 'x', 3]]
  ],
  [
    'items behind the first',
    { prefixItems: [whole], items: text },
    [[1, 'x']],
    [
      [1, 2],
      ['x', 'x']
    ]
  ],
  ['items of items', { items: { items: whole } }, [[[1]]], [[['x']], [[1], [2, 'x']]]],
  ['required', needs('k'), [{ k: 1 }, [], 'x'], [{ j: 1 }]],
  [
    'dependentRequired',
    { dependentRequired: { k: ['j', 'l'] } },
    [{ k: 1, j: 1, l: 1 }, { j: 1 }],
    [{ k: 1 }, { k: 1, j: 1 }]
  ],
  [
    'dependentSchemas',
    { dependentSchemas: { k: needs('j'), l: of(whole) } },
    [{ k: 1, j: 1 }, { x: 1 }, 'x', [1]],
    [{ k: 1 }, { l: 1, k: 'x', j: 1 }]
  ],
  [
    'properties',
    { properties: { k: whole, l: { ...of(text) } } },
    [{ k: 1 }, { l: { k: 'x' } }, { x: 'y' }],
    [{ k: 'x' }, { l: { k: 1 } }]
  ],
  [
    'no other keys',
    { ...of(true), additionalProperties: false },
    [{ k: 1 }, {}],
    [{ j: 1 }, { k: 1, j: 1 }]
  ],
  [
    'other keys by a schema',
    { ...of(true), additionalProperties: whole },
    [{ k: 'x', j: 1 }],
    [{ j: 'x' }]
  ],
  [
    'other keys where a pattern may know them',
    { patternProperties: { '^j': true }, additionalProperties: false },
    [{ j: 1 }, { x: 1 }],
    []
  ],
  ['allOf', { allOf: [{ minimum: 1 }, { maximum: 3 }] }, [1, 2, 3], [0, 4]],
  ['anyOf', { anyOf: [{ maximum: 1 }, { minimum: 3 }] }, [1, 3], [2]],
  [
    'oneOf, of which more than one may fit',
    { oneOf: [{ maximum: 1 }, { minimum: 3 }] },
    [1, 3],
    [2]
  ],
  ['not', { not: { minimum: 3 } }, [2], [3]],
  // What no schema tells without running a pattern the validator does.
  ['not, where a pattern tells', { not: { pattern: '^x' } }, ['y'], ['x']],
  ['not, where a format tells', { not: { format: 'email' } }, ['x'], []],
  [
    'if, then and else',
    of(when({ properties: { l: { const: 1 } }, required: ['l'] }, needs('m'), needs('n'))),
    [{ k: { l: 1, m: 1 } }, { k: { n: 1 } }, { k: { l: 2, n: 1 } }],
    [{ k: { l: 1 } }, { k: { l: 1, n: 1 } }, { k: { l: 2 } }, { k: { m: 1 } }]
  ],
  [
    'if, where a pattern tells',
    of(when({ pattern: '^x' }, { maxLength: 1 }, { maxLength: 2 })),
    [{ k: 'xyz' }, { k: 'abc' }],
    []
  ],
  [
    'if, which a pattern need not tell',
    of(when({ minLength: 3, pattern: '^x' }, {}, { maxLength: 1 })),
    [{ k: 'a' }, { k: 'xyz' }],
    [{ k: 'ab' }]
  ],
  ['$ref', { $ref: '#/$defs/whole' }, [1], ['x']],
  ['$ref beside others', { $ref: '#/$defs/whole', minimum: 3 }, [3], [2, 'x']],
  [
    'a schema that holds itself',
    { $ref: '#/$defs/tree' },
    [{ next: { next: {} } }],
    [{ next: { next: { a: 1, b: 2 } } }]
  ],
  ['allOf of anyOf', { allOf: [{ anyOf: [{ type: 'string' }, { minimum: 5 }] }] }, ['x', 5], [4]]
] as const satisfies ReadonlyArray<
  readonly [string, object, ReadonlyArray<unknown>, ReadonlyArray<unknown>]
>) {
  test(`an example fits by ${name}`, () => {
    for (const value of good) assert.ok(fits(schema, value), JSON.stringify(value))
    for (const value of bad) assert.not(fits(schema, value), JSON.stringify(value))
  })
}

// Draft-07, sections 6.4.1, 6.4.2 and 6.5.7.
for (const [name, schema, good, bad] of [
  ['items one by one', { items: [whole, text] }, [[1], [1, 'x', true]], [['x'], [1, 2]]],
  ['additionalItems', { items: [whole], additionalItems: text }, [[1], [1, 'x']], [[1, 2], ['x']]],
  ['no additionalItems', { items: [whole], additionalItems: false }, [[1], []], [[1, 2]]],
  [
    'additionalItems beside one schema',
    { items: whole, additionalItems: false },
    [[1, 2]],
    [['x']]
  ],
  ['dependencies on keys', { dependencies: { k: ['j'] } }, [{ k: 1, j: 1 }, { j: 1 }], [{ k: 1 }]],
  [
    'dependencies on a schema',
    { dependencies: { k: needs('j') } },
    [{ k: 1, j: 1 }, { j: 1 }],
    [{ k: 1 }]
  ]
] as const) {
  test(`an example fits by ${name} of draft-07`, () => {
    const more = { $schema: 'http://json-schema.org/draft-07/schema#' }
    for (const value of good) assert.ok(fits(schema, value, more), JSON.stringify(value))
    for (const value of bad) assert.not(fits(schema, value, more), JSON.stringify(value))
  })
}

test.run()
