import { Kind, type TSchema, Type, TypeRegistry } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { DefaultErrorFunction, SetErrorFunction, ValueErrorType } from '@sinclair/typebox/errors'
import { Value } from '@sinclair/typebox/value'
import { type Issue, own, printPointer } from '@toolfault/model'
import { fromTypebox, type TypeboxErrors, type TypeboxValueError } from '@toolfault/sources/typebox'
import { Type as Type1 } from 'typebox'
import { Compile } from 'typebox/compile'
import { Errors } from 'typebox/schema'
import { Settings } from 'typebox/system'
import { Value as Value1 } from 'typebox/value'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen, reachable } from '../hostile/frozen.js'
import { type Told, toldOf } from './recorded/told.js'

const test = suite('sources/typebox')

/** What an issue says beside its sentence: place, kind, keyword, parameters. */
const bare = (issues: ReadonlyArray<Issue>): ReadonlyArray<unknown> =>
  issues.map(({ keyword, kind, params, path }) => [printPointer(path), kind, keyword, params])

/** The issues of 0.34, which must be the same with the names of the numbers and without them. */
const classic = (schema: TSchema, value: unknown): ReadonlyArray<Issue> => {
  const { issues } = fromTypebox(Value.Errors(schema, value))
  assert.equal(fromTypebox(Value.Errors(schema, value), ValueErrorType).issues, issues)
  assert.equal(fromTypebox(TypeCompiler.Compile(schema).Errors(value)).issues, issues)
  return issues
}

/** The issues of 1.x on plain JSON Schema. */
const modern = (schema: object, value: unknown): ReadonlyArray<Issue> =>
  fromTypebox(Errors(schema, value)).issues

test('a list without errors means that nothing was wrong', () => {
  assert.equal(fromTypebox([]), { issues: [] })
  assert.equal(fromTypebox([true, []]), { issues: [] })
  assert.equal(fromTypebox(Value.Errors(Type.String(), 'x')), { issues: [] })
})

// @sinclair/typebox 0.34

test('D3: a missing key is reported twice, first as missing, then by its own schema', () => {
  const schema = Type.Object({ city: Type.String(), 'a/b~c': Type.Integer() })
  assert.equal(bare(classic(schema, {})), [
    ['/city', 'missing', 'required', undefined],
    ['/a~1b~0c', 'missing', 'required', undefined],
    ['/city', 'type', 'type', { type: 'string' }],
    ['/a~1b~0c', 'type', 'type', { type: 'integer' }]
  ])
})

test('D3: a key that is there and undefined is only of the wrong type', () => {
  assert.equal(bare(classic(Type.Object({ a: Type.String() }), { a: undefined })), [
    ['/a', 'type', 'type', { type: 'string' }]
  ])
})

test('a missing key whose schema takes anything is reported once', () => {
  const schema = Type.Object({ a: Type.Any(), b: Type.Unknown(), c: Type.Undefined() })
  assert.equal(toldOf(classic(schema, {})), [
    ['/a', 'missing'],
    ['/b', 'missing'],
    ['/c', 'missing']
  ])
})

test('a missing union, intersection or literal is missing first', () => {
  const schema = Type.Object({
    u: Type.Union([Type.String(), Type.Number()]),
    i: Type.Intersect([Type.Object({}), Type.Object({})]),
    l: Type.Literal('x')
  })
  assert.equal(toldOf(classic(schema, {})), [
    ['/u', 'missing'],
    ['/i', 'missing'],
    ['/l', 'missing'],
    ['/u', 'alternative', [[['/u', 'type']], [['/u', 'type']]]],
    ['/i', 'type'],
    ['/i', 'type'],
    ['/i', 'alternative'],
    ['/l', 'choice']
  ])
})

test('D3: an iterator is read at once, and only once', () => {
  const errors = Value.Errors(Type.Object({ a: Type.Number(), b: Type.Number() }), {
    a: 'x',
    b: 'y'
  })
  assert.is(fromTypebox(errors).issues.length, 2)
  assert.is([...errors].length, 0)
})

test('D3: what was read outlives the value and every iterator', () => {
  const value = { t: { q: 'x' } }
  const schema = Type.Object({ t: Type.Union([Type.Object({ q: Type.Number() }), Type.Null()]) })
  const { issues } = fromTypebox(Value.Errors(schema, value))
  const before = JSON.stringify(issues)
  value.t.q = 'changed'
  assert.is(JSON.stringify(issues), before)
  assert.equal(toldOf(issues), [['/t', 'alternative', [[['/t/q', 'type']], [['/t', 'type']]]]])
})

