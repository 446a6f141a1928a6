import { advise } from '@toolfault/advice/advise'
import { type Advice, type Expected, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/also.authors')

const adviceOf = (issue: Issue, schema: unknown, value: object): Advice | undefined =>
  advise(invalidArguments('t', { issues: [issue] }), { schema, value }).advice?.[0]

const said: Expected = { id: 'said', text: 'Say when' }
const oneOf = (...values: ReadonlyArray<string | number | boolean>): Expected => ({
  id: 'one_of',
  values
})
const text = { type: 'string' }
const asked = { id: 'type', types: ['string'] } as const
const pattern = { id: 'pattern', pattern: '^x' } as const

// An author says why a key is needed, and seldom what it holds (docs/advice.md, "Whoever validated").
for (const [name, params, schema, ...wanted] of [
  ['what its place asks for', undefined, { ...text, pattern: '^x' }, said, asked, pattern],
  ['its values', undefined, { enum: ['x'] }, said, oneOf('x')],
  ['its place before the validator', { allowedValues: [1] }, text, said, asked],
  ['the values that the validator knows', { allowedValues: [1, 2] }, true, said, oneOf(1, 2)],
  ['the value that the validator knows', { allowedValue: false }, true, said, oneOf(false)],
  ['nothing', undefined, true, said]
] as const satisfies ReadonlyArray<
  readonly [string, Issue['params'] | undefined, unknown, ...ReadonlyArray<Expected>]
>) {
  test(`a missing key in the words of an author, and beside them ${name}`, () => {
    const issue = {
      path: ['a'],
      kind: 'missing',
      keyword: 'errorMessage',
      message: 'Say when',
      ...(params === undefined ? {} : { params })
    } as const
    const piece = adviceOf(issue, { properties: { a: schema }, required: ['a'] }, {})
    assert.equal([piece?.expected, ...(piece?.also ?? [])], wanted)
  })
}

for (const [name, issue, schema, value, ...wanted] of [
  [
    'what an author says of a value is all',
    { kind: 'type', keyword: 'errorMessage', message: 'Say when' },
    { type: 'integer', minimum: 1 },
    { a: 'x' },
    said
  ],
  [
    'beside the values that the validator lists nothing is said',
    { kind: 'missing', params: { allowedValues: [1] } },
    { minimum: 1 },
    {},
    oneOf(1)
  ],
  [
    'beside a limit its other end and its step are said, and nothing of another family',
    { kind: 'range', keyword: 'minimum', params: { comparison: '>=', limit: 2 } },
    { minimum: 2, maximum: 5, multipleOf: 2, minLength: 1, pattern: '^x' },
    { a: 1 },
    { id: 'compare', comparison: '>=', limit: 2 },
    { id: 'compare', comparison: '<=', limit: 5 },
    { id: 'multiple', of: 2 }
  ],
  [
    'beside a type no wider one is said',
    { kind: 'type', keyword: 'type', params: { type: 'string' } },
    { type: ['integer', 'string'], allOf: [text] },
    { a: 5 },
    asked
  ],
  [
    'where a validator stopped at the type the values of the schema are said',
    { kind: 'type', keyword: 'type', params: { type: 'string' } },
    { type: 'string', enum: ['x'] },
    { a: 5 },
    { id: 'one_of', values: ['x'] }
  ]
] as const satisfies ReadonlyArray<
  readonly [string, Omit<Issue, 'path'>, object, object, ...ReadonlyArray<Expected>]
>) {
  test(name, () => {
    const root = { properties: { a: schema }, required: ['a'] }
    const piece = adviceOf({ path: ['a'], ...issue }, root, value)
    assert.equal([piece?.expected, ...(piece?.also ?? [])], wanted)
  })
}

const minLength = { minLength: 2 }
const letters = { id: 'count', of: 'characters', least: 2 } as const

// What several subschemas ask of one key that is missing, the first word of each.
for (const [name, schema, ...wanted] of [
  ['a base class that only names the type', [text, { enum: ['x'] }], oneOf('x')],
  ['a base class that only lists values', [{ enum: ['x'] }, text], oneOf('x')],
  ['a base class without a type', [minLength, text], asked, letters],
  ['two lists', [{ enum: ['x', 'y'] }, { enum: ['x'] }], oneOf('x', 'y')],
  [
    'sizes of every sort',
    [{ minLength: 1, maxLength: 2, minItems: 3, maxItems: 4, minProperties: 5, maxProperties: 6 }],
    { id: 'count', of: 'characters', least: 1, most: 2 },
    { id: 'count', of: 'items', least: 3, most: 4 },
    { id: 'count', of: 'keys', least: 5, most: 6 }
  ],
  ...'regex starts_with ends_with includes lowercase uppercase template_literal'
    .split(' ')
    .map((format) => [`${format} of zod`, [{ format, pattern: '^x' }], pattern] as const),
  ['what may be anything or null', [{ anyOf: [true, { type: 'null' }] }]],
  ['one that takes all', [true, minLength], letters],
  ['keywords that hold no numbers', [{ minimum: '1', exclusiveMinimum: true, maxLength: '5' }]],
  ['others that hold none', [{ minLength: '2', multipleOf: '2', format: 5, pattern: 5 }]]
] as const satisfies ReadonlyArray<
  readonly [string, ReadonlyArray<unknown>, ...ReadonlyArray<Expected>]
>) {
  test(`a missing key by ${name}`, () => {
    const allOf = schema.map((a) => ({ properties: { a } }))
    const piece = adviceOf({ path: ['a'], kind: 'missing' }, { allOf, required: ['a'] }, {})
    const found = [piece?.expected, ...(piece?.also ?? [])]
    assert.equal(
      found.filter((one) => one !== undefined),
      wanted
    )
  })
}

test('of a missing key that a pattern may claim nobody knows what it holds', () => {
  const schema = { patternProperties: { '^a': { ...text, ...minLength } }, required: ['a'] }
  const piece = adviceOf({ path: ['a'], kind: 'missing', keyword: 'required' }, schema, {})
  assert.equal([piece?.expected, piece?.also], [undefined, undefined])
})

test.run()
