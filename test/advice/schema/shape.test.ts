import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { signature } from './signed.js'

const test = suite('advice/schema/shape')

const text = { type: 'string' }
const whole = { type: 'integer' }
const keys = (properties: object, ...required: ReadonlyArray<unknown>): object => ({
  properties,
  required
})
const constants = (count: number): object => ({
  anyOf: Array.from({ length: count }, (_, at) => ({ const: at }))
})
const within = (schema: unknown): object => ({ allOf: [{}, schema] })

// What all that speaks of one place says together: a union takes the types and the keys of its branches.
for (const [name, schema, wanted] of [
  ['values beside a rule', { enum: ['a', 'b'], allOf: [{ minLength: 1 }] }, '"a" | "b"'],
  ['values beside their type', within({ ...text, enum: ['a'] }), '"a"'],
  ['the last of two lists', { enum: [1, 2, 3], allOf: [{ enum: [2] }] }, '2'],
  [
    'no values of one branch',
    { ...keys({ l: text }), anyOf: [{ enum: [1] }, { minimum: 5 }] },
    '{ l?: string } | integer'
  ],
  ['a union of constants', within(constants(2)), '0 | 1'],
  [
    'a oneOf of constants',
    within({ oneOf: [{ const: 'a' }, { enum: ['b', 'c'] }] }),
    '"a" | "b" | "c"'
  ],
  [
    'a union of constants and null',
    within({ anyOf: [{ const: 1 }, { type: 'null' }] }),
    '1 | null'
  ],
  [
    'a union of constants by reference',
    within({ anyOf: [{ $ref: '#/$defs/three' }, { const: 4 }] }),
    '3 | 4'
  ],
  [
    'a union of constants and any text',
    within({ anyOf: [{ const: 1 }, text] }),
    'integer | string'
  ],
  ['a union of constants and anything', within({ anyOf: [{ const: 1 }, true] }), 'integer'],
  ['a union of nothing', within({ ...text, anyOf: [] }), 'string'],
  ['256 constants', within(constants(256)), '0 | 1 | 2 | 3 | 4 | 5 | …'],
  ['257 constants', within(constants(257)), 'integer'],
  [
    'types of a union',
    within({ anyOf: [text, { type: ['integer', 'null'] }] }),
    'string | integer | null'
  ],
  ['keys of allOf', within(keys({ l: text }, 'l')), '{ l: string }'],
  [
    'keys of two',
    { ...keys({ l: text }, 'l'), allOf: [keys({ m: whole })] },
    '{ l: string, m?: integer }'
  ],
  [
    'a key that two know',
    { allOf: [keys({ l: text }), keys({ l: { minLength: 1 } }, 'l')] },
    '{ l: string }'
  ],
  [
    'keys of a branch of anyOf',
    within({ ...keys({ l: text }), anyOf: [keys({ m: whole }, 'l', 'm')] }),
    '{ l?: string, m?: integer }'
  ],
  [
    'keys of a branch of oneOf',
    within({ ...keys({ l: text }), oneOf: [keys({ m: whole }, 'm')] }),
    '{ l?: string, m?: integer }'
  ],
  ['keys of a reference', { $ref: '#/$defs/keys' }, '{ l: string }'],
  [
    'keys of a reference in a branch',
    { ...keys({ m: whole }), anyOf: [{ $ref: '#/$defs/keys' }] },
    '{ m?: integer, l?: string }'
  ],
  [
    'keys of allOf of a branch',
    { ...keys({ m: whole }), anyOf: [within(keys({ l: text }, 'l'))] },
    '{ m?: integer, l?: string }'
  ],
  ['a required key that is a number', keys({ 5: text }, 5), '{ 5: string }'],
  ['required, which is no list', { properties: { l: text }, required: 'l' }, '{ l?: string }'],
  ['allOf, which is no list', { ...text, allOf: { a: whole } }, 'string'],
  ['anyOf, which is no list', { ...text, anyOf: { a: whole } }, 'string'],
  ['a schema that holds itself', { $ref: '#/$defs/itself' }, 'string'],
  [
    'null by OpenAPI, twice',
    { ...text, nullable: true, allOf: [{ type: 'null' }] },
    'string | null'
  ],
  ['a type that is none', { type: 5 }, 'any'],
  ['types that are none', { type: [5, 'string', null] }, 'string'],
  ['types of listed values', within({ anyOf: [{ enum: [1, 'a', 2] }, text] }), 'integer | string'],
  [
    'types, which are seven at most',
    { type: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] },
    'a | b | c | d | e | f | g'
  ]
] as const satisfies ReadonlyArray<readonly [string, unknown, string]>) {
  test(`the shape of ${name}`, () => {
    assert.is(signature(schema), wanted)
  })
}

test.run()