test('an array of errors is read like the iterator', () => {
  const schema = Type.Object({ a: Type.Number(), b: Type.String() })
  assert.equal(
    fromTypebox([...Value.Errors(schema, { a: 'x' })]),
    fromTypebox(Value.Errors(schema, { a: 'x' }))
  )
})

test('D3: a union keeps its branches apart, with paths from the root', () => {
  const schema = Type.Object({
    to: Type.Union([Type.Object({ mail: Type.String() }), Type.Array(Type.Integer())])
  })
  assert.equal(toldOf(classic(schema, { to: [1, 'x'] })), [
    ['/to', 'alternative', [[['/to', 'type']], [['/to/1', 'type']]]]
  ])
})

test('D3: unions in unions keep theirs', () => {
  const inner = Type.Union([Type.String(), Type.Object({ a: Type.Null() })])
  assert.equal(toldOf(classic(Type.Union([Type.Number(), inner]), { a: 1 })), [
    ['', 'alternative', [[['', 'type']], [['', 'alternative', [[['', 'type']], [['/a', 'type']]]]]]]
  ])
})

test('D3: a union of nothing but literals is a choice, also one in another', () => {
  const schema = Type.Union([Type.Literal('a'), Type.Union([Type.Literal(1), Type.Literal(true)])])
  assert.equal(bare(classic(schema, 'x')), [
    ['', 'choice', 'enum', { allowedValues: ['a', 1, true] }]
  ])
  assert.is(classic(schema, 'x')[0]?.branches, undefined)
  assert.equal(bare(classic(Type.Enum({ A: 'a', B: 'b' }), 'x')), [
    ['', 'choice', 'enum', { allowedValues: ['a', 'b'] }]
  ])
})

test('surplus keys are blamed at the key, whatever they hold', () => {
  const schema = Type.Object({ a: Type.Object({}) }, { additionalProperties: false })
  assert.equal(toldOf(classic(schema, { a: {}, b: 1, 'c/d': {}, e: null, '': [] })), [
    ['/b', 'unexpected'],
    ['/c~1d', 'unexpected'],
    ['/e', 'unexpected'],
    ['/', 'unexpected']
  ])
})

test('a closed object that is none is no surplus key', () => {
  const closed = Type.Object({ b: Type.String() }, { additionalProperties: false })
  assert.equal(toldOf(classic(Type.Object({ a: closed }), { a: 'x' })), [['/a', 'type']])
  assert.equal(toldOf(classic(closed, 7)), [['', 'type']])
})

test('a closed record refuses keys', () => {
  const schema = Type.Record(Type.RegExp(/^a/), Type.Number(), { additionalProperties: false })
  assert.equal(toldOf(classic(schema, { a1: 'x', b: 1 })), [
    ['/a1', 'type'],
    ['/b', 'unexpected']
  ])
})

test('a key called __proto__ is a key', () => {
  const schema = Type.Object({}, { additionalProperties: false })
  assert.equal(classic(schema, JSON.parse('{"__proto__": 1}'))[0]?.path, ['__proto__'])
})

