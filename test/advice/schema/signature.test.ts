import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { shape, signature } from './signed.js'

const test = suite('advice/schema/signature')

const text = { type: 'string' }
const whole = { type: 'integer' }
const none = { type: 'null' }
const list = (items: unknown, more: object = {}): object => ({ type: 'array', items, ...more })
const map = (additionalProperties: unknown, more: object = {}): object => ({
  type: 'object',
  additionalProperties,
  ...more
})
/** One character each, and three between two. */
const ones = (count: number): ReadonlyArray<number> => Array.from({ length: count }, () => 1)
const of = (properties: object, ...required: ReadonlyArray<string>): object => ({
  type: 'object',
  properties,
  required
})

// "As TypeScript would write it" (docs/advice.md, "The expected shape").
for (const [name, schema, wanted] of [
  ['anything', {}, 'any'],
  ['true', true, 'any'],
  ['a type', text, 'string'],
  ['types', { type: ['string', 'integer'] }, 'string | integer'],
  ['null by OpenAPI', { ...text, nullable: true }, 'string | null'],
  ['a format', { ...text, format: 'uuid' }, 'string (uuid)'],
  [
    'a format of one of two types',
    { type: ['string', 'null'], format: 'date' },
    'string (date) | null'
  ],
  ['a format of a number', { ...whole, format: 'int32' }, 'integer'],
  ['a format that is none', { ...text, format: 5 }, 'string'],
  [
    'keys that have to be there, and nothing more is said of them',
    { type: 'object', required: ['a', 'b c'] },
    '{ a: any, "b c": any }'
  ],
  [
    'one of them beside keys of which more is said',
    of({ a: text, b: whole }, 'b', 'c'),
    '{ b: integer, c: any, a?: string }'
  ],
  ['one of them in a map', map(whole, { required: ['a'] }), '{ a: integer }'],
  ['listed values', { enum: ['a', 1, null, true] }, '"a" | 1 | null | true'],
  ['six values', { enum: [1, 2, 3, 4, 5, 6] }, '1 | 2 | 3 | 4 | 5 | 6'],
  // What is not written cannot be chosen.
  ['seven values', { enum: [1, 2, 3, 4, 5, 6, 7] }, '1 | 2 | 3 | 4 | 5 | 6 | 7'],
  ['values that take 117 characters', { enum: ones(30) }, ones(30).join(' | ')],
  ['values that take 121', { enum: ones(31) }, '1 | 1 | 1 | 1 | 1 | 1 | …'],
  ['a constant', { ...text, const: 'x' }, '"x"'],
  ['a constant object', { const: { b: [1] } }, '{"b":[1]}'],
  ['a reference', { $ref: '#/$defs/text' }, 'string'],
  ['allOf', { allOf: [{ minLength: 1 }, text] }, 'string'],
  ['a union', { anyOf: [text, whole] }, 'string | integer'],
  ['a union of like branches', { oneOf: [text, { ...text, minLength: 1 }, none] }, 'string | null'],
  [
    'a union of four',
    { anyOf: [text, whole, none, list(text)] },
    'string | integer | string[] | null'
  ],
  [
    'a union of five',
    { anyOf: [text, whole, none, list(text), { type: 'boolean' }] },
    'string | integer | string[] | boolean | null'
  ],
  ['a union by reference', { $ref: '#/$defs/either' }, 'string | integer'],
  ['a union by a reference to a reference', { $ref: '#/$defs/far' }, 'string | integer'],
  ['a union of lists of values', { anyOf: [{ enum: [1, 2] }, { const: 3 }] }, '1 | 2 | 3'],
  ['a union beside keys', { ...of({ l: text }), anyOf: [{ required: ['l'] }] }, '{ l?: string }'],
  [
    'a union as the only part of what is described',
    { description: 'x', allOf: [{ $ref: '#/$defs/either' }] },
    'string | integer'
  ],
  [
    'a union of objects beside keys',
    { ...of({ l: text }, 'l'), oneOf: [of({ k: { const: 1 } }, 'k'), of({ k: { const: 2 } })] },
    '{ k: 1, l: string } | { l: string, k?: 2 }'
  ],
  [
    'a key that all branches of a union have to have',
    { required: ['k'], anyOf: [of({ k: { const: 1 } }), of({ k: { const: 2 }, m: whole })] },
    '{ k: 1 } | { k: 2, m?: integer }'
  ],
  ['a map', map(whole), '{ [key]: integer }'],
  ['a map of anything', map({}), 'object'],
  ['a map of true', map(true), 'object'],
  [
    'a map of lists or null',
    map(list(text), { type: ['object', 'null'] }),
    '{ [key]: string[] } | null'
  ],
  ['a map beside a pattern', map(whole, { patternProperties: { x: text } }), 'object'],
  ['an object', { type: 'object' }, 'object'],
  ['an object or null', { type: ['object', 'null'] }, 'object | null'],
  ['keys', of({ l: text, m: whole }, 'l', 'm'), '{ l: string, m: integer }'],
  ['keys without a type', { properties: { l: text } }, '{ l?: string }'],
  ['keys or null', { ...of({ l: text }, 'l'), type: ['object', 'null'] }, '{ l: string } | null'],
  [
    'required keys first',
    of({ l: text, m: whole, n: none }, 'n'),
    '{ n: null, l?: string, m?: integer }'
  ],
  ['objects in objects', of({ l: of({ m: text }, 'm') }, 'l'), '{ l: { m: string } }'],
  [
    'objects in objects in objects',
    of({ l: of({ m: of({ n: text }) }) }),
    '{ l?: { m?: { n?: string } } }'
  ],
  [
    'a map in an object in an object',
    of({ l: of({ m: map(text) }) }),
    '{ l?: { m?: { [key]: string } } }'
  ],
  ['a list as deep', of({ l: of({ m: list(text) }) }), '{ l?: { m?: string[] } }'],
  [
    'an object or a text',
    { ...of({ l: text }, 'l'), type: ['string', 'object'] },
    '{ l: string } | string'
  ],
  ['a map of maps', map(map(map(text))), '{ [key]: { [key]: { [key]: string } } }'],
  ['a map by reference', { $ref: '#/$defs/map' }, '{ [key]: integer }'],
  [
    'a map by allOf',
    { type: 'object', allOf: [{ additionalProperties: whole }] },
    '{ [key]: integer }'
  ],
  ['a format by reference', { $ref: '#/$defs/mail' }, 'string (email)'],
  ['a format by allOf', { ...text, allOf: [{ format: 'date' }] }, 'string (date)'],
  [
    'keys without a type, as deep',
    of({ l: of({ m: { properties: { n: text } } }) }),
    '{ l?: { m?: { n?: string } } }'
  ],
  [
    'objects in a branch',
    { anyOf: [of({ l: of({ m: text }) }), none] },
    '{ l?: { m?: string } } | null'
  ],
  [
    'names that are none in TypeScript',
    of({ 'm-n': text, $: text, _1: text, ä: text, '"': text, 'a b': text }),
    '{ "m-n"?: string, $?: string, _1?: string, "ä"?: string, "\\""?: string, "a b"?: string }'
  ]
] as const satisfies ReadonlyArray<readonly [string, unknown, string]>) {
  test(`the shape of ${name}`, () => {
    assert.is(signature(schema), wanted)
  })
}

