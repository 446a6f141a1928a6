import { kindOf } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pathsIn, read } from './reading.js'

const test = suite('protocols/text/rules')

/** What a validator says of a value, with the keyword and the parameters that this is in JSON Schema. */
type Said = readonly [sentence: string, keyword: string, params?: object]

interface House {
  readonly who: string
  /** A sentence at `a.b`, as the validator places it. */
  readonly at: (sentence: string) => string
  readonly rows: ReadonlyArray<Said>
}

const number = (keyword: string, limit: number): object => {
  const comparison = { minimum: '>=', maximum: '<=', exclusiveMinimum: '>', exclusiveMaximum: '<' }
  const sign = Object.entries(comparison).find(([name]) => name === keyword)?.[1]
  return { ...(sign === undefined ? {} : { comparison: sign }), limit }
}
const bounded = (keyword: string, sentence: (limit: number) => string): Said => [
  sentence(12),
  keyword,
  number(keyword, 12)
]
const type = (sentence: string, name: string | ReadonlyArray<string>): Said => [
  sentence,
  'type',
  { type: name }
]
const listed: object = { allowedValues: ['fast', 'slow'] }

const houses: ReadonlyArray<House> = [
  {
    who: 'hapijs/joi, lib/types',
    at: (sentence) => `"a.b" ${sentence}`,
    rows: [
      ['is not allowed', 'additionalProperties'],
      type('must be a string', 'string'),
      type('must be a number', 'number'),
      type('must be an integer', 'integer'),
      type('must be an array', 'array'),
      type('must be of type object', 'object'),
      ['must be one of [fast, slow]', 'enum', listed],
      ['must be [fast]', 'const', { allowedValue: 'fast' }],
      ['must be one of [true, false]', 'enum'],
      bounded('minimum', (n) => `must be greater than or equal to ${n}`),
      bounded('maximum', (n) => `must be less than or equal to ${n}`),
      bounded('exclusiveMinimum', (n) => `must be greater than ${n}`),
      bounded('exclusiveMaximum', (n) => `must be less than ${n}`),
      ['must be a multiple of 12', 'multipleOf', { multipleOf: 12 }],
      bounded('minLength', (n) => `length must be at least ${n} characters long`),
      bounded('maxLength', (n) => `length must be less than or equal to ${n} characters long`),
      ['is not allowed to be empty', 'minLength', { limit: 1 }],
      bounded('minItems', (n) => `must contain at least ${n} items`),
      bounded('maxItems', (n) => `must contain less than or equal to ${n} items`),
      ['must be a valid email', 'format', { format: 'email' }],
      ['must be a valid uri', 'format', { format: 'uri' }],
      ['must be a valid GUID', 'format', { format: 'uuid' }],
      ['must be in ISO 8601 date format', 'format', { format: 'date-time' }]
    ]
  },
  {
    who: 'typestack/class-validator, src/decorator, and jquense/yup, src/locale.ts',
    at: (sentence) => `a.b ${sentence}`,
    rows: [
      ['is a required field', 'required'],
      ['must be defined', 'required'],
      ['should not be null or undefined', 'required'],
      ['should not exist', 'additionalProperties'],
      type('must be a string', 'string'),
      type('must be an integer number', 'integer'),
      type('must be a boolean value', 'boolean'),
      type('must be an array', 'array'),
      type('must be an object', 'object'),
      type('must be a number conforming to the specified constraints', 'number'),
      ['must be one of the following values: fast, slow', 'enum', listed],
      bounded('minimum', (n) => `must not be less than ${n}`),
      bounded('maximum', (n) => `must not be greater than ${n}`),
      bounded('minimum', (n) => `must be greater than or equal to ${n}`),
      bounded('maximum', (n) => `must be less than or equal to ${n}`),
      bounded('exclusiveMinimum', (n) => `must be greater than ${n}`),
      bounded('exclusiveMaximum', (n) => `must be less than ${n}`),
      bounded('minLength', (n) => `must be longer than or equal to ${n} characters`),
      bounded('minLength', (n) => `must be at least ${n} characters`),
      bounded('maxLength', (n) => `must be shorter than or equal to ${n} characters`),
      bounded('maxLength', (n) => `must be at most ${n} characters`),
      bounded('minItems', (n) => `must contain at least ${n} elements`),
      bounded('maxItems', (n) => `must contain no more than ${n} elements`),
      bounded('minItems', (n) => `field must have at least ${n} items`),
      bounded('maxItems', (n) => `field must have less than or equal to ${n} items`),
      ['should not be empty', 'minLength', { limit: 1 }],
      ['must be an email', 'format', { format: 'email' }],
      ['must be a valid email', 'format', { format: 'email' }],
      ['must be a URL address', 'format', { format: 'uri' }],
      ['must be a UUID', 'format', { format: 'uuid' }],
      ['must be a valid ISO 8601 date string', 'format', { format: 'date-time' }]
    ]
  },
  {
    who: 'TypeBox 0.34, src/errors/function.ts',
    at: (sentence) => `/a/b: ${sentence}`,
    rows: [
      ['Expected required property', 'required'],
      ['Unexpected property', 'additionalProperties'],
      ...['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'].map((name) =>
        type(`Expected ${name}`, name)
      ),
      bounded('minimum', (n) => `Expected number to be greater or equal to ${n}`),
      bounded('maximum', (n) => `Expected integer to be less or equal to ${n}`),
      bounded('exclusiveMinimum', (n) => `Expected number to be greater than ${n}`),
      bounded('exclusiveMaximum', (n) => `Expected number to be less than ${n}`),
      ['Expected number to be a multiple of 12', 'multipleOf', { multipleOf: 12 }],
      bounded('minLength', (n) => `Expected string length greater or equal to ${n}`),
      bounded('maxLength', (n) => `Expected string length less or equal to ${n}`),
      bounded('minItems', (n) => `Expected array length to be greater or equal to ${n}`),
      bounded('maxItems', (n) => `Expected array length to be less or equal to ${n}`),
      bounded('minProperties', (n) => `Expected object to have at least ${n} properties`),
      bounded('maxProperties', (n) => `Expected object to have no more than ${n} properties`),
      ['Expected array elements to be unique', 'uniqueItems'],
      ["Expected string to match 'date-time' format", 'format', { format: 'date-time' }],
      ["Expected string to match '^a+$'", 'pattern', { pattern: '^a+$' }],
      ['Expected union value', 'anyOf'],
      ["Expected 'fast'", 'const', { allowedValue: 'fast' }],
      ['Expected -12.5', 'const', { allowedValue: -12.5 }],
      ['Expected true', 'const', { allowedValue: true }]
    ]
  },
  {
    who: 'jsonschema for JavaScript, lib/attribute.js',
    at: (sentence) => `instance.a.b ${sentence}`,
    rows: [
      type('is not of a type(s) integer', 'integer'),
      type('is not of a type(s) string,null', ['string', 'null']),
      ['is not one of enum values: fast,slow', 'enum'],
      bounded('minimum', (n) => `must be greater than or equal to ${n}`),
      bounded('maximum', (n) => `must be less than or equal to ${n}`),
      bounded('minLength', (n) => `does not meet minimum length of ${n}`),
      bounded('maxLength', (n) => `does not meet maximum length of ${n}`),
      ['does not conform to the "date-time" format', 'format', { format: 'date-time' }]
    ]
  },
  {
    who: "everit's validator for Java",
    at: (sentence) => `#/a/b: ${sentence}`,
    rows: [
      type('expected type: JSONArray, found: String', 'array'),
      type('expected type: Integer, found: String', 'integer'),
      bounded('minLength', (n) => `expected minLength: ${n}, actual: 10`),
      bounded('maxLength', (n) => `expected maxLength: ${n}, actual: 20`),
      bounded('minItems', (n) => `expected minimum item count: ${n}, found: 10`),
      bounded('maxItems', (n) => `expected maximum item count: ${n}, found: 20`)
    ]
  },
  {
    who: 'msgspec for Python',
    at: (sentence) => `${sentence} - at \`$.a.b\``,
    rows: [
      type('Expected `bool`, got `str`', 'boolean'),
      type('Expected `int | null`, got `str`', ['integer', 'null']),
      bounded('minimum', (n) => `Expected \`int\` >= ${n}`),
      bounded('maximum', (n) => `Expected \`float\` <= ${n}`),
      bounded('minLength', (n) => `Expected \`str\` of length >= ${n}`),
      bounded('maxLength', (n) => `Expected \`str\` of length <= ${n}`),
      bounded('minItems', (n) => `Expected \`array\` of length >= ${n}`),
      bounded('maxProperties', (n) => `Expected \`object\` of length <= ${n}`)
    ]
  },
  {
    who: 'ajv 6 and 8',
    at: (sentence) => `data.a.b ${sentence}`,
    rows: [
      type('should be string,null', ['string', 'null']),
      bounded('minLength', (n) => `should NOT be shorter than ${n} characters`),
      bounded('maxLength', (n) => `should NOT be longer than ${n} characters`),
      bounded('minItems', (n) => `must NOT have fewer than ${n} items`),
      ['should be equal to constant', 'const']
    ]
  },
  {
    who: 'handlers, in their own words',
    at: (sentence) => `Parameter "a.b" ${sentence}`,
    rows: [
      type('must be an int', 'integer'),
      type('should be of type float, got str', 'number'),
      type('must be a list, but received string', 'array'),
      type('must be a dict', 'object'),
      type('must be a bool', 'boolean'),
      type('must be text', 'string'),
      ['must be one of: fast, slow', 'enum', listed],
      ['should be one of fast, slow', 'enum', listed]
    ]
  }
]

// The sentence alone is that of others as well, and of a place in either.
test('a place that is required may be inside of another', () =>
  assert.equal(pathsIn('failed to parse arguments: "a.b" is required'), [['a', 'b']]))

const issuesOf = (text: string): unknown => {
  const [fault] = read(`failed to parse arguments: ${text}`)
  return fault.kind === 'invalid_arguments' ? fault.issues : []
}

for (const { at, rows, who } of houses)
  for (const [sentence, keyword, params] of rows)
    test(`${who}: ${sentence}`, () => {
      const kind = kindOf(keyword)
      assert.equal(issuesOf(at(sentence)), [
        {
          path: ['a', 'b'],
          kind,
          keyword,
          ...(params === undefined ? {} : { params }),
          message: sentence,
          ...(kind === 'unexpected' ? { echo: true } : {})
        }
      ])
      // What begins or goes on in another way is another sentence, of which no rule is known; a list of values has no end.
      const others = kind === 'choice' ? [`it ${sentence}`] : [`it ${sentence}`, `${sentence} too`]
      for (const other of others)
        assert.not.match(JSON.stringify(issuesOf(at(other))), `"keyword":"${keyword}"`, other)
    })

test.run()