for (const [name, schema, value, wanted] of [
  ['minimum', Type.Number({ minimum: 3 }), 1, { comparison: '>=', limit: 3 }],
  ['maximum', Type.Integer({ maximum: 3 }), 4, { comparison: '<=', limit: 3 }],
  ['exclusiveMinimum', Type.Number({ exclusiveMinimum: 3 }), 3, { comparison: '>', limit: 3 }],
  ['exclusiveMaximum', Type.Integer({ exclusiveMaximum: 3 }), 3, { comparison: '<', limit: 3 }],
  ['multipleOf', Type.Integer({ multipleOf: 5 }), 3, { multipleOf: 5 }],
  ['minLength', Type.String({ minLength: 3 }), 'a', { limit: 3 }],
  ['maxLength', Type.String({ maxLength: 1 }), '😀', { limit: 1 }],
  ['minItems', Type.Array(Type.Any(), { minItems: 2 }), [1], { limit: 2 }],
  ['maxItems', Type.Array(Type.Any(), { maxItems: 0 }), [1], { limit: 0 }],
  ['minProperties', Type.Object({}, { minProperties: 1 }), {}, { limit: 1 }],
  ['maxProperties', Type.Object({}, { maxProperties: 0 }), { a: 1 }, { limit: 0 }],
  ['uniqueItems', Type.Array(Type.Any(), { uniqueItems: true }), [1, 1], undefined],
  ['uniqueItems', Type.Array(Type.Any(), { uniqueItems: true }), [{}, {}], undefined],
  ['contains', Type.Array(Type.Any(), { contains: Type.Null() }), [1], { minContains: 1 }],
  ['pattern', Type.String({ pattern: '^a/b$' }), 'x', { pattern: '^a/b$' }],
  ['pattern', Type.RegExp(/^a/i), 'x', { pattern: '^a' }],
  [
    'pattern',
    Type.TemplateLiteral([Type.Literal('a'), Type.String()]),
    'x',
    { pattern: '^a(.*)$' }
  ],
  ['const', Type.Literal('x'), 'y', { allowedValue: 'x' }],
  ['not', Type.Not(Type.String()), 'x', undefined],
  ['false schema', Type.Never(), 'x', undefined],
  ['minItems', Type.Tuple([Type.Any(), Type.Any()]), [1], { limit: 2 }],
  ['maxItems', Type.Tuple([Type.Any()]), [1, 2], { limit: 1 }],
  ['maxItems', Type.Tuple([]), [1], { limit: 0 }],
  ['type', Type.Tuple([Type.Any()]), 'x', { type: 'array' }],
  ['type', Type.RegExp(/^a/), 1, { type: 'string' }],
  ['type', Type.Record(Type.String(), Type.Any()), 1, { type: 'object' }],
  ['type', Type.Null(), 1, { type: 'null' }],
  ['type', Type.Boolean(), 1, { type: 'boolean' }],
  ['type', Type.Number(), Number.NaN, { type: 'number' }],
  [undefined, Type.BigInt(), 1, undefined],
  [undefined, Type.Date(), 'x', undefined],
  ['false schema', Type.Undefined(), 1, undefined],
  ['minimum', Type.BigInt({ minimum: 5n }), 1n, { comparison: '>=', limit: '5' }]
] as const) {
  test(`the rule ${name} is told by schema and value: ${JSON.stringify(wanted)}`, () => {
    const [issue, ...others] = classic(schema, value)
    assert.equal([issue?.path, issue?.keyword, issue?.params], [[], name, wanted])
    assert.equal(others, [])
  })
}

test('what JSON Schema has no keyword for has a kind and a limit', () => {
  assert.equal(bare(classic(Type.Date({ minimumTimestamp: 5 }), new Date(0))), [
    ['', 'range', undefined, { comparison: '>=', limit: 5 }]
  ])
  assert.equal(bare(classic(Type.Uint8Array({ minByteLength: 2 }), new Uint8Array(1))), [
    ['', 'size', undefined, { limit: 2 }]
  ])
})

test('several rules of one schema come in order, and each is told', () => {
  const text = Type.String({ minLength: 3, pattern: '^a', format: 'nothing' })
  const schema = Type.Array(text, { minItems: 3, uniqueItems: true, contains: Type.Literal('q') })
  assert.equal(toldOf(classic(schema, ['b', 'b'])), [
    ['', 'size'],
    ['/0', 'size'],
    ['/0', 'pattern'],
    ['/0', 'format'],
    ['/1', 'size'],
    ['/1', 'pattern'],
    ['/1', 'format'],
    ['', 'duplicate'],
    ['', 'size']
  ])
})

test('D3: a format that nobody registered is an error, of kind format, and not one of the value', () => {
  const issues = classic(Type.String({ format: 'nothing' }), 'x')
  assert.equal(bare(issues), [['', 'format', 'errorMessage', undefined]])
  assert.is(issues[0]?.message, "Unknown format 'nothing': the tool cannot check it")
})

test('the recorded unknown format, which has lost its schema, is told by the name alone', () => {
  const error = { type: 49, path: '', message: "Unknown format 'phone'" }
  // A border: the recording left out what a real error has.
  const errors = [error] as unknown as ReadonlyArray<TypeboxValueError>
  assert.equal(toldOf(fromTypebox(errors, ValueErrorType).issues), [['', 'format']])
  assert.equal(toldOf(fromTypebox(errors).issues), [['', 'unknown']])
})

test('an intersection says so behind what its parts said', () => {
  const schema = Type.Intersect([
    Type.Object({ a: Type.String() }),
    Type.Object({ b: Type.Null() })
  ])
  assert.equal(bare(classic(schema, { a: 1, b: null })), [
    ['/a', 'type', 'type', { type: 'string' }],
    ['', 'alternative', 'allOf', undefined]
  ])
})