// "What is required comes first and is never left out"; inside an object the rest, as long as that is not longer than 100.
for (const [name, size, wanted] of [
  ['99', 91, ', z?: string'],
  ['100', 92, ', …'],
  ['101', 93, ', …']
] as const) {
  test(`what may be left out inside behind ${name} characters`, () => {
    const long = 'x'.repeat(size)
    const needed = `${long}: string`
    assert.is(signature(of({ z: text, [long]: text }, long)), `{ ${needed}${wanted} }`)
    assert.is(signature(of({ z: text, [long]: text }, 'z', long)), `{ z: string, ${needed} }`)
  })
}

test('one mark for all that is left out inside', () => {
  const long = 'x'.repeat(100)
  assert.is(signature(of({ [long]: text, y: text, z: text })), `{ ${long}?: string, … }`)
})

// docs/advice.md: "behind 160 characters the rest is there by name, up to 320".
for (const [name, size, wanted] of [
  ['159', 149, 'z?: string'],
  ['160', 150, 'z?']
] as const) {
  test(`what may be left out behind ${name} characters`, () => {
    const long = 'x'.repeat(size)
    const schema = of({ z: text, [long]: text }, long)
    assert.is(shape(schema), `{ ${long}: string, ${wanted} }`)
    assert.is(shape(list(schema)), `{ ${long}: string, ${wanted} }[]`)
  })
}

test('of values that a list is asked for all are written where they take no more than 240 characters', () => {
  assert.is(shape(list({ enum: ones(60) })), `(${ones(60).join(' | ')})[]`)
  assert.is(shape(list({ enum: ones(61) })), '(1 | 1 | 1 | 1 | 1 | 1 | …)[]')
})

test('what is longer than 320 characters with its value is there by name', () => {
  const one = 'v'.repeat(312)
  assert.is(shape(of({ a: { const: one }, b: text })), `{ a?: "${one}", … }`)
  assert.is(shape(of({ a: { const: `${one}v` }, b: text })), '{ a?, b?: string }')
})

test('no name beyond 320 characters, but what is required', () => {
  const long = 'x'.repeat(200)
  const more = 'y'.repeat(200)
  const optional = of({ [long]: text, y: text, [more]: text, z: text })
  assert.is(shape(optional), `{ ${long}?: string, y?, … }`)
})

test('nor then, but what is required', () => {
  const long = 'x'.repeat(330)
  assert.is(shape(of({ z: text, [long]: text }, long)), `{ ${long}: string, … }`)
})

test.run()