test('the key of an unevaluated property stands in the path unescaped, and is found', () => {
  const schema = Type.Intersect(
    [Type.Object({ a: Type.Null() }), Type.Object({ b: Type.Null() })],
    {
      unevaluatedProperties: false
    }
  )
  assert.equal(
    classic(Type.Object({ x: schema }), { x: { a: null, b: null, 'c/d': 1 } })[0]?.path,
    ['x', 'c/d']
  )
})

test('a kind that an author registered is a rule, or what its schema says', () => {
  TypeRegistry.Set('Even', (_, value) => typeof value === 'number' && value % 2 === 0)
  TypeRegistry.Set('StringEnum', () => false)
  const members = { [Kind]: 'StringEnum', type: 'string', enum: ['a', 'b'] }
  try {
    assert.equal(bare(classic(Type.Unsafe({ [Kind]: 'Even' }), 1)), [
      ['', 'rule', undefined, undefined]
    ])
    assert.equal(bare(classic(Type.Unsafe(members), 'c')), [
      ['', 'choice', 'enum', { allowedValues: ['a', 'b'] }]
    ])
  } finally {
    TypeRegistry.Clear()
  }
})

test('D3: a schema that 0.34 cannot judge throws while it is read, and is one unknown issue', () => {
  const { issues } = fromTypebox(Value.Errors(Type.Unsafe({ type: 'string' }), 1))
  assert.equal(toldOf(issues), [['', 'unknown']])
})

test('an iterator that throws on its way has more to say', () => {
  const schema = Type.Object({ a: Type.Null(), b: Type.Unsafe({ type: 'string' }) })
  const { issues, truncated } = fromTypebox(Value.Errors(schema, { a: 1, b: 1 }))
  assert.equal(toldOf(issues), [['/a', 'type']])
  assert.is(truncated, true)
})

test('D3: a number means nothing but what the installed enum says of it', () => {
  const errors = [...Value.Errors(Type.Object({ a: Type.String() }), {})]
  const shifted = errors.map((error) => ({ ...error, type: error.type + 7 }))
  assert.equal(fromTypebox(shifted), fromTypebox(errors))
  const names = Object.fromEntries(
    Object.entries(ValueErrorType).map(([name, type]) =>
      typeof type === 'number' ? [String(type + 7), name] : [name, type]
    )
  )
  assert.equal(fromTypebox(shifted, names), fromTypebox(errors))
})

/** With an author's own sentences, so that only facts and names can tell. */
const reworded = (schema: TSchema, value: unknown, names: boolean): ReadonlyArray<Told> => {
  SetErrorFunction(() => 'Bitte anders.')
  try {
    const errors = Value.Errors(schema, value)
    const { issues } = names ? fromTypebox(errors, ValueErrorType) : fromTypebox(errors)
    assert.ok(issues.every(({ message }) => message === 'Bitte anders.'))
    return toldOf(issues)
  } finally {
    SetErrorFunction(DefaultErrorFunction)
  }
}

test("D3: an author's own sentences hide no rule that schema and value tell", () => {
  const schema = Type.Object(
    {
      city: Type.String(),
      nights: Type.Integer({ minimum: 1, multipleOf: 2 }),
      mail: Type.String({ pattern: '^a', format: 'nothing' }),
      cls: Type.Union([Type.Literal('a'), Type.Literal('b')])
    },
    { additionalProperties: false }
  )
  const value = { nights: -1, mail: 'x', cls: 'c', extra: 1 }
  const wanted = [
    ['/city', 'missing'],
    ['/extra', 'unexpected'],
    ['/city', 'type'],
    ['/nights', 'range'],
    ['/nights', 'multiple'],
    ['/mail', 'pattern'],
    ['/mail', 'format'],
    ['/cls', 'choice']
  ]
  assert.equal(reworded(schema, value, false), wanted)
  assert.equal(reworded(schema, value, true), wanted)
})

test('the three guesses that are left then, and the names that spare them', () => {
  const closed = Type.Object({ b: Type.Null() }, { additionalProperties: false })
  for (const [schema, value, guess, truth] of [
    [Type.Object({ a: Type.Null() }), { a: undefined }, 'missing', 'type'],
    [Type.Object({ a: closed }), { a: 'x' }, 'unexpected', 'type'],
    [
      Type.Object({ a: Type.String({ pattern: 'x', format: 'nothing' }) }),
      { a: 'x' },
      'pattern',
      'format'
    ]
  ] as const) {
    assert.equal(reworded(schema, value, false), [['/a', guess]])
    assert.equal(reworded(schema, value, true), [['/a', truth]])
  }
})

// typebox 1.x

test('D3: one error for many missing keys is one issue for each, at the key', () => {
  const schema = { type: 'object', required: ['a', 'b/c', 'd'] }
  const issues = modern(schema, { d: 1 })
  assert.equal(bare(issues), [
    ['/a', 'missing', 'required', undefined],
    ['/b~1c', 'missing', 'required', undefined]
  ])
  assert.is(issues[0]?.message, 'must have required properties a, b/c')
  assert.is(issues[1]?.message, issues[0]?.message)
})

test('1.x: Value.Errors, Compile().Errors and the pair of typebox/schema say the same', () => {
  const type = Type1.Object({ a: Type1.String(), n: Type1.Integer({ minimum: 2 }) })
  const wanted = [
    ['/a', 'missing', 'required', undefined],
    ['/n', 'range', 'minimum', { comparison: '>=', limit: 2 }]
  ]
  assert.equal(bare(fromTypebox(Value1.Errors(type, { n: 1 })).issues), wanted)
  assert.equal(bare(fromTypebox(Compile(type).Errors({ n: 1 })).issues), wanted)
  assert.equal(bare(modern(type, { n: 1 })), wanted)
})

test('D3: a surplus key is reported once, by the list, and not also as a schema that is false', () => {
  const schema = { properties: { a: { additionalProperties: false } }, additionalProperties: false }
  assert.equal(bare(modern(schema, { a: { 'x/y': 1 }, b: 1 })), [
    ['/b', 'unexpected', 'additionalProperties', undefined],
    ['/a/x~1y', 'unexpected', 'additionalProperties', undefined]
  ])
  const own = modern({ properties: { b: false } }, { b: 1 })
  assert.equal(bare(own), [['/b', 'unexpected', 'false schema', undefined]])
})

test('a key that may be there, with a value that may not, is not a surplus key', () => {
  const schema = { additionalProperties: { type: 'string' } }
  assert.equal(bare(modern(schema, { b: 1, c: 'x' })), [['/b', 'type', 'type', { type: 'string' }]])
  const deep = {
    additionalProperties: { additionalProperties: { anyOf: [false, { type: 'null' }] } }
  }
  // Where no key may stand is no branch that was meant.
  assert.equal(toldOf(modern(deep, { b: { c: 1 } })), [['/b/c', 'type']])
})

test('a list of surplus keys alone is believed', () => {
  const error = {
    keyword: 'additionalProperties',
    schemaPath: '#',
    instancePath: '',
    params: { additionalProperties: ['a', 'b'] },
    message: 'must not have additional properties'
  }
  assert.equal(toldOf(fromTypebox([error]).issues), [
    ['/a', 'unexpected'],
    ['/b', 'unexpected']
  ])
})

test('unevaluatedProperties are blamed at the key, unevaluatedItems at the array', () => {
  assert.equal(
    bare(modern({ properties: { a: {} }, unevaluatedProperties: false }, { a: 1, b: 1 })),
    [['/b', 'unexpected', 'unevaluatedProperties', undefined]]
  )
  assert.equal(bare(modern({ prefixItems: [{}], unevaluatedItems: false }, [1, 2, 3])), [
    ['', 'size', 'unevaluatedItems', { limit: 1 }]
  ])
})

test('propertyNames gives the inner error at the owner with the key beside it, then the key', () => {
  const schema = { propertyNames: { pattern: '^x' } }
  const issues = modern({ properties: { propertyNames: schema } }, { propertyNames: { 'a/b': 1 } })
  assert.equal(bare(issues), [
    ['/propertyNames', 'pattern', 'pattern', { pattern: '^x', propertyName: 'a/b' }],
    ['/propertyNames/a~1b', 'unexpected', 'propertyNames', undefined]
  ])
  // `property names a/b are invalid` repeats what the caller wrote.
  assert.equal(
    issues.map(({ echo }) => echo),
    [undefined, true]
  )
})

test('a property that is called like a keyword is a property', () => {
  const type = { type: 'string' }
  const schema = { properties: { items: false, additionalProperties: type, propertyNames: type } }
  const value = { items: 1, additionalProperties: 1, propertyNames: 1 }
  assert.equal(bare(modern(schema, value)), [
    ['/items', 'unexpected', 'false schema', undefined],
    ['/additionalProperties', 'type', 'type', type],
    ['/propertyNames', 'type', 'type', type]
  ])
})

test('items beyond the last are too many for the array, each with the limit that ajv says', () => {
  const limit = { limit: 1 }
  assert.equal(bare(modern({ prefixItems: [{}], items: false }, [1, 2, 3])), [
    ['', 'size', 'items', limit],
    ['', 'size', 'items', limit]
  ])
  assert.equal(bare(modern({ items: [{}], additionalItems: false }, [1, 2])), [
    ['', 'size', 'additionalItems', limit]
  ])
  assert.equal(bare(modern({ items: false }, [1])), [
    ['/0', 'unexpected', 'false schema', undefined]
  ])
})

test('D3: uniqueItems does not say of which item it is a copy', () => {
  assert.equal(bare(modern({ uniqueItems: true }, [1, 2, 1])), [
    ['', 'duplicate', 'uniqueItems', undefined]
  ])
})

const card = { properties: { p: { dependentRequired: { card: ['name', 'zip'] } } } }

test('D3: dependentRequired repeats itself for each key that is not there', () => {
  const params = { property: 'card', depsCount: 2, deps: 'name, zip' }
  assert.equal(bare(modern(card, { p: { card: 1 } })), [
    ['/p/name', 'dependency', 'dependentRequired', params],
    ['/p/zip', 'dependency', 'dependentRequired', params]
  ])
})

test('where only some are missing nobody knows which, and the object is blamed', () => {
  assert.equal(bare(modern(card, { p: { card: 1, zip: 1 } })), [
    ['/p', 'dependency', 'dependentRequired', { depsCount: 2, deps: 'name, zip' }]
  ])
  assert.equal(bare(modern({ dependencies: { card: ['zip'] } }, { card: 1 })), [
    ['/zip', 'dependency', 'dependencies', { property: 'card', depsCount: 1, deps: 'zip' }]
  ])
})

test('D3: `then` says nothing of its own', () => {
  const schema = JSON.parse('{"if": {"required": ["a"]}, "then": {"required": ["b"]}}')
  assert.equal(bare(modern(schema, { a: 1 })), [
    ['', 'dependency', 'if', { failingKeyword: 'then' }]
  ])
})

test('oneOf says which branches matched, where some did', () => {
  const schema = { oneOf: [{ type: 'string' }, { minLength: 1 }] }
  assert.equal(bare(modern(schema, 'x')), [
    ['', 'alternative', 'oneOf', { passingSchemas: [0, 1] }]
  ])
  assert.equal(toldOf(modern({ oneOf: [{ type: 'string' }] }, 1)), [
    ['', 'alternative', [[['', 'type']]]]
  ])
})

const order = Type1.Object({
  by: Type1.Literal('card'),
  number: Type1.String(),
  owner: Type1.Object({ id: Type1.Integer() })
})
const transfer = Type1.Object({ by: Type1.Literal('transfer'), iban: Type1.String() })

test('a union of 1.x keeps its branches apart, each item for itself, and unions in them', () => {
  const schema = Type1.Object({ pay: Type1.Array(Type1.Union([order, transfer])) })
  assert.equal(
    toldOf(
      fromTypebox(Value1.Errors(schema, { pay: [{ by: 'transfer' }, { by: 'card' }] })).issues
    ),
    [
      [
        '/pay/0',
        'alternative',
        [
          [
            ['/pay/0/number', 'missing'],
            ['/pay/0/owner', 'missing'],
            ['/pay/0/by', 'choice']
          ],
          [['/pay/0/iban', 'missing']]
        ]
      ],
      [
        '/pay/1',
        'alternative',
        [
          [
            ['/pay/1/number', 'missing'],
            ['/pay/1/owner', 'missing']
          ],
          [
            ['/pay/1/iban', 'missing'],
            ['/pay/1/by', 'choice']
          ]
        ]
      ]
    ]
  )
  const nested = {
    anyOf: [{ type: 'null' }, { items: { anyOf: [{ type: 'null' }, { minimum: 3 }] } }]
  }
  assert.equal(toldOf(modern(nested, [1])), [
    [
      '',
      'alternative',
      [[['', 'type']], [['/0', 'alternative', [[['/0', 'type']], [['/0', 'range']]]]]]
    ]
  ])
})

test('1.x follows references, and a branch of which one is the same', () => {
  const schema = Type1.Cyclic(
    {
      Folder: Type1.Object({ in: Type1.Union([Type1.Ref('File'), Type1.Ref('Folder')]) }),
      File: Type1.Object({ size: Type1.Integer() })
    },
    'Folder'
  )
  assert.equal(toldOf(fromTypebox(Value1.Errors(schema, { in: { size: 'x' } })).issues), [
    ['/in', 'alternative', [[['/in/size', 'type']], [['/in/in', 'missing']]]]
  ])
})

test('what stands beside a union of 1.x, or is of no branch that is sure, is none of its branches', () => {
  const beside = { maxProperties: 1, anyOf: [{ required: ['a'] }, { required: ['b'] }] }
  assert.equal(toldOf(modern(beside, { c: 1, d: 2 })), [
    ['', 'size'],
    ['', 'alternative', [[['/a', 'missing']], [['/b', 'missing']]]]
  ])
  const error = (keyword: string, schemaPath: string, instancePath: string) => ({
    ...{ keyword, schemaPath, instancePath },
    ...{ params: {}, message: 'must be so' }
  })
  const union = error('anyOf', '#', '/u')
  for (const others of [
    // The first branch is not there.
    [error('minimum', '#/anyOf/1', '/u')],
    [error('minimum', '#/anyOf/0', '/u'), error('minimum', '#/anyOf/2', '/u')],
    // Of another place, of another rule, and of what is no branch.
    [error('minimum', '#/anyOf/0', '/uu')],
    [error('minimum', '#/anyOfs/0', '/u')],
    [error('minimum', '#/anyOf/x', '/u')]
  ]) {
    const told = toldOf(fromTypebox([...others, union]).issues)
    assert.equal(told.at(-1), ['/u', 'alternative'])
    assert.is(told.length, others.length + 1)
  }
  // More than one matched.
  const matched = { ...error('oneOf', '#', ''), params: { passingSchemas: [1, 2] } }
  assert.equal(toldOf(fromTypebox([error('minimum', '#/oneOf/0', ''), matched]).issues), [
    ['', 'range'],
    ['', 'alternative']
  ])
})

test('1.x: what JSON has no value of is no branch, and where nothing else is taken the key must not be sent', () => {
  const schema = Type1.Object({
    note: Type1.Optional(Type1.Union([Type1.String(), Type1.Undefined()])),
    old: Type1.Optional(Type1.Undefined()),
    none: Type1.Optional(Type1.Void()),
    big: Type1.BigInt()
  })
  const value = { note: 3, old: 1, none: 'x', big: 1 }
  assert.equal(bare(fromTypebox(Value1.Errors(schema, value)).issues), [
    ['/note', 'type', 'type', { type: 'string' }],
    ['/old', 'unexpected', 'false schema', undefined],
    ['/none', 'unexpected', 'false schema', undefined],
    ['/big', 'type', 'type', { type: 'bigint' }]
  ])
})

test('a pattern may be an expression', () => {
  assert.equal(bare(modern({ pattern: /^a\/b/ }, 'x')), [
    ['', 'pattern', 'pattern', { pattern: '^a\\/b' }]
  ])
})

test("an author's own check is a rule, with the author's sentence", () => {
  const type = Type1.Refine(
    Type1.String(),
    () => false,
    () => 'must be a palindrome'
  )
  assert.equal(fromTypebox(Value1.Errors(type, 'x')).issues, [
    { path: [], kind: 'rule', message: 'must be a palindrome' }
  ])
})

const twenty = {
  properties: Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`p${at}`, { type: 'null' }])
  )
}
const wrong = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`p${at}`, at]))

test('D3: eight errors are all that 1.x reports, and that is said', () => {
  const { issues, truncated } = fromTypebox(Errors(twenty, wrong))
  assert.is(issues.length, 8)
  assert.is(truncated, true)
})

test('D3: the errors are counted before they are split', () => {
  const required = Array.from({ length: 9 }, (_, at) => `k${at}`)
  const { issues, truncated } = fromTypebox(Errors({ required }, {}))
  assert.is(issues.length, 9)
  assert.is(truncated, undefined)
})

test('D3: eight errors of 0.34 are eight', () => {
  const schema = Type.Array(Type.Null())
  const { issues, truncated } = fromTypebox(Value.Errors(schema, [1, 2, 3, 4, 5, 6, 7, 8]))
  assert.is(issues.length, 8)
  assert.is(truncated, undefined)
})

test('D3: where the cap was lifted, the settings say how far', () => {
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: 12 })
  try {
    const { issues, truncated } = fromTypebox(Errors(twenty, wrong), Settings.Get())
    assert.is(issues.length, 12)
    assert.is(truncated, true)
    const eight = Object.fromEntries(Object.entries(wrong).slice(0, 8))
    assert.is(fromTypebox(Errors(twenty, eight), Settings.Get()).truncated, undefined)
  } finally {
    Settings.Set({ maxErrors })
  }
})

test('a value that was refused without an error is not valid', () => {
  assert.equal(toldOf(fromTypebox([false, []]).issues), [['', 'unknown']])
})

test('a reference that leads nowhere is a schema that nothing fits', () => {
  assert.equal(toldOf(modern({ properties: { a: { $ref: '#/$defs/nothing' } } }, { a: 1 })), [
    ['/a', 'unexpected']
  ])
})

// Both

const secret = 'hunter2-hunter2'

test('no value and no object of theirs is kept', () => {
  const schema = Type.Object({ a: Type.Union([Type.Literal('x'), Type.Null()]), b: Type.Number() })
  const value = { a: secret, b: secret }
  const errors = [...Value.Errors(schema, value)]
  const theirs = reachable([schema, value, errors])
  const both = [fromTypebox(errors), fromTypebox(Errors(JSON.parse(JSON.stringify(schema)), value))]
  assert.equal(
    [...reachable(both)].filter((object) => theirs.has(object)),
    []
  )
  assert.not.match(JSON.stringify(both), secret)
})

test('what is frozen is read, and never written', () => {
  const errors = frozen([...Value.Errors(Type.Object({ a: Type.Number() }), {})])
  assert.is(fromTypebox(errors).issues.length, 2)
})

test('one bad error costs one issue', () => {
  const good = Value1.Errors(Type1.String(), 1)
  const thrower = Object.defineProperty({}, 'keyword', {
    get: () => {
      throw new Error('no')
    }
  })
  for (const bad of [thrower, null, 7, {}, { keyword: 'type' }, { type: 3, path: 4 }]) {
    // A border: what no library reports.
    const errors = [...good, bad, ...good] as unknown as TypeboxErrors
    assert.equal(toldOf(fromTypebox(errors).issues), [
      ['', 'type'],
      ['', 'unknown'],
      ['', 'type']
    ])
  }
})

test('what is no list and no iterator is one unknown issue', () => {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  const junk = [null, undefined, 7, 'x', {}, Promise.resolve([]), proxy, () => []]
  for (const errors of junk) {
    // A border: what no library reports.
    const { issues } = fromTypebox(errors as unknown as TypeboxErrors)
    assert.equal(toldOf(issues), [['', 'unknown']])
    assert.type(issues[0]?.message, 'string')
  }
})

test('an iterator without an end is read in bounded time', () => {
  const [error] = Value.Errors(Type.String(), 1)
  function* endless(): Generator<TypeboxValueError> {
    for (;;) if (error !== undefined) yield { ...error, errors: [endless(), endless()] }
  }
  const { issues, truncated } = fromTypebox(endless())
  assert.is(truncated, true)
  assert.ok(issues.length > 0 && issues.length <= 100_000)
})

test('more than 100 000 errors are counted as truncated', () => {
  const [error] = Errors({ type: 'string' }, 1)[1]
  assert.ok(error !== undefined)
  const { issues, truncated } = fromTypebox(Array.from({ length: 100_001 }, () => error))
  assert.is(issues.length, 100_000)
  assert.is(truncated, true)
})

test('keys that one list names count as errors do', () => {
  const requiredProperties = Array.from({ length: 1000 }, (_, at) => `k${at}`)
  const error = {
    keyword: 'required',
    schemaPath: '#',
    instancePath: '',
    params: { requiredProperties },
    message: 'm'
  }
  const { issues, truncated } = fromTypebox(Array.from({ length: 1000 }, () => error))
  // One thousand were paid for by the errors themselves.
  assert.is(issues.length, 100_000)
  assert.is(truncated, true)
})

test('a prototype gives no parameters', () => {
  const params = Object.create({ requiredProperties: ['x'] })
  const error = { keyword: 'required', schemaPath: '#', instancePath: '', params, message: 'm' }
  assert.equal(toldOf(fromTypebox([error]).issues), [['', 'missing']])
  assert.is(own(fromTypebox([error]).issues[0], 'params'), undefined)
})

test.run()
